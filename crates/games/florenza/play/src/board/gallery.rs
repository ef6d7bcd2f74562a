//! Every building, work of art, track, space and die, drawn as at the table and told.

use super::drawer::SERIES;
use super::scene::Scene;
use super::{marks, sheet, street, tracks};
use crate::texts::{artist_name, box_effect, building_effect, goods, income, points, track_name, word};
use boards::Exhibit;
use boards::Perspective;
use boards::icons::die as cube;
use boards::markup::capital;
use florenza::building::BuildingId;
use florenza::data::{Character, Series};
use florenza::goods::Goods;
use florenza::pieces::{Artist, Die, Target, Track, Work};
use florenza::{Config, Florenza};
use kernel::{Game, Seat, Seed, Silent, Viewer};
use maud::{Markup, html};
use words::{Arg, Key, Lang, Phrase};

/// The kinds, each with the key of its word.
pub(crate) const KINDS: [(&str, Key); 9] = [
    ("value", key!("flo-g-value")),
    ("exchange", key!("flo-g-exchange")),
    ("privilege", key!("flo-g-privilege")),
    ("prestige", key!("flo-g-prestige")),
    ("palace", key!("flo-b-palace")),
    ("church", key!("flo-b-church")),
    ("track", key!("flo-g-tracks")),
    ("space", key!("flo-b-district")),
    ("die", key!("flo-b-dice")),
];

/// All of them, in the order of the sheet. `rules` is the address of the rules.
pub(crate) fn pieces(game: &Florenza, lang: Lang, rules: &str) -> Vec<Exhibit> {
    // A match that has just begun: nothing is crossed on the sheet.
    let Ok(state) = game.setup(&Config::new(2), Seed::from_number(0), &mut Silent) else { return Vec::new() };
    let view = game.view(&state, Viewer::Public);
    let perspective = Perspective { lang, sitting: &[], is_asked: false, can_undo: false, rules };
    let scene = Scene::new(game, &view, perspective);
    let buildings = BuildingId::all().map(|it| building(&scene, it));
    let works = Work::ALL.into_iter().map(|it| work(&scene, it));
    let tracks = Track::ALL.into_iter().map(|it| track(&scene, it));
    let spaces = (2..=8).filter_map(|n| Some(space(&scene, n, Target::space(n)?)));
    let dice = Die::ALL.into_iter().map(|it| die(&scene, it));
    buildings.chain(works).chain(tracks).chain(spaces).chain(dice).collect()
}

const fn series_id(series: Series) -> &'static str {
    match series {
        Series::Value => "value",
        Series::Exchange => "exchange",
        Series::Privilege => "privilege",
        Series::Prestige => "prestige",
    }
}

fn building(scene: &Scene<'_>, id: BuildingId) -> Exhibit {
    let row = &scene.game.tables().buildings[id.index()];
    let colour = SERIES.into_iter().find(|(series, _)| *series == row.series).map_or("any", |(_, it)| it);
    let name = scene.building(id);
    let worth = scene.tell(&points(row.points.into()));
    let drawn = html! {
        article class={ "card plot t-" (colour) } {
            h4 { span.n { (id.number()) } span { (name) } (marks::said(row.points, "vp", &worth)) }
            div.needs { (marks::cost(scene, row.cost)) }
            div.does { (marks::effect(scene, &row.effect)) }
        }
    };
    let sentences = [
        format!("{}; {worth}.", cost(scene, row.cost)),
        scene.tell(&building_effect(scene.game.tables(), &row.effect)),
    ];
    let ours = ours(scene, &format!("buildings.{}.", id.number()));
    let name = format!("{} {name}", id.number());
    Exhibit { ours, ..Exhibit::new(series_id(row.series), &name, &drawn, &sentences) }
}

fn work(scene: &Scene<'_>, id: Work) -> Exhibit {
    let row = &scene.game.tables().works[id as usize];
    let kinds = Artist::ALL.into_iter().filter(|it| row.takes(*it)).map(|it| scene.tell(&artist_name(it)));
    let kinds = Arg::Text(kinds.collect::<Vec<_>>().join(" / "));
    let each = |key: Key, what: String| format!("{}: {what}.", capital(&scene.say(key)));
    let mut sentences = vec![
        format!("{}; {}.", cost(scene, row.cost), scene.tell(&points(row.points.into()))),
        format!("{}.", capital(&scene.tell(&Phrase::new(key!("flo-b-takes")).with("list", kinds)))),
    ];
    sentences.extend(
        (row.extra > 0).then(|| each(key!("flo-b-now-gives"), scene.count(key!("flo-extras"), row.extra))),
    );
    sentences.extend(row.income.as_ref().map(|it| each(key!("flo-b-each-round"), scene.tell(&income(it)))));
    let drawn = html! { ol.works { (sheet::work(scene, scene.player(Seat::default()), id)) } };
    let part = if id.is_palace() { "palace" } else { "church" };
    let ours = ours(scene, &format!("{part}.works.{}.", id.id().replace('-', "_")));
    Exhibit { ours, ..Exhibit::new(part, &scene.target(id.target()), &drawn, &sentences) }
}

