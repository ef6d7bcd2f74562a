//! The options of Die Wiege der Renaissance; where a ruling has two readings, each is a word.

use clap::builder::FalseyValueParser;
use clap::{Args, ValueEnum};
use kernel::Seat;
use wiege::config::{DuelPass, EmptyDeck, Uppermost};

/// The options of Die Wiege der Renaissance.
#[derive(Clone, Copy, Debug, Default, Args)]
#[command(next_help_heading = "Options of Die Wiege der Renaissance")]
pub(crate) struct WiegeOptions {
    /// Four play two against two, partners opposite each other
    #[arg(long, env = "MAGNIFICO_TEAMS", value_parser = FalseyValueParser::new())]
    pub(crate) teams: bool,
    /// Which seat begins [default: drawn by lot]
    #[arg(long, value_name = "SEAT", env = "MAGNIFICO_START", value_parser = seat)]
    pub(crate) start: Option<Seat>,
    /// What a culture scoring removes when no event is left [default: stack]
    #[arg(long, value_name = "WHAT", env = "MAGNIFICO_CULTURE_EMPTY_DECK", value_enum)]
    pub(crate) culture_empty_deck: Option<Removed>,
    /// Whether who passes in a duel is out [default: final]
    #[arg(long, value_name = "HOW", env = "MAGNIFICO_DUEL_PASS", value_enum)]
    pub(crate) duel_pass: Option<Pass>,
    /// Which card of a column is discarded first [default: newest]
    #[arg(long, value_name = "WHICH", env = "MAGNIFICO_UPPERMOST", value_enum)]
    pub(crate) uppermost: Option<Which>,
    /// A joker may open a column while one of its symbols has none
    #[arg(long, env = "MAGNIFICO_JOKER_NEW_COLUMN", value_parser = FalseyValueParser::new())]
    pub(crate) joker_new_column: bool,
}

/// What a culture scoring removes when no event is left (ruling R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Removed {
    /// The whole stack
    Stack,
    /// The top event
    Top,
}

/// When a duel ends (ruling R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Pass {
    /// Who passes is out
    Final,
    /// On two passes in a row
    Consecutive,
}

/// Which card of a column is its uppermost (ruling R5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Which {
    /// The card laid last
    Newest,
    /// The card laid first
    Oldest,
}

impl From<Removed> for EmptyDeck {
    fn from(removed: Removed) -> EmptyDeck {
        match removed {
            Removed::Stack => EmptyDeck::Stack,
            Removed::Top => EmptyDeck::Top,
        }
    }
}

impl From<Pass> for DuelPass {
    fn from(pass: Pass) -> DuelPass {
        match pass {
            Pass::Final => DuelPass::Final,
            Pass::Consecutive => DuelPass::Consecutive,
        }
    }
}

impl From<Which> for Uppermost {
    fn from(which: Which) -> Uppermost {
        match which {
            Which::Newest => Uppermost::Newest,
            Which::Oldest => Uppermost::Oldest,
        }
    }
}

impl WiegeOptions {
    /// What was asked for, as it is typed.
    pub(crate) fn typed(&self) -> Vec<String> {
        let WiegeOptions { teams, start, culture_empty_deck, duel_pass, uppermost, joker_new_column } = *self;
        let flag = |set: bool, name: &str| set.then(|| name.to_string());
        let words = [
            flag(teams, "--teams"),
            start.map(|seat| format!("--start {seat}")),
            culture_empty_deck.map(|it| typed("--culture-empty-deck", &it)),
            duel_pass.map(|it| typed("--duel-pass", &it)),
            uppermost.map(|it| typed("--uppermost", &it)),
            flag(joker_new_column, "--joker-new-column"),
        ];
        words.into_iter().flatten().collect()
    }
}

fn typed(option: &str, value: &impl ValueEnum) -> String {
    let word = value.to_possible_value();
    format!("{option} {}", word.as_ref().map_or("", clap::builder::PossibleValue::get_name))
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::new).ok_or_else(|| "a seat is a number from 0 to 3".into())
}
