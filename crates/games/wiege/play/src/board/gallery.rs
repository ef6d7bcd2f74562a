//! Every event and card, drawn as at the table and told.

use super::cards;
use super::events::face;
use super::scene::Scene;
use crate::texts::{character_name, event_name, fact_key, group_key, symbol_key};
use boards::Exhibit;
use boards::Perspective;
use boards::markup::capital;
use kernel::{Game, Seed, Silent, Viewer};
use maud::{Markup, html};
use wiege::cards::CardId;
use wiege::data::{Character, Culture, Face};
use wiege::pieces::{Colour, EventId, Group, Symbols};
use wiege::place::Place;
use wiege::provenance::{Certainty, Note, Subject};
use wiege::{Config, Wiege};
use words::{Arg, Key, Lang, Phrase};

/// The kinds, each with the key of its word.
pub(crate) const KINDS: [(&str, Key); 5] = [
    ("event", key!("w-g-events")),
    ("joker", key!("w-g-jokers")),
    ("genius", key!("w-g-geniuses")),
    ("rotation", key!("w-g-rotations")),
    ("character", key!("w-g-characters")),
];

/// What the groups are called, by its key, and how each is written.
pub(crate) const GROUPS: (Key, &[(&str, &str)]) =
    (key!("w-g-group"), &[("1", "I"), ("2", "II"), ("3", "III"), ("4", "IV"), ("5", "V"), ("6", "VI")]);

/// All of them: the events in the order of their years, then culture cards and characters. `rules` is the address of the
/// rules.
pub(crate) fn pieces(game: &Wiege, lang: Lang, rules: &str) -> Vec<Exhibit> {
    // A match that has just begun: every card lies as it would before anybody touched it.
    let Ok(state) = game.setup(&Config::new(2), Seed::from_number(0), &mut Silent) else { return Vec::new() };
    let view = game.view(&state, Viewer::Public);
    let perspective = Perspective { lang, sitting: &[], is_asked: false, can_undo: false, rules };
    let scene = Scene::new(game, &view, perspective);
    let notes = game.reconstructions();
    let ours = |subject: Subject| ours(&scene, &notes, subject);
    let events = EventId::all().map(|id| event(&scene, id, ours(Subject::Event(id))));
    let cultures = kinds_of_culture(game).map(|it| culture(&scene, it, ours(Subject::Card(it.id))));
    let people = game.tables().characters.iter();
    let people = people.map(|it| character(&scene, it, ours(Subject::Card(it.id))));
    events.chain(cultures).chain(people).collect()
}

/// The facts of a card that are our own design, in words.
fn ours(scene: &Scene<'_>, notes: &[Note], subject: Subject) -> Vec<String> {
    let own = notes.iter().filter(|it| it.subject == subject && it.certainty == Certainty::Reconstructed);
    own.map(|it| scene.say(fact_key(it.fact))).collect()
}

fn event(scene: &Scene<'_>, id: EventId, ours: Vec<String>) -> Exhibit {
    let row = &scene.game.tables().events[id.index()];
    let n = |colour: Colour| row.mask(colour).count_ones();
    let spaces = Phrase::new(key!("w-g-spaces"))
        .number("culture", n(Colour::Blue))
        .number("character", n(Colour::Red));
    // A road is never broken between two lines.
    let roads: Vec<String> =
        row.roads.iter().map(|(a, b)| format!("{}\u{2060}–\u{2060}{}", a + 1, b + 1)).collect();
    let sentences = [
        format!("{}.", capital(&scene.say(group_key(id.group())))),
        scene.tell(&Phrase::new(key!("w-g-symbols")).with("list", Arg::Text(words_of(scene, row.symbols)))),
        scene.tell(&spaces),
        scene.tell(&Phrase::new(key!("w-g-roads")).with("list", Arg::Text(roads.join(", ")))),
    ];
    let place = Place::all().next().unwrap_or_default();
    let drawn = html! { div class={ "event g-" (id.group().id()) } { (face(scene, place, id, None)) } };
    let name = format!("{} {}", row.year, event_name(scene.lang, scene.game.tables(), id));
    let period = Group::ALL.into_iter().position(|it| it == id.group()).map(|i| i as u8 + 1);
    Exhibit { period, ours, ..Exhibit::new("event", &name, &drawn, &sentences) }
}

fn words_of(scene: &Scene<'_>, symbols: Symbols) -> String {
    symbols.iter().map(|it| scene.say(symbol_key(it))).collect::<Vec<_>>().join(", ")
}

/// One culture card of each look.
fn kinds_of_culture(game: &Wiege) -> impl Iterator<Item = &Culture> {
    let all = &game.tables().cultures;
    all.iter()
        .enumerate()
        .filter(|(i, it)| !all[..*i].iter().any(|other| look(other) == look(it)))
        .map(|(_, it)| it)
}

const fn look(card: &Culture) -> (Face, Symbols) {
    (card.face, card.symbols)
}

fn culture(scene: &Scene<'_>, card: &Culture, ours: Vec<String>) -> Exhibit {
    let (kind, key) = match card.face {
        Face::Joker => ("joker", key!("w-g-joker")),
        Face::Genius(Colour::Blue) => ("genius", key!("w-g-genius-blue")),
        Face::Genius(Colour::Red) => ("genius", key!("w-g-genius-red")),
        Face::Rotation => ("rotation", key!("w-g-rotation")),
    };
    let copies = scene.game.tables().cultures.iter().filter(|it| look(it) == look(card)).count();
    let sentences = [scene.say(key), scene.count(key!("w-g-copies"), copies as i64)];
    let name = cards::label(scene, card.id);
    let drawn = lying(scene, card.id, &html! { (capital(&name)) });
    Exhibit { ours, ..Exhibit::new(kind, &name, &drawn, &sentences) }
}

fn character(scene: &Scene<'_>, row: &Character, ours: Vec<String>) -> Exhibit {
    let name = character_name(scene.lang, scene.game.tables(), row.id);
    let sentence = match row.symbol {
        Some(it) => Phrase::new(key!("w-g-character")).with("symbol", Arg::Word(symbol_key(it).into())),
        None => Phrase::new(key!("w-g-great")),
    };
    let sentences = [scene.tell(&sentence.number("value", row.value))];
    let life = row.life.replace('-', "–").replace("c.", "ca. ");
    let drawn = lying(scene, row.id, &html! { (name) @if !life.is_empty() { " " small { (life) } } });
    Exhibit { ours, ..Exhibit::new("character", &cards::label(scene, row.id), &drawn, &sentences) }
}

/// A card as it lies somewhere, and what it is called.
fn lying(scene: &Scene<'_>, card: CardId, title: &Markup) -> Markup {
    html! { div.lies { (cards::lying(scene, card)) } h3 { (title) } }
}
