//! Florenza Dice Game as it is opened: its data files and its options.

use crate::FlorenzaBundle;
use florenza::pending::Use;
use florenza::{Action, Config, Florenza, Level, Sources};
use kernel::Rng;
use playable::{Chosen, GameOption, Playable, Values};

/// The Pope's level.
const LEVEL: GameOption = GameOption {
    name: "level",
    values: Values::OneOf {
        placeholder: "L",
        words: &[("easy", ""), ("normal", ""), ("hard", ""), ("extreme", "")],
    },
    help: "How well the Pope scores against one player: easy, normal, hard or extreme [default: normal]",
};

/// The level that was asked for.
fn level(chosen: &Chosen) -> Option<Level> {
    let word = chosen.get(LEVEL.name)?;
    Level::ALL.into_iter().find(|level| level.id() == word)
}

impl Playable for FlorenzaBundle {
    const FILES: &'static [&'static str] = &Sources::FILES;
    const OPTIONS: &'static [GameOption] = &[LEVEL];

    fn standard() -> Florenza {
        Florenza::standard()
    }

    fn from_texts(texts: &[String]) -> Result<Florenza, String> {
        let [data, provenance] = texts else {
            return Err(format!("{} texts are needed", Sources::FILES.len()));
        };
        Florenza::from_sources(&Sources { data, provenance }).map_err(|error| error.to_string())
    }

    /// A level that nobody asked for is the usual one; where no Pope plays, the game says so.
    fn configure(players: u8, chosen: &Chosen) -> Config {
        Config { level: level(chosen).or(Config::new(players).level), ..Config::new(players) }
    }

    /// A level asked for means one player.
    fn vary(players: Option<u8>, chosen: &Chosen, rng: &mut Rng) -> Config {
        let asked = level(chosen);
        let drawn = 1 + rng.below(4) as u8;
        let players = players.unwrap_or(if asked.is_some() { 1 } else { drawn });
        let some = *rng.pick(&Level::ALL);
        Config { players, level: asked.or((players == 1).then_some(some)) }
    }

    fn is_pass(action: Action) -> bool {
        matches!(action, Action::End | Action::Use(_, Use::Florins))
    }

    /// The scores of the Pope at all his levels, whichever of them is played against.
    fn marks(game: &Florenza, config: &Config) -> Vec<(&'static str, i32)> {
        let levels = if config.level.is_some() { &Level::ALL[..] } else { &[] };
        levels.iter().map(|level| (level.id(), game.tables().solo.target(*level).into())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Seed, Silent};

    #[test]
    fn whatever_is_drawn_can_be_played() {
        let game = Florenza::standard();
        let (mut seen, mut levels) = ([false; 5], [false; 4]);
        for seed in 0..200 {
            let config = FlorenzaBundle::vary(None, &Chosen::default(), &mut Rng::new(seed));
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
        let asked = Chosen::default().with("level", "hard");
        for seed in 0..50 {
            let config = FlorenzaBundle::vary(None, &asked, &mut Rng::new(seed));
            assert_eq!(config, Config::solo(Level::Hard));
            let config = FlorenzaBundle::vary(Some(3), &Chosen::default(), &mut Rng::new(seed));
            assert_eq!(config, Config::new(3));
        }
    }

    #[test]
    fn each_level_can_be_asked_for_by_its_word() {
        for it in Level::ALL {
            assert_eq!(LEVEL.check(it.id()), Ok(()));
            let chosen = Chosen::default().with("level", it.id());
            assert_eq!(FlorenzaBundle::configure(1, &chosen), Config::solo(it));
        }
        assert_eq!(FlorenzaBundle::configure(1, &Chosen::default()), Config::new(1));
        assert_eq!(LEVEL.check("soft"), Err("possible are: easy, normal, hard, extreme".into()));
    }

    #[test]
    fn the_game_is_read_from_its_texts() {
        let texts = [Sources::STANDARD.data, Sources::STANDARD.provenance].map(str::to_owned);
        let read = FlorenzaBundle::from_texts(&texts).expect("the standard data are right");
        assert_eq!(read.data_hash(), FlorenzaBundle::standard().data_hash());
        assert!(FlorenzaBundle::from_texts(&texts[..1]).is_err());
    }
}
