//! The preparation of the advanced game: bonus tiles in reverse turn order, then the draft of the leaders.

use crate::support::{GAME, seat};
use kernel::{Game, Illegal, Seat, Seats, Seed, Silent, Turn, Viewer};
use lorenzo::leader::{LeaderId, Leaders};
use lorenzo::state::Phase;
use lorenzo::{Action, Config, Event, Lorenzo, State};

fn set_up(players: u8, seed: u64) -> State {
    GAME.setup(&Config::new(players), Seed::from_number(seed), &mut Silent).unwrap()
}

fn do_it(state: &mut State, seat: Seat, action: Action) {
    GAME.apply(state, seat, action, &mut Silent).unwrap_or_else(|why| panic!("{action}: {why}"));
    GAME.check(state).unwrap();
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut out = Vec::new();
    GAME.legal(state, seat, &mut out);
    out
}

/// Bonus tiles chosen, everyone taking the first that is left.
fn drafting(players: u8, seed: u64) -> State {
    let mut state = set_up(players, seed);
    while state.open.phase == Phase::Tiles {
        let Turn::Await(seats) = GAME.turn(&state) else { panic!("somebody chooses a tile") };
        let seat = seats.lowest().unwrap();
        let first = legal(&state, seat)[0];
        do_it(&mut state, seat, first);
    }
    state
}

/// Everyone keeps the first leader of the pack.
fn pick_first(state: &mut State) {
    for seat in Seat::all(state.seats()) {
        let first = state.secrets[seat].pack.iter().next().unwrap();
        do_it(state, seat, Action::Keep(first));
    }
}

/// The last in turn order chooses first; four advanced tiles, each only once.
#[test]
fn bonus_tiles_are_chosen_in_reverse_turn_order() {
    for players in 2..=4 {
        let mut state = set_up(players, 7);
        assert_eq!(state.open.phase, Phase::Tiles);
        let order = state.open.order.as_slice().to_vec();
        let mut left = 4;
        for chooser in order.into_iter().rev() {
            assert_eq!(GAME.turn(&state), Turn::Await(Seats::only(chooser)));
            let tiles = legal(&state, chooser);
            assert_eq!(tiles.len(), left, "the standard tile and the extra one are not among them");
            let tile = *tiles.last().unwrap();
            do_it(&mut state, chooser, tile);
            let taken = GAME.why_not(&state, order_next(&state, chooser), tile);
            assert!(taken.is_some(), "{tile} is taken");
            left -= 1;
        }
        assert_eq!(state.open.phase, Phase::Draft, "the draft comes after the tiles");
    }
}

/// Who is to decide now, or the given seat when all decide at once.
fn order_next(state: &State, chooser: Seat) -> Seat {
    match GAME.turn(state) {
        Turn::Await(seats) => seats.lowest().unwrap_or(chooser),
        Turn::Over => chooser,
    }
}

/// Four leaders each, all different.
#[test]
fn everyone_gets_four_leaders() {
    for players in 2..=5 {
        let state = drafting(players, 3);
        let mut all = Leaders::NONE;
        for (_, secret) in state.secrets.iter() {
            assert_eq!((secret.pack.len(), secret.hand.len()), (4, 0));
            all = all.union(secret.pack);
        }
        assert_eq!(all.len(), 4 * usize::from(players));
    }
}

/// All choose at the same time; nobody waits for a neighbour, and nobody chooses twice.
#[test]
fn all_choose_at_once() {
    for players in 2..=4 {
        let mut state = drafting(players, 11);
        assert_eq!(GAME.turn(&state), Turn::Await(Seats::first(players.into())));
        let first: Vec<LeaderId> = state.secrets[seat(0)].pack.iter().collect();
        do_it(&mut state, seat(0), Action::Keep(first[0]));
        assert_eq!(GAME.turn(&state), Turn::Await(Seats::first(players.into()).without(seat(0))));
        let again = GAME.why_not(&state, seat(0), Action::Keep(first[1]));
        assert_eq!(again, Some(Illegal::NotYourTurn));
        assert_eq!(state.secrets[seat(1)].pack.len(), 4, "nothing moves until all have chosen");
    }
}

/// One cannot keep what is not in one's pack.
#[test]
fn leaders_of_other_packs_cannot_be_kept() {
    let state = drafting(2, 5);
    let other = state.secrets[seat(1)].pack.iter().next().unwrap();
    assert!(GAME.why_not(&state, seat(0), Action::Keep(other)).is_some());
    assert_eq!(legal(&state, seat(0)).len(), 4);
}

