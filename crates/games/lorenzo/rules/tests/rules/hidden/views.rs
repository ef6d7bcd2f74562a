//! What each seat and the public see, and that nothing else reaches them.

use super::matches::{draft_table, seen_leaders, start, table, twin, viewers, walk};
use crate::support::{GAME, position, seat};
use kernel::{Digest, Game, Rng, Seat, Turn, Viewer};
use lorenzo::leader::{LeaderId, Leaders};
use lorenzo::state::Phase;
use lorenzo::view::HIDDEN;
use lorenzo::{Action, Config, Event, State, View};

/// The leaders named anywhere in the text of a view.
fn named(view: &View) -> Leaders {
    let text = serde_json::to_string(view).unwrap();
    LeaderId::all().filter(|leader| text.contains(&format!("\"{}\"", leader.id()))).collect()
}

/// Leaders are dealt when everybody has a bonus tile (ruling R40).
#[test]
fn nobody_knows_a_leader_while_bonus_tiles_are_chosen() {
    let mut table = table(Config::new(4), 1);
    while table.state().open.phase == Phase::Tiles {
        for viewer in viewers(4) {
            assert!(named(&table.view(viewer)).is_empty(), "{viewer:?}");
        }
        let Turn::Await(seats) = table.turn() else { panic!("nobody chooses a tile") };
        let seat = seats.lowest().unwrap();
        let before = GAME.imagine(&table.view(Viewer::Seat(seat)), &mut Rng::new(2));
        assert_eq!(before.secrets[seat].pack.len(), 4);
        assert_ne!(before.secrets[seat], table.state().secrets[seat], "any four may come");
        let tile = table.legal(seat)[0];
        table.act(table.version(), seat, tile).unwrap();
    }
    assert_eq!(named(&table.view(Viewer::Seat(seat(2)))), table.state().secrets[seat(2)].pack);
}

#[test]
fn at_the_draft_everyone_sees_their_own_pack() {
    let table = draft_table(4, 1);
    for number in Seat::all(4) {
        let own = table.state().secrets[number];
        let view = table.view(Viewer::Seat(number));
        assert_eq!(view.own, Some(own));
        assert_eq!(named(&view), own.pack, "no other leader is named in the view");
    }
}

#[test]
fn at_the_draft_the_public_sees_no_leader() {
    let mut table = draft_table(3, 2);
    let public = table.view(Viewer::Public);
    assert!(named(&public).is_empty() && public.own.is_none());
    let pick = table.legal(seat(1))[0];
    table.act(table.version(), seat(1), pick).unwrap();
    let public = table.view(Viewer::Public);
    assert!(named(&public).is_empty());
    assert_eq!(public.picked.iter().collect::<Vec<_>>(), [seat(1)], "only that a choice was made");
}

#[test]
fn a_leader_kept_stays_hidden_from_the_others() {
    let mut table = draft_table(3, 3);
    let mut kept = Vec::new();
    for number in Seat::all(3) {
        let pick = table.legal(number)[1];
        kept.push(pick.to_string());
        table.act(table.version(), number, pick).unwrap();
    }
    for number in Seat::all(3) {
        let view = table.view(Viewer::Seat(number));
        let own = table.state().secrets[number];
        assert_eq!((own.hand.len(), own.pack.len()), (1, 3));
        assert_eq!(named(&view), own.hand.union(own.pack));
        assert!(view.open.players.iter().all(|(_, player)| player.in_hand == 1), "how many is public");
    }
}

#[test]
fn in_play_hands_are_hidden_and_leaders_on_the_table_are_not() {
    let text = "3 players advanced; seat 0 hand santa-rita, sisto-iv; seat 0 leaders cosimo-de-medici; \
         seat 1 hand lucrezia-borgia, cesare-borgia; seat 2 leaders sandro-botticelli; \
         seat 2 hand leonardo-da-vinci";
    let state = position(text).state;
    for (viewer, hidden) in [
        (Viewer::Seat(seat(0)), ["lucrezia-borgia", "cesare-borgia", "leonardo-da-vinci"].as_slice()),
        (Viewer::Seat(seat(1)), &["santa-rita", "sisto-iv", "leonardo-da-vinci"]),
        (
            Viewer::Public,
            &["santa-rita", "sisto-iv", "lucrezia-borgia", "cesare-borgia", "leonardo-da-vinci"],
        ),
    ] {
        let seen = named(&GAME.view(&state, viewer));
        let is_seen = |id: &&str| seen.contains(LeaderId::from_id(id).unwrap());
        assert!(!hidden.iter().any(is_seen), "{viewer:?} sees {seen:?}");
        assert!(["cosimo-de-medici", "sandro-botticelli"].iter().all(is_seen));
        assert_eq!(seen, seen_leaders(&state, viewer));
    }
    let public = GAME.view(&state, Viewer::Public);
    let in_hand: Vec<u8> = public.open.players.as_slice().iter().map(|player| player.in_hand).collect();
    assert_eq!(in_hand, [2, 2, 1]);
}

#[test]
fn the_cards_to_come_are_hidden_from_all() {
    for round in 1..=6 {
        let state = position(&format!("3 players base; round {round}")).state;
        for viewer in viewers(3) {
            let view = GAME.view(&state, viewer);
            for (deck, real) in view.drawn.iter().zip(state.decks) {
                assert_eq!(deck[..round * 4], real[..round * 4], "what was drawn is known");
                assert!(deck[round * 4..].iter().all(|card| *card == HIDDEN));
            }
        }
    }
}

