//! Positions written by hand: for rule tests, perft counts and puzzles.
//!
//! One statement a line (or between semicolons); what is not said is as at the beginning of a match:
//!
//! ```text
//! 3 players                        then options: teams, top, consecutive, oldest, joker-new-column
//! turn 2                           whose turn it is; else seat 0
//! quiet 79                         so many turns went by without a scoring
//! c1 ev-red-4, ev-blue-2           a stack, its top event last; places not named are closed
//! events ev-grey-1, ev-red-1       face down, the next first; else as many as belong there, `events none` for none
//! seat 1 stone c1:3                a stone of this seat on an event
//! seat 1 pawn c1:4                 its pawn
//! seat 0 holds 2 of 1              stones of another colour in the reserve
//! seat 0 hand cu-01, ch-02         cards in hand
//! seat 0 known cu-01               cards in hand that all have seen
//! seat 0 pile ch-05                characters on the pile
//! seat 0 column cu-11, cu-31*      a column, its top card last; the star says that the card is turned
//! display cu-02, ch-01             cards beside the deck; else four that are not needed elsewhere
//! discards cu-03                   discarded cards
//! deck cu-04, ch-07                the top cards of the deck, the next first
//! rest seat 1 hand                 where all other cards are; else in the deck, or `rest discards`
//! ```
//!
//! The order of the statements counts only among the columns of a seat. A text cannot say that a turn is half taken or a
//! scoring under way, nor which cards were seen going to a hand before one went to the pile.

use crate::Wiege;
use crate::apply::Exec;
use crate::cards::{CardId, Cards};
use crate::check::check;
use crate::config::{Config, DuelPass, EmptyDeck, Uppermost};
use crate::pieces::EventId;
use crate::place::{Place, Spot};
use crate::state::{DISPLAY, State};
use kernel::List;
use kernel::position::{self, PositionError, number, unknown};
use kernel::{Chance, PerSeat, Seat, Seed, Silent};

impl Wiege {
    /// The state a text describes, if it can be.
    pub fn position(&self, text: &str) -> Result<State, PositionError> {
        position::read(text, |players, options| Ok(Builder::new(self, config(players, options)?)))
    }
}

fn config(players: u8, options: &mut dyn Iterator<Item = &str>) -> Result<Config, String> {
    let config = position::with_options(Config::new(players), options, |config, word| {
        match word {
            "teams" => config.teams = true,
            "top" => config.culture_empty_deck = EmptyDeck::Top,
            "consecutive" => config.duel_pass = DuelPass::Consecutive,
            "oldest" => config.uppermost = Uppermost::Oldest,
            "joker-new-column" => config.joker_new_column = true,
            _ => return false,
        }
        true
    })?;
    config.check().map_err(|error| error.to_string())?;
    Ok(config)
}

/// Where the cards not spoken of are.
#[derive(Clone, Copy)]
enum Rest {
    Deck,
    Discards,
    Hand(Seat),
}

struct Builder<'a> {
    game: &'a Wiege,
    state: State,
    /// The cards spoken of.
    placed: Cards,
    /// The next cards of the deck, the first one next.
    deck: Vec<CardId>,
    has_display: bool,
    has_events: bool,
    rest: Rest,
}

impl<'a> Builder<'a> {
    fn new(game: &'a Wiege, config: Config) -> Builder<'a> {
        let state = State {
            open: game.empty_table(&config, Seat::default()),
            secrets: PerSeat::new(config.players.into()),
            deck: List::default(),
            events: List::default(),
            chance: Chance::new(Seed::from_number(0)),
        };
        let (deck, rest) = (Vec::new(), Rest::Deck);
        Builder { game, state, placed: Cards::NONE, deck, has_display: false, has_events: false, rest }
    }

    /// Cards that nothing was said of before.
    fn new_cards(&mut self, text: &str) -> Result<Vec<CardId>, String> {
        let cards = cards(text)?;
        for card in &cards {
            if self.placed.contains(*card) {
                return Err(format!("{card} is somewhere else already"));
            }
            self.placed.insert(*card);
        }
        Ok(cards)
    }
}

impl position::Builder for Builder<'_> {
    type State = State;

    fn seats(&self) -> usize {
        self.state.seats()
    }

