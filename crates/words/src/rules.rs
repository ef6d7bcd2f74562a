//! The rules in our own words, as Markdown: a heading `## Title {#anchor}` for each part, paragraphs, lists, bold text
//! and links to anchors. Anchors are the same in every language, so that any part of a table can link to its rule.

mod florenza;
mod wiege;

pub use florenza::{
    FLORENZA_ANCHORS, FLORENZA_NUMBER_ANCHORS, FLORENZA_RULING_ANCHORS, florenza, florenza_group,
    florenza_numbers, florenza_rulings,
};
pub use wiege::{WIEGE_ANCHORS, WIEGE_RULING_ANCHORS, wiege, wiege_cards, wiege_rulings};

use crate::lorenzo::{amounts, effect, leader_name, requirement, tile_name};
use crate::{Lang, Phrase, say, tell};
use lorenzo::data::{Leader, Tables, Timing};
use lorenzo::items::Amounts;
use lorenzo::pieces::BonusTile;
use std::sync::LazyLock;

/// The anchors of the rules of Lorenzo, in their order.
pub const ANCHORS: [&str; 23] = [
    "overview",
    "setup",
    "round",
    "members",
    "servants",
    "towers",
    "territories",
    "buildings",
    "characters",
    "ventures",
    "bonus-actions",
    "harvest",
    "production",
    "market",
    "council",
    "privileges",
    "vatican",
    "excommunications",
    "end-of-round",
    "scoring",
    "bonus-tiles",
    "leaders",
    "house-rules",
];

/// The anchors of the questions and rulings, in their order.
pub const RULING_ANCHORS: [&str; 5] =
    ["ruling-placing", "ruling-cards", "ruling-work", "ruling-leaders", "ruling-church"];

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// Its anchor, the same in every language.
    pub anchor: &'a str,
    /// Its heading.
    pub title: &'a str,
    /// What it says, as Markdown.
    pub body: &'a str,
}

/// The parts of a text.
pub fn sections(text: &str) -> Vec<Section<'_>> {
    text.split("\n## ").skip(1).filter_map(section).collect()
}

fn section(part: &str) -> Option<Section<'_>> {
    let (heading, body) = part.split_once('\n')?;
    let (title, anchor) = heading.strip_suffix('}')?.split_once(" {#")?;
    Some(Section { anchor, title, body: body.trim() })
}

/// The rules of Lorenzo il Magnifico; leaders and tiles are told as the standard data have them.
pub fn lorenzo(lang: Lang) -> &'static str {
    &LORENZO[lang as usize]
}

/// What people ask most often about Lorenzo il Magnifico, and how it is played here.
pub fn lorenzo_rulings(lang: Lang) -> &'static str {
    RULINGS[lang as usize]
}

const TEXTS: [&str; 4] = [
    include_str!("../rules/en/lorenzo.md"),
    include_str!("../rules/it/lorenzo.md"),
    include_str!("../rules/es/lorenzo.md"),
    include_str!("../rules/de/lorenzo.md"),
];

const RULINGS: [&str; 4] = [
    include_str!("../rules/en/lorenzo-rulings.md"),
    include_str!("../rules/it/lorenzo-rulings.md"),
    include_str!("../rules/es/lorenzo-rulings.md"),
    include_str!("../rules/de/lorenzo-rulings.md"),
];

static LORENZO: LazyLock<[String; 4]> = LazyLock::new(|| {
    let game = lorenzo::Lorenzo::standard();
    Lang::ALL.map(|lang| filled(lang, game.tables()))
});

/// The text with its lists of leaders and tiles.
fn filled(lang: Lang, tables: &Tables) -> String {
    TEXTS[lang as usize]
        .replace("{excommunications}", &tiles(lang, tables))
        .replace("{bonus-tiles}", &bonus_tiles(lang, tables))
        .replace("{leaders}", &leaders(lang, tables))
}

fn tiles(lang: Lang, tables: &Tables) -> String {
    let line = |tile: &lorenzo::data::Tile| {
        let period = ["I", "II", "III"][usize::from(tile.id.period()) - 1];
        format!("- **{period}, {}:** {}", tile_name(lang, tables, tile.id), told(lang, &effect(&tile.effect)))
    };
    tables.tiles.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn bonus_tiles(lang: Lang, tables: &Tables) -> String {
    let works = [say(lang, "area-production"), say(lang, "area-harvest")];
    let line = |tile: &BonusTile| {
        let sides = works.iter().zip(&tables.board.bonus_tiles[*tile as usize]);
        let sides: Vec<String> = sides.map(|(work, gain)| format!("{work}: {}", goods(lang, gain))).collect();
        let name = if *tile == BonusTile::ALL[0] {
            format!("**{}:** ", say(lang, "bonus-standard"))
        } else {
            String::new()
        };
        format!("- {name}{}", sides.join("; "))
    };
    // The last tile belongs to the house rules.
    BonusTile::ALL[..5].iter().map(line).collect::<Vec<_>>().join("\n")
}

fn leaders(lang: Lang, tables: &Tables) -> String {
    let line = |leader: &Leader| {
        let needs: Vec<String> = leader.requirement.iter().map(|it| tell(lang, &requirement(it))).collect();
        let timing = match leader.timing {
            Timing::OncePerRound => "timing-once",
            Timing::Permanent => "timing-always",
        };
        let name = leader_name(lang, tables, leader.id);
        let what = told(lang, &effect(&leader.effect));
        format!("- **{name}** ({}; {}): {what}", needs.join(", "), say(lang, timing))
    };
    tables.leaders.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn goods(lang: Lang, gain: &Amounts) -> String {
    tell(lang, &Phrase::new("cost-goods").with("pay", amounts(gain)))
}

fn told(lang: Lang, phrases: &[Phrase]) -> String {
    phrases.iter().map(|phrase| tell(lang, phrase)).collect::<Vec<_>>().join(" ")
}
