//! Everything there is to know about one match.

use crate::config::Config;
use crate::items::Amounts;
use crate::leader::{LeaderId, Leaders};
use crate::modifiers::Modifiers;
use crate::pending::Stack;
use crate::pieces::{BonusTile, CardId, CardType, Member, TileId, Work};
use crate::space::{Area, Space};
use kernel::{Chance, MAX_SEATS, PerSeat, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

/// The most family members that can stand in the council palace.
pub const COUNCIL_PLACES: usize = MAX_SEATS * 4;

/// A match: what lies open, what is hidden, and the generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What everyone sees.
    pub open: Open,
    /// What each seat hides.
    pub secrets: PerSeat<Secret>,
    /// The decks by type, in the order in which they are drawn; cards below the rounds begun are hidden.
    pub decks: [Deck; 4],
    /// Dice and shuffles to come.
    pub chance: Chance,
}

/// A deck of one type: the order of its cards by their place 0 to 23 within the type.
pub type Deck = [u8; 24];

/// What everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The table's options.
    pub config: Config,
    /// What is going on.
    pub phase: Phase,
    /// 1 to 6; 0 before the first round.
    pub round: u8,
    /// How far the phase is: whose turn it is follows from it.
    pub step: u8,
    /// The turn order.
    pub order: PerSeat<Seat>,
    /// White, black, orange.
    pub dice: [u8; 3],
    /// The cards that stand on the towers, by type and floor.
    pub towers: [[Option<CardId>; 4]; 4],
    /// The excommunication tiles of the three periods.
    pub tiles: [TileId; 3],
    /// Who stands where.
    pub board: BoardState,
    /// The players' boards.
    pub players: PerSeat<Player>,
    /// Decisions that are waiting, the last one first.
    pub pending: Stack,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Bonus tiles are chosen, in reverse turn order.
    Tiles,
    /// Leaders are drafted, all seats at once.
    Draft,
    /// Members are placed.
    Actions,
    /// The Church asks for support.
    Vatican,
    Over,
}

/// Who stands where on the board, as far as spaces need to know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct BoardState {
    /// The spaces where at least one member stands.
    pub taken: Set<Space>,
    /// The seats with a coloured member in each tower, and in production and harvest.
    pub coloured: [Seats; 6],
    /// The members in the council palace, in order.
    pub council: [Standing; COUNCIL_PLACES],
    /// How many of those places are filled.
    pub in_council: u8,
}

/// A member in the council palace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Standing {
    pub seat: Seat,
    /// Which, as its number.
    pub member: u8,
}

impl BoardState {
    /// Whether a member stands in the space.
    #[inline]
    pub fn is_taken(&self, space: Space) -> bool {
        self.taken.contains(space)
    }

    /// Whether a member stands in the tower.
    #[inline]
    pub fn is_occupied(&self, tower: CardType) -> bool {
        !self.taken.both(Space::floors(tower)).is_empty()
    }

    /// The members in the council palace, in order.
    pub fn in_council(&self) -> &[Standing] {
        &self.council[..usize::from(self.in_council)]
    }
}

/// The place of an area in [`BoardState::coloured`].
pub(crate) const fn work_group(work: Work) -> usize {
    4 + work as usize
}

/// A player's board and what lies around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Player {
    /// Resources and points.
    pub stock: Amounts,
    /// What cards, leaders and tiles change for this player; follows from them.
    pub modifiers: Modifiers,
    /// The cards by type, in the order they were taken.
    pub cards: [[Option<CardId>; 6]; 4],
    /// Where the family members stand.
    pub members: [Option<Space>; 4],
    /// The personal bonus tile; `None` until it is chosen.
    pub tile: Option<BonusTile>,
    /// The periods of the excommunications suffered, as bits.
    pub excommunicated: u8,
    /// The member that a leader gave another value this round, and the value.
    pub raised: Option<(Member, u8)>,
    /// Leaders in play.
    pub leaders: Leaders,
    /// Leaders whose ability was used this round.
    pub used: Leaders,
    /// Leaders discarded.
    pub discarded: Leaders,
    /// The leader copied by the one that copies.
    pub copied: Option<LeaderId>,
    /// How many leaders are in hand, or kept so far.
    pub in_hand: u8,
}

impl Player {
    /// How many cards of a type the player has.
    #[inline]
    pub fn count(&self, kind: CardType) -> usize {
        self.cards[kind as usize].iter().take_while(|card| card.is_some()).count()
    }

    /// The player's cards of a type.
    pub fn cards_of(&self, kind: CardType) -> impl Iterator<Item = CardId> + '_ {
        self.cards[kind as usize].iter().map_while(|card| *card)
    }

    /// Whether the player suffers the excommunication of this period.
    pub const fn is_excommunicated(&self, period: u8) -> bool {
        self.excommunicated & (1 << period) != 0
    }
}

/// What a seat hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Secret {
    /// Leaders in hand, or kept so far in the draft.
    pub hand: Leaders,
    /// The leaders to choose from in the draft.
    pub pack: Leaders,
    /// The leader chosen while others still choose.
    pub pick: Option<LeaderId>,
}

impl State {
    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.open.config.players as usize
    }
}

impl Open {
    /// The period 1 to 3.
    pub const fn period(&self) -> u8 {
        self.round.div_ceil(2)
    }

    /// The card standing on a floor.
    #[inline]
    pub const fn card(&self, tower: CardType, floor: u8) -> Option<CardId> {
        self.towers[tower as usize][floor as usize]
    }

    /// The card standing on a space, if the space is a floor.
    pub const fn card_at(&self, space: Space) -> Option<CardId> {
        match space.area() {
            Area::Floor(tower, floor) => self.card(tower, floor),
            Area::Work(..) | Area::Market(_) | Area::Council => None,
        }
    }

    /// The seat whose turn it is in the actions phase.
    #[inline]
    pub fn actor(&self) -> Seat {
        let n = self.order.len();
        self.order.as_slice()[usize::from(self.step) % n]
    }

    /// The tile of a period 1 to 3.
    pub const fn tile(&self, period: u8) -> TileId {
        self.tiles[period as usize - 1]
    }

    /// The place of a seat in the turn order, from 0.
    pub fn place_in_order(&self, seat: Seat) -> usize {
        self.order.as_slice().iter().position(|it| *it == seat).unwrap_or(usize::MAX)
    }
}