    fn read(&mut self, verb: &str, rest: &str) -> Result<(), String> {
        if let Some(place) = Place::from_id(verb) {
            for event in events(rest)? {
                self.state.open.turned_up.insert(event);
                self.state.open.board[place.index()].stack.push(event);
            }
            return Ok(());
        }
        match verb {
            "turn" => self.state.open.turn = self.seat(rest)?,
            "quiet" => self.state.open.quiet = number(rest)?,
            "events" => {
                self.has_events = true;
                self.state.events = events(rest)?.into_iter().rev().collect();
            }
            "display" => {
                self.has_display = true;
                for (slot, card) in self.new_cards(rest)?.into_iter().enumerate() {
                    *self.state.open.display.get_mut(slot).ok_or("four cards at most")? = Some(card);
                }
            }
            "discards" => self.state.open.discards = self.new_cards(rest)?.into_iter().collect(),
            "deck" => self.deck = self.new_cards(rest)?,
            "rest" => {
                self.rest = match rest.split_whitespace().collect::<Vec<_>>()[..] {
                    ["deck"] => Rest::Deck,
                    ["discards"] => Rest::Discards,
                    ["seat", seat, "hand"] => Rest::Hand(self.seat(seat)?),
                    _ => return Err("write `rest deck`, `rest discards` or `rest seat 1 hand`".into()),
                }
            }
            other => return unknown(other),
        }
        Ok(())
    }

    fn read_seat(&mut self, seat: Seat, verb: &str, rest: &str) -> Result<(), String> {
        match verb {
            "stone" | "pawn" => {
                let spot = Spot::from_id(rest).ok_or("no such spot")?;
                let open = &mut self.state.open;
                let position = &mut open.board[spot.place().index()];
                position.covered[seat.index()] |= spot.bit();
                if verb == "pawn" {
                    position.pawns |= spot.bit();
                    open.players[seat].pawn_placed = true;
                } else {
                    take_stone(&mut open.players[seat].stones[seat.index()], 1)?;
                }
            }
            "holds" => {
                let (n, colour) = rest.split_once(" of ").ok_or("write for example `holds 2 of 1`")?;
                let n = number(n)?;
                let colour = self.seat(colour)?;
                let players = &mut self.state.open.players;
                take_stone(&mut players[colour].stones[colour.index()], n)?;
                players[seat].stones[colour.index()] += n;
            }
            "hand" => {
                let cards: Cards = self.new_cards(rest)?.into_iter().collect();
                self.state.secrets[seat].hand = self.state.secrets[seat].hand.union(cards);
            }
            "known" => self.state.open.players[seat].known_in_hand = cards(rest)?.into_iter().collect(),
            "pile" => self.state.secrets[seat].pile = self.new_cards(rest)?.into_iter().collect(),
            "column" => {
                let turned: Vec<&str> = rest.split(',').map(str::trim).collect();
                let ids: Vec<&str> = turned.iter().map(|id| id.trim_end_matches('*')).collect();
                let cards = self.new_cards(&ids.join(","))?;
                let tableau = &mut self.state.open.players[seat].tableau;
                let column = tableau.n_columns();
                if column == crate::tableau::MOST_COLUMNS {
                    return Err("there are five columns at most".into());
                }
                for (card, id) in cards.into_iter().zip(turned) {
                    tableau.lay(column, card);
                    if id.ends_with('*') {
                        self.state.open.turned.insert(card);
                    }
                }
            }
            other => return unknown(other),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<State, String> {
        let others: Vec<CardId> = Cards::ALL.except(self.placed).iter().collect();
        let (display, rest) = others.split_at(if self.has_display { 0 } else { DISPLAY.min(others.len()) });
        let state = &mut self.state;
        for (slot, card) in state.open.display.iter_mut().zip(display) {
            *slot = Some(*card);
        }
        // The deck is drawn from its end.
        let mut deck: Vec<CardId> = self.deck.into_iter().rev().collect();
        match self.rest {
            Rest::Deck => deck.splice(0..0, rest.iter().rev().copied()).for_each(drop),
            Rest::Discards => rest.iter().for_each(|card| state.open.discards.insert(*card)),
            Rest::Hand(seat) => rest.iter().for_each(|card| state.secrets[seat].hand.insert(*card)),
        }
        state.deck = deck.into_iter().collect();
        if !self.has_events {
            let seating = self.game.tables.setup.seating(state.open.config.players);
            let left = usize::from(seating.event_deck - seating.face_up());
            let unseen = EventId::all().filter(|event| !state.open.turned_up.contains(*event));
            state.events = unseen.take(left).collect();
        }
        check(self.game, state)?;
        Exec { game: self.game, state, tell: &mut Silent }.begin_turn();
        check(self.game, state)?;
        Ok(*state)
    }
}

fn take_stone(reserve: &mut u8, n: u8) -> Result<(), String> {
    *reserve = reserve.checked_sub(n).ok_or("there are not so many stones")?;
    Ok(())
}

fn cards(text: &str) -> Result<Vec<CardId>, String> {
    list(text, |id| CardId::from_id(id).ok_or_else(|| format!("no card {id:?}")))
}

fn events(text: &str) -> Result<Vec<EventId>, String> {
    list(text, |id| EventId::from_id(id).ok_or_else(|| format!("no event {id:?}")))
}

fn list<T>(text: &str, parse: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>, String> {
    if text == "none" { Ok(Vec::new()) } else { position::list(text, parse) }
}
