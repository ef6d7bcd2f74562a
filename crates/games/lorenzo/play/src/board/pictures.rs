//! Which picture belongs to what: cards, leaders, tiles, places, crests.

use super::scene::Scene;
use boards::Pictures;
use boards::icons::emblem_of;
use kernel::Seat;
use lorenzo::Tables;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{BonusTile, CardId, CardType, TileId, Work};
use maud::{Markup, html};

/// The size of a place behind its arches: each window is as wide as the picture is high.
const PLACE: (u16, u16) = (600, 150);

/// What a card shows.
pub(super) fn card(pictures: Pictures<'_>, tables: &Tables, card: CardId) -> Markup {
    let sheet = format!("{}-{}", card.kind().id(), card.period());
    let palette = match card.kind() {
        CardType::Territory => "art art-terr",
        CardType::Building => "art art-buil",
        CardType::Character => "art art-char",
        CardType::Venture => "art art-vent",
    };
    pictures.draw(&sheet, &tables.cards[card.index()].slug, palette)
}

/// A leader's medal.
pub(super) fn leader(pictures: Pictures<'_>, leader: LeaderId) -> Markup {
    let name = format!("leader-{}", leader.id());
    pictures.draw(&name, &name, "face art-med")
}

/// A player's bonus tile: what comes of production on its left, of harvest on its right.
pub(super) fn bonus(pictures: Pictures<'_>, tile: BonusTile) -> Markup {
    // The tile of the variant brings what this one brings, only more of it.
    let drawn = match tile {
        BonusTile::VariantServantsMilitary => BonusTile::AdvancedServantMilitary,
        tile => tile,
    };
    let name = format!("bonus-{}", drawn.id());
    pictures.draw(&name, &name, "art art-buil")
}

/// What an excommunication tile threatens with.
pub(super) fn tile(pictures: Pictures<'_>, tables: &Tables, tile: TileId) -> Markup {
    let name = format!("tile-{}", tables.tiles[tile.index()].slug);
    pictures.draw(&name, &name, "art art-exco")
}

/// A seat's coat of arms, with the name of who sits there.
pub(super) fn crest(scene: &Scene<'_>, seat: Seat) -> Markup {
    let palette = ["crest art-char", "crest art-exco", "crest art-terr", "crest art-buil", "crest art-vent"];
    let drawn = scene.pictures.draw(
        "board",
        &format!("crest-{}", emblem_of(seat)),
        palette[seat.index() % palette.len()],
    );
    html! { span.arms role="img" aria-label=(scene.name(seat)) { (drawn) } }
}

/// What is seen through the arch of a seat of the council, from 0.
pub(super) fn council(scene: &Scene<'_>, seat: usize) -> Markup {
    let view = ["60 0 150 150", "195 0 150 150", "320 0 150 150", "440 0 150 150"][seat.min(3)];
    scene.pictures.window(("board", "council"), "scene art-sere", view, PLACE)
}

/// What is seen through the arch of a space of the market, from 0.
pub(super) fn market(scene: &Scene<'_>, stall: usize) -> Markup {
    let view = ["0 0 150 150", "150 0 150 150", "300 0 150 150", "450 0 150 150"][stall % 4];
    scene.pictures.window(("board", "market"), "scene art-buil", view, PLACE)
}

/// What is seen through the two arches of the harvest or the production.
pub(super) fn work(scene: &Scene<'_>, work: Work, is_wide: bool) -> Markup {
    let palette = if work == Work::Harvest { "scene art-terr" } else { "scene art-buil" };
    let view = if is_wide { "180 0 420 150" } else { "20 0 190 150" };
    scene.pictures.window(("board", work.id()), palette, view, PLACE)
}

/// What stands out of the skyline on both sides of the words in the bar.
pub(super) fn landmarks(scene: &Scene<'_>) -> Markup {
    html! {
        (scene.pictures.window(("board", "signoria"), "mark-l art-sere", "0 -4 90 68", (90, 64)))
        (scene.pictures.window(("board", "duomo"), "mark-r art-sere", "0 -2 120 66", (120, 64)))
    }
}

/// Saint Peter's above the track of faith.
pub(super) fn vatican(scene: &Scene<'_>) -> Markup {
    scene.pictures.window(("board", "vatican"), "vatican art-vent", "90 -8 420 68", (600, 60))
}

/// The picture above a chapter of the rules, where there is one that shows what it is about.
pub(crate) fn plate(anchor: &str, pictures: Pictures<'_>) -> Option<Markup> {
    let board = |name: &str, palette: &str| pictures.window(("board", name), palette, "0 0 600 150", PLACE);
    let card = |sheet: &str, name: &str, palette: &str| {
        pictures.window((sheet, name), palette, "0 0 300 120", (300, 120))
    };
    Some(match anchor {
        "harvest" => board("harvest", "art-terr"),
        "production" => board("production", "art-buil"),
        "market" => board("market", "art-buil"),
        "council" | "privileges" => board("council", "art-sere"),
        "territories" => card("territory-1", "forest", "art-terr"),
        "buildings" => card("building-1", "carpenters-shop", "art-buil"),
        "characters" | "members" => card("character-1", "stonemason", "art-char"),
        "servants" => card("character-1", "farmer", "art-char"),
        "ventures" => card("venture-1", "repairing-the-church", "art-vent"),
        _ => return None,
    })
}
