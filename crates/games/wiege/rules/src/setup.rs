//! The first state of a match.

use crate::Wiege;
use crate::apply::Exec;
use crate::cards::{CardId, Cards};
use crate::config::Config;
use crate::event::Event;
use crate::pending::Ask;
use crate::pieces::{EventId, Events, Group};
use crate::place::Place;
use crate::state::{DISPLAY, MOST_EVENTS, Open, Player, Position, Secret, State};
use kernel::List;
use kernel::chance::Draws;
use kernel::{Chance, PerSeat, Seat, Seed, Sink};

pub(crate) fn setup(game: &Wiege, config: &Config, seed: Seed, tell: &mut impl Sink<Event>) -> State {
    let setup = &game.tables.setup;
    let seating = setup.seating(config.players);
    let n = usize::from(config.players);
    let mut chance = Chance::new(seed);
    let mut draws = chance.draws();
    let events = event_deck(&mut draws, seating.event_deck);
    let mut deck: List<CardId, { CardId::COUNT }> = CardId::all().collect();
    draws.shuffle(deck.as_mut_slice());
    let start = config.start.or_else(|| Seat::new(draws.below(n as u32) as u8)).unwrap_or_default();

    let mut state =
        State { open: game.empty_table(config, start), secrets: PerSeat::new(n), deck, events, chance };
    tell.tell(Event::Began { start });
    for seat in Seat::all(n) {
        let hand: Cards = (0..setup.starting_cards).filter_map(|_| state.deck.pop()).collect();
        state.secrets[seat] = Secret { hand, pile: Cards::NONE };
        tell.tell(Event::Dealt { seat, cards: Some(hand) });
    }
    let mut exec = Exec { game, state: &mut state, tell };
    for place in seating.places() {
        if let Some(event) = exec.state.events.pop() {
            exec.turn_up(place, event);
        }
    }
    exec.refill();
    exec.begin_turn();
    state
}

impl Wiege {
    /// A table with all pieces in the reserves and no card dealt.
    pub(crate) fn empty_table(&self, config: &Config, start: Seat) -> Open {
        let n = usize::from(config.players);
        let stones = self.tables.setup.stones;
        let player = |seat: Seat| {
            let mut player = Player::default();
            player.stones[seat.index()] = stones;
            player
        };
        Open {
            config: *config,
            turn: start,
            ask: Ask::Place { exchanged: false },
            scoring: None,
            scorings: 0,
            quiet: 0,
            board: [Position::default(); Place::COUNT],
            players: PerSeat::from_fn(n, player),
            display: [None; DISPLAY],
            discards: Cards::NONE,
            turned: Cards::NONE,
            shuffled: Cards::ALL,
            turned_up: Events::NONE,
        }
    }
}

/// One event of each group, and others at random, shuffled together.
fn event_deck(draws: &mut Draws<'_>, size: u8) -> List<EventId, MOST_EVENTS> {
    let groups = Group::ALL.len();
    let per_group = EventId::COUNT / groups;
    let mut events: [usize; EventId::COUNT] = std::array::from_fn(|i| i);
    // The chosen one of each group comes to the front, the others keep their places or fill its gap.
    for group in 0..groups {
        let chosen = draws.below(per_group as u32) as usize;
        let number = group * per_group + chosen;
        let at = events.iter().position(|event| *event == number).unwrap_or(group);
        events.swap(group, at);
    }
    let size = usize::from(size);
    for next in groups..size {
        let picked = next + draws.below((EventId::COUNT - next) as u32) as usize;
        events.swap(next, picked);
    }
    draws.shuffle(&mut events[..size]);
    events[..size].iter().filter_map(|event| EventId::new(*event)).collect()
}
