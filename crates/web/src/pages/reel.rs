//! The way through a replay: steps, a slider, rounds and turns, everybody's chances, other eyes, and on from here. All of it works without
//! script; a module plays it by itself.

use super::chances::Chances;
use super::lobby::levels;
use super::room::{Course, Room, Round};
use crate::reviews::Review;
use boards::icons::{emblem, icon};
use maud::{Markup, html};

/// Where a replay stands.
pub struct Reel<'a> {
    /// The table.
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

impl Reel<'_> {
    fn to(&self, at: usize) -> String {
        let viewer = self.viewer.map(|viewer| format!("&eye={viewer}")).unwrap_or_default();
        self.room.at(&format!("/replay?at={at}{viewer}"))
    }

    /// The steps beside this one.
    pub fn steps(&self) -> Markup {
        let room = self.room;
        let step = |to: Option<usize>, class: &str, name: &str, words: &'static str| {
            html! {
                @if let Some(to) = to {
                    a class={ "btn " (class) } rel=(name) href=(self.to(to)) aria-label=(room.say(words)) title=(room.say(words)) { (icon(name)) }
                } @else { span.btn.off aria-hidden="true" { (icon(name)) } }
            }
        };
        let back = (self.at > 0).then(|| self.at - 1);
        let on = (self.at < self.last).then_some(self.at + 1);
        html! {
            nav.steps aria-label=(room.say("replay-title")) {
                (step(back.and(Some(0)), "", "first", "replay-first"))
                (step(back, "", "prev", "replay-back"))
                button.btn.gold type="button" data-play=(room.say("replay-play")) data-pause=(room.say("replay-pause")) aria-label=(room.say("replay-play")) title=(room.say("replay-play")) hidden { (icon("play")) }
                (step(on, "", "next", "replay-on"))
                (step(on.and(Some(self.last)), "", "last", "replay-last"))
            }
        }
    }

    /// Everything else.
    pub fn draw(&self, course: &Course) -> Markup {
        html! {
            div.reel {
                (self.ways())
                @if let Some(review) = self.review { (self.chances(review, course)) }
                (self.slider())
                (self.rounds(course))
                @if self.is_open && self.at < self.last { (self.go_on()) }
            }
        }
    }

    /// The ways to the other pages about the match.
    fn ways(&self) -> Markup {
        let room = self.room;
        html! {
            p.ways {
                a href=(room.at("")) { (room.say("error-back")) } " · " a href=(room.at("/score")) { (room.say("score-title")) }
                @if self.is_open { " · " a href=(room.at("/review")) { (room.say("review-title")) } }
            }
        }
    }

    fn chances(&self, review: &Review, course: &Course) -> Markup {
        let (reader, look, rounds) = (self.room.reader, self.room.look, &course.rounds);
        Chances { reader, look, review, rounds, now: Some(self.at) }.draw(&|at| self.to(at))
    }

    fn slider(&self) -> Markup {
        let room = self.room;
        let is_chosen = |viewer: &str| match self.viewer {
            Some(chosen) => chosen == viewer,
            None => room.own().map_or(viewer == "all", |own| own.to_string() == viewer),
        };
        html! {
            form.scrub method="get" action=(room.at("/replay")) {
                label for="at" { (room.say("replay-moment")) }
                input #at type="range" name="at" min="0" max=(self.last) value=(self.at);
                @if self.is_open {
                    label for="with-eye" { (room.say("replay-eye")) }
                    select #with-viewer name="eye" {
                        option value="all" selected[is_chosen("all")] { (room.say("replay-eye-none")) }
                        @for seat in &room.look.seats {
                            @let viewer = seat.seat.to_string();
                            option value=(viewer) selected[is_chosen(&viewer)] { (room.name(seat.seat)) }
                        }
                    }
                }
                label.speed for="speed" hidden { (room.say("replay-speed")) }
                select #speed.speed hidden {
                    option value="2400" { (room.say("replay-slower")) }
                    option value="1200" selected { (room.say("replay-usual")) }
                    option value="500" { (room.say("replay-faster")) }
                }
                button.btn { (room.say("replay-go")) }
                a.moment href=(self.to(self.at)) { (room.say("replay-link")) }
                p.hint.keys hidden { (room.say("replay-keys")) }
            }
        }
    }

    fn rounds(&self, course: &Course) -> Markup {
        let room = self.room;
        let now = course.rounds.iter().rposition(|round| round.at <= self.at).unwrap_or(0);
        let title = |round: &Round| {
            if round.round == 0 {
                room.say("replay-before")
            } else {
                room.reader.count("history-round", "round", round.round)
            }
        };
        html! {
            nav.rounds-list aria-label=(room.say("replay-rounds")) {
                h3 { (room.say("replay-rounds")) }
                @for (i, round) in course.rounds.iter().enumerate() {
                    details open[i == now] {
                        summary aria-current=[(i == now).then_some("true")] { (title(round)) }
                        ol.turns {
                            li.begin { a href=(self.to(round.at)) aria-current=[(round.at == self.at).then_some("true")] { (room.say("replay-begin")) } }
                            @for (at, seat) in &round.turns {
                                li { a href=(self.to(*at)) aria-current=[(*at == self.at).then_some("true")] title=(room.reader.count("history-moment", "n", *at as i64)) { (emblem(*seat, &room.name(*seat), "")) } }
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
                summary { (room.say("replay-continue")) }
                form method="post" action=(room.at("/continue")) {
                    p.hint { (room.say("replay-continue-why")) }
                    input type="hidden" name="at" value=(self.at);
                    label for="go-name" { (room.say("open-name")) }
                    input #go-name name="name" value="Medici" required maxlength="40" autocomplete="nickname";
                    label for="go-seat" { (room.say("replay-seat")) }
                    select #go-seat name="seat" {
                        @for seat in &room.look.seats { option value=(seat.seat) selected[own == Some(seat.seat)] { (room.name(seat.seat)) } }
                    }
                    (levels(room.app, room.reader, "level"))
                    button.btn.gold { (room.say("replay-continue-go")) }
                }
            }
        }
    }
}
