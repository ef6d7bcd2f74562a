//! The two doors through which hidden things leave: what a viewer sees, and what it may imagine behind it.

use crate::leader::{LeaderId, Leaders};
use crate::state::{Deck, Open, Phase, Secret, State};
use kernel::{Chance, List, PerSeat, Rng, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks; programs know it by its older name, in the JSON.
    #[serde(rename = "eye")]
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// The seat's own hidden leaders.
    pub own: Option<Secret>,
    /// The seats that have chosen while others still choose.
    pub picked: Seats,
    /// The cards that came to the towers so far, by type and in order, as places within the type; the rest is hidden.
    pub drawn: [Drawn; 4],
}

/// The known part of a deck; unknown places hold [`HIDDEN`].
pub type Drawn = Deck;

/// A card nobody has seen.
pub const HIDDEN: u8 = u8::MAX;

/// What a viewer sees.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State { open, secrets, decks, chance: _ } = state;
    let own = match viewer {
        // Bonus tiles are chosen before leaders are dealt (ruling R40): until then nobody knows which ones will come.
        Viewer::Seat(_) if open.phase == Phase::Tiles => Some(Secret::default()),
        Viewer::Seat(seat) => secrets.get(seat).copied(),
        Viewer::Public => None,
    };
    let picked = secrets.iter().filter(|(_, it)| it.pick.is_some()).map(|(seat, _)| seat).collect();
    let known = usize::from(open.round) * 4;
    let mut drawn = *decks;
    for deck in &mut drawn {
        deck[known..].fill(HIDDEN);
    }
    View { viewer, open: *open, own, picked, drawn }
}

/// A full state behind a view.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> State {
    let View { viewer, open, own, picked, drawn } = view;
    let secrets = make_up_leaders(*viewer, open, *own, *picked, rng);
    let mut decks = *drawn;
    for deck in &mut decks {
        make_up_deck(deck, rng);
    }
    State { open: *open, secrets, decks, chance: Chance::new(rng.seed()) }
}

/// Fills the unknown places of a deck with the unseen cards of their period.
fn make_up_deck(deck: &mut Deck, rng: &mut Rng) {
    for (period, places) in deck.chunks_mut(8).enumerate() {
        let first = period as u8 * 8;
        let mut unseen: List<u8, 8> = (first..first + 8).filter(|card| !places.contains(card)).collect();
        rng.shuffle(unseen.as_mut_slice());
        let hidden = places.iter_mut().filter(|place| **place == HIDDEN);
        for (place, card) in hidden.zip(&unseen) {
            *place = *card;
        }
    }
}

/// Deals the leaders this viewer has not seen to the hands and packs it cannot see.
fn make_up_leaders(
    viewer: Viewer,
    open: &Open,
    own: Option<Secret>,
    picked: Seats,
    rng: &mut Rng,
) -> PerSeat<Secret> {
    let n = open.players.len();
    let mut seen = own.map_or(Leaders::NONE, |own| own.hand.union(own.pack));
    for (_, player) in open.players.iter() {
        seen = seen.union(player.leaders).union(player.discarded);
    }
    let mut unseen: List<Option<LeaderId>, { LeaderId::COUNT }> = seen.others().iter().map(Some).collect();
    rng.shuffle(unseen.as_mut_slice());
    let mut rest = unseen.iter().flatten().copied();
    let drafting = open.config.advanced && matches!(open.phase, Phase::Tiles | Phase::Draft);
    let mut secrets = PerSeat::from_fn(n, |seat| {
        if let (true, Some(own)) = (viewer.is(seat) && open.phase != Phase::Tiles, own) {
            return own;
        }
        let in_hand = usize::from(open.players[seat].in_hand);
        let hand: Leaders = rest.by_ref().take(in_hand).collect();
        let in_pack = if drafting { 4 - in_hand } else { 0 };
        let pack: Leaders = rest.by_ref().take(in_pack).collect();
        Secret { hand, pack, pick: None }
    });
    for seat in picked.iter().filter(|seat| !viewer.is(*seat)) {
        let pack = secrets[seat].pack;
        secrets[seat].pick = pack.iter().nth(rng.below(pack.len().max(1)));
    }
    secrets
}
