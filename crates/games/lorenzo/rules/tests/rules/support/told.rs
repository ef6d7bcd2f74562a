//! More to ask of a played position: refusals that change nothing, and what the events told.
#![allow(dead_code, unreachable_pub, reason = "each test file uses the part it needs")]

use super::{GAME, Played, seat};
use kernel::{Game, Turn};
use lorenzo::leader::Leaders;
use lorenzo::{Action, Event};

impl Played {
    /// Changes and events are counted from here on.
    #[must_use]
    pub fn onward(self) -> Played {
        Played { before: self.state, state: self.state, events: Vec::new() }
    }

    /// The action is refused for this reason, and trying it does nothing.
    pub fn refuses(&self, action: &str, why: &str) {
        assert_eq!(self.refusal(action).as_deref(), Some(why), "{action}");
        let mut tried = self.state;
        let mut told = Vec::new();
        let action: Action = action.parse().unwrap();
        assert!(GAME.apply(&mut tried, self.to_decide(), action, &mut told).is_err(), "{action}");
        assert_eq!((tried, told), (self.state, Vec::new()), "{action} is refused and does nothing");
    }

    /// The number of the seat that is to decide.
    pub fn mover(&self) -> usize {
        self.to_decide().index()
    }

    pub fn is_over(&self) -> bool {
        GAME.turn(&self.state) == Turn::Over
    }

    /// The values of the harvests and productions so far.
    pub fn worked(&self) -> Vec<i16> {
        let values = self.events.iter().filter_map(|event| match event {
            Event::Worked { value, .. } => Some(*value),
            _ => None,
        });
        values.collect()
    }

    /// The kinds of the events so far: `placed`, `gained` and so on.
    pub fn told(&self) -> Vec<String> {
        let kind = |event: &Event| {
            let written = serde_json::to_value(event).unwrap();
            written["event"].as_str().unwrap().to_string()
        };
        self.events.iter().map(kind).collect()
    }

    /// The leaders a seat has in play.
    pub fn in_play(&self, number: u8) -> Vec<&'static str> {
        ids(self.state.open.players[seat(number)].leaders)
    }

    /// The leaders a seat has in hand.
    pub fn hand(&self, number: u8) -> Vec<&'static str> {
        ids(self.state.secrets[seat(number)].hand)
    }

    /// The turn order as seat numbers.
    pub fn order(&self) -> Vec<usize> {
        self.state.open.order.as_slice().iter().map(|seat| seat.index()).collect()
    }
}

fn ids(leaders: Leaders) -> Vec<&'static str> {
    leaders.iter().map(lorenzo::leader::LeaderId::id).collect()
}
