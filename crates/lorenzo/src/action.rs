//! What a seat can decide, its notation, and its index in the action space.

use crate::leader::LeaderId;
use crate::pieces::{BonusTile, Member, Privilege};
use crate::space::Space;
use std::fmt;
use std::str::FromStr;

/// The most servants one action may use: more than any match of the printed game ever brings together.
pub const MOST_SERVANTS: u8 = 99;
/// The most ways to pay one card.
pub const MOST_PAYMENTS: u8 = 8;
/// The most exchanges one building offers.
pub const MOST_EXCHANGES: u8 = 4;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Choose a personal bonus tile.
    Tile(BonusTile),
    /// Keep a leader in the draft.
    Keep(LeaderId),
    /// Place a family member.
    Place(Member, Space),
    /// Take the card of a floor by a bonus action.
    Take(Space),
    /// Spend so many servants on the action.
    Servants(u8),
    /// Pay the card in this way, counted from 0.
    Pay(u8),
    /// Choose an option of a council privilege.
    Privilege(Privilege),
    /// Use this exchange of the building, counted from 1; 0 for none.
    Exchange(u8),
    /// Play a leader from the hand.
    Play(LeaderId),
    /// Copy this leader.
    Copy(LeaderId),
    /// Use a leader's ability.
    Activate(LeaderId),
    /// Discard a leader for a privilege.
    Discard(LeaderId),
    /// Give a member the value of the leader just used.
    Raise(Member),
    /// Refuse a bonus action.
    Decline,
    /// Support the Church.
    Support,
    /// Refuse to support the Church.
    Refuse,
    /// Give up the placement of this turn.
    Pass,
    /// End the turn.
    End,
}

// The action space: blocks of indices, one after the other.
const TILE: usize = 0;
const KEEP: usize = TILE + BonusTile::ALL.len();
const PLACE: usize = KEEP + LeaderId::COUNT;
const TAKE: usize = PLACE + Member::ALL.len() * Space::COUNT;
const SERVANTS: usize = TAKE + 16;
const PAY: usize = SERVANTS + MOST_SERVANTS as usize + 1;
const PRIVILEGE: usize = PAY + MOST_PAYMENTS as usize;
const EXCHANGE: usize = PRIVILEGE + Privilege::ALL.len();
const PLAY: usize = EXCHANGE + MOST_EXCHANGES as usize + 1;
const COPY: usize = PLAY + LeaderId::COUNT;
const ACTIVATE: usize = COPY + LeaderId::COUNT;
const DISCARD: usize = ACTIVATE + LeaderId::COUNT;
const RAISE: usize = DISCARD + LeaderId::COUNT;
const DECLINE: usize = RAISE + Member::COLOURED.len();
const SUPPORT: usize = DECLINE + 1;
const REFUSE: usize = SUPPORT + 1;
const PASS: usize = REFUSE + 1;
const END: usize = PASS + 1;

impl Action {
    /// The size of the action space.
    pub const COUNT: usize = END + 1;

    /// The index in the action space.
    pub const fn index(self) -> usize {
        match self {
            Action::Tile(tile) => TILE + tile as usize,
            Action::Keep(leader) => KEEP + leader.index(),
            Action::Place(member, space) => PLACE + member as usize * Space::COUNT + space.index(),
            Action::Take(space) => TAKE + space.index(),
            Action::Servants(n) => SERVANTS + n as usize,
            Action::Pay(way) => PAY + way as usize,
            Action::Privilege(option) => PRIVILEGE + option as usize,
            Action::Exchange(option) => EXCHANGE + option as usize,
            Action::Play(leader) => PLAY + leader.index(),
            Action::Copy(leader) => COPY + leader.index(),
            Action::Activate(leader) => ACTIVATE + leader.index(),
            Action::Discard(leader) => DISCARD + leader.index(),
            Action::Raise(member) => RAISE + member as usize,
            Action::Decline => DECLINE,
            Action::Support => SUPPORT,
            Action::Refuse => REFUSE,
            Action::Pass => PASS,
            Action::End => END,
        }
    }

