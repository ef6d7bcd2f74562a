//! What happened, as templates with parameters: the log is rendered from these in the reader's language.

use crate::items::Amounts;
use crate::leader::{LeaderId, Leaders};
use crate::pending::Source;
use crate::pieces::{BonusTile, CardId, Member, TileId, Work};
use crate::score::ScoreSheet;
use crate::space::Space;
use kernel::{PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The turn order of the round to come.
    TurnOrder {
        /// First to last.
        order: PerSeat<Seat>,
    },
    /// The excommunication tiles of this match were drawn.
    TilesDrawn { tiles: [TileId; 3] },
    /// Leaders to choose from came to a seat.
    LeadersDealt {
        /// The seat that receives this.
        seat: Seat,
        /// Which; hidden from others.
        leaders: Option<Leaders>,
    },
    /// A seat chose a leader in the draft.
    LeaderKept {
        /// The seat that did this.
        seat: Seat,
        /// Which; hidden from others.
        leader: Option<LeaderId>,
    },
    /// A seat chose its bonus tile.
    TileChosen {
        /// The seat that did this.
        seat: Seat,
        /// The tile in question.
        tile: BonusTile,
    },
    /// A round begins.
    RoundBegan {
        /// 1 to 6.
        round: u8,
    },
    /// Cards came to the towers.
    TowersFilled {
        /// By tower and floor.
        cards: [[CardId; 4]; 4],
    },
    /// The dice were rolled.
    DiceRolled {
        /// White, black, orange.
        dice: [u8; 3],
    },
    /// A seat's first turn is skipped.
    TurnSkipped {
        /// The seat that this belongs to.
        seat: Seat,
    },
    /// A seat places the member of its skipped turn.
    TurnMadeUp {
        /// The seat that did this.
        seat: Seat,
    },
    /// A member was placed.
    Placed {
        /// The seat that this belongs to.
        seat: Seat,
        /// The member in question.
        member: Member,
        /// The space where it happened.
        space: Space,
        /// Its value before servants.
        value: i16,
    },
    /// Servants were spent on an action.
    ServantsSpent {
        /// The seat that did this.
        seat: Seat,
        /// How many servants there were.
        servants: u8,
        /// The value of the action with them.
        value: i16,
    },
    /// Coins were paid to enter an occupied tower.
    SurchargePaid {
        /// The seat that did this.
        seat: Seat,
        /// How many coins there were.
        coins: i16,
    },
    /// Goods or points were received.
    Gained {
        /// The seat that did this.
        seat: Seat,
        source: Source,
        /// What arrived, penalties and track ends considered.
        gain: Amounts,
    },
    /// A privilege was chosen.
    PrivilegeChosen {
        /// The seat that did this.
        seat: Seat,
        /// Who gave it.
        source: Source,
        option: crate::pieces::Privilege,
        gain: Amounts,
    },
    /// A card was paid and taken.
    CardTaken {
        /// The seat that did this.
        seat: Seat,
        /// The card in question.
        card: CardId,
        space: Space,
        /// What was paid.
        paid: Amounts,
    },
    /// A harvest or production of this value is under way.
    Worked {
        /// The seat that this belongs to.
        seat: Seat,
        /// The work in question.
        work: Work,
        /// The value of the action.
        value: i16,
    },
    /// An exchange was paid.
    Exchanged {
        /// The seat that did this.
        seat: Seat,
        /// With which card.
        card: CardId,
        /// What was paid; what comes of it arrives with the rest.
        paid: Amounts,
    },
    /// A bonus action was offered.
    BonusOffered {
        /// The seat that receives this.
        seat: Seat,
        source: Source,
    },
    /// A bonus action was refused, or nothing could be done with it.
    BonusDeclined {
        /// The seat that did this.
        seat: Seat,
        source: Source,
    },
    /// A bonus action takes a card.
    BonusTaken {
        /// The seat that did this.
        seat: Seat,
        space: Space,
        /// Its value before servants.
        value: i16,
    },
    /// A leader came into play.
    LeaderPlayed {
        /// The seat that this belongs to.
        seat: Seat,
        /// The leader in question.
        leader: LeaderId,
    },
    /// A leader's ability was taken over for good.
    LeaderCopied {
        /// The seat that did this.
        seat: Seat,
        leader: LeaderId,
    },
    /// A leader's ability was used.
    LeaderActivated {
        /// The seat that did this.
        seat: Seat,
        /// The leader in question.
        leader: LeaderId,
    },
    /// A leader was discarded for a privilege.
    LeaderDiscarded {
        /// The seat that did this.
        seat: Seat,
        /// The leader in question.
        leader: LeaderId,
    },
    /// A member got another value for this round.
    MemberRaised {
        /// The seat that this belongs to.
        seat: Seat,
        /// The member in question.
        member: Member,
        /// The value that replaces its die.
        value: u8,
    },
    /// A placement was given up.
    Passed {
        /// The seat that did this.
        seat: Seat,
    },
    /// A turn ended.
    TurnEnded {
        /// The seat that this belongs to.
        seat: Seat,
    },
    /// The Church asks.
    VaticanReport {
        /// 1 to 3.
        period: u8,
    },
    /// A seat supported the Church.
    Supported {
        /// The seat that did this.
        seat: Seat,
        /// The faith spent.
        faith: i16,
        /// The points received for it.
        vp: i16,
    },
    /// A seat was excommunicated.
    Excommunicated {
        /// The seat that did this.
        seat: Seat,
        /// By which tile.
        tile: TileId,
        /// Points received for faith all the same, after the last round.
        vp: i16,
    },
    /// The match is over.
    Scored {
        /// Line by line.
        sheets: PerSeat<ScoreSheet>,
        /// Places, 1 for the winner.
        places: PerSeat<u8>,
    },
}

