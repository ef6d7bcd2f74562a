//! Florenza Dice Game: its data files and its options.

use super::{Shelved, read_folder};
use crate::args::{Options, Rules};
use anyhow::{Context, Result, anyhow};
use florenza::{Config, Florenza, Level, Sources};
use kernel::{Digest, Game, Rng};
use std::path::Path;
use std::sync::LazyLock;

/// The digest of the data that this program carries; computed once, since that means to parse them.
static STANDARD: LazyLock<Digest> = LazyLock::new(|| Florenza::standard().data_hash());

impl Shelved for Florenza {
    fn load(rules: &Rules) -> Result<Florenza> {
        match &rules.dir {
            None => Ok(Florenza::standard()),
            Some(dir) => from_folder(dir).with_context(|| format!("--rules {}", dir.display())),
        }
    }

    fn is_standard(&self) -> bool {
        self.data_hash() == *STANDARD
    }

    /// A level that nobody asked for is the usual one; where no Pope plays, the game says so.
    fn configure(players: u8, options: &Options) -> Config {
        Config { level: options.level.or(Config::new(players).level), ..Config::new(players) }
    }

    /// The scores of the Pope at all his levels, whichever of them is played against.
    fn marks(&self, config: &Config) -> Vec<(&'static str, i32)> {
        let levels = if config.level.is_some() { &Level::ALL[..] } else { &[] };
        levels.iter().map(|level| (level.id(), self.tables().solo.target(*level).into())).collect()
    }

    /// A level asked for means one player.
    fn vary(players: Option<u8>, options: &Options, rng: &mut Rng) -> Config {
        let drawn = 1 + rng.below(4) as u8;
        let players = players.unwrap_or(if options.level.is_some() { 1 } else { drawn });
        let level = *rng.pick(&Level::ALL);
        let level = options.level.or((players == 1).then_some(level));
        Config { players, level }
    }
}

fn from_folder(dir: &Path) -> Result<Florenza> {
    let [data, provenance] = read_folder(dir, Sources::FILES)?;
    let sources = Sources { data: &data, provenance: &provenance };
    Florenza::from_sources(&sources).map_err(|error| anyhow!("{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Seed, Silent};

    #[test]
    fn whatever_is_drawn_can_be_played() {
        let game = Florenza::standard();
        let (mut seen, mut levels) = ([false; 5], [false; 4]);
        for seed in 0..200 {
            let config = Florenza::vary(None, &Options::default(), &mut Rng::new(seed));
            seen[usize::from(config.players)] = true;
            if let Some(level) = config.level {
                levels[level as usize] = true;
            }
            assert!(game.setup(&config, Seed::from_number(seed), &mut Silent).is_ok(), "{config:?}");
        }
        assert_eq!((seen, levels), ([false, true, true, true, true], [true; 4]));
    }

    #[test]
    fn what_is_asked_for_does_not_vary() {
        let asked = Options { level: Some(Level::Hard), ..Options::default() };
        for seed in 0..50 {
            let config = Florenza::vary(None, &asked, &mut Rng::new(seed));
            assert_eq!(config, Config::solo(Level::Hard));
            let config = Florenza::vary(Some(3), &Options::default(), &mut Rng::new(seed));
            assert_eq!(config, Config::new(3));
        }
    }
}