#[test]
fn no_eye_sees_the_generator() {
    let state = start(&Config::new(4), 4);
    let other = State { chance: start(&Config::new(4), 5).chance, ..state };
    assert_ne!(state, other);
    for viewer in viewers(4) {
        assert_eq!(GAME.view(&state, viewer), GAME.view(&other, viewer));
    }
}

fn bytes(view: &View) -> (Vec<u8>, Digest) {
    (serde_json::to_vec(view).unwrap(), Digest::of_value(view))
}

#[test]
fn what_an_eye_cannot_tell_apart_gives_equal_bytes() {
    let mut twins = 0;
    for (players, advanced, seed) in [(2, true, 1), (3, true, 2), (4, true, 3), (4, false, 4), (5, true, 5)] {
        let config = Config { advanced, ..Config::new(players) };
        let mut rng = Rng::new(seed);
        walk(&config, seed, |state, _, _| {
            for viewer in viewers(players.into()) {
                let twin = twin(state, viewer, &mut rng);
                assert_ne!(twin, *state, "the twin is another match");
                assert_eq!(bytes(&GAME.view(&twin, viewer)), bytes(&GAME.view(state, viewer)), "{viewer:?}");
                twins += 1;
            }
        });
    }
    assert!(twins > 2000, "{twins}");
}

/// What a viewer is told, up to the first thing that is news to it.
fn told(events: &[Event], viewer: Viewer) -> Vec<String> {
    let news = |event: &Event| match viewer {
        Viewer::Seat(seat) => GAME.reveals(event).contains(seat),
        Viewer::Public => {
            !GAME.reveals(event).is_empty() && GAME.redact(event, viewer) == Some(event.clone())
        }
    };
    let known = events.iter().take_while(|event| !news(event));
    known
        .filter_map(|event| GAME.redact(event, viewer))
        .map(|it| serde_json::to_string(&it).unwrap())
        .collect()
}

/// What the twin does where the match does this; `None` where the action itself shows a hidden leader.
fn same_action(twin: &State, seat: Seat, action: Action) -> Option<Action> {
    match action {
        Action::Keep(_) => twin.secrets[seat].pack.iter().last().map(Action::Keep),
        Action::Play(_) | Action::Discard(_) => None,
        _ => Some(action),
    }
}

#[test]
fn what_an_eye_cannot_tell_apart_is_told_alike() {
    let (mut compared, mut sealed) = (0, 0);
    for players in 2..=4u8 {
        for seed in 0..4 {
            let mut rng = Rng::new(seed);
            walk(&Config::new(players), seed, |state, seat, action| {
                for viewer in viewers(players.into()).into_iter().filter(|viewer| !viewer.is(seat)) {
                    let twin = twin(state, viewer, &mut rng);
                    let Some(same) = same_action(&twin, seat, action) else { continue };
                    let (mut here, mut there) = (Vec::new(), Vec::new());
                    GAME.apply(&mut state.clone(), seat, action, &mut here).unwrap();
                    GAME.apply(&mut twin.clone(), seat, same, &mut there).unwrap();
                    assert_eq!(told(&here, viewer), told(&there, viewer), "{viewer:?} is told of {action}");
                    compared += 1;
                    sealed += u32::from(same != action);
                }
            });
        }
    }
    assert!(compared > 2000 && sealed > 30, "{compared} compared, {sealed} of them different sealed picks");
}

#[test]
fn whoever_acts_learns_nothing_that_depends_on_the_hidden() {
    let mut compared = 0;
    for seed in 0..6 {
        let mut rng = Rng::new(seed);
        walk(&Config::new(3), seed, |state, seat, action| {
            let viewer = Viewer::Seat(seat);
            let twin = twin(state, viewer, &mut rng);
            let (mut here, mut there) = (Vec::new(), Vec::new());
            GAME.apply(&mut state.clone(), seat, action, &mut here).unwrap();
            GAME.apply(&mut twin.clone(), seat, action, &mut there).unwrap();
            assert_eq!(told(&here, viewer), told(&there, viewer), "{action}");
            compared += 1;
        });
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn dealt_and_kept_leaders_are_told_to_their_seat_only() {
    let table = draft_table(2, 6);
    let mut state = *table.state();
    let mut events = Vec::new();
    for number in Seat::all(2) {
        let pick = state.secrets[number].pack.iter().next().unwrap();
        GAME.apply(&mut state, number, Action::Keep(pick), &mut events).unwrap();
    }
    let count = |viewer: Viewer, owner: Seat| {
        let tells = |event: &&Event| match GAME.redact(event, viewer) {
            Some(
                Event::LeadersDealt { seat, leaders: Some(_) } | Event::LeaderKept { seat, leader: Some(_) },
            ) => seat == owner,
            _ => false,
        };
        events.iter().filter(tells).count()
    };
    for number in Seat::all(2) {
        assert_eq!(count(Viewer::Seat(number), number), 2, "the pick, and the pack that came");
        assert_eq!(count(Viewer::Seat(number.right(2)), number), 0);
        assert_eq!(count(Viewer::Public, number), 0);
    }
}
