//! How Die Wiege der Renaissance is opened: its data file and its options. Where a ruling has two readings, each is a word.

use crate::WiegeBundle;
use kernel::{Rng, Seat};
use playable::{Chosen, GameOption, Playable, Values};
use wiege::config::{DuelPass, EmptyDeck, Uppermost};
use wiege::{Action, Config, Sources, Wiege};

const TEAMS: GameOption =
    GameOption::flag("teams", "Four play two against two, partners opposite each other");
const START: GameOption =
    GameOption { name: "start", values: Values::Seat(4), help: "Which seat begins [default: drawn by lot]" };
/// Ruling R1.
const EMPTY_DECK: GameOption = GameOption {
    name: "culture-empty-deck",
    values: Values::OneOf {
        placeholder: "WHAT",
        words: &[("stack", "The whole stack"), ("top", "The top event")],
    },
    help: "What a culture scoring removes when no event is left [default: stack]",
};
/// Ruling R2.
const DUEL_PASS: GameOption = GameOption {
    name: "duel-pass",
    values: Values::OneOf {
        placeholder: "HOW",
        words: &[("final", "Whoever passes is out"), ("consecutive", "On two passes in a row")],
    },
    help: "Whether whoever passes in a duel is out [default: final]",
};
/// Ruling R5.
const UPPERMOST: GameOption = GameOption {
    name: "uppermost",
    values: Values::OneOf {
        placeholder: "WHICH",
        words: &[("newest", "The card laid last"), ("oldest", "The card laid first")],
    },
    help: "Which card of a column is discarded first [default: newest]",
};
const JOKER: GameOption =
    GameOption::flag("joker-new-column", "A joker may open a column while one of its symbols has none");

impl Playable for WiegeBundle {
    const FILES: &'static [&'static str] = &Sources::FILES;
    const OPTIONS: &'static [GameOption] = &[TEAMS, START, EMPTY_DECK, DUEL_PASS, UPPERMOST, JOKER];

    fn standard() -> Wiege {
        Wiege::standard()
    }

    fn from_texts(texts: &[String]) -> Result<Wiege, String> {
        let [wiege] = texts else { return Err(format!("one file is needed, not {}", texts.len())) };
        Wiege::from_sources(&Sources { wiege }).map_err(|error| error.to_string())
    }

    fn configure(players: u8, chosen: &Chosen) -> Config {
        Config {
            players,
            teams: chosen.has(TEAMS.name),
            start: start(chosen),
            culture_empty_deck: empty_deck(chosen).unwrap_or_default(),
            duel_pass: duel_pass(chosen).unwrap_or_default(),
            uppermost: uppermost(chosen).unwrap_or_default(),
            joker_new_column: chosen.has(JOKER.name),
        }
    }

    /// Teams need four players: when something else was asked for, the game says so.
    fn vary(players: Option<u8>, chosen: &Chosen, rng: &mut Rng) -> Config {
        let asked = WiegeBundle::configure(0, chosen);
        let drawn = 2 + rng.below(3) as u8;
        let players = players.unwrap_or(if asked.teams { 4 } else { drawn });
        let mut or_not = || rng.below(2) == 0;
        let (teams, joker) = (or_not(), or_not());
        let (deck, pass, upper) = (or_not(), or_not(), or_not());
        let begins = Seat::new(rng.below(usize::from(players)) as u8).filter(|_| rng.below(2) == 0);
        Config {
            players,
            teams: asked.teams || (teams && players == 4),
            start: asked.start.or(begins),
            culture_empty_deck: empty_deck(chosen).unwrap_or(if deck {
                EmptyDeck::Stack
            } else {
                EmptyDeck::Top
            }),
            duel_pass: duel_pass(chosen).unwrap_or(if pass {
                DuelPass::Final
            } else {
                DuelPass::Consecutive
            }),
            uppermost: uppermost(chosen).unwrap_or(if upper { Uppermost::Newest } else { Uppermost::Oldest }),
            joker_new_column: asked.joker_new_column || joker,
        }
    }

    fn is_pass(action: Action) -> bool {
        matches!(action, Action::Pass | Action::End)
    }

    fn has_partners(config: &Config) -> bool {
        config.teams
    }
}

fn start(chosen: &Chosen) -> Option<Seat> {
    Seat::new(chosen.get(START.name)?.parse().ok()?)
}

fn empty_deck(chosen: &Chosen) -> Option<EmptyDeck> {
    one_of(chosen, EMPTY_DECK.name, [("stack", EmptyDeck::Stack), ("top", EmptyDeck::Top)])
}

fn duel_pass(chosen: &Chosen) -> Option<DuelPass> {
    one_of(chosen, DUEL_PASS.name, [("final", DuelPass::Final), ("consecutive", DuelPass::Consecutive)])
}

fn uppermost(chosen: &Chosen) -> Option<Uppermost> {
    one_of(chosen, UPPERMOST.name, [("newest", Uppermost::Newest), ("oldest", Uppermost::Oldest)])
}

/// What a word behind an option means.
fn one_of<T>(chosen: &Chosen, option: &str, meanings: [(&str, T); 2]) -> Option<T> {
    let word = chosen.get(option)?;
    meanings.into_iter().find(|(it, _)| *it == word).map(|(_, meaning)| meaning)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Seed, Silent};

    #[test]
    fn whatever_is_drawn_can_be_played() {
        let game = Wiege::standard();
        let mut seen = [0; 5];
        let mut teams = 0;
        for seed in 0..200 {
            let config = WiegeBundle::vary(None, &Chosen::default(), &mut Rng::new(seed));
            seen[usize::from(config.players)] += 1;
            teams += u32::from(config.teams);
            assert!(game.setup(&config, Seed::from_number(seed), &mut Silent).is_ok(), "{config:?}");
        }
        assert!(seen[2] > 20 && seen[3] > 20 && seen[4] > 20 && teams > 10, "{seen:?}, {teams}");
    }

    #[test]
    fn what_is_asked_for_does_not_vary() {
        let asked = Chosen::default()
            .with("teams", "")
            .with("start", "2")
            .with("culture-empty-deck", "top")
            .with("duel-pass", "consecutive")
            .with("uppermost", "oldest")
            .with("joker-new-column", "");
        let expected = WiegeBundle::configure(4, &asked);
        for seed in 0..50 {
            assert_eq!(WiegeBundle::vary(None, &asked, &mut Rng::new(seed)), expected);
        }
        assert_eq!(WiegeBundle::configure(3, &Chosen::default()), Config::new(3));
        assert_eq!((expected.uppermost, expected.start), (Uppermost::Oldest, Seat::new(2)));
        assert_eq!(expected.culture_empty_deck, EmptyDeck::Top);
        assert_eq!(expected.duel_pass, DuelPass::Consecutive);
    }

    #[test]
    fn every_word_of_an_option_means_something() {
        for option in WiegeBundle::OPTIONS {
            let Values::OneOf { words, .. } = option.values else { continue };
            let configs: Vec<Config> = words
                .iter()
                .map(|(word, _)| WiegeBundle::configure(2, &Chosen::default().with(option.name, *word)))
                .collect();
            assert_eq!(configs.len(), 2, "{}", option.name);
            assert_eq!(configs[0], Config::new(2), "the first word is what the rules say");
            assert_ne!(configs[0], configs[1], "{}", option.name);
        }
    }
}
