//! Every part of a table, and every piece that can be looked up, leads to a chapter of the rules that is there.

use boards::{Board, Looking, Sitting};
use florenza::Florenza;
use kernel::{Rng, Seat, Seed, Silent, Turn, Viewer};
use lorenzo::Lorenzo;
use std::collections::BTreeSet;
use wiege::Wiege;
use words::rules::sections;
use words::{Lang, rules};

/// Stands for the address of the rules.
const RULES: &str = "RULES";

/// The chapters that a page links to; each link must have a name.
fn chapters(page: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for rest in page.split("<a ").skip(1) {
        let link = rest.split("</a>").next().unwrap_or_default();
        let (tag, inside) = link.split_once('>').expect("a tag ends");
        let Some(chapter) = tag.split(&format!("href=\"{RULES}#")).nth(1) else { continue };
        let text: String = inside.split('<').map(|it| it.rsplit('>').next().unwrap_or_default()).collect();
        let is_named = !text.trim().is_empty() || link.contains("aria-label=\"");
        assert!(is_named, "a link without a name: {link}");
        found.insert(chapter.split('"').next().unwrap_or_default().to_owned());
    }
    found
}

/// Plays matches at random and gathers the chapters that their tables link to.
fn linked<G: Board>(game: &G, configs: &[G::Config]) -> BTreeSet<String> {
    let sitting: Vec<Sitting> =
        ["Anna", "Bruno", "Carla", "Dante"].map(|it| Sitting { name: it.into(), is_bot: false }).into();
    let (mut found, mut legal, mut n) = (BTreeSet::new(), Vec::new(), 0);
    for (seed, config) in configs.iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        let mut state =
            game.setup(config, Seed::from_number(seed as u64), &mut Silent).expect("a good configuration");
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().expect("somebody is awaited");
            game.legal(&state, seat, &mut legal);
            n += 1;
            let viewer = if n % 40 == 0 { Viewer::Public } else { Viewer::Seat(seat) };
            let view = game.view(&state, viewer);
            let lang = Lang::ALL[n % 4];
            let looking = Looking { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: RULES };
            if n % 4 == 0 || legal.len() < 4 {
                let scene = game.scene(&view, looking);
                found.append(&mut chapters(&drawn::<G>(&scene)));
            }
            game.play(&mut state, seat, *rng.pick(&legal), &mut Silent);
        }
        let view = game.view(&state, Viewer::Seat(Seat::default()));
        let looking =
            Looking { lang: Lang::De, sitting: &sitting, is_asked: true, can_undo: true, rules: RULES };
        found.append(&mut chapters(&drawn::<G>(&game.scene(&view, looking))));
    }
    found
}

fn drawn<G: Board>(scene: &G::Scene<'_>) -> String {
    let parts = G::parts(scene).into_iter().map(|(_, part)| part);
    [G::bar(scene), G::decide(scene)].into_iter().chain(parts).map(|it| it.0).collect()
}

fn anchors(text: &str) -> BTreeSet<String> {
    sections(text).into_iter().map(|it| it.anchor.to_owned()).collect()
}

/// That the chapters linked to are there in every language, and which of them nothing links to.
fn unlinked(linked: &BTreeSet<String>, text: fn(Lang) -> &'static str) -> Vec<String> {
    for lang in Lang::ALL {
        let missing: Vec<_> = linked.difference(&anchors(text(lang))).cloned().collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
    anchors(text(Lang::En)).difference(linked).cloned().collect()
}

#[test]
fn every_part_of_lorenzo_leads_to_its_chapter() {
    let linked = linked(&Lorenzo::standard(), &[2, 4].map(lorenzo::Config::new));
    let general = ["end-of-round", "house-rules", "overview", "setup"];
    assert_eq!(unlinked(&linked, rules::lorenzo), general);
}

#[test]
fn every_part_of_florenza_leads_to_its_chapter() {
    let configs = [1, 2, 4].map(florenza::Config::new);
    let linked = linked(&Florenza::standard(), &configs);
    assert_eq!(unlinked(&linked, rules::florenza), ["overview", "setup"]);
}

#[test]
fn every_part_of_wiege_leads_to_its_chapter() {
    let configs = [wiege::Config::new(2), wiege::Config::new(3), wiege::Config::teams()];
    let linked = linked(&Wiege::standard(), &configs);
    assert_eq!(unlinked(&linked, rules::wiege), ["pieces", "setup", "short", "turn"]);
}

#[test]
fn what_can_be_looked_up_leads_to_chapters_too() {
    let (florenza, wiege) = (Florenza::standard(), Wiege::standard());
    for lang in Lang::ALL {
        let of_florenza = boards::florenza::gallery::pieces(&florenza, lang, RULES);
        let of_wiege = boards::wiege::gallery::pieces(&wiege, lang, RULES);
        for (pieces, text) in [(of_florenza, rules::florenza(lang)), (of_wiege, rules::wiege(lang))] {
            let linked: BTreeSet<String> = pieces.iter().flat_map(|it| chapters(&it.drawn.0)).collect();
            assert!(!linked.is_empty() && linked.is_subset(&anchors(text)), "{lang}: {linked:?}");
        }
    }
}
