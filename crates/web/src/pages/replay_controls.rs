//! The way through a replay: steps, a slider, rounds and turns, everybody's chances, other eyes, and on from here. All of it works without
//! script; a module plays it by itself.

use super::chances::Chances;
use super::lobby::levels;
use super::room::{MatchHistory, Room, Round};
use crate::analysis::reviews::Review;
use boards::icons::{emblem, icon};
use maud::{Markup, html};
use words::{Key, key};

/// Where a replay stands.
pub struct ReplayControls<'a> {
    pub room: &'a Room<'a>,
    /// How many entries have happened.
    pub at: usize,
    /// How many there are.
    pub last: usize,
    /// The eyes that were asked for, as in the address.
    pub viewer: Option<&'a str>,
    /// Whether everybody's eyes may be chosen.
    pub is_open: bool,
    /// The review of the match, where it was made.
    pub review: Option<&'a Review>,
}

impl ReplayControls<'_> {
    fn to(&self, at: usize) -> String {
        let viewer = self.viewer.map(|viewer| format!("&eye={viewer}")).unwrap_or_default();
        self.room.at(&format!("/replay?at={at}{viewer}"))
    }

    /// The steps beside this one.
    pub fn steps(&self) -> Markup {
        let room = self.room;
        let step = |to: Option<usize>, class: &str, name: &str, words: Key| {
            html! {
                @if let Some(to) = to {
                    a class={ "btn " (class) } rel=(name) href=(self.to(to)) aria-label=(room.say(words)) title=(room.say(words)) { (icon(name)) }
                } @else { span.btn.off aria-hidden="true" { (icon(name)) } }
            }
        };
        let back = (self.at > 0).then(|| self.at - 1);
        let on = (self.at < self.last).then_some(self.at + 1);
        html! {
            nav.steps aria-label=(room.say(key!("replay-title"))) {
                (step(back.and(Some(0)), "", "first", key!("replay-first")))
                (step(back, "", "prev", key!("replay-back")))
                button.btn.gold type="button" data-play=(room.say(key!("replay-play"))) data-pause=(room.say(key!("replay-pause"))) aria-label=(room.say(key!("replay-play"))) title=(room.say(key!("replay-play"))) hidden { (icon("play")) }
                (step(on, "", "next", key!("replay-on")))
                (step(on.and(Some(self.last)), "", "last", key!("replay-last")))
            }
        }
    }

    pub fn draw(&self, history: &MatchHistory) -> Markup {
        html! {
            div.replay-bar {
                (self.ways())
                @if let Some(review) = self.review { (self.chances(review, history)) }
                (self.slider())
                (self.rounds(history))
                @if self.is_open && self.at < self.last { (self.go_on()) }
            }
        }
    }

    /// The ways to the other pages about the match.
    fn ways(&self) -> Markup {
        let room = self.room;
        html! {
            p.ways {
                a href=(room.at("")) { (room.say(key!("error-back"))) } " · " a href=(room.at("/score")) { (room.say(key!("score-title"))) }
                @if self.is_open { " · " a href=(room.at("/review")) { (room.say(key!("review-title"))) } }
            }
        }
    }

    fn chances(&self, review: &Review, history: &MatchHistory) -> Markup {
        let (reader, table, rounds) = (self.room.reader, self.room.table, &history.rounds);
        Chances { reader, table, review, rounds, now: Some(self.at) }.draw(&|at| self.to(at))
    }

    fn slider(&self) -> Markup {
        let room = self.room;
        let is_chosen = |viewer: &str| match self.viewer {
            Some(chosen) => chosen == viewer,
            None => room.own().map_or(viewer == "all", |own| own.to_string() == viewer),
        };
        html! {
            form.scrub method="get" action=(room.at("/replay")) {
                label for="at" { (room.say(key!("replay-moment"))) }
                input #at type="range" name="at" min="0" max=(self.last) value=(self.at);
                @if self.is_open {
                    label for="with-eye" { (room.say(key!("replay-eye"))) }
                    select #with-eye name="eye" {
                        option value="all" selected[is_chosen("all")] { (room.say(key!("replay-eye-none"))) }
                        @for seat in &room.table.seats {
                            @let viewer = seat.seat.to_string();
                            option value=(viewer) selected[is_chosen(&viewer)] { (room.name(seat.seat)) }
                        }
                    }
                }
                label.speed for="speed" hidden { (room.say(key!("replay-speed"))) }
                select #speed.speed hidden {
                    option value="2400" { (room.say(key!("replay-slower"))) }
                    option value="1200" selected { (room.say(key!("replay-usual"))) }
                    option value="500" { (room.say(key!("replay-faster"))) }
                }
                button.btn { (room.say(key!("replay-go"))) }
                a.moment href=(self.to(self.at)) { (room.say(key!("replay-link"))) }
                p.hint.keys hidden { (room.say(key!("replay-keys"))) }
            }
        }
    }

    fn rounds(&self, history: &MatchHistory) -> Markup {
        let room = self.room;
        let now = history.rounds.iter().rposition(|round| round.at <= self.at).unwrap_or(0);
        let title = |round: &Round| {
            if round.round == 0 {
                room.say(key!("replay-before"))
            } else {
                room.reader.count(key!("history-round"), "round", round.round)
            }
        };
        html! {
            nav.rounds-list aria-label=(room.say(key!("replay-rounds"))) {
                h3 { (room.say(key!("replay-rounds"))) }
                @for (i, round) in history.rounds.iter().enumerate() {
                    details open[i == now] {
                        summary aria-current=[(i == now).then_some("true")] { (title(round)) }
                        ol.turns {
                            li.begin { a href=(self.to(round.at)) aria-current=[(round.at == self.at).then_some("true")] { (room.say(key!("replay-begin"))) } }
                            @for (at, seat) in &round.turns {
                                li { a href=(self.to(*at)) aria-current=[(*at == self.at).then_some("true")] title=(room.reader.count(key!("history-moment"), "n", *at as i64)) { (emblem(*seat, &room.name(*seat), "")) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn go_on(&self) -> Markup {
        let room = self.room;
        let own = room.own();
        html! {
            details.go-on {
                summary { (room.say(key!("replay-continue"))) }
                form method="post" action=(room.at("/continue")) {
                    p.hint { (room.say(key!("replay-continue-why"))) }
                    input type="hidden" name="at" value=(self.at);
                    label for="go-name" { (room.say(key!("open-name"))) }
                    input #go-name name="name" value="Medici" required maxlength="40" autocomplete="nickname";
                    label for="go-seat" { (room.say(key!("replay-seat"))) }
                    select #go-seat name="seat" {
                        @for seat in &room.table.seats { option value=(seat.seat) selected[own == Some(seat.seat)] { (room.name(seat.seat)) } }
                    }
                    (levels(room.app, room.reader, "level"))
                    button.btn.gold { (room.say(key!("replay-continue-go"))) }
                }
            }
        }
    }
}
