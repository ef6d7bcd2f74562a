//! How a match of Lorenzo il Magnifico is opened: its data files and its options.

use crate::LorenzoBundle;
use kernel::Rng;
use lorenzo::{Action, Config, Lorenzo, Sources};
use playable::{Chosen, GameOption, Playable};

const BASE: &str = "base";
const STRICT_PASSING: &str = "strict-passing";
const ENGLISH_LEADERS: &str = "english-leaders";
const HOUSE_RULES: &str = "house-rules";

impl Playable for LorenzoBundle {
    const FILES: &'static [&'static str] = &Sources::FILES;
    const OPTIONS: &'static [GameOption] = &[
        GameOption::flag(BASE, "The base game: no leaders, equal bonus tiles [default: advanced]"),
        GameOption::flag(STRICT_PASSING, "Nobody may pass while a family member can be placed"),
        GameOption::flag(ENGLISH_LEADERS, "Leaders as the English rulebook has them, where editions differ"),
        GameOption::flag(HOUSE_RULES, "Our house rules, not the publisher's; needed for 5 players"),
    ];

    fn standard() -> Lorenzo {
        Lorenzo::standard()
    }

    fn from_texts(texts: &[String]) -> Result<Lorenzo, String> {
        let [cards, leaders, excommunications, board, variant] = texts else {
            return Err(format!("{} files are needed: {}", Self::FILES.len(), Self::FILES.join(", ")));
        };
        let sources = Sources { cards, leaders, excommunications, board, variant };
        Lorenzo::from_sources(&sources).map_err(|error| error.to_string())
    }

    fn configure(players: u8, chosen: &Chosen) -> Config {
        Config {
            players,
            advanced: !chosen.has(BASE),
            strict_passing: chosen.has(STRICT_PASSING),
            english_leaders: chosen.has(ENGLISH_LEADERS),
            house_rules: chosen.has(HOUSE_RULES),
        }
    }

    /// Five players and the house rules come together or not at all; when only one was asked for and does not fit
    /// the other, the game says so.
    fn vary(players: Option<u8>, chosen: &Chosen, rng: &mut Rng) -> Config {
        let drawn = 2 + rng.below(4) as u8;
        let mut or_not = |option: &str| chosen.has(option) | (rng.below(2) == 0);
        let advanced = !or_not(BASE);
        let strict_passing = or_not(STRICT_PASSING);
        let english_leaders = or_not(ENGLISH_LEADERS);
        let players = players.unwrap_or(if chosen.has(HOUSE_RULES) { 5 } else { drawn });
        let house_rules = chosen.has(HOUSE_RULES) || players == 5;
        Config { players, advanced, strict_passing, english_leaders, house_rules }
    }

    fn is_pass(action: Action) -> bool {
        matches!(action, Action::Pass | Action::End | Action::Decline)
    }
}