impl Event {
    /// The seat whose doing it is; none for what happens to everybody.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Event::LeadersDealt { seat, .. }
            | Event::LeaderKept { seat, .. }
            | Event::TileChosen { seat, .. }
            | Event::TurnSkipped { seat, .. }
            | Event::TurnMadeUp { seat, .. }
            | Event::Placed { seat, .. }
            | Event::ServantsSpent { seat, .. }
            | Event::SurchargePaid { seat, .. }
            | Event::Gained { seat, .. }
            | Event::PrivilegeChosen { seat, .. }
            | Event::CardTaken { seat, .. }
            | Event::Worked { seat, .. }
            | Event::Exchanged { seat, .. }
            | Event::BonusOffered { seat, .. }
            | Event::BonusDeclined { seat, .. }
            | Event::BonusTaken { seat, .. }
            | Event::LeaderPlayed { seat, .. }
            | Event::LeaderCopied { seat, .. }
            | Event::LeaderActivated { seat, .. }
            | Event::LeaderDiscarded { seat, .. }
            | Event::MemberRaised { seat, .. }
            | Event::Passed { seat, .. }
            | Event::TurnEnded { seat, .. }
            | Event::Supported { seat, .. }
            | Event::Excommunicated { seat, .. } => Some(*seat),
            Event::TurnOrder { .. }
            | Event::TilesDrawn { .. }
            | Event::RoundBegan { .. }
            | Event::TowersFilled { .. }
            | Event::DiceRolled { .. }
            | Event::VaticanReport { .. }
            | Event::Scored { .. } => None,
        }
    }
}

/// What a viewer may see of an event.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::LeadersDealt { seat, leaders: _ } if !viewer.is(*seat) => {
            Event::LeadersDealt { seat: *seat, leaders: None }
        }
        Event::LeaderKept { seat, leader: _ } if !viewer.is(*seat) => {
            Event::LeaderKept { seat: *seat, leader: None }
        }
        open => open.clone(),
    }
}

/// The seats that learn something hidden from the event.
///
/// A leader played or discarded is known to its owner, so only the others learn of it.
pub(crate) fn reveals(event: &Event) -> Seats {
    let everyone = Seats::first(kernel::MAX_SEATS);
    match event {
        Event::TilesDrawn { .. } | Event::TowersFilled { .. } | Event::DiceRolled { .. } => everyone,
        Event::LeadersDealt { seat, .. } => Seats::only(*seat),
        Event::LeaderPlayed { seat, .. } | Event::LeaderDiscarded { seat, .. } => everyone.without(*seat),
        _ => Seats::NONE,
    }
}

/// What chance decided in this event, for the record.
pub(crate) fn chance(event: &Event) -> Option<String> {
    match event {
        Event::DiceRolled { dice: [white, black, orange] } => Some(format!("dice {white} {black} {orange}")),
        Event::TowersFilled { cards } => {
            let numbers: Vec<String> = cards.iter().flatten().map(|card| card.number().to_string()).collect();
            Some(format!("cards {}", numbers.join(" ")))
        }
        Event::TilesDrawn { tiles } => {
            let numbers = tiles.map(|tile| tile.number().to_string());
            Some(format!("tiles {}", numbers.join(" ")))
        }
        _ => None,
    }
}
