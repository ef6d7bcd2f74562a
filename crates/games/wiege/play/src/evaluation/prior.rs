//! How good an action looks before it is tried.

use super::WiegeEvaluator;
use super::survey::{Action as CardAction, Might, free};
use super::weights::W;
use kernel::Seat;
use wiege::cards::{CardId, Cards};
use wiege::data::Face;
use wiege::pending::{Ask, Scoring};
use wiege::pieces::{Kind, Piece, Symbols};
use wiege::place::Spot;
use wiege::{Action, State, Wiege};

impl WiegeEvaluator {
    pub(super) fn prior_of(&self, game: &Wiege, state: &State, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Place(piece, spot) => {
                self.cover(game, state, seat, spot) + self.pawn(game, state, seat, piece, spot)
            }
            Action::Move(spot) => self.cover(game, state, seat, spot),
            Action::Lift(_) | Action::Give(_) => 0.0,
            Action::Exchange(_) => 0.5,
            Action::Draw => self.w(W::Take) * 0.7,
            Action::Take(card) => self.w(W::Take) * welcome(game, state, seat, card),
            Action::Lay(card) => self.lay(game, state, seat, card),
            Action::Turn(card) => {
                let counts = counts_now(game, state, seat, game.tables().symbols_of(card));
                self.w(W::Turn) + counts * self.w(W::Count)
            }
            Action::Pile(card) => self.pile(game, state, seat, card),
            Action::Name(symbol) => {
                self.w(W::Count) * f32::from(game.symbol_count(&state.open, seat, symbol))
            }
            Action::Column(number) => {
                let column = state.open.players[seat].tableau.column(usize::from(number));
                let turned = column.iter().filter(|card| state.open.turned.contains(**card)).count();
                self.w(W::Count) * (column.len() + turned) as f32 * 0.5
            }
            Action::Reveal(card) => self.reveal(game, state, seat, card),
            Action::Pass => self.pass(game, state, seat),
            Action::Pay(colour) => {
                // The winner's own colour would come back to be placed.
                let scoring = state.open.scoring.as_ref();
                let winner = scoring.and_then(|it| it.winner.map(|winner| it.participant(winner)));
                if winner == Some(colour) { -0.2 } else { 0.0 }
            }
            Action::Keep(card) => kept(game, card),
            Action::End => -1.0,
        }
    }

    /// Covering a space: a scoring brought about, or one made ready for the next player.
    fn cover(&self, game: &Wiege, state: &State, seat: Seat, spot: Spot) -> f32 {
        let open = &state.open;
        let place = spot.place();
        let Some(event) = game.event_at(open, place) else { return 0.0 };
        let position = open.at(place);
        let colour = event.colour(spot.space());
        let left = (free(open, event, place, colour) & !spot.bit()).count_ones();
        let mine = self.might(game, state, seat);
        let other = position.seats().without(seat).lowest();
        let theirs: Option<Might> = other.map(|other| self.might(game, state, other));
        let dice = position.dice();
        let kind = colour.scoring();
        let swing =
            |action| self.swing(event, kind, dice, (&mine, action), theirs.as_ref(), f32::from(dice) + 8.0);
        if left == 0 {
            return self.w(W::Bring) * swing(CardAction::Left).gain;
        }
        let later = self.w(W::Join) * swing(CardAction::Done).gain / left as f32;
        if left > 1 {
            return later;
        }
        // Whoever comes next may cover the last space: the other participant, or the next neighbour within reach.
        let n = open.seats();
        let next = other.unwrap_or_else(|| {
            let mut seats = (0..n).scan(seat, |seat, _| {
                *seat = seat.left(n);
                Some(*seat)
            });
            seats.find(|next| place.is_reached(*next, n)).unwrap_or(seat)
        });
        let might = theirs.unwrap_or_else(|| self.might(game, state, next));
        let danger = self.swing(event, kind, dice, (&might, CardAction::Left), Some(&mine), 0.0).gain;
        later - self.w(W::Expose) * danger.max(0.0)
    }

    /// The pawn brings cards for genius marks, and is then away for a while.
    fn pawn(&self, game: &Wiege, state: &State, seat: Seat, piece: Piece, spot: Spot) -> f32 {
        if piece == Piece::Stone {
            return 0.0;
        }
        let open = &state.open;
        let marks = game
            .event_at(open, spot.place())
            .map_or(0, |event| game.marks(open, seat, event.colour(spot.space())));
        f32::from(marks) * self.w(W::Take) * 0.6 - self.w(W::Pawn)
    }

    fn lay(&self, game: &Wiege, state: &State, seat: Seat, card: CardId) -> f32 {
        let symbols = game.tables().symbols_of(card);
        let counts = game.symbol_counts(&state.open, seat);
        let column = symbols.iter().map(|symbol| counts[symbol as usize]).max().unwrap_or(0);
        let now = counts_now(game, state, seat, symbols);
        self.w(W::Lay) + 0.1 * f32::from(column.min(4)) + now * self.w(W::Count)
    }

    fn pile(&self, game: &Wiege, state: &State, seat: Seat, card: CardId) -> f32 {
        let Some(character) = game.tables().character(card) else { return 0.0 };
        let value = f32::from(character.value);
        let now = pending(state, seat, Kind::Character).is_some_and(|scoring| {
            let event = game.event_at(&state.open, scoring.place);
            !event.is_some_and(|event| self.faces.fitting(event.symbols).contains(card))
        });
        value * self.w(W::Pile) + if now { value * self.w(W::Count) } else { 0.0 }
    }

    /// A duel as the seat sees it: own points, points still to be revealed, the other's points, and whether the other is out.
    fn bout(&self, game: &Wiege, state: &State, seat: Seat) -> Option<(f32, f32, f32, bool)> {
        let scoring = state.open.scoring.as_ref()?;
        scoring.other?;
        let event = game.event_at(&state.open, scoring.place)?;
        let (me, you) = (usize::from(scoring.now), usize::from(1 - scoring.now));
        let secret = &state.secrets[seat];
        let held = secret.pile.union(secret.hand.both(self.faces.fitting(event.symbols)));
        let all = self.faces.points(held.union(scoring.revealed[me]));
        let out = scoring.passed & (1 << you) != 0;
        Some((self.faces.points(scoring.revealed[me]), all, self.faces.points(scoring.revealed[you]), out))
    }

    /// The weakest card that puts the seat ahead, where it can be put ahead.
    fn reveal(&self, game: &Wiege, state: &State, seat: Seat, card: CardId) -> f32 {
        let value = game.tables().character(card).map_or(0.0, |it| f32::from(it.value));
        let Some((mine, all, theirs, out)) = self.bout(game, state, seat) else { return 2.0 - 0.2 * value };
        let scoring = state.open.scoring.as_ref();
        let revealed = scoring.map_or(Cards::NONE, |it| it.revealed[usize::from(it.now)]);
        let after = self.faces.points(revealed.union(std::iter::once(card).collect()));
        let gain = after - mine;
        if out {
            return if mine > theirs || all <= theirs {
                -1.0
            } else if after > theirs {
                2.0 - 0.2 * value
            } else {
                0.5 + 0.2 * gain
            };
        }
        if all <= theirs { -0.5 } else { 0.8 + 0.1 * gain }
    }

    fn pass(&self, game: &Wiege, state: &State, seat: Seat) -> f32 {
        match self.bout(game, state, seat) {
            None => -1.0,
            Some((mine, all, theirs, out)) => {
                if out && (mine > theirs || all <= theirs) {
                    2.0
                } else if all <= theirs {
                    1.0
                } else if mine > theirs + 2.0 {
                    0.6
                } else {
                    0.0
                }
            }
        }
    }
}

