//! What one does at the table beside playing: take back, confirm, talk, leave, and what stands in the menu.

use super::{Room, hint};
use crate::pages::frame::themes;
use crate::pages::reader::Theme;
use crate::pages::score::words_of;
use crate::table::meta::{Clock, Unrated};
use boards::icons::icon;
use boards::score::sheet;
use boards::{Board, Shortcut};
use kernel::{Outcome, Seat};
use maud::{Markup, html};
use words::{Lang, key};

/// The forms that buttons all over the page belong to.
pub fn forms(room: &Room<'_>) -> Markup {
    forms_back(room, "")
}

/// The same, leading back to another page of this table.
pub fn forms_back(room: &Room<'_>, back: &str) -> Markup {
    let form = |id: &str, path: &str, inside: Markup| {
        html! {
            form id=(id) method="post" action=(room.at(path)) {
                input type="hidden" name="version" value=(room.table.version);
                @if let Some(seat) = room.own() { input type="hidden" name="seat" value=(seat); }
                @if !back.is_empty() { input type="hidden" name="back" value=(back); }
                (inside)
            }
        }
    };
    // Their names are not those of symbols, which share the page's ids.
    // A form is sent with its first button when Enter is pressed in a field: here that one does nothing.
    let no_default = html! { button disabled {} };
    html! {
        div hidden {
            (form("place", "/act", no_default))
            (form("act", "/act", html! {}))
            (form("f-undo", "/undo", html! {}))
            (form("f-restart", "/restart", html! {}))
            (form("f-confirm", "/confirm", html! {}))
            (form("f-answer", "/answer", html! {}))
            (form("f-hint", "/hint", html! {}))
            (form("f-leave", "/leave", html! {}))
            (form("f-return", "/return", html! {}))
            (form("f-bot", "/bot", html! {}))
        }
    }
}

/// Undo, restart, confirm.
pub fn acts(room: &Room<'_>) -> Markup {
    let Some(own) = room.own() else { return html! {} };
    let undo = &room.table.undo;
    // Bots never mind.
    let is_asked =
        room.table.seats.iter().any(|seat| seat.bot.is_none() && !room.table.owned.contains(seat.seat));
    let word = if undo.by_consent && is_asked { key!("turn-undo-ask") } else { key!("turn-undo") };
    let is_held = room.table.held_by == Some(own);
    html! {
        div.acts {
            (hint::button(room))
            button.btn form="f-undo" aria-keyshortcuts="U" disabled[!undo.free && !undo.by_consent] title=(room.say(key!("turn-undo-why"))) {
                (icon("undo")) span { (room.say(word)) } kbd aria-hidden="true" { "U" }
            }
            button.btn form="f-restart" aria-keyshortcuts="Shift+U" disabled[!undo.free] title=(room.say(key!("turn-restart-why"))) {
                (icon("restart")) span { (room.say(key!("turn-restart"))) }
            }
            @if room.table.settings.confirm {
                button.btn.gold form="f-confirm" aria-keyshortcuts="C" disabled[!is_held] title=(room.say(key!("turn-confirm"))) {
                    (icon("check")) span { (room.say(key!("turn-confirm"))) } kbd aria-hidden="true" { "C" }
                }
            }
        }
    }
}

/// The tools that never change: sound, theme, help.
pub fn fixed(room: &Room<'_>) -> Markup {
    html! {
        button.tool.sound type="button" aria-pressed="false" aria-label=(room.say(key!("settings-sound"))) title=(room.say(key!("settings-sound"))) hidden { (icon("sound")) }
        (themes(room.app, room.reader))
        a.tool.help href=(room.book("rules")) aria-label=(room.say(key!("site-nav-rules"))) title=(room.say(key!("site-nav-rules"))) { (icon("help")) }
    }
}

