//! What a seat can decide, its notation, and its index in the action space.

use crate::Florenza;
use crate::building::BuildingId;
use crate::pending::Use;
use crate::pieces::{Die, Resource, Target, Track, Work};
use kernel::notation::{self, NoAction};
use std::fmt;
use std::str::FromStr;

/// The most stars that the notation knows for one work.
pub const MOST_STARS: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Use a die in a way.
    Use(Die, Use),
    /// Use the die as this value.
    Value(u8),
    /// Cross the next resource here; an extra resource just spent too.
    To(Target),
    /// Make the next resource another one.
    Swap(Resource),
    /// Take florins instead of the next resource.
    Sell,
    /// Lose a resource that has no free icon.
    Lose,
    /// Take resources of this kind.
    Resource(Resource),
    /// Spend an extra resource as this one.
    Extra(Resource),
    /// Cross a florin icon here.
    Pay(Target),
    /// Complete the next space with this building.
    Build(BuildingId),
    /// Complete a work with the artist, with so many stars.
    Hire(Work, u8),
    /// Take the steps on this track.
    Track(Track),
    /// Receive the income of this work next.
    Income(Work),
    /// End one's part of the turn.
    End,
}

// The action space: blocks of indices, one after the other.
const USE: usize = 0;
const VALUE: usize = USE + 6 * Use::ALL.len();
const TO: usize = VALUE + 6;
const SWAP: usize = TO + Target::COUNT;
const SELL: usize = SWAP + 6;
const LOSE: usize = SELL + 1;
const RESOURCE: usize = LOSE + 1;
const EXTRA: usize = RESOURCE + 6;
const PAY: usize = EXTRA + 6;
const BUILD: usize = PAY + Target::COUNT;
const HIRE: usize = BUILD + BuildingId::COUNT;
const STARS: usize = MOST_STARS as usize + 1;
const TRACK: usize = HIRE + 8 * STARS;
const INCOME: usize = TRACK + 3;
const END: usize = INCOME + 4;

impl Action {
    /// The size of the action space.
    pub const COUNT: usize = END + 1;

    /// Whether the game has this action: the numbers of the type go further.
    const fn exists(self) -> bool {
        match self {
            Action::Value(value) => value >= 1 && value <= 6,
            Action::Hire(_, stars) => stars <= MOST_STARS,
            Action::Income(work) => !work.is_palace(),
            _ => true,
        }
    }

    /// The index in the action space, if it is there.
    pub const fn index(self) -> Option<usize> {
        if !self.exists() {
            return None;
        }
        Some(match self {
            Action::Use(die, usage) => USE + die as usize * Use::ALL.len() + usage as usize,
            Action::Value(value) => VALUE + value as usize - 1,
            Action::To(target) => TO + target.index(),
            Action::Swap(resource) => SWAP + resource as usize,
            Action::Sell => SELL,
            Action::Lose => LOSE,
            Action::Resource(resource) => RESOURCE + resource as usize,
            Action::Extra(resource) => EXTRA + resource as usize,
            Action::Pay(target) => PAY + target.index(),
            Action::Build(building) => BUILD + building.index(),
            Action::Hire(work, stars) => HIRE + work as usize * STARS + stars as usize,
            Action::Track(track) => TRACK + track as usize,
            Action::Income(work) => INCOME + work as usize - 4,
            Action::End => END,
        })
    }

    /// The action with this index.
    pub fn action_at(index: usize) -> Option<Action> {
        Some(match index {
            USE..VALUE => {
                let (die, usage) = ((index - USE) / Use::ALL.len(), (index - USE) % Use::ALL.len());
                Action::Use(Die::ALL[die], Use::ALL[usage])
            }
            VALUE..TO => Action::Value((index - VALUE) as u8 + 1),
            TO..SWAP => Action::To(Target::new(index - TO)?),
            SWAP..SELL => Action::Swap(Resource::ALL[index - SWAP]),
            SELL => Action::Sell,
            LOSE => Action::Lose,
            RESOURCE..EXTRA => Action::Resource(Resource::ALL[index - RESOURCE]),
            EXTRA..PAY => Action::Extra(Resource::ALL[index - EXTRA]),
            PAY..BUILD => Action::Pay(Target::new(index - PAY)?),
            BUILD..HIRE => Action::Build(BuildingId::new((index - BUILD) as u8 + 1)?),
            HIRE..TRACK => Action::Hire(Work::ALL[(index - HIRE) / STARS], ((index - HIRE) % STARS) as u8),
            TRACK..INCOME => Action::Track(Track::ALL[index - TRACK]),
            INCOME..END => Action::Income(Work::CHURCH[index - INCOME]),
            END => Action::End,
            _ => return None,
        })
    }

