//! The table of nim: three heaps, each stone a button that takes it with all stones to its right.

use crate::NimBundle;
use crate::texts::take;
use boards::assets::Assets;
use boards::icons::{emblem_of, icon};
use boards::markup::choices;
use boards::{Board, Form, Perspective, Row, SceneBase, Shortcut, Tab};
use kernel::{Game, Outcome, PerSeat, Seat, Turn};
use maud::{Markup, html};
use nim::{Event, Nim, Take, View};
use std::ops::Deref;
use words::{Lang, Phrase, tell};

/// What one sees of a match of nim, and what one may do.
pub struct Scene<'a> {
    base: SceneBase<'a, Nim>,
    /// Whose turn it is; nobody's when no stone is left.
    to_move: Option<Seat>,
    outcome: Outcome,
}

impl<'a> Deref for Scene<'a> {
    type Target = SceneBase<'a, Nim>;

    fn deref(&self) -> &SceneBase<'a, Nim> {
        &self.base
    }
}

impl Board for NimBundle {
    type Scene<'a> = Scene<'a>;

    const CLASS: &'static str = "nim";
    const ASSETS: Assets = boards::assets!();
    const SHORTCUTS: &'static [Shortcut] = &[Shortcut::does("Tab", key!("nim-keys-arrows"))];

    fn scene<'a>(game: &'a Nim, view: &'a View, perspective: Perspective<'a>) -> Scene<'a> {
        let base = SceneBase::new(game, view, view.viewer, view.players.into(), perspective);
        let to_move = match game.turn(base.state()) {
            Turn::Await(seats) => seats.lowest(),
            Turn::Over => None,
        };
        Scene { outcome: game.outcome(base.state()), base, to_move }
    }

    fn bar(scene: &Scene<'_>) -> Markup {
        html! {
            div.prompt role="status" aria-live="polite" {
                @if let Some(seat) = scene.to_move { (scene.emblem(seat)) }
                p { (scene.prompt()) }
            }
        }
    }

    fn parts(scene: &Scene<'_>) -> Vec<(&'static str, Markup)> {
        vec![("heaps", scene.heaps()), ("players", scene.players())]
    }

    fn arrange(scene: &Scene<'_>, place: &dyn Fn(&str) -> Markup, log: Markup) -> Markup {
        html! {
            section #board aria-label=(scene.say(key!("region-board"))) { (place("heaps")) }
            aside.rail { (place("players")) (log) }
        }
    }

    fn tabs(_: &Scene<'_>) -> Vec<Tab> {
        let tab = |id, icon: &str, key| Tab { id, icon: icon.to_owned(), key };
        vec![tab("board", "pebble", key!("region-board")), tab("log", "clock", key!("history-title"))]
    }

    fn decide(_: &Scene<'_>) -> Markup {
        html! {}
    }

    fn preview(_: &Scene<'_>, _: &Form) -> Option<Markup> {
        None
    }

    fn text(scene: &Scene<'_>) -> Markup {
        let takes = scene.legal.iter().map(|it| (*it, scene.tell(&take(*it)), html! {}));
        html! {
            h2 { (scene.say(key!("nim-heaps-title"))) }
            ul { @for heap in 0..3 { li { (scene.heap_name(heap)) ": " (scene.left(heap)) } } }
            p { (scene.prompt()) }
            (choices(takes))
        }
    }

    fn score(scene: &Scene<'_>) -> Vec<Row> {
        let points = PerSeat::from_fn(scene.outcome.scores.len(), |seat| scene.outcome.scores[seat]);
        vec![Row { key: key!("nim-score"), points }]
    }

    fn round(_: &View) -> u32 {
        1
    }

    fn slot(_: Lang, what: &str, plain: &str) -> Markup {
        let seat = what.strip_prefix("seat:").and_then(|it| it.parse().ok()).and_then(Seat::new);
        match seat {
            Some(seat) => html! { span class={ "who p-" (emblem_of(seat)) } { b { (plain) } } },
            None => html! { (plain) },
        }
    }

    fn action_line(_: &Nim, lang: Lang, _: &[String], _: &View, action: Take) -> Markup {
        html! { (tell(lang, &take(action))) }
    }

    fn seat_of(event: &Event) -> Option<Seat> {
        match *event {
            Event::Heaps(_) => None,
            Event::Taken { seat, .. } => Some(seat),
        }
    }

    fn ends_turn(event: &Event) -> bool {
        matches!(event, Event::Taken { .. })
    }

    fn has_secrets(_: &View) -> bool {
        false
    }
}

impl Scene<'_> {
    fn heap_name(&self, heap: u8) -> String {
        self.tell(&Phrase::new(key!("nim-heap")).number("heap", heap + 1))
    }

    fn left(&self, heap: u8) -> String {
        self.tell(&Phrase::new(key!("nim-left")).number("n", self.view.heaps[usize::from(heap)]))
    }

    fn prompt(&self) -> Markup {
        let Some(seat) = self.to_move else { return html! { b { (self.say(key!("b-over"))) } } };
        if !self.is_my_turn() {
            return html! { (self.about(key!("b-waiting-for"), seat)) };
        }
        html! { b { (self.say(key!("b-your-turn"))) } " " (self.say(key!("nim-ask"))) }
    }

    fn heaps(&self) -> Markup {
        html! { div.heaps { @for heap in 0..3 { (self.heap(heap)) } } }
    }

    fn heap(&self, heap: u8) -> Markup {
        let stones = self.view.heaps[usize::from(heap)];
        html! {
            section.heap {
                h3 { (self.rule_of("turn", &self.heap_name(heap))) " " small { (self.left(heap)) } }
                div.stones {
                    // The stone at the far left takes them all.
                    @for n in (1..=stones).rev() { (self.stone(Take { heap, stones: n })) }
                }
            }
        }
    }

    fn stone(&self, it: Take) -> Markup {
        let label = self.tell(&take(it));
        html! {
            @if self.may(it) {
                button.btn.stone form="act" name="action" value=(it) title=(label) aria-label=(label) { (icon("pebble")) }
            } @else {
                span.stone { (icon("pebble")) }
            }
        }
    }

    fn players(&self) -> Markup {
        html! {
            section.players aria-label=(self.say(key!("b-players"))) {
                ol {
                    @for seat in Seat::all(self.view.players.into()) {
                        li class=(if self.to_move == Some(seat) { "cur" } else { "" }) {
                            (self.emblem(seat)) (self.name(seat))
                            @if self.outcome.scores[seat] > 0 { " · " (self.say(key!("nim-score"))) }
                        }
                    }
                }
            }
        }
    }
}