pub fn menu(room: &Room<'_>) -> Markup {
    let is_bot = room.own().is_some_and(|own| room.table.seats[own.index()].bot.is_some());
    let is_on = room.own().is_some() && !room.table.turn.over;
    html! {
        div.sheet-menu {
            form id="prefs" class="row-of" method="post" action=(room.app.path("/prefs")) {
                input type="hidden" name="back" value=(room.reader.here);
                @for lang in Lang::ALL {
                    button.btn name="lang" value=(lang) lang=(lang) aria-current=[(lang == room.reader.lang).then_some("true")] { (lang.own_name()) }
                }
            }
            ul {
                li { a href=(room.book("rules")) { (room.say(key!("site-nav-rules"))) } }
                li { a href=(room.book("rulings")) { (room.say(key!("site-nav-rulings"))) } }
                li { a href=(room.book("cards")) { (room.say(room.table.game.about().gallery.title)) } }
                @if room.table.game.has_reconstructed() { li { a href=(room.book("numbers")) { (room.say(key!("book-numbers"))) } } }
                li { a href=(room.at("/log")) { (room.say(key!("history-all"))) } }
                li { a href=(room.at("/text")) { (room.say(key!("site-as-text"))) } }
                li { a href=(room.at("/record")) { (room.say(key!("score-record"))) } }
                @if is_on { li { button.as-link type="button" data-notify data-no=(room.say(key!("notify-denied"))) aria-pressed="false" hidden { (room.say(key!("notify-allow"))) } } }
                li { button.as-link type="button" data-keys { (room.say(key!("keys-title"))) } }
                // On a phone the bar has no room for them.
                li.on-phone { button.as-link.sound type="button" aria-pressed="false" hidden { (room.say(key!("settings-sound"))) } }
                @for theme in [Theme::Light, Theme::Dark] {
                    li class={ "on-phone to-" (theme.id()) } { button.as-link form="prefs" name="theme" value=(theme.id()) { (room.say(key!("settings-theme"))) } }
                }
                @if is_on && !is_bot { li { button.as-link form="f-leave" title=(room.say(key!("turn-leave-why"))) { (room.say(key!("turn-leave"))) } } }
                @if is_on && is_bot { li { button.as-link form="f-return" { (room.say(key!("turn-return"))) } } }
                @if is_on && !matches!(room.table.settings.clock, Clock::Days { .. }) { (stand_ins(room)) }
            }
            (fairness(room))
        }
    }
}

fn stand_ins(room: &Room<'_>) -> Markup {
    let away = |seat: &&crate::table::SeatView| {
        !seat.open && seat.bot.is_none() && !room.table.owned.contains(seat.seat)
    };
    html! {
        @for seat in room.table.seats.iter().filter(away) {
            li { button.as-link form="f-bot" name="at" value=(seat.seat) { (room.say(key!("turn-stand-in"))) ": " (seat.name) } }
        }
    }
}

fn fairness(room: &Room<'_>) -> Markup {
    html! {
        section.fair {
            h3 { (room.say(key!("fair-title"))) }
            p { (room.say(key!("fair-before"))) " " code { (room.table.commitment) } }
            (origin(room))
            p.hint { (room.say(if room.table.result.is_some() { key!("score-record-why") } else { key!("fair-later") })) }
        }
    }
}

/// Where the seed comes from, where it was no secret of the server, and who else may play with it.
pub fn origin(room: &Room<'_>) -> Markup {
    html! {
        @if let Some(from) = &room.table.continued {
            p { b { (room.reader.count(key!("fair-continued"), "at", from.at as i64)) } " "
                a href=(room.app.path(&format!("/t/{}/replay?at={}", from.table, from.at))) { (room.say(key!("replay-title"))) } }
        } @else if room.table.known_seed { p { b { (room.say(key!("fair-known"))) } } }
        @if room.table.duplicate_play { p { b { (room.say(key!("fair-duplicate"))) } } }
        @if room.table.unrated.contains(&Unrated::TakenBack) { p { b { (room.say(key!("fair-taken-back"))) } } }
    }
}

/// What was said.
pub fn chat(room: &Room<'_>) -> Markup {
    html! {
        @if room.chat.is_empty() { p.hint { (room.say(key!("chat-empty"))) } }
        ol.chat { @for line in room.chat { li { b { (line.from) } " " (line.text) } } }
    }
}

