//! The panel of a decision: numbered answers, and what each would bring; the sheet stays in sight.

use super::scene::Scene;
use super::uses::boxes;
use super::{marks, preview};
use crate::texts::track_name;
use boards::icons::icon;
use boards::markup::capital;
use florenza::Action;
use florenza::data::Character;
use florenza::goods::Icon;
use florenza::pending::{Pending, Use};
use florenza::pieces::{Die, Target};
use maud::{Markup, html};

/// The panel, when something is asked that is not done on the sheet or with the dice.
pub(super) fn decide(scene: &Scene<'_>) -> Markup {
    let (Some(seat), Some(question)) = (scene.own(), scene.question()) else { return html! {} };
    let answers: Vec<Action> = scene.legal.iter().copied().filter(|it| is_answer(*it)).collect();
    if answers.is_empty() {
        return html! {};
    }
    html! {
        section.decide.open role="dialog" aria-labelledby="d-h" {
            header { (icon(sign(question))) div { h2 #d-h { (scene.rule_asked(seat)) } (cause(scene, question)) } }
            ul class={ "choices c" (answers.len()) } {
                @for (i, action) in answers.iter().enumerate() {
                    li {
                        button.choice form="act" name="action" value=(action) data-preview {
                            span.what { (face(scene, question, *action)) }
                            b.un { (title(scene, *action)) }
                            small { (then(scene, question, *action)) }
                            @if i < 9 { kbd aria-hidden="true" { (i + 1) } }
                        }
                    }
                }
            }
            footer {
                @if scene.can_undo { button.btn form="f-undo" { (icon("undo")) span { (scene.say(key!("turn-undo"))) } } }
                @if scene.legal.iter().any(|it| is_free(*it)) { span.hint { (scene.say(key!("flo-b-hint-free"))) } }
            }
        }
    }
}

/// Whether an action answers a question, rather than standing on the sheet, with the dice or in the drawer.
pub(super) const fn is_answer(action: Action) -> bool {
    matches!(
        action,
        Action::Value(_) | Action::Resource(_) | Action::Hire(..) | Action::Track(_) | Action::Income(_)
    )
}

/// Whether an action spends the reserve or builds, which the sheet and the drawer offer beside most questions.
const fn is_free(action: Action) -> bool {
    matches!(action, Action::Extra(_) | Action::Pay(_) | Action::Build(_))
}

const fn sign(question: Pending) -> &'static str {
    match question {
        Pending::Value { .. } => "anydie",
        Pending::Choose { .. } => "anyres",
        Pending::Hire { die: None, .. } => "anon",
        Pending::Hire { .. } => "palace",
        Pending::Track { .. } => "ladder",
        _ => "always",
    }
}

fn cause(scene: &Scene<'_>, question: Pending) -> Markup {
    let free = match question {
        Pending::Value { die, .. } => {
            let owned =
                scene.player(scene.shown()).buildings.both(scene.game.tables().powers.value[die as usize]);
            owned.lowest().map(|it| scene.building(it))
        }
        Pending::Hire { die: None, .. } => {
            let owned = scene.player(scene.shown()).buildings.both(scene.game.tables().powers.anonymous);
            owned.lowest().map(|it| scene.building(it))
        }
        _ => None,
    };
    html! { @if let Some(building) = free { p { (building) } } }
}

fn face(scene: &Scene<'_>, question: Pending, action: Action) -> Markup {
    match (action, question) {
        (Action::Value(value), Pending::Value { die, usage }) => html! {
            span class={ "die d-" (die.id()) } aria-hidden="true" { (icon(&format!("die-{value}"))) }
            (worth(scene, die, usage, value))
        },
        (Action::Resource(it), Pending::Choose { left }) => marks::counted(left, marks::resource_icon(it)),
        (Action::Hire(work, stars), _) => html! {
            @let row = &scene.game.tables().works[work as usize];
            (marks::counted(row.points, "vp")) @for _ in 0..stars { (icon("star")) }
        },
        (Action::Track(track), Pending::Track { steps }) => marks::counted(format!("+{steps}"), track.id()),
        (Action::Income(work), _) => match &scene.game.tables().works[work as usize].income {
            Some(income) => marks::income(scene, income),
            None => html! {},
        },
        _ => html! {},
    }
}

/// What a die gives at a value.
fn worth(scene: &Scene<'_>, die: Die, usage: Use, value: u8) -> Markup {
    let face = &scene.game.tables().faces[die as usize];
    let i = usize::from(value) - 1;
    match (usage, face.character) {
        (Use::Resources, _) => marks::counted(face.count[i], marks::resource_icon(face.resource)),
        (Use::Character, Character::Track(track, steps)) => {
            marks::counted(format!("+{}", steps[i]), track.id())
        }
        (Use::Character, Character::Artist(..)) => {
            let (wage, _) = scene.game.wage(scene.player(scene.shown()), die, value);
            marks::paid(&wage.to_string())
        }
        _ => html! {},
    }
}

fn title(scene: &Scene<'_>, action: Action) -> String {
    match action {
        Action::Resource(it) => capital(&marks::resource_word(scene, it)),
        Action::Hire(work, _) | Action::Income(work) => scene.target(work.target()),
        Action::Track(track) => capital(&scene.tell(&track_name(track))),
        other => scene.action(other),
    }
}

/// What an answer brings, in short.
fn then(scene: &Scene<'_>, question: Pending, action: Action) -> Markup {
    let player = scene.player(scene.shown());
    match (action, question) {
        (Action::Resource(it), _) => {
            let fits: Vec<Target> = scene.places(player, Icon::Resource(it));
            html! { (scene.count(key!("flo-b-fits"), fits.len() as i64)) }
        }
        (Action::Track(track), Pending::Track { steps }) => boxes(scene, player, track, steps),
        (Action::Hire(_, stars), _) => html! {
            (scene.say(if stars > 0 { key!("flo-b-one-star") } else { key!("flo-b-plain") })) " " (preview::outcome(scene, action))
        },
        _ => preview::outcome(scene, action),
    }
}
