//! The rules of Lorenzo il Magnifico in our own words; leaders and tiles are told as the data have them.

use crate::texts::{amounts, effect, leader_name, requirement, tile_name};
use lorenzo::data::{Leader, Tables, Timing};
use lorenzo::items::Amounts;
use lorenzo::pieces::BonusTile;
use words::{Lang, Phrase, say, tell};

/// The anchors of the rules, in their order.
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

/// The rules; leaders and tiles are told as the data have them.
pub fn rules(tables: &Tables, lang: Lang) -> String {
    TEXTS[lang as usize]
        .replace("{excommunications}", &tiles(lang, tables))
        .replace("{bonus-tiles}", &bonus_tiles(lang, tables))
        .replace("{leaders}", &leaders(lang, tables))
}

/// What people ask most often, and how it is played here.
pub fn rulings(lang: Lang) -> &'static str {
    RULINGS[lang as usize]
}

const TEXTS: [&str; 4] = [
    include_str!("../book/en/lorenzo.md"),
    include_str!("../book/it/lorenzo.md"),
    include_str!("../book/es/lorenzo.md"),
    include_str!("../book/de/lorenzo.md"),
];

const RULINGS: [&str; 4] = [
    include_str!("../book/en/lorenzo-rulings.md"),
    include_str!("../book/it/lorenzo-rulings.md"),
    include_str!("../book/es/lorenzo-rulings.md"),
    include_str!("../book/de/lorenzo-rulings.md"),
];

fn tiles(lang: Lang, tables: &Tables) -> String {
    let line = |tile: &lorenzo::data::Tile| {
        let period = ["I", "II", "III"][usize::from(tile.id.period()) - 1];
        format!("- **{period}, {}:** {}", tile_name(lang, tables, tile.id), told(lang, &effect(&tile.effect)))
    };
    tables.tiles.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn bonus_tiles(lang: Lang, tables: &Tables) -> String {
    let works = [say(lang, key!("area-production")), say(lang, key!("area-harvest"))];
    let line = |tile: &BonusTile| {
        let sides = works.iter().zip(&tables.board.bonus_tiles[*tile as usize]);
        let sides: Vec<String> = sides.map(|(work, gain)| format!("{work}: {}", goods(lang, gain))).collect();
        let name = if *tile == BonusTile::ALL[0] {
            format!("**{}:** ", say(lang, key!("bonus-standard")))
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
            Timing::OncePerRound => key!("timing-once"),
            Timing::Permanent => key!("timing-always"),
        };
        let name = leader_name(lang, tables, leader.id);
        let what = told(lang, &effect(&leader.effect));
        format!("- **{name}** ({}; {}): {what}", needs.join(", "), say(lang, timing))
    };
    tables.leaders.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn goods(lang: Lang, gain: &Amounts) -> String {
    tell(lang, &Phrase::new(key!("cost-goods")).with("pay", amounts(gain)))
}

fn told(lang: Lang, phrases: &[Phrase]) -> String {
    phrases.iter().map(|phrase| tell(lang, phrase)).collect::<Vec<_>>().join(" ")
}