fn track(scene: &Scene<'_>, id: Track) -> Exhibit {
    let boxes = &scene.game.tables().tracks[id as usize].boxes;
    let sentences: Vec<String> = boxes.iter().map(|it| scene.tell(&box_effect(it))).collect();
    let drawn = html! {
        (tracks::ladder(scene, Seat::default(), id))
        ol.words { @for it in &sentences { li { (it) } } }
    };
    let told = format!("{} {}", scene.tell(&track_name(id)), sentences.join(" "));
    Exhibit { kind: "track", period: None, told, drawn, ours: ours(scene, &format!("tracks.{}.", id.id())) }
}

fn space(scene: &Scene<'_>, n: u8, target: Target) -> Exhibit {
    let row = &scene.game.tables().spaces[usize::from(n) - 1];
    let name = capital(&scene.target(target));
    let drawn = html! {
        article.door.is-open {
            h4 { span.nm { (name) } (street::bonus(scene, n, None)) }
            (sheet::squares(scene, scene.player(Seat::default()), target))
        }
    };
    let mut sentences = vec![format!("{}.", cost(scene, row.icons))];
    sentences.extend((row.points > 0).then(|| format!("+{}.", scene.tell(&points(row.points.into())))));
    sentences.extend((row.extra > 0).then(|| format!("+{}.", scene.count(key!("flo-extras"), row.extra))));
    let ours = ours(scene, &format!("district.spaces.{n}."));
    Exhibit { ours, ..Exhibit::new("space", &name, &drawn, &sentences) }
}

fn die(scene: &Scene<'_>, id: Die) -> Exhibit {
    let face = &scene.game.tables().faces[id as usize];
    let word = || word(format!("flo-die-{}", id.id()));
    let name = capital(&scene.tell(&Phrase::new(key!("flo-g-die")).with("die", word())));
    let list = |all: [u16; 6]| Arg::Text(all.map(|n| n.to_string()).join(", "));
    let resource = Arg::Text(marks::resource_word(scene, face.resource));
    let phrase = match face.character {
        Character::Track(track, steps) => {
            let steps = list(steps.map(u16::from));
            Phrase::new(key!("flo-g-die-track"))
                .with("steps", steps)
                .with("track", Arg::Text(scene.tell(&track_name(track))))
        }
        Character::Artist(artist, wage) => {
            let artist = Arg::Text(scene.tell(&artist_name(artist)));
            Phrase::new(key!("flo-g-die-artist")).with("wage", list(wage)).with("artist", artist)
        }
    };
    let phrase = phrase.with("counts", list(face.count.map(u16::from))).with("resource", resource);
    let sentences = [scene.tell(&phrase.number("florins", face.florins))];
    let value = |n: u8| scene.tell(&Phrase::new(key!("flo-b-die")).with("die", word()).number("value", n));
    let drawn = html! {
        article.card.t-any {
            h4 { (name) }
            ol.faces { @for n in 1..=6u8 { li { (cube(id.id(), n, &value(n))) (of_value(scene, id, n)) } } }
        }
    };
    let ours = ours(scene, &format!("dice.faces.{}.", id.id()));
    Exhibit { ours, ..Exhibit::new("die", &name, &drawn, &sentences) }
}

/// What a die gives at a value: resources, and steps or an artist.
fn of_value(scene: &Scene<'_>, id: Die, value: u8) -> Markup {
    let face = &scene.game.tables().faces[id as usize];
    let i = usize::from(value) - 1;
    html! {
        (marks::counted(face.count[i], marks::resource_icon(face.resource)))
        @match face.character {
            Character::Track(track, steps) => { (marks::counted(format!("+{}", steps[i]), track.id())) }
            Character::Artist(artist, wage) => { (marks::artist_icon(scene, artist, "")) (marks::counted(format!("−{}", wage[i]), "coins")) }
        }
    }
}

fn cost(scene: &Scene<'_>, needs: Goods) -> String {
    scene.tell(&Phrase::new(key!("text")).with("text", goods(scene.game.tables(), needs)))
}

/// What of a part of the component file is ours: the words for its fields, each once.
fn ours(scene: &Scene<'_>, path: &str) -> Vec<String> {
    let mut facts = Vec::new();
    for value in scene.game.tables().reconstructed() {
        let Some(field) = value.path.strip_prefix(path) else { continue };
        let key = match field.split('.').next().unwrap_or_default() {
            "name" | "name_en" => key!("flo-g-name"),
            "cost" | "icons" => key!("flo-g-cost"),
            "points" | "bonus_points" | "scores_building_points" => key!("flo-g-points"),
            "artists" => key!("flo-g-artists"),
            "income" => key!("flo-g-income"),
            "boxes" => key!("flo-g-boxes"),
            "resource_count" | "character" => key!("flo-g-values"),
            _ => key!("flo-g-effect"),
        };
        let fact = scene.say(key);
        if !facts.contains(&fact) {
            facts.push(fact);
        }
    }
    facts
}
