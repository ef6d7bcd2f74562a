//! How a position is told to networks: what is on the boards, and each seat's leaders in hand as the state holds or imagines
//! them. Decks and dice to come are left out: nobody may know them.

use crate::LorenzoBundle;
use bots::Encoding;
use lorenzo::items::Item;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{BonusTile, CardId, CardType, Member};
use lorenzo::space::Space;
use lorenzo::state::{Phase, Player};
use lorenzo::{Lorenzo, State};
use net::Features;

/// Where a group of features begins, and how many there are.
#[derive(Clone, Copy)]
struct Group {
    start: usize,
    len: usize,
}

impl Group {
    const fn first(len: usize) -> Group {
        Group { start: 0, len }
    }

    /// The group behind this one.
    const fn next(self, len: usize) -> Group {
        Group { start: self.end(), len }
    }

    const fn end(self) -> usize {
        self.start + self.len
    }

    /// The feature with this number; what is beyond the last counts as the last.
    fn at(self, n: usize) -> usize {
        self.start + n.min(self.len - 1)
    }
}

/// How many tiles of excommunication there are.
const TILES: usize = 21;

// Features of a seat: so much of a good, one feature for each amount up to the most that is told apart.
const WOOD: Group = Group::first(10);
const STONE: Group = WOOD.next(10);
const SERVANTS: Group = STONE.next(12);
const COINS: Group = SERVANTS.next(16);
const MILITARY: Group = COINS.next(24);
const FAITH: Group = MILITARY.next(16);
/// Victory points, in fives.
const POINTS: Group = FAITH.next(20);
/// How many seats have more military points.
const RANK: Group = POINTS.next(5);
const CARDS: Group = RANK.next(CardId::COUNT);
/// For each type of card, how many the seat has.
const COUNTS: Group = CARDS.next(4 * 7);
/// For each member at home, its value.
const MEMBERS: Group = COUNTS.next(4 * 10);
const BONUS_TILE: Group = MEMBERS.next(BonusTile::ALL.len());
/// The tiles that the seat suffers from.
const SUFFERED: Group = BONUS_TILE.next(TILES);
const IN_PLAY: Group = SUFFERED.next(LeaderId::COUNT);
const IN_HAND: Group = IN_PLAY.next(LeaderId::COUNT);
const USED: Group = IN_HAND.next(LeaderId::COUNT);
const COPIED: Group = USED.next(LeaderId::COUNT);
/// The place in the order of turns.
const PLACE: Group = COPIED.next(5);
const ACTS: Group = PLACE.next(1);

// Features of the table.
const ROUND: Group = Group::first(7);
const PHASE: Group = ROUND.next(2);
const TOWERS: Group = PHASE.next(CardId::COUNT);
const TAKEN: Group = TOWERS.next(Space::COUNT);
const OPEN_TILES: Group = TAKEN.next(TILES);
const COUNCIL: Group = OPEN_TILES.next(9);
/// How many turns of the round were taken, by fours.
const TURNS: Group = COUNCIL.next(6);

/// How Lorenzo is told.
pub(super) const ENCODING: Encoding<LorenzoBundle> =
    Encoding { version: 1, seat_features: ACTS.end(), table_features: TURNS.end(), table, write };

/// The number of seats and the rules; nothing before the first round and after the last.
fn table(state: &State) -> Option<&'static str> {
    let open = &state.open;
    if open.round == 0 || open.phase == Phase::Over {
        return None;
    }
    let [base, advanced] = match open.config.players {
        2 => ["2-base", "2-advanced"],
        3 => ["3-base", "3-advanced"],
        4 => ["4-base", "4-advanced"],
        _ => ["5-base", "5-advanced"],
    };
    Some(if open.config.advanced { advanced } else { base })
}

fn write(game: &Lorenzo, state: &State, features: &mut Features) {
    let open = &state.open;
    for (seat, player) in open.players.iter() {
        let mut put = |feature: usize| features.seat(seat.index(), feature);
        write_goods(player, &mut put);
        let own = player.stock[Item::Military];
        put(RANK.at(open.players.iter().filter(|(_, other)| other.stock[Item::Military] > own).count()));
        write_cards(player, &mut put);
        for member in Member::ALL {
            if player.members[member as usize].is_none() {
                let value = game.value_of(state, seat, member).clamp(0, 9) as usize;
                put(MEMBERS.at(member as usize * 10 + value));
            }
        }
        if let Some(tile) = player.tile {
            put(BONUS_TILE.at(tile as usize));
        }
        for period in (1..=3).filter(|period| player.is_excommunicated(*period)) {
            put(SUFFERED.at(open.tile(period).index()));
        }
        player.leaders.iter().for_each(|it| put(IN_PLAY.at(it.index())));
        state.secrets[seat].hand.iter().for_each(|it| put(IN_HAND.at(it.index())));
        player.used.iter().for_each(|it| put(USED.at(it.index())));
        if let Some(copied) = player.copied {
            put(COPIED.at(copied.index()));
        }
        put(PLACE.at(open.place_in_order(seat)));
        if open.phase == Phase::Actions && open.actor() == seat {
            put(ACTS.at(0));
        }
    }
    write_table(state, features);
}

fn write_goods(player: &Player, put: &mut impl FnMut(usize)) {
    let of = |item: Item| player.stock[item].max(0) as usize;
    put(WOOD.at(of(Item::Wood)));
    put(STONE.at(of(Item::Stone)));
    put(SERVANTS.at(of(Item::Servants)));
    put(COINS.at(of(Item::Coins)));
    put(MILITARY.at(of(Item::Military)));
    put(FAITH.at(of(Item::Faith)));
    put(POINTS.at(of(Item::Vp) / 5));
}

fn write_cards(player: &Player, put: &mut impl FnMut(usize)) {
    for kind in CardType::ALL {
        put(COUNTS.at(kind as usize * 7 + player.count(kind)));
        player.cards_of(kind).for_each(|card| put(CARDS.at(card.index())));
    }
}

fn write_table(state: &State, features: &mut Features) {
    let open = &state.open;
    features.table(ROUND.at(open.round.into()));
    features.table(PHASE.at((open.phase == Phase::Vatican).into()));
    open.towers.iter().flatten().flatten().for_each(|card| features.table(TOWERS.at(card.index())));
    open.board.taken.iter().for_each(|space| features.table(TAKEN.at(space.index())));
    open.tiles.iter().for_each(|tile| features.table(OPEN_TILES.at(tile.index())));
    features.table(COUNCIL.at(open.board.in_council.into()));
    features.table(TURNS.at(usize::from(open.step) / 4));
}