/// The rest goes to the right: from each seat to the seat before.
#[test]
fn packs_go_to_the_seat_before() {
    for players in 2..=5 {
        let mut state = drafting(players, 2);
        for left in [3, 2] {
            let before = state.secrets;
            pick_first(&mut state);
            for number in 0..players {
                let from = seat(number);
                let to = seat((number + players - 1) % players);
                let kept = before[from].pack.iter().next().unwrap();
                assert_eq!(
                    state.secrets[to].pack,
                    before[from].pack.without(kept),
                    "{players} players, {from} to {to}"
                );
                assert!(state.secrets[from].hand.contains(kept));
                assert_eq!(state.secrets[to].pack.len(), left);
            }
        }
    }
}

/// Four times one kept: the fourth leaves no choice. Then the first round begins.
#[test]
fn everyone_ends_with_four_leaders() {
    for players in 2..=4 {
        let mut state = drafting(players, 9);
        let before = state.secrets;
        for _ in 0..3 {
            assert_eq!((state.open.phase, state.open.round), (Phase::Draft, 0));
            pick_first(&mut state);
        }
        assert_eq!((state.open.phase, state.open.round), (Phase::Actions, 1));
        assert_eq!(GAME.turn(&state), Turn::Await(Seats::only(state.open.order.as_slice()[0])));
        for (seat, secret) in state.secrets.iter() {
            assert_eq!((secret.hand.len(), secret.pack.len(), secret.pick), (4, 0, None));
            assert_eq!(state.open.players[seat].in_hand, 4);
        }
        let n = usize::from(players);
        // The last of each pack has gone three seats to the right.
        for number in 0..players {
            let end = seat(((usize::from(number) + 3 * (n - 1)) % n) as u8);
            assert!(
                state.secrets[end].hand.contains(before[seat(number)].pack.iter().last().unwrap()),
                "{players} players, pack {number}"
            );
        }
    }
}

/// The order in which the picks come in does not matter.
#[test]
fn picks_may_come_in_any_order() {
    let mut forward = drafting(4, 21);
    let mut backward = forward;
    for _ in 0..3 {
        pick_first(&mut forward);
        for seat in Seat::all(4).rev() {
            let first = backward.secrets[seat].pack.iter().next().unwrap();
            do_it(&mut backward, seat, Action::Keep(first));
        }
    }
    assert_eq!(forward, backward);
}

/// A pick is sealed: others see that it was made, not which it is.
#[test]
fn picks_are_sealed() {
    let state = drafting(3, 1);
    let pack: Vec<LeaderId> = state.secrets[seat(0)].pack.iter().collect();
    let views = pack.iter().map(|leader| {
        let mut picked = state;
        do_it(&mut picked, seat(0), Action::Keep(*leader));
        [Viewer::Public, Viewer::Seat(seat(1)), Viewer::Seat(seat(2))]
            .map(|viewer| GAME.view(&picked, viewer))
    });
    let views: Vec<_> = views.collect();
    assert!(views.iter().all(|view| *view == views[0]), "whatever was kept, the others see the same");
    assert_eq!(views[0][0].picked, Seats::only(seat(0)));

    let told = Event::LeaderKept { seat: seat(0), leader: Some(pack[0]) };
    assert_eq!(
        GAME.redact(&told, Viewer::Seat(seat(1))),
        Some(Event::LeaderKept { seat: seat(0), leader: None })
    );
    assert_eq!(GAME.redact(&told, Viewer::Seat(seat(0))), Some(told));
    assert!(Lorenzo::is_secret(Action::Keep(pack[0])));
}

/// Nobody sees another's pack or hand.
#[test]
fn hands_and_packs_are_hidden() {
    let mut state = drafting(2, 4);
    pick_first(&mut state);
    let own = GAME.view(&state, Viewer::Seat(seat(0)));
    assert_eq!(own.own, Some(state.secrets[seat(0)]));
    assert_eq!(GAME.view(&state, Viewer::Public).own, None);
    // Seat 1's leaders exchanged among themselves and with the box: seat 0 sees the same.
    let mut other = state;
    let unknown =
        LeaderId::all().find(|id| state.secrets.iter().all(|(_, it)| !it.pack.union(it.hand).contains(*id)));
    let theirs = state.secrets[seat(1)].pack.iter().next().unwrap();
    other.secrets[seat(1)].pack = state.secrets[seat(1)].pack.without(theirs).with(unknown.unwrap());
    assert_ne!(other, state);
    assert_eq!(GAME.view(&other, Viewer::Seat(seat(0))), own);
}

/// The base game has neither.
#[test]
fn the_base_game_begins_at_once() {
    for players in 2..=4 {
        let state = GAME.setup(&Config::base(players), Seed::from_number(1), &mut Silent).unwrap();
        assert_eq!((state.open.phase, state.open.round), (Phase::Actions, 1));
        for (seat, player) in state.open.players.iter() {
            assert_eq!(player.tile.map(lorenzo::pieces::BonusTile::id), Some("standard"));
            assert!(state.secrets[seat].hand.is_empty());
        }
    }
}