/// How welcome a card is, about 1.
fn welcome(game: &Wiege, state: &State, seat: Seat, card: CardId) -> f32 {
    let tables = game.tables();
    if let Some(character) = tables.character(card) {
        return 0.5 + 0.35 * f32::from(character.value);
    }
    let symbols = tables.symbols_of(card);
    let counts = game.symbol_counts(&state.open, seat);
    let column = symbols.iter().map(|symbol| counts[symbol as usize]).max().unwrap_or(0);
    let face = match tables.culture(card).map(|it| it.face) {
        Some(Face::Rotation) => 0.5,
        Some(Face::Joker) => 0.25,
        _ => 0.1,
    };
    0.7 + face + 0.15 * f32::from(column.min(4))
}

/// The scoring of this kind that waits for the seat's card action.
fn pending(state: &State, seat: Seat, kind: Kind) -> Option<&Scoring> {
    let open = &state.open;
    let waits = matches!(open.ask, Ask::Cards { .. } | Ask::Lay { .. });
    open.scoring.as_ref().filter(|it| waits && it.kind == kind && it.trigger == seat)
}

/// How gladly a card used is taken back.
fn kept(game: &Wiege, card: CardId) -> f32 {
    match (game.tables().culture(card), game.tables().character(card)) {
        (Some(culture), _) => match culture.face {
            Face::Rotation => 1.0,
            Face::Joker => 0.6,
            Face::Genius(_) => 0.3,
        },
        (None, character) => character.map_or(0.0, |it| f32::from(it.value) * 0.6),
    }
}

/// 1 if one more of these symbols would count in the scoring about to begin.
fn counts_now(game: &Wiege, state: &State, seat: Seat, symbols: Symbols) -> f32 {
    let open = &state.open;
    let Some(scoring) = pending(state, seat, Kind::Culture) else { return 0.0 };
    let Some(event) = game.event_at(open, scoring.place) else { return 0.0 };
    let counts = game.symbol_counts(open, seat);
    let best = event.symbols.iter().map(|symbol| counts[symbol as usize]).max().unwrap_or(0);
    let raises = symbols.both(event.symbols).iter().any(|symbol| counts[symbol as usize] >= best);
    if raises { 1.0 } else { 0.0 }
}
