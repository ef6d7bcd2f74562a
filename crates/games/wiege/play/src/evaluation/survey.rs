//! What a scoring would bring: who would win how many stones from whom.

use super::WiegeEvaluator;
use super::weights::W;
use kernel::{PerSeat, Seat};
use wiege::cards::{CardId, Cards};
use wiege::data::Event;
use wiege::pieces::{Colour, Kind, Symbols};
use wiege::place::Place;
use wiege::state::Open;
use wiege::{State, Wiege};

/// What a seat brings to scorings.
#[derive(Clone, Copy, Default)]
pub(super) struct Might {
    /// How often each symbol is shown.
    pub(super) counts: [u8; 5],
    /// The symbols of which one card action can show one more.
    pub(super) ready: Symbols,
    /// Characters on the pile, and in hand.
    pile: Cards,
    hand: Cards,
    /// Stones, in the reserve and on events.
    pub(super) stones: f32,
}

/// Whether the card action before a scoring is still to come.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Action {
    Left,
    Done,
}

/// A scoring as it may come out.
#[derive(Clone, Copy)]
pub(super) struct Swing {
    /// Stones that the first participant wins; less than none when it loses.
    pub(super) stones: f32,
    /// The same less what the cards used would still have been worth.
    pub(super) gain: f32,
}

impl WiegeEvaluator {
    pub(super) fn might(&self, game: &Wiege, state: &State, seat: Seat) -> Might {
        let open = &state.open;
        let player = &open.players[seat];
        let secret = &state.secrets[seat];
        let tops: Cards = player.tableau.tops().collect();
        let to_turn = tops.both(self.faces.rotations).except(open.turned);
        let more = secret.hand.both(CardId::CULTURE_CARDS).union(to_turn);
        let ready = wiege::pieces::Symbol::ALL.into_iter();
        let placed: u32 = open.board.iter().map(|position| position.stones(seat).count_ones()).sum();
        Might {
            counts: game.symbol_counts(open, seat),
            ready: ready.filter(|it| !more.both(self.faces.cultures[*it as usize]).is_empty()).collect(),
            pile: secret.pile,
            hand: secret.hand.both(CardId::CHARACTER_CARDS),
            stones: f32::from(player.reserve()) + placed as f32,
        }
    }

    pub(super) fn mights(&self, game: &Wiege, state: &State) -> PerSeat<Might> {
        PerSeat::from_fn(state.seats(), |seat| self.might(game, state, seat))
    }

    /// What a seat wins if it brings about a scoring against another, or alone; `payable` is what opponents have.
    pub(super) fn swing(
        &self,
        event: &Event,
        kind: Kind,
        dice: u8,
        one: (&Might, Action),
        other: Option<&Might>,
        payable: f32,
    ) -> Swing {
        match kind {
            Kind::Culture => self.culture(event, one, other, payable),
            Kind::Character => self.duel(event, f32::from(dice), one, other, payable),
        }
    }

    fn culture(&self, event: &Event, one: (&Might, Action), other: Option<&Might>, payable: f32) -> Swing {
        let mine = best_count(one.0, event.symbols, one.1);
        let Some(other) = other else {
            let stones = mine.min(payable);
            return Swing { stones, gain: stones * (1.0 - self.w(W::Spent)) };
        };
        let theirs = best_count(other, event.symbols, Action::Done);
        let stones = (mine - theirs).clamp(-one.0.stones, other.stones);
        let spent = self.w(W::Spent);
        let gain = if stones > 0.0 {
            stones * (1.0 - spent)
        } else if stones < 0.0 {
            // What the other gives up for it is our comfort.
            stones * (1.0 - spent * 0.5)
        } else {
            (theirs - mine).min(0.0) * spent
        };
        Swing { stones, gain }
    }

    fn duel(
        &self,
        event: &Event,
        dice: f32,
        one: (&Might, Action),
        other: Option<&Might>,
        payable: f32,
    ) -> Swing {
        let mine = self.force(one.0, event.symbols, one.1);
        let cost = self.w(W::ForceSpent);
        let Some(other) = other else {
            let stones = if mine > 0.0 { dice.min(payable) } else { 0.0 };
            return Swing { stones, gain: (stones - cost).max(0.0) };
        };
        let theirs = self.force(other, event.symbols, Action::Done);
        let stones = odds(mine, theirs, self.w(W::Force));
        let stones = (stones * dice).clamp(-one.0.stones, other.stones);
        let used = mine.min(theirs + 1.0) * cost;
        Swing { stones, gain: if stones > 0.0 { stones - used } else { stones } }
    }

    /// Points of the characters a seat can reveal at an event with these symbols.
    pub(super) fn force(&self, might: &Might, symbols: Symbols, action: Action) -> f32 {
        let fitting = might.hand.both(self.faces.fitting(symbols));
        let force = self.faces.points(might.pile.union(fitting));
        match action {
            Action::Left => force + self.faces.highest(might.hand.except(fitting)),
            Action::Done => force,
        }
    }
}

/// From -1, surely lost, to 1, surely won.
pub(super) fn odds(mine: f32, theirs: f32, scale: f32) -> f32 {
    if mine <= 0.0 && theirs <= 0.0 {
        return 0.0;
    }
    let ahead = ((mine - theirs) / scale.max(0.2)).clamp(-20.0, 20.0);
    2.0 / (1.0 + (-ahead).exp()) - 1.0
}

/// The most symbols of one kind that a seat can show.
pub(super) fn best_count(might: &Might, symbols: Symbols, action: Action) -> f32 {
    let count = |symbol: wiege::pieces::Symbol| {
        let one_more = action == Action::Left && might.ready.contains(symbol);
        might.counts[symbol as usize] + u8::from(one_more)
    };
    f32::from(symbols.iter().map(count).max().unwrap_or(0))
}

/// The free spaces of a colour.
pub(super) fn free(open: &Open, event: &Event, place: Place, colour: Colour) -> u8 {
    event.mask(colour) & !open.at(place).occupied()
}
