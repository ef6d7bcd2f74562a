//! The two doors through which hidden things leave: what a viewer sees, and what it may imagine behind it.

use crate::cards::{CardId, Cards};
use crate::imagine;
use crate::state::{Open, Secret, State};
use kernel::{Chance, PerSeat, Rng, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks; programs know it by its older name, in the JSON.
    #[serde(rename = "eye")]
    pub viewer: Viewer,
    /// What lies open.
    pub open: Open,
    /// The seat's own hand and pile.
    pub own: Option<Secret>,
    /// How many cards everyone has in hand.
    pub in_hand: PerSeat<u8>,
    /// How many characters everyone has on the pile.
    pub on_pile: PerSeat<u8>,
    /// How many cards are in the deck.
    pub deck: u8,
    /// How many events are face down.
    pub events: u8,
}

/// What a viewer sees.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State { open, secrets, deck, events, chance: _ } = state;
    let own = match viewer {
        Viewer::Seat(seat) => secrets.get(seat).copied(),
        Viewer::Public => None,
    };
    View {
        viewer,
        open: *open,
        own,
        in_hand: PerSeat::from_fn(secrets.len(), |seat| secrets[seat].hand.len() as u8),
        on_pile: PerSeat::from_fn(secrets.len(), |seat| secrets[seat].pile.len() as u8),
        deck: deck.len() as u8,
        events: events.len() as u8,
    }
}

/// A full state behind a view.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> State {
    let (secrets, deck) = imagine::cards(view, rng);
    let events = imagine::events(view, rng);
    State { open: view.open, secrets, deck, events, chance: Chance::new(rng.seed()) }
}

impl View {
    /// The cards this viewer cannot place: each is in the deck, in a hand or on a pile.
    pub fn unseen(&self) -> Cards {
        let open = &self.open;
        let mut seen = open.discards.union(open.displayed().collect());
        for (_, player) in open.players.iter() {
            let laid: Cards = player.tableau.cards().iter().copied().collect();
            seen = seen.union(laid).union(player.known_in_hand).union(player.known_held);
        }
        if let Some(scoring) = &open.scoring {
            seen = seen.union(scoring.revealed[0]).union(scoring.revealed[1]);
        }
        let own = self.own.unwrap_or_default();
        Cards::ALL.except(seen).except(own.hand).except(own.pile)
    }

    /// Whether the viewer knows where a card is, at least whose it is.
    pub fn knows(&self, card: CardId) -> bool {
        !self.unseen().contains(card)
    }
}
