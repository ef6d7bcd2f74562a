//! What a seat can decide, its notation, and its index in the action space.

use crate::Lorenzo;
use crate::leader::LeaderId;
use crate::pieces::{BonusTile, Member, Privilege};
use crate::space::Space;
use kernel::notation::{self, NoAction};
use std::fmt;
use std::str::FromStr;

/// The most servants one action may use: more than any match of the printed game ever brings together.
pub const MOST_SERVANTS: u8 = 99;
/// The most ways to pay one card.
pub const MOST_PAYMENTS: u8 = 8;
/// The most exchanges one building offers.
pub const MOST_EXCHANGES: u8 = 4;

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

    /// Whether the game has this action: the numbers of the type go further.
    const fn exists(self) -> bool {
        match self {
            Action::Take(space) => space.is_floor(),
            Action::Servants(n) => n <= MOST_SERVANTS,
            Action::Pay(way) => way < MOST_PAYMENTS,
            Action::Exchange(option) => option <= MOST_EXCHANGES,
            Action::Raise(member) => member.is_coloured(),
            _ => true,
        }
    }

    /// The index in the action space, if it is there.
    pub const fn index(self) -> Option<usize> {
        if !self.exists() {
            return None;
        }
        Some(match self {
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
        })
    }

    /// The action with this index.
    pub fn action_at(index: usize) -> Option<Action> {
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

    /// Values next to the action space and at the end of their numbers.
    pub fn no_actions() -> Vec<Action> {
        let spaces = Space::all().filter(|space| !space.is_floor()).map(Action::Take);
        let servants = [MOST_SERVANTS + 1, u8::MAX].map(Action::Servants);
        let ways = [MOST_PAYMENTS, u8::MAX].map(Action::Pay);
        let exchanges = [MOST_EXCHANGES + 1, u8::MAX].map(Action::Exchange);
        let all = spaces.chain(servants).chain(ways).chain(exchanges);
        all.chain([Action::Raise(Member::Neutral)]).collect()
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
            Action::Pay(way) => write!(f, "pay:{}", u16::from(*way) + 1),
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

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Action, NoAction> {
        notation::read::<Lorenzo>(text, "place:white:territory-1, servants:2 or privilege:coins", parse)
    }
}

fn parse(verb: &str, rest: &str) -> Option<Action> {
    let leader = || LeaderId::from_id(rest);
    Some(match verb {
        "tile" => Action::Tile(BonusTile::ALL.into_iter().find(|tile| tile.id() == rest)?),
        "keep" => Action::Keep(leader()?),
        "place" => {
            let (member, space) = rest.split_once(':')?;
            Action::Place(Member::from_id(member)?, Space::from_id(space)?)
        }
        "take" => Action::Take(Space::from_id(rest)?),
        "servants" => Action::Servants(rest.parse().ok()?),
        "pay" => Action::Pay(rest.parse::<u8>().ok()?.checked_sub(1)?),
        "privilege" => Action::Privilege(Privilege::ALL.into_iter().find(|option| option.id() == rest)?),
        "exchange" if rest == "none" => Action::Exchange(0),
        "exchange" => Action::Exchange(rest.parse().ok()?),
        "play" => Action::Play(leader()?),
        "copy" => Action::Copy(leader()?),
        "activate" => Action::Activate(leader()?),
        "discard" => Action::Discard(leader()?),
        "raise" => Action::Raise(Member::from_id(rest)?),
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
    use kernel::testing::check_actions;

    /// Texts that are no actions.
    const OTHERS: &str = "\
        place place:white place:blue:council-palace take:council-palace pay:0 pay:01 servants:100 \
        servants:-1 servants:+1 exchange:0 raise:neutral end: End";

    #[test]
    fn every_action_has_its_own_index_and_notation_and_other_texts_are_refused() {
        assert_eq!(check_actions::<Lorenzo>(OTHERS), Ok(()));
    }

    #[test]
    fn an_action_fits_in_four_bytes() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }
}
