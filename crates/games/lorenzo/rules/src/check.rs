//! What must hold for any state: pieces counted once, nothing negative, caches fresh.

use crate::Lorenzo;
use crate::items::Item;
use crate::leader::Leaders;
use crate::modifiers;
use crate::phase::deck_card;
use crate::pieces::{CardId, CardType, Member};
use crate::space::{Area, Space};
use crate::state::{BoardState, Open, Phase, State, work_group};
use kernel::Seat;

pub(crate) fn check(game: &Lorenzo, state: &State) -> Result<(), String> {
    game.check_stocks(&state.open)?;
    check_cards(state)?;
    check_board(&state.open)?;
    check_leaders(state)?;
    let open = &state.open;
    let mut order: Vec<Seat> = open.order.as_slice().to_vec();
    order.sort();
    ensure(order.into_iter().eq(Seat::all(state.seats())), "the turn order names each seat once")?;
    ensure(open.round <= 6, "there are six rounds")?;
    let acting = open.phase == Phase::Actions;
    ensure(
        acting != open.pending.as_slice().is_empty(),
        "decisions wait in the actions phase, and only there",
    )
}

impl Lorenzo {
    fn check_stocks(&self, open: &Open) -> Result<(), String> {
        for (seat, player) in open.players.iter() {
            ensure(!player.stock.has_negative(), "nothing is negative")?;
            ensure(player.stock == self.capped(player.stock), "no point beyond the end of its track")?;
            let house = open.config.house_rules || player.stock[Item::Prestige] == 0;
            ensure(house, "prestige exists only in the house rules")?;
            let fresh = modifiers::work_out(&self.tables, open, seat);
            ensure(fresh == player.modifiers, "modifiers follow from cards, leaders and tiles")?;
            let raised =
                player.raised.is_none() || open.phase == Phase::Actions || open.phase == Phase::Vatican;
            ensure(raised, "raised members fall back at the end of the round")?;
        }
        Ok(())
    }
}

fn check_cards(state: &State) -> Result<(), String> {
    let open = &state.open;
    for kind in CardType::ALL {
        let deck = &state.decks[kind as usize];
        for (period, places) in deck.chunks(8).enumerate() {
            let mut places = places.to_vec();
            places.sort_unstable();
            let first = period as u8 * 8;
            ensure(places.into_iter().eq(first..first + 8), "a deck has each card of each period once")?;
        }
        let drawn: Vec<CardId> =
            deck[..usize::from(open.round) * 4].iter().map(|place| deck_card(kind, *place)).collect();
        let mut out: Vec<CardId> = open.towers[kind as usize].iter().flatten().copied().collect();
        for (_, player) in open.players.iter() {
            out.extend(player.cards_of(kind));
            let gaps = player.cards[kind as usize].iter().skip(player.count(kind)).any(Option::is_some);
            ensure(!gaps, "cards fill a row from the left")?;
        }
        let n = out.len();
        out.sort();
        out.dedup();
        ensure(out.len() == n, "no card is in two places")?;
        ensure(out.iter().all(|card| drawn.contains(card)), "cards in play were drawn")?;
    }
    Ok(())
}

/// The board's caches follow from where the members stand.
fn check_board(open: &Open) -> Result<(), String> {
    let mut fresh = BoardState { council: open.board.council, ..BoardState::default() };
    for (seat, player) in open.players.iter() {
        for (member, space) in Member::ALL.into_iter().zip(player.members) {
            let Some(space) = space else { continue };
            fresh.taken.insert(space);
            let group = match space.area() {
                Area::Floor(tower, floor) => {
                    ensure(
                        open.card(tower, floor).is_none() || pays_for(open, space),
                        "a member took its card",
                    )?;
                    tower as usize
                }
                Area::Work(work, _) => work_group(work),
                Area::Market(_) => continue,
                Area::Council => {
                    fresh.in_council += 1;
                    let mut standing = open.board.in_council().iter();
                    let found = standing.any(|it| it.seat == seat && it.member == member as u8);
                    ensure(found, "who is in the council palace stands in its row")?;
                    continue;
                }
            };
            if member.is_coloured() {
                fresh.coloured[group] = fresh.coloured[group].with(seat);
            }
        }
    }
    ensure(fresh == open.board, "the board follows from the members")
}

/// Whether a card of this floor is being taken right now.
fn pays_for(open: &Open, space: Space) -> bool {
    open.pending.as_slice().iter().any(|pending| match pending {
        crate::pending::Pending::Servants(effort) => effort.space == space,
        crate::pending::Pending::Pay(payment) => payment.space == space,
        _ => false,
    })
}

fn check_leaders(state: &State) -> Result<(), String> {
    let open = &state.open;
    let mut all = Leaders::NONE;
    let mut n = 0;
    for (seat, player) in open.players.iter() {
        let secret = &state.secrets[seat];
        ensure(secret.hand.len() == usize::from(player.in_hand), "the hand is as large as it is said to be")?;
        ensure(player.used.both(player.leaders) == player.used, "only leaders in play are used")?;
        ensure(secret.pick.is_none_or(|pick| secret.pack.contains(pick)), "a pick comes from the pack")?;
        for leaders in [secret.hand, secret.pack, player.leaders, player.discarded] {
            all = all.union(leaders);
            n += leaders.len();
        }
    }
    let dealt = if open.config.advanced { state.seats() * 4 } else { 0 };
    ensure(n == dealt && all.len() == n, "each leader dealt is in one place")
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("broken: {what}")) }
}
