//! Each box of each track. Length and order are our numbers; what each kind of box does is known.

use crate::support::{GAME, Played, play, position, seat};
use florenza::pending::Pending;
use florenza::pieces::Track;

#[derive(Clone, Copy, Debug)]
enum Box {
    Florins,
    Points(u16),
    Star,
    Extra,
    Die,
    Resource,
    Step(Track),
}

/// One step on a track from a place.
fn step(track: Track, from: usize) -> Played {
    let mut places = [0; 3];
    places[track as usize] = from;
    let [captain, bishop, preacher] = places;
    position(&format!(
        "2 players; seat 0 tracks {captain} {bishop} {preacher}; seat 0 asked steps {} 1",
        track.id()
    ))
}

fn check(track: Track, boxes: [Box; 12]) {
    assert_eq!(GAME.tables().tracks[track as usize].boxes.len(), 12);
    for (from, expected) in boxes.into_iter().enumerate() {
        let points = if from == 0 { 0 } else { step(track, from - 1).sheet(0).tracks };
        let played = step(track, from);
        let what = format!("box {} of {}: {expected:?}", from + 1, track.id());
        let mut places = [0; 3];
        places[track as usize] = from as u8 + 1;
        let mut reserve = (1, 200, 0);
        let mut gained = 0;
        let top = *played.state.open.pending[seat(0)].last().unwrap();
        match expected {
            Box::Florins => reserve.1 += 100,
            Box::Points(n) => gained = n,
            Box::Star => reserve.2 += 1,
            Box::Extra => reserve.0 += 1,
            Box::Die => assert_eq!(top, Pending::DieBox, "{what}"),
            Box::Resource => assert_eq!(top, Pending::Choose { left: 1 }, "{what}"),
            Box::Step(other) => {
                places[other as usize] += 1;
                reserve.1 += 100; // the first box of each track, where the other stands
            }
        }
        assert_eq!((played.tracks(0), played.reserve(0)), (places, reserve), "{what}");
        assert_eq!(played.sheet(0).tracks - points, gained, "{what}");
        let asks = matches!(expected, Box::Die | Box::Resource);
        assert_eq!(matches!(top, Pending::Turn { .. }), !asks, "{what}");
    }
}

#[test]
fn the_boxes_of_the_captain() {
    let track = [
        Box::Florins,
        Box::Florins,
        Box::Points(1),
        Box::Florins,
        Box::Resource,
        Box::Points(1),
        Box::Florins,
        Box::Step(Track::Bishop),
        Box::Points(2),
        Box::Florins,
        Box::Extra,
        Box::Points(3),
    ];
    check(Track::Captain, track);
}

#[test]
fn the_boxes_of_the_bishop() {
    let track = [
        Box::Florins,
        Box::Resource,
        Box::Step(Track::Preacher),
        Box::Florins,
        Box::Extra,
        Box::Florins,
        Box::Step(Track::Captain),
        Box::Florins,
        Box::Star,
        Box::Florins,
        Box::Resource,
        Box::Die,
    ];
    check(Track::Bishop, track);
}

#[test]
fn the_boxes_of_the_preacher() {
    let track = [
        Box::Florins,
        Box::Resource,
        Box::Florins,
        Box::Star,
        Box::Florins,
        Box::Step(Track::Captain),
        Box::Florins,
        Box::Extra,
        Box::Florins,
        Box::Die,
        Box::Step(Track::Bishop),
        Box::Star,
    ];
    check(Track::Preacher, track);
}

/// Each step beyond the end gives 100 florins.
#[test]
fn steps_beyond_the_end_give_florins() {
    let played = position("2 players; seat 0 tracks 12 0 0; seat 0 asked steps captain 2");
    assert_eq!((played.tracks(0), played.reserve(0).1), ([12, 0, 0], 400));
    let half = position("2 players; seat 0 tracks 11 0 0; seat 0 asked steps captain 2");
    assert_eq!((half.tracks(0), half.reserve(0).1), ([12, 0, 0], 300));
}

/// A complete captain's track is worth 7 points.
#[test]
fn the_whole_captains_track_scores_seven() {
    assert_eq!(position("2 players; over; seat 0 tracks 12 0 0").sheet(0).tracks, 7);
    assert_eq!(position("2 players; over; seat 0 tracks 0 12 12").sheet(0).tracks, 0);
}

/// A box is resolved before the next step: the resource of box 5 is crossed before box 6.
#[test]
fn each_box_is_resolved_before_the_next_step() {
    let played = play("2 players; seat 0 tracks 4 0 0; seat 0 asked steps captain 2", "resource:wood");
    assert_eq!(played.tracks(0), [5, 0, 0]);
    assert_eq!(played.then("to:dome").tracks(0), [6, 0, 0]);
}

/// Steps chain: captain box 8 steps on the bishop's box 3, which steps on the preacher's box 1.
#[test]
fn step_boxes_chain() {
    let played = position("2 players; seat 0 tracks 7 2 0; seat 0 asked steps captain 1");
    assert_eq!((played.tracks(0), played.reserve(0).1), ([8, 3, 1], 300));
}

/// A die box reached by the use of a die box resolves too.
#[test]
fn a_die_box_may_lead_to_another() {
    let text = "2 players; dice 4 4 4 1 1 1; seat 0 tracks 0 11 9; seat 0 asked die-box";
    let played = play(text, "use:brown:character use:grey:character use:white:florins");
    assert_eq!(played.tracks(0), [0, 12, 10]);
    assert_eq!(played.reserve(0).1, 400);
    assert_eq!(played.state.open.used.len(), 0, "no die moved");
}
