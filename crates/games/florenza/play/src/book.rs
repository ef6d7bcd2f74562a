//! The rules of Florenza Dice Game, its rulings, and what of its numbers is our own.

use crate::texts::{
    artist_name, box_effect, building_effect, building_name, die_name, florins, goods, icons, income, points,
    target_name, track_name,
};
use boards::markup::capital;
use florenza::Florenza;
use florenza::building::BuildingId;
use florenza::data::{Character, SpaceRow, Tables, Value};
use florenza::goods::{Goods, Icon};
use florenza::pieces::{Artist, Die, Target, Track, Work};
use words::{Arg, Lang, Phrase, say, tell};

/// The anchors of the rules, in their order.
pub const ANCHORS: [&str; 15] = [
    "overview",
    "setup",
    "round",
    "income",
    "offices",
    "dice",
    "reserve",
    "district",
    "buildings",
    "works",
    "whole",
    "tracks",
    "scoring",
    "solo",
    "numbers",
];

/// The anchors of the questions and rulings, in their order.
pub const RULING_ANCHORS: [&str; 6] =
    ["ruling-dice", "ruling-reserve", "ruling-buildings", "ruling-works", "ruling-tracks", "ruling-solo"];

/// The anchors of the text about our own numbers, in their order: why, how to correct them, then group by group.
pub const NUMBER_ANCHORS: [&str; 9] = [
    "numbers-why",
    "numbers-correct",
    "numbers-dice",
    "numbers-reserve",
    "numbers-tracks",
    "numbers-palace",
    "numbers-church",
    "numbers-district",
    "numbers-buildings",
];

/// The rules; whatever is a number of the data is told as the data have it.
pub fn rules(tables: &Tables, lang: Lang) -> String {
    examples(TEXTS[lang as usize], tables)
        .replace("{bonuses}", &bonuses(lang, tables))
        .replace("{buildings}", &buildings(lang, tables))
        .replace("{dice}", &dice(lang, tables))
        .replace("{spaces}", &spaces(lang, tables))
        .replace("{tracks}", &tracks(lang, tables))
        .replace("{works}", &works(lang, tables))
}

/// Examples that name costs or values of the data stand only beside the data they were worked out with.
fn examples(text: &str, tables: &Tables) -> String {
    let is_standard = tables.hash == Florenza::standard().tables().hash;
    let kept = text.split("\n\n").filter_map(|part| match part.strip_prefix("{standard}") {
        Some(example) => is_standard.then_some(example),
        None => Some(part),
    });
    kept.collect::<Vec<_>>().join("\n\n")
}

/// What people ask most often, and how it is played here.
pub fn rulings(lang: Lang) -> &'static str {
    RULINGS[lang as usize]
}

/// Why some numbers are our own, how to correct them, and what is known of each group.
pub fn numbers(lang: Lang) -> &'static str {
    NUMBERS[lang as usize]
}

/// The part of the text about our own numbers that a value belongs to.
pub fn group(value: &Value) -> &'static str {
    match value.path.split('.').next().unwrap_or_default() {
        "dice" => "numbers-dice",
        "tracks" => "numbers-tracks",
        "palace" => "numbers-palace",
        "church" => "numbers-church",
        "district" => "numbers-district",
        "buildings" => "numbers-buildings",
        _ => "numbers-reserve",
    }
}

const TEXTS: [&str; 4] = [
    include_str!("../book/en/florenza.md"),
    include_str!("../book/it/florenza.md"),
    include_str!("../book/es/florenza.md"),
    include_str!("../book/de/florenza.md"),
];

const RULINGS: [&str; 4] = [
    include_str!("../book/en/florenza-rulings.md"),
    include_str!("../book/it/florenza-rulings.md"),
    include_str!("../book/es/florenza-rulings.md"),
    include_str!("../book/de/florenza-rulings.md"),
];

const NUMBERS: [&str; 4] = [
    include_str!("../book/en/florenza-numbers.md"),
    include_str!("../book/it/florenza-numbers.md"),
    include_str!("../book/es/florenza-numbers.md"),
    include_str!("../book/de/florenza-numbers.md"),
];

fn needs(lang: Lang, tables: &Tables, cost: Goods) -> String {
    tell(lang, &Phrase::new(key!("text")).with("text", goods(tables, cost)))
}