/// Where one says something.
pub fn say_form(room: &Room<'_>) -> Markup {
    html! {
        @if !room.table.owned.is_empty() {
            form.say method="post" action=(room.at("/say")) {
                label.vh for="text" { (room.say(key!("chat-say"))) }
                input #text name="text" required maxlength="500" autocomplete="off" placeholder=(room.say(key!("chat-say")));
                button.btn { (room.say(key!("chat-send"))) }
            }
        }
    }
}

/// Somebody asks to take back.
pub fn asked(room: &Room<'_>, asker: Seat) -> Markup {
    html! {
        section.decide.open.ask role="dialog" aria-labelledby="d-h" {
            header { (icon("undo")) div { h2 #d-h {
                @if room.table.undo.answer { (room.reader.with(key!("turn-undo-asked"), "who", &room.name(asker))) }
                @else { (room.say(key!("turn-undo-waiting"))) }
            } } }
            @if room.table.undo.answer {
                footer {
                    button.btn.gold form="f-answer" name="agree" value="yes" { (room.say(key!("turn-undo-agree"))) }
                    button.btn form="f-answer" name="agree" value="no" { (room.say(key!("turn-undo-refuse"))) }
                }
            }
        }
    }
}

/// The end of the match: the score line by line, and what one may do then.
pub fn end<P: Board>(room: &Room<'_>, scene: &P::Scene<'_>, result: &Outcome) -> Markup {
    let (rows, goal) = (P::score(scene), P::goal(scene));
    let more = html! { a.btn href=(room.at("/score")) { (room.say(key!("score-more"))) } };
    html! {
        details.decide.open.final open {
            summary { (icon("vp")) h2 { (room.say(key!("score-title"))) } }
            (words_of(room, P::TIE, goal.as_ref(), result))
            (sheet(room.reader.lang, &room.sitting(), &rows, goal.as_ref(), result))
            footer { (end_buttons(room, &more)) }
        }
    }
}

/// What one may do when a match is over; `more` is what the page adds. Whoever played goes on with a post even where the next
/// table is open already: it takes their seats along.
pub fn end_buttons(room: &Room<'_>, more: &Markup) -> Markup {
    html! {
        div.end-acts {
            @if !room.table.owned.is_empty() {
                form method="post" action=(room.at("/rematch")) { button.btn.gold title=(room.say(key!("score-rematch-why"))) { (room.say(key!("score-rematch"))) } }
            } @else if let Some(next) = &room.table.rematch {
                a.btn.gold href=(room.app.path(&format!("/t/{next}"))) { (room.say(key!("score-rematch"))) }
            }
            (more)
            form method="post" action=(room.at("/review")) { button.btn title=(room.say(key!("review-why"))) { (room.say(key!("review-ask"))) } }
            a.btn href=(room.at("/replay")) { (room.say(key!("score-replay"))) }
            a.btn href=(room.at("/record")) { (room.say(key!("score-record"))) }
            a.btn href=(room.app.path("/")) { (room.say(key!("score-lobby"))) }
        }
    }
}

/// The keys that every table has, after the game's own.
const SHORTCUTS: [Shortcut; 10] = [
    Shortcut::leads("L", key!("keys-log"), ".log"),
    Shortcut::does("1 … 9", key!("keys-answers")),
    Shortcut::does("Esc", key!("keys-escape")),
    Shortcut::does("U", key!("keys-undo")),
    Shortcut::does("Shift U", key!("keys-restart")),
    Shortcut::does("C", key!("keys-confirm")),
    Shortcut::does("H", key!("keys-hint")),
    Shortcut::does("P", key!("keys-prompt")),
    Shortcut::does("D", key!("keys-theme")),
    Shortcut::does("?", key!("keys-help")),
];

/// The help for the keyboard, from which the live module also knows where keys lead.
pub fn keys<P: Board>(room: &Room<'_>) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-h" {
            h2 #keys-h { (room.say(key!("keys-title"))) }
            dl { @for it in P::SHORTCUTS.iter().chain(&SHORTCUTS) { dt { kbd data-to=[it.to] { (it.keys) } } dd { (room.say(it.what)) } } }
            form method="dialog" { button.btn { (room.say(key!("keys-close"))) } }
        }
    }
}
