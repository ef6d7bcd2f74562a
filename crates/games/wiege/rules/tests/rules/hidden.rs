//! Hidden information: hands, piles and decks. What a viewer cannot tell apart looks the same to it.

use super::support::*;
use kernel::table::Table;
use kernel::{Game, Rng, Seat, Seats, Seed, Silent, Turn, Viewer};
use std::sync::Arc;
use wiege::cards::CardId;
use wiege::pieces::Events;
use wiege::{Action, Config, Event, State, Wiege};

/// States from random matches, somewhere in the middle.
fn some_states(config: Config, n: u64) -> Vec<State> {
    (0..n)
        .map(|number| {
            let mut state = GAME.setup(&config, Seed::from_number(number), &mut Silent).unwrap();
            let mut rng = Rng::new(number);
            let mut legal = Vec::new();
            for _ in 0..20 + rng.below(60) {
                let Turn::Await(seats) = GAME.turn(&state) else { break };
                let seat = seats.lowest().unwrap();
                GAME.legal(&state, seat, &mut legal);
                let action = *rng.pick(&legal);
                GAME.play(&mut state, seat, action, &mut Silent);
            }
            state
        })
        .collect()
}

fn bytes(state: &State, viewer: Viewer) -> Vec<u8> {
    serde_json::to_vec(&GAME.view(state, viewer)).unwrap()
}

/// Swaps two cards that nobody but their holders has seen, wherever they are.
fn swap(state: &mut State, a: wiege::cards::CardId, b: wiege::cards::CardId) {
    let exchange = |card| {
        if card == a {
            b
        } else if card == b {
            a
        } else {
            card
        }
    };
    state.deck = state.deck.as_slice().iter().copied().map(exchange).collect();
    for seat in Seat::all(state.seats()) {
        let secret = &mut state.secrets[seat];
        secret.hand = secret.hand.iter().map(exchange).collect();
        secret.pile = secret.pile.iter().map(exchange).collect();
    }
}

/// Any two unseen cards of a kind can change places between others' hands, piles and the deck: no byte changes.
#[test]
fn swapped_cards_look_the_same_to_whoever_has_not_seen_them() {
    let mut swapped = 0;
    for config in [Config::new(2), Config::new(3), Config::new(4), Config::teams()] {
        for state in some_states(config, 60) {
            let mut rng = Rng::new(1);
            for viewer in Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
                let unseen = GAME.view(&state, viewer).unseen();
                for kind in [CardId::CULTURE_CARDS, CardId::CHARACTER_CARDS] {
                    let cards: Vec<_> = unseen.both(kind).both(state.open.shuffled).iter().collect();
                    if cards.len() < 2 {
                        continue;
                    }
                    let mut other = state;
                    swap(&mut other, *rng.pick(&cards), *rng.pick(&cards));
                    GAME.check(&other).unwrap();
                    assert_eq!(bytes(&other, viewer), bytes(&state, viewer));
                    swapped += u32::from(other != state);
                }
            }
        }
    }
    assert!(swapped > 1000, "{swapped} swaps");
}

#[test]
fn the_order_of_the_decks_is_hidden() {
    for state in some_states(Config::new(3), 60) {
        let mut other = state;
        let mut rng = Rng::new(5);
        let mut deck: Vec<_> = state.deck.as_slice().to_vec();
        rng.shuffle(&mut deck);
        other.deck = deck.into_iter().collect();
        let mut events: Vec<_> = state.events.as_slice().to_vec();
        rng.shuffle(&mut events);
        other.events = events.into_iter().collect();
        other.chance = kernel::Chance::new(Seed::from_number(99));
        for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]) {
            assert_eq!(bytes(&other, viewer), bytes(&state, viewer));
        }
    }
}