/// What each die gives, by its value; values that give the same stand together.
fn dice(lang: Lang, tables: &Tables) -> String {
    let line = |die: Die| {
        let face = &tables.faces[die as usize];
        let values: Vec<usize> = (0..6).collect();
        let alike = values.chunk_by(|a, b| face.at(*a) == face.at(*b));
        let parts = alike.map(|group| {
            let (first, last) = (group[0] + 1, group[0] + group.len());
            let (count, other) = face.at(group[0]);
            let goods = icons(tables, Icon::Resource(face.resource), count);
            let phrase = match face.character {
                Character::Track(track, _) => Phrase::new(key!("flo-book-die-track"))
                    .number("n", other)
                    .with("track", Arg::Text(tell(lang, &track_name(track)))),
                Character::Artist(artist, _) => Phrase::new(key!("flo-book-die-artist"))
                    .with("artist", Arg::Text(tell(lang, &artist_name(artist))))
                    .with("wage", Arg::Text(tell(lang, &florins(other)))),
            };
            let phrase = phrase.with("values", Arg::Text(span(first, last)));
            tell(lang, &phrase.with("goods", Arg::Text(tell(lang, &goods))))
        });
        format!("- **{}:** {}", capital(&tell(lang, &die_name(die))), parts.collect::<Vec<_>>().join("; "))
    };
    Die::ALL.map(line).join("\n")
}

/// `3` or `1–3`.
fn span(first: usize, last: usize) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// What the spaces bring when they are completed, beside the building.
fn bonuses(lang: Lang, tables: &Tables) -> String {
    let line = |(i, row): (usize, &SpaceRow)| {
        let extras = Phrase::new(key!("flo-extras")).number("n", row.extra);
        let parts = [(row.extra > 0, extras), (row.points > 0, points(row.points.into()))];
        let told: Vec<String> =
            parts.iter().filter(|(is_there, _)| *is_there).map(|(_, it)| tell(lang, it)).collect();
        (!told.is_empty()).then(|| format!("- **{}:** {}", i + 1, told.join(", ")))
    };
    tables.spaces.iter().enumerate().filter_map(line).collect::<Vec<_>>().join("\n")
}

/// The boxes of the tracks, from the first on.
fn tracks(lang: Lang, tables: &Tables) -> String {
    let line = |track: Track| {
        let boxes = tables.tracks[track as usize].boxes.iter().map(|it| tell(lang, &box_effect(it)));
        format!(
            "- **{}:** {}",
            capital(&tell(lang, &track_name(track))),
            boxes.collect::<Vec<_>>().join(" · ")
        )
    };
    Track::ALL.map(line).join("\n")
}

/// The icons of the spaces; neighbours that have the same stand in one line.
fn spaces(lang: Lang, tables: &Tables) -> String {
    let all: Vec<(u8, Goods)> =
        (2..=8).filter_map(|n| Some((n, tables.icons[Target::space(n)?.index()]))).collect();
    let line = |alike: &[(u8, Goods)]| {
        let (first, icons) = alike[0];
        let last = alike[alike.len() - 1].0;
        format!("- **{}:** {}", span(first.into(), last.into()), needs(lang, tables, icons))
    };
    all.chunk_by(|a, b| a.1 == b.1).map(line).collect::<Vec<_>>().join("\n")
}

fn buildings(lang: Lang, tables: &Tables) -> String {
    let line = |building: BuildingId| {
        let row = &tables.buildings[building.index()];
        let name = building_name(lang, tables, building);
        let what = tell(lang, &building_effect(tables, &row.effect));
        let worth = tell(lang, &points(row.points.into()));
        format!("- **{}, {name}** ({}; {worth}): {what}", building.number(), needs(lang, tables, row.cost))
    };
    BuildingId::all().map(line).collect::<Vec<_>>().join("\n")
}

fn works(lang: Lang, tables: &Tables) -> String {
    let line = |work: Work| {
        let row = &tables.works[work as usize];
        let kinds: Vec<String> = Artist::ALL
            .into_iter()
            .filter(|it| row.takes(*it))
            .map(|it| tell(lang, &artist_name(it)))
            .collect();
        let artists =
            tell(lang, &Phrase::new(key!("flo-b-takes")).with("list", Arg::Text(kinds.join(" / "))));
        let brings = row.income.as_ref().map(|it| {
            format!(". {}: {}", capital(&say(lang, key!("flo-b-each-round"))), tell(lang, &income(it)))
        });
        let name = target_name(lang, tables, work.target());
        let worth = tell(lang, &points(row.points.into()));
        let cost = needs(lang, tables, row.cost);
        format!("- **{name}** ({worth}): {cost}; {artists}{}", brings.unwrap_or_default())
    };
    Work::ALL.map(line).join("\n")
}
