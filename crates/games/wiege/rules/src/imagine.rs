//! What may lie behind a view: hidden cards dealt at random, in keeping with everything the viewer has seen.
//!
//! Cards that all saw going to a hand stay with their owner: in hand, or on the pile where one may have been put
//! there since. Piles hold characters only, and a deck only cards it was shuffled from.

use crate::cards::{CardId, Cards};
use crate::pieces::{EventId, Group};
use crate::state::{MOST_EVENTS, Secret};
use crate::view::View;
use kernel::List;
use kernel::{PerSeat, Rng, Seat};

type Deck = List<CardId, { CardId::COUNT }>;

/// Tries before the guaranteed choice is taken.
const TRIES: u32 = 200;

/// Hands, piles and deck behind a view.
pub(crate) fn cards(view: &View, rng: &mut Rng) -> (PerSeat<Secret>, Deck) {
    let unseen = view.unseen();
    let mut dealt = None;
    for _ in 0..TRIES {
        let secrets = known_cards(view, rng, false);
        if let Some(needs) = Needs::of(view, &secrets).filter(|needs| needs.can_be_met(view, unseen)) {
            dealt = Some((secrets, needs));
            break;
        }
    }
    let (mut secrets, needs) = dealt.unwrap_or_else(|| {
        let secrets = known_cards(view, rng, true);
        let needs = Needs::of(view, &secrets).unwrap_or_default();
        (secrets, needs)
    });
    let deck = deal(view, unseen, &needs, &mut secrets, rng);
    (secrets, deck)
}

/// Places left after the cards all know of.
#[derive(Clone, Copy, Default)]
struct Needs {
    hand: PerSeat<u8>,
    pile: PerSeat<u8>,
    in_hands: usize,
    on_piles: usize,
}

impl Needs {
    fn of(view: &View, secrets: &PerSeat<Secret>) -> Option<Needs> {
        let n = secrets.len();
        let mut needs = Needs { hand: PerSeat::new(n), pile: PerSeat::new(n), in_hands: 0, on_piles: 0 };
        for seat in Seat::all(n) {
            needs.hand[seat] = view.in_hand[seat].checked_sub(secrets[seat].hand.len() as u8)?;
            needs.pile[seat] = view.on_pile[seat].checked_sub(secrets[seat].pile.len() as u8)?;
            needs.in_hands += usize::from(needs.hand[seat]);
            needs.on_piles += usize::from(needs.pile[seat]);
        }
        Some(needs)
    }

    /// Whether characters suffice for the piles, and hands have room for what cannot be anywhere else.
    fn can_be_met(&self, view: &View, unseen: Cards) -> bool {
        let old = unseen.except(view.open.shuffled);
        unseen.both(CardId::CHARACTER_CARDS).len() >= self.on_piles
            && old.both(CardId::CULTURE_CARDS).len() <= self.in_hands
    }
}

/// The cards all know of, and the viewer's own. Where one can be in hand or on the pile, chance decides; or, to leave
/// hands as much room as there can be, it goes to the pile while there is room.
fn known_cards(view: &View, rng: &mut Rng, piles_first: bool) -> PerSeat<Secret> {
    PerSeat::from_fn(view.in_hand.len(), |seat| {
        if let (true, Some(own)) = (view.viewer.is(seat), view.own) {
            return own;
        }
        let player = &view.open.players[seat];
        let mut secret = Secret { hand: player.known_in_hand, pile: Cards::NONE };
        let mut in_hand = usize::from(view.in_hand[seat]).saturating_sub(secret.hand.len());
        let mut on_pile = usize::from(view.on_pile[seat]);
        for card in shuffled(player.known_held, rng).iter().copied() {
            let to_pile = on_pile > 0 && (piles_first || rng.below(in_hand + on_pile) < on_pile);
            if to_pile {
                on_pile -= 1;
                secret.pile.insert(card);
            } else {
                in_hand = in_hand.saturating_sub(1);
                secret.hand.insert(card);
            }
        }
        secret
    })
}

/// Deals the unseen cards: characters to the piles, then hands, and the rest is the deck.
fn deal(view: &View, unseen: Cards, needs: &Needs, secrets: &mut PerSeat<Secret>, rng: &mut Rng) -> Deck {
    let old = unseen.except(view.open.shuffled);
    // Old cards are not in the deck: what hands cannot take of them must be on the piles.
    let least_old = old.len().saturating_sub(needs.in_hands).min(needs.on_piles);
    let old_characters = shuffled(old.both(CardId::CHARACTER_CARDS), rng);
    let first: Cards = old_characters.iter().copied().take(least_old).collect();
    let others = shuffled(unseen.both(CardId::CHARACTER_CARDS).except(first), rng);
    let rest = needs.on_piles.saturating_sub(first.len()).min(others.len());
    let on_piles = first.union(others.iter().copied().take(rest).collect());
    let dealt = shuffled(on_piles, rng);
    let mut cards = dealt.iter().copied();
    for (seat, n) in needs.pile.iter() {
        cards.by_ref().take(usize::from(*n)).for_each(|card| secrets[seat].pile.insert(card));
    }

    let left = unseen.except(on_piles);
    let old = old.both(left);
    let young = shuffled(left.except(old), rng);
    let from_young = needs.in_hands.saturating_sub(old.len()).min(young.len());
    let in_hands = old.union(young.iter().copied().take(from_young).collect());
    let deck = young.iter().copied().skip(from_young).collect();
    let dealt = shuffled(in_hands, rng);
    let mut cards = dealt.iter().copied();
    for (seat, n) in needs.hand.iter() {
        cards.by_ref().take(usize::from(*n)).for_each(|card| secrets[seat].hand.insert(card));
    }
    deck
}

/// The cards of a set in random order.
fn shuffled(cards: Cards, rng: &mut Rng) -> Deck {
    let mut order: Deck = cards.iter().collect();
    rng.shuffle(order.as_mut_slice());
    order
}

/// The events face down behind a view. One of each group is in every deck, so that a deck is the likelier the more
/// ways there are to choose these six from it; drawn by trial with that weight.
pub(crate) fn events(view: &View, rng: &mut Rng) -> List<EventId, MOST_EVENTS> {
    let mut turned_up = [0u32; Group::ALL.len()];
    view.open.turned_up.iter().for_each(|event| turned_up[event.group() as usize] += 1);
    let mut unseen: List<EventId, { EventId::COUNT }> = view.open.turned_up.others().iter().collect();
    let unseen = unseen.as_mut_slice();
    let left = usize::from(view.events);
    let most = likeliest(left as u32 + turned_up.iter().sum::<u32>());
    for _ in 0..TRIES {
        for next in 0..left {
            unseen.swap(next, next + rng.below(unseen.len() - next));
        }
        let mut groups = turned_up;
        unseen[..left].iter().for_each(|event| groups[event.group() as usize] += 1);
        if rng.below(most) < groups.iter().product::<u32>() as usize {
            break;
        }
    }
    unseen[..left].iter().copied().collect()
}

/// The most ways in which one event of each group can be chosen from so many: as even as can be.
fn likeliest(events: u32) -> usize {
    let groups = Group::ALL.len() as u32;
    (0..groups).map(|group| (events + group) / groups).product::<u32>().max(1) as usize
}
