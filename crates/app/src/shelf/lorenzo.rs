//! Lorenzo il Magnifico: its data files and its options.

use super::{Shelved, read_folder};
use crate::args::{Options, Rules};
use anyhow::{Context, Result, anyhow};
use kernel::{Digest, Game, Rng};
use lorenzo::{Config, Lorenzo, Sources};
use std::path::Path;
use std::sync::LazyLock;

/// The digest of the data that this program carries; computed once, since that means to parse them.
static STANDARD: LazyLock<Digest> = LazyLock::new(|| Lorenzo::standard().data_hash());

impl Shelved for Lorenzo {
    fn load(rules: &Rules) -> Result<Lorenzo> {
        match &rules.dir {
            None => Ok(Lorenzo::standard()),
            Some(dir) => from_folder(dir).with_context(|| format!("--rules {}", dir.display())),
        }
    }

    fn is_standard(&self) -> bool {
        self.data_hash() == *STANDARD
    }

    fn configure(players: u8, options: &Options) -> Config {
        let Options { base, strict_passing, english_leaders, house_rules, .. } = *options;
        Config { players, advanced: !base, strict_passing, english_leaders, house_rules }
    }

    /// Five players and the house rules come together or not at all; when only one was asked for and does not fit
    /// the other, the game says so.
    fn vary(players: Option<u8>, options: &Options, rng: &mut Rng) -> Config {
        let drawn = 2 + rng.below(4) as u8;
        let mut or_not = |asked: bool| asked | (rng.below(2) == 0);
        let advanced = !or_not(options.base);
        let strict_passing = or_not(options.strict_passing);
        let english_leaders = or_not(options.english_leaders);
        let players = players.unwrap_or(if options.house_rules { 5 } else { drawn });
        Config {
            players,
            advanced,
            strict_passing,
            english_leaders,
            house_rules: options.house_rules || players == 5,
        }
    }
}

fn from_folder(dir: &Path) -> Result<Lorenzo> {
    let [cards, leaders, excommunications, board, variant] = read_folder(dir, Sources::FILES)?;
    let sources = Sources {
        cards: &cards,
        leaders: &leaders,
        excommunications: &excommunications,
        board: &board,
        variant: &variant,
    };
    Lorenzo::from_sources(&sources).map_err(|error| anyhow!("{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Seed, Silent};

    #[test]
    fn whatever_is_drawn_can_be_played() {
        let game = Lorenzo::standard();
        let mut seen = [false; 6];
        for seed in 0..200 {
            let config = Lorenzo::vary(None, &Options::default(), &mut Rng::new(seed));
            seen[usize::from(config.players)] = true;
            assert!(game.setup(&config, Seed::from_number(seed), &mut Silent).is_ok(), "{config:?}");
        }
        assert_eq!(seen, [false, false, true, true, true, true]);
    }

    #[test]
    fn what_is_asked_for_does_not_vary() {
        let asked = Options { base: true, strict_passing: true, english_leaders: true, ..Options::default() };
        for seed in 0..50 {
            let config = Lorenzo::vary(Some(3), &asked, &mut Rng::new(seed));
            let expected = Config { strict_passing: true, english_leaders: true, ..Config::base(3) };
            assert_eq!(config, expected);
        }
    }
}
