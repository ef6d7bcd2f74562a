//! Matches to look at: random ones, and twins that differ only in what a viewer cannot see.

use crate::support::{GAME, seat};
use kernel::record::Sitter;
use kernel::table::Table;
use kernel::{Chance, Game, Rng, Seat, Seed, Silent, Turn, Viewer};
use lorenzo::leader::{LeaderId, Leaders};
use lorenzo::state::{Phase, Secret};
use lorenzo::{Action, Config, Lorenzo, State};
use std::sync::Arc;

/// Everybody who can look at a table of so many: the seats and the public.
pub(super) fn viewers(players: usize) -> Vec<Viewer> {
    Seat::all(players).map(Viewer::Seat).chain([Viewer::Public]).collect()
}

/// A match set up.
pub(super) fn start(config: &Config, seed: u64) -> State {
    GAME.setup(config, Seed::from_number(seed), &mut Silent).unwrap()
}

/// A table just opened.
pub(super) fn table(config: Config, seed: u64) -> Table<Lorenzo> {
    let sitters = vec![Sitter { name: "someone".into(), bot: None }; config.players.into()];
    let game = Arc::new(GAME.clone());
    Table::open(game, config, sitters, Seed::from_number(seed)).unwrap().0
}

/// Lets whoever is to decide do this at a table.
pub(super) fn act(table: &mut Table<Lorenzo>, actions: &str) -> Seat {
    let mut last = seat(0);
    for text in actions.split_whitespace() {
        let Turn::Await(seats) = table.turn() else { panic!("the match is over before {text}") };
        last = seats.lowest().unwrap();
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        table.act(table.version(), last, action).unwrap_or_else(|refused| panic!("{text}: {refused}"));
    }
    last
}

/// An advanced table at the draft: tiles were chosen.
pub(super) fn draft_table(players: u8, seed: u64) -> Table<Lorenzo> {
    let mut table = table(Config::new(players), seed);
    while table.state().open.phase == Phase::Tiles {
        let Turn::Await(seats) = table.turn() else { panic!("nobody chooses a tile") };
        let seat = seats.lowest().unwrap();
        let tile = table.legal(seat)[0];
        table.act(table.version(), seat, tile).unwrap();
    }
    table
}

/// Walks through a random match and shows each state with the action taken from it.
pub(super) fn walk(config: &Config, seed: u64, mut see: impl FnMut(&State, Seat, Action)) {
    let mut state = start(config, seed);
    let mut rng = Rng::new(seed);
    let mut legal = Vec::new();
    while let Turn::Await(seats) = GAME.turn(&state) {
        let awaited: Vec<Seat> = seats.iter().collect();
        let seat = *rng.pick(&awaited);
        GAME.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal);
        see(&state, seat, action);
        GAME.play(&mut state, seat, action, &mut Silent);
    }
}

/// A state that differs in all that the viewer cannot see: the cards to come, others' leaders, the generator.
pub(super) fn twin(state: &State, viewer: Viewer, rng: &mut Rng) -> State {
    let mut twin = *state;
    let known = usize::from(state.open.round) * 4;
    for deck in &mut twin.decks {
        for (period, cards) in deck.chunks_mut(8).enumerate() {
            let first_hidden = known.saturating_sub(period * 8).min(8);
            rng.shuffle(&mut cards[first_hidden..]);
        }
    }
    let own = |seat: Seat| viewer.is(seat) && state.open.phase != Phase::Tiles;
    let seen = seen_leaders(state, viewer);
    let mut rest: Vec<LeaderId> = LeaderId::all().filter(|leader| !seen.contains(*leader)).collect();
    rng.shuffle(&mut rest);
    for seat in Seat::all(state.seats()).filter(|seat| !own(*seat)) {
        let Secret { hand, pack, pick } = state.secrets[seat];
        let mut deal = |n: usize| -> Leaders { rest.drain(..n).collect() };
        let (hand, pack) = (deal(hand.len()), deal(pack.len()));
        let choices: Vec<LeaderId> = pack.iter().collect();
        let pick = pick.map(|_| *rng.pick(&choices));
        twin.secrets[seat] = Secret { hand, pack, pick };
    }
    twin.chance = Chance::new(rng.seed());
    GAME.check(&twin).unwrap();
    twin
}

/// The leaders a viewer knows the place of: those on the table, and the seat's own once they are dealt.
pub(super) fn seen_leaders(state: &State, viewer: Viewer) -> Leaders {
    let mut seen = Leaders::NONE;
    for (seat, player) in state.open.players.iter() {
        seen = seen.union(player.leaders).union(player.discarded);
        if viewer.is(seat) && state.open.phase != Phase::Tiles {
            seen = seen.union(state.secrets[seat].hand).union(state.secrets[seat].pack);
        }
    }
    seen
}