    /// The action with this index.
    pub fn at(index: usize) -> Option<Action> {
        Some(match index {
            TILE..KEEP => Action::Tile(BonusTile::ALL[index - TILE]),
            KEEP..PLACE => Action::Keep(LeaderId::new(index - KEEP)?),
            PLACE..TAKE => {
                let (member, space) = ((index - PLACE) / Space::COUNT, (index - PLACE) % Space::COUNT);
                Action::Place(Member::ALL[member], Space::new(space)?)
            }
            TAKE..SERVANTS => Action::Take(Space::new(index - TAKE)?),
            SERVANTS..PAY => Action::Servants((index - SERVANTS) as u8),
            PAY..PRIVILEGE => Action::Pay((index - PAY) as u8),
            PRIVILEGE..EXCHANGE => Action::Privilege(Privilege::ALL[index - PRIVILEGE]),
            EXCHANGE..PLAY => Action::Exchange((index - EXCHANGE) as u8),
            PLAY..COPY => Action::Play(LeaderId::new(index - PLAY)?),
            COPY..ACTIVATE => Action::Copy(LeaderId::new(index - COPY)?),
            ACTIVATE..DISCARD => Action::Activate(LeaderId::new(index - ACTIVATE)?),
            DISCARD..RAISE => Action::Discard(LeaderId::new(index - DISCARD)?),
            RAISE..DECLINE => Action::Raise(Member::COLOURED[index - RAISE]),
            DECLINE => Action::Decline,
            SUPPORT => Action::Support,
            REFUSE => Action::Refuse,
            PASS => Action::Pass,
            END => Action::End,
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Tile(tile) => write!(f, "tile:{}", tile.id()),
            Action::Keep(leader) => write!(f, "keep:{}", leader.id()),
            Action::Place(member, space) => write!(f, "place:{}:{}", member.id(), space.id()),
            Action::Take(space) => write!(f, "take:{}", space.id()),
            Action::Servants(n) => write!(f, "servants:{n}"),
            Action::Pay(way) => write!(f, "pay:{}", way + 1),
            Action::Privilege(option) => write!(f, "privilege:{}", option.id()),
            Action::Exchange(0) => f.write_str("exchange:none"),
            Action::Exchange(option) => write!(f, "exchange:{option}"),
            Action::Play(leader) => write!(f, "play:{}", leader.id()),
            Action::Copy(leader) => write!(f, "copy:{}", leader.id()),
            Action::Activate(leader) => write!(f, "activate:{}", leader.id()),
            Action::Discard(leader) => write!(f, "discard:{}", leader.id()),
            Action::Raise(member) => write!(f, "raise:{}", member.id()),
            Action::Decline => f.write_str("decline"),
            Action::Support => f.write_str("support"),
            Action::Refuse => f.write_str("refuse"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
        }
    }
}

/// The text is no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAction;

impl fmt::Display for NoAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action: write for example place:white:territory-1, servants:2 or privilege:coins")
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Action, NoAction> {
        parse(text).filter(|action| action.to_string() == text).ok_or(NoAction)
    }
}

fn parse(text: &str) -> Option<Action> {
    let (verb, rest) = text.split_once(':').unwrap_or((text, ""));
    let leader = || LeaderId::from_id(rest);
    Some(match verb {
        "tile" => Action::Tile(BonusTile::ALL.into_iter().find(|tile| tile.id() == rest)?),
        "keep" => Action::Keep(leader()?),
        "place" => {
            let (member, space) = rest.split_once(':')?;
            let member = Member::ALL.into_iter().find(|m| m.id() == member)?;
            Action::Place(member, Space::from_id(space)?)
        }
        "take" => Action::Take(Space::from_id(rest).filter(|space| space.index() < 16)?),
        "servants" => Action::Servants(rest.parse().ok().filter(|n| *n <= MOST_SERVANTS)?),
        "pay" => Action::Pay(rest.parse::<u8>().ok()?.checked_sub(1).filter(|n| *n < MOST_PAYMENTS)?),
        "privilege" => Action::Privilege(Privilege::ALL.into_iter().find(|option| option.id() == rest)?),
        "exchange" if rest == "none" => Action::Exchange(0),
        "exchange" => Action::Exchange(rest.parse().ok().filter(|n| (1..=MOST_EXCHANGES).contains(n))?),
        "play" => Action::Play(leader()?),
        "copy" => Action::Copy(leader()?),
        "activate" => Action::Activate(leader()?),
        "discard" => Action::Discard(leader()?),
        "raise" => Action::Raise(Member::COLOURED.into_iter().find(|m| m.id() == rest)?),
        "decline" => Action::Decline,
        "support" => Action::Support,
        "refuse" => Action::Refuse,
        "pass" => Action::Pass,
        "end" => Action::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_its_own_index_and_notation() {
        for index in 0..Action::COUNT {
            let action = Action::at(index).unwrap();
            assert_eq!(action.index(), index, "{action}");
            assert_eq!(action.to_string().parse(), Ok(action), "{action}");
        }
        assert_eq!(Action::at(Action::COUNT), None);
    }

    #[test]
    fn other_texts_are_refused() {
        let wrong = [
            "",
            "place",
            "place:white",
            "place:blue:council-palace",
            "take:council-palace",
            "pay:0",
            "pay:01",
        ]
        .into_iter()
        .chain([
            "servants:100",
            "servants:-1",
            "servants:+1",
            "exchange:0",
            "raise:neutral",
            "end:",
            "End",
        ]);
        for text in wrong {
            assert_eq!(text.parse::<Action>(), Err(NoAction), "{text:?}");
        }
    }

    #[test]
    fn an_action_fits_in_four_bytes() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }
}