/// A seat sees its own hand and pile, and of the others only what all have seen.
#[test]
fn a_view_shows_the_own_cards_only() {
    let played = position(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; seat 0 hand cu-05, ch-01; seat 0 pile ch-02; \
         seat 1 hand cu-06, ch-03; seat 1 pile ch-04; seat 1 known cu-06",
    );
    let view = GAME.view(&played.state, Viewer::Seat(seat(0)));
    assert_eq!(view.own, Some(played.state.secrets[seat(0)]));
    assert_eq!((view.in_hand.as_slice(), view.on_pile.as_slice()), (&[2, 2][..], &[1, 1][..]));
    let text = serde_json::to_string(&view).unwrap();
    assert!(text.contains("ch-01") && text.contains("ch-02") && text.contains("cu-06"));
    let state = serde_json::to_value(view).unwrap();
    for place in ["players", "display", "discards"] {
        let part = state["open"][place].to_string();
        assert!(!part.contains("ch-03") && !part.contains("ch-04"), "{place}: {part}");
    }
}

#[test]
fn draws_and_piles_are_told_to_their_owner_alone() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; deck cu-05; seat 0 hand ch-01",
        "stone:c1:0 draw pile:ch-01",
    );
    let drawn = Event::Drawn { seat: seat(0), card: Some(card("cu-05")) };
    let piled = Event::Piled { seat: seat(0), card: Some(card("ch-01")) };
    for (event, hidden) in [
        (drawn, Event::Drawn { seat: seat(0), card: None }),
        (piled, Event::Piled { seat: seat(0), card: None }),
    ] {
        assert!(played.events.contains(&event));
        assert_eq!(GAME.redact(&event, Viewer::Seat(seat(0))), Some(event));
        assert_eq!(GAME.redact(&event, Viewer::Seat(seat(1))), Some(hidden));
        assert_eq!(GAME.redact(&event, Viewer::Public), Some(hidden));
        assert_eq!(Wiege::chance(&event), None, "records say nothing of it");
    }
    assert_eq!(GAME.reveals(&drawn), Seats::only(seat(0)), "undo stops at a drawn card");
    assert!(Wiege::is_secret(Action::Pile(card("ch-01"))) && !Wiege::is_secret(Action::Draw));
}

#[test]
fn undo_stops_where_something_was_revealed() {
    let sitters = vec![kernel::record::Sitter { name: "somebody".into(), bot: None }; 2];
    let config = Config { start: Some(seat(0)), ..Config::new(2) };
    let (mut table, _) =
        Table::open(Arc::new(Wiege::standard()), config, sitters, Seed::from_number(4)).unwrap();
    let place = table.legal(seat(0))[0];
    table.act(0, seat(0), place).unwrap();
    assert!(table.can_undo(seat(0)).is_ok(), "placing reveals nothing");
    table.act(1, seat(0), Action::Draw).unwrap();
    assert!(table.can_undo(seat(0)).is_err(), "a card was drawn");
}

/// Cards seen going to a hand stay with their owner in every imagined state.
#[test]
fn what_all_have_seen_is_imagined_where_it_is() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; display cu-01, ch-01, ch-02, cu-02; seat 0 hand ch-03",
        "stone:c1:0 take:cu-01 take:ch-01 stone:c1:1 draw name:architecture",
    );
    let view = GAME.view(&played.state, Viewer::Seat(seat(1)));
    assert!(view.knows(card("cu-01")) && view.knows(card("ch-01")) && !view.knows(card("ch-03")));
    let mut rng = Rng::new(3);
    for _ in 0..200 {
        let imagined = GAME.imagine(&view, &mut rng);
        assert!(imagined.secrets[seat(0)].hand.contains(card("cu-01")));
        assert!(imagined.secrets[seat(0)].hand.contains(card("ch-01")));
    }
}