    /// Values next to the action space and at the end of their numbers.
    pub fn no_actions() -> Vec<Action> {
        let values = [0, 7, u8::MAX].map(Action::Value);
        let stars =
            Work::ALL.into_iter().flat_map(|work| [MOST_STARS + 1, u8::MAX].map(|n| Action::Hire(work, n)));
        let incomes = Work::PALACE.map(Action::Income);
        values.into_iter().chain(stars).chain(incomes).collect()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Use(die, usage) => write!(f, "use:{}:{}", die.id(), usage.id()),
            Action::Value(value) => write!(f, "value:{value}"),
            Action::To(target) => write!(f, "to:{}", target.id()),
            Action::Swap(resource) => write!(f, "swap:{}", resource.id()),
            Action::Sell => f.write_str("sell"),
            Action::Lose => f.write_str("lose"),
            Action::Resource(resource) => write!(f, "resource:{}", resource.id()),
            Action::Extra(resource) => write!(f, "extra:{}", resource.id()),
            Action::Pay(target) => write!(f, "pay:{}", target.id()),
            Action::Build(building) => write!(f, "build:{}", building.number()),
            Action::Hire(work, 0) => write!(f, "hire:{}", work.id()),
            Action::Hire(work, 1) => write!(f, "hire:{}:star", work.id()),
            Action::Hire(work, stars) => write!(f, "hire:{}:{stars}-stars", work.id()),
            Action::Track(track) => write!(f, "track:{}", track.id()),
            Action::Income(work) => write!(f, "income:{}", work.id()),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Action, NoAction> {
        notation::read::<Florenza>(text, "use:white:resources, to:dome, pay:space-2 or build:8", parse)
    }
}

fn parse(verb: &str, rest: &str) -> Option<Action> {
    Some(match verb {
        "use" => {
            let (die, usage) = rest.split_once(':')?;
            Action::Use(Die::from_id(die)?, Use::from_id(usage)?)
        }
        "value" => Action::Value(rest.parse().ok()?),
        "to" => Action::To(Target::from_id(rest)?),
        "swap" => Action::Swap(Resource::from_id(rest)?),
        "sell" => Action::Sell,
        "lose" => Action::Lose,
        "resource" => Action::Resource(Resource::from_id(rest)?),
        "extra" => Action::Extra(Resource::from_id(rest)?),
        "pay" => Action::Pay(Target::from_id(rest)?),
        "build" => Action::Build(BuildingId::new(rest.parse().ok()?)?),
        "hire" => {
            let (work, stars) = rest.split_once(':').unwrap_or((rest, ""));
            let stars = match stars {
                "" => 0,
                "star" => 1,
                many => many.strip_suffix("-stars")?.parse().ok()?,
            };
            Action::Hire(Work::from_id(work)?, stars)
        }
        "track" => Action::Track(Track::from_id(rest)?),
        "income" => Action::Income(Work::from_id(rest)?),
        "end" => Action::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::testing::check_actions;

    /// Texts that are no actions.
    const OTHERS: &str = "\
        use use:white use:blue:florins use:white:gold value:0 value:7 value:+1 to:space-1 to:reserve \
        build:0 build:26 build:08 hire:dome:1 hire:dome:4-stars income:garden track: end: End";

    #[test]
    fn every_action_has_its_own_index_and_notation_and_other_texts_are_refused() {
        assert_eq!(check_actions::<Florenza>(OTHERS), Ok(()));
    }

    #[test]
    fn an_action_fits_in_four_bytes() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }
}
