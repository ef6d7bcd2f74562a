//! Die Wiege der Renaissance: its data file and its options.

use super::{Shelved, read_folder};
use crate::args::{Options, Rules, WiegeOptions};
use anyhow::{Context, Result, anyhow};
use kernel::{Digest, Game, Rng, Seat};
use std::path::Path;
use std::sync::LazyLock;
use wiege::config::{DuelPass, EmptyDeck, Uppermost};
use wiege::{Config, Sources, Wiege};

/// The digest of the data that this program carries; computed once, since that means to parse them.
static STANDARD: LazyLock<Digest> = LazyLock::new(|| Wiege::standard().data_hash());

impl Shelved for Wiege {
    fn load(rules: &Rules) -> Result<Wiege> {
        match &rules.dir {
            None => Ok(Wiege::standard()),
            Some(dir) => from_folder(dir).with_context(|| format!("--rules {}", dir.display())),
        }
    }

    fn is_standard(&self) -> bool {
        self.data_hash() == *STANDARD
    }

    fn configure(players: u8, options: &Options) -> Config {
        let WiegeOptions { teams, start, culture_empty_deck, duel_pass, uppermost, joker_new_column } =
            options.wiege;
        Config {
            players,
            teams,
            start,
            culture_empty_deck: culture_empty_deck.map(Into::into).unwrap_or_default(),
            duel_pass: duel_pass.map(Into::into).unwrap_or_default(),
            uppermost: uppermost.map(Into::into).unwrap_or_default(),
            joker_new_column,
        }
    }

    fn has_partners(config: &Config) -> bool {
        config.teams
    }

    /// Teams need four players: when something else was asked for, the game says so.
    fn vary(players: Option<u8>, options: &Options, rng: &mut Rng) -> Config {
        let asked = &options.wiege;
        let drawn = 2 + rng.below(3) as u8;
        let players = players.unwrap_or(if asked.teams { 4 } else { drawn });
        let mut or_not = || rng.below(2) == 0;
        let (teams, joker) = (or_not(), or_not());
        let (deck, pass, upper) = (or_not(), or_not(), or_not());
        let start = Seat::new(rng.below(usize::from(players)) as u8).filter(|_| rng.below(2) == 0);
        Config {
            players,
            teams: asked.teams || (teams && players == 4),
            start: asked.start.or(start),
            culture_empty_deck: asked
                .culture_empty_deck
                .map_or(if deck { EmptyDeck::Stack } else { EmptyDeck::Top }, Into::into),
            duel_pass: asked
                .duel_pass
                .map_or(if pass { DuelPass::Final } else { DuelPass::Consecutive }, Into::into),
            uppermost: asked
                .uppermost
                .map_or(if upper { Uppermost::Newest } else { Uppermost::Oldest }, Into::into),
            joker_new_column: asked.joker_new_column || joker,
        }
    }
}

fn from_folder(dir: &Path) -> Result<Wiege> {
    let [text] = read_folder(dir, Sources::FILES)?;
    Wiege::from_sources(&Sources { wiege: &text }).map_err(|error| anyhow!("{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Seed, Silent};

    #[test]
    fn whatever_is_drawn_can_be_played() {
        let game = Wiege::standard();
        let mut seen = [0; 5];
        let mut teams = 0;
        for seed in 0..200 {
            let config = Wiege::vary(None, &Options::default(), &mut Rng::new(seed));
            seen[usize::from(config.players)] += 1;
            teams += u32::from(config.teams);
            assert!(game.setup(&config, Seed::from_number(seed), &mut Silent).is_ok(), "{config:?}");
        }
        assert!(seen[2] > 20 && seen[3] > 20 && seen[4] > 20 && teams > 10, "{seen:?}, {teams}");
    }

    #[test]
    fn what_is_asked_for_does_not_vary() {
        use crate::args::{Pass, Removed, Which};
        let wiege = WiegeOptions {
            teams: true,
            start: Seat::new(2),
            culture_empty_deck: Some(Removed::Top),
            duel_pass: Some(Pass::Consecutive),
            uppermost: Some(Which::Oldest),
            joker_new_column: true,
        };
        let asked = Options { wiege, ..Options::default() };
        let expected = Wiege::configure(4, &asked);
        for seed in 0..50 {
            assert_eq!(Wiege::vary(None, &asked, &mut Rng::new(seed)), expected);
        }
        assert_eq!(Wiege::configure(3, &Options::default()), Config::new(3));
        assert_eq!((expected.uppermost, expected.start), (Uppermost::Oldest, Seat::new(2)));
    }
}