/// After a card went face down, a character known to be in hand may be the one on the pile, or not.
#[test]
fn a_card_face_down_makes_known_characters_uncertain() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; display cu-01, ch-01, ch-02, cu-02; seat 0 hand ch-03",
        "stone:c1:0 take:ch-01 pile:ch-03",
    );
    let view = GAME.view(&played.state, Viewer::Seat(seat(1)));
    let mut rng = Rng::new(3);
    let mut on_pile = 0;
    for _ in 0..400 {
        let imagined = GAME.imagine(&view, &mut rng);
        let secret = imagined.secrets[seat(0)];
        assert!(secret.hand.union(secret.pile).contains(card("ch-01")));
        on_pile += u32::from(secret.pile.contains(card("ch-01")));
    }
    assert!((100..300).contains(&on_pile), "{on_pile} of 400");
}

/// The events face down are imagined with one of each group in the whole deck.
#[test]
fn imagined_events_keep_one_of_each_group() {
    let mut rng = Rng::new(8);
    for config in [Config::new(2), Config::new(3), Config::new(4)] {
        for state in some_states(config, 40) {
            let view = GAME.view(&state, Viewer::Public);
            let imagined = GAME.imagine(&view, &mut rng);
            let hidden: Events = imagined.events.iter().copied().collect();
            assert!(hidden.both(state.open.turned_up).is_empty());
            for group in 0..6 {
                let of_group = Events::from_bits(0b11_1111 << (group * 6));
                let whole = hidden.union(state.open.turned_up);
                assert!(!whole.both(of_group).is_empty(), "group {group}");
            }
        }
    }
}

/// An imagined match can be played to its end, whatever was asked when it was imagined, and stays sound.
#[test]
fn imagined_matches_end() {
    let mut rng = Rng::new(2);
    let mut legal = Vec::new();
    for config in [Config::new(2), Config::new(3), Config::new(4), Config::teams()] {
        for state in some_states(config, 150) {
            let viewer = Viewer::Seat(*rng.pick(&Seat::all(state.seats()).collect::<Vec<_>>()));
            let mut imagined = GAME.imagine(&GAME.view(&state, viewer), &mut rng);
            while let Turn::Await(seats) = GAME.turn(&imagined) {
                let seat = seats.lowest().unwrap();
                GAME.legal(&imagined, seat, &mut legal);
                let action = *rng.pick(&legal);
                GAME.play(&mut imagined, seat, action, &mut Silent);
                GAME.check(&imagined).unwrap();
            }
        }
    }
}

/// A deck shuffled from discards that all have seen holds nothing else: what is missing must be in the hands.
#[test]
fn after_a_reshuffle_old_cards_are_imagined_in_hands() {
    let played = play(
        "2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; deck ch-01; display cu-01, cu-02, cu-03, cu-04; \
         seat 1 hand cu-05, ch-02; seat 1 pile ch-03; rest discards",
        "stone:c1:0 draw",
    );
    let view = GAME.view(&played.state, Viewer::Seat(seat(0)));
    let mut rng = Rng::new(3);
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let imagined = GAME.imagine(&view, &mut rng);
        let secret = imagined.secrets[seat(1)];
        assert_eq!(secret.hand.union(secret.pile), cards("cu-05 ch-02 ch-03"));
        hands.insert(format!("{:?}", secret.hand));
    }
    assert_eq!(hands.len(), 2, "either character may be the one on the pile: {hands:?}");
}

/// Unseen cards are imagined everywhere alike.
#[test]
fn unseen_cards_are_equally_likely_in_a_hand() {
    let played = position("2 players; c1 ev-red-1; c2 ev-red-6; c3 ev-green-4; seat 1 hand cu-30, ch-20");
    let view = GAME.view(&played.state, Viewer::Seat(seat(0)));
    let mut rng = Rng::new(4);
    let mut seen = [0u32; 67];
    for _ in 0..6300 {
        GAME.imagine(&view, &mut rng).secrets[seat(1)].hand.iter().for_each(|card| seen[card.index()] += 1);
    }
    // 63 cards are unseen and 2 are in the hand: each about 200 times.
    assert!(seen[4..].iter().all(|n| (130..270).contains(n)), "{seen:?}");
    assert_eq!(seen[..4], [0; 4], "the display is seen");
}
