//! What must hold for what every game brings: for the tests in each game's folder.
//!
//! Each check panics and says where something is wrong, like an assertion.

use crate::{Offered, Playable};
use boards::{Board, Exhibit, Perspective, Sitting, assets};
use kernel::bundle::{Config, State, View};
use kernel::{Game, Rng, Seat, Seed, Silent, Turn, Viewer};
use std::collections::BTreeSet;
use words::Lang;
use words::book::sections;
use words::laws::{check_text, messages};

/// Stands for the address of the rules.
pub const RULES: &str = "RULES";

/// People at a table, for pages that are drawn in tests.
pub fn sitting() -> Vec<Sitting> {
    ["Anna", "Bruno", "Carla", "Dante", "Elena"].map(|it| Sitting { name: it.into(), is_bot: false }).into()
}

/// A seat that is asked and may take back.
pub fn perspective(lang: Lang, sitting: &[Sitting]) -> Perspective<'_> {
    Perspective { lang, sitting, is_asked: true, can_undo: true, rules: RULES }
}

/// Plays a match at random and shows every decision: the state, the seat that decides and what it may do.
pub fn played<G: Game>(
    game: &G,
    config: &G::Config,
    seed: u64,
    mut show: impl FnMut(&G::State, Seat, &[G::Action]),
) -> G::State {
    let mut rng = Rng::new(seed);
    let mut state = game.setup(config, Seed::from_number(seed), &mut Silent).expect("a good configuration");
    let mut legal = Vec::new();
    while let Turn::Await(seats) = game.turn(&state) {
        let seat = seats.lowest().expect("somebody is awaited");
        game.legal(&state, seat, &mut legal);
        show(&state, seat, &legal);
        game.play(&mut state, seat, *rng.pick(&legal), &mut Silent);
    }
    state
}

/// The table in words is a table to play at: every legal action is a button there, once, whatever is played. Says how many
/// decisions were looked at.
pub fn check_text_table<B: Board>(game: &B::Game, config: &Config<B>) -> usize {
    let (sitting, mut seen) = (sitting(), 0);
    played(game, config, 1492, |state, seat, legal| {
        let view = game.view(state, Viewer::Seat(seat));
        let scene = B::scene(game, &view, perspective(Lang::ALL[seen % 4], &sitting));
        let text = B::text(&scene).into_string();
        let start = "form=\"act\" name=\"action\" value=\"";
        let mut found: Vec<&str> = text.split(start).skip(1).filter_map(until_quote).collect();
        let mut wanted: Vec<String> = legal.iter().map(ToString::to_string).collect();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "decision {seen}");
        seen += 1;
    });
    seen
}

/// Every part of the table leads to a chapter of the rules that is there in every language, every link has a name, and every
/// symbol is there. Says which chapters nothing leads to.
pub fn check_links<P: Offered>(game: &P::Game, configs: &[Config<P>]) -> Vec<String> {
    let (sitting, mut found, mut n) = (sitting(), BTreeSet::new(), 0);
    let symbols = [assets::ICONS, P::ASSETS.symbols].concat();
    for (seed, config) in configs.iter().enumerate() {
        let last = played(game, config, seed as u64, |state, seat, legal| {
            n += 1;
            if n % 4 == 0 || legal.len() < 4 {
                let viewer = if n % 40 == 0 { Viewer::Public } else { Viewer::Seat(seat) };
                let drawn = drawn::<P>(game, &game.view(state, viewer), Lang::ALL[n % 4], &sitting);
                check_symbols(&drawn, &symbols);
                found.append(&mut chapters(&drawn));
            }
        });
        found.append(&mut chapters(&over::<P>(game, &last, &sitting)));
    }
    for lang in Lang::ALL {
        let missing: Vec<_> = found.difference(&anchors(&P::rules(game, lang))).cloned().collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
    anchors(&P::rules(game, Lang::En)).difference(&found).cloned().collect()
}

/// Every piece that can be looked up is drawn and told in every language: no key is left in it, its symbols and the chapters
/// that it leads to are there, and nothing stands there twice.
pub fn check_gallery<P: Offered>(game: &P::Game) {
    let symbols = [assets::ICONS, P::ASSETS.symbols].concat();
    for lang in Lang::ALL {
        let (mut told, mut ids) = (BTreeSet::new(), BTreeSet::new());
        let exhibits = P::exhibits(game, lang, RULES);
        for Exhibit { kind, told: text, drawn, .. } in &exhibits {
            let drawn = &drawn.0;
            assert!(P::GALLERY.kinds.iter().any(|(it, _)| it == kind), "{kind} is no kind to choose");
            assert!(drawn.contains("class=\"words\""), "{text}");
            assert!(told.insert(text.clone()), "{text} twice");
            check_text(lang, kind, text);
            check_symbols(drawn, &symbols);
            for id in drawn.split(" id=\"").skip(1).filter_map(until_quote) {
                assert!(ids.insert(id.to_owned()), "{id} twice");
            }
            let missing: Vec<_> =
                chapters(drawn).difference(&anchors(&P::rules(game, lang))).cloned().collect();
            assert!(missing.is_empty(), "{lang}: {text} leads to {missing:?}");
        }
    }
}

/// What is said of a match reads well in every language: events, actions and how the seats stand have no key left in them.
pub fn check_words<B: Board>(game: &B::Game, config: &Config<B>) {
    let names: Vec<String> = sitting().into_iter().map(|it| it.name).collect();
    for lang in Lang::ALL {
        let mut events = Vec::new();
        let mut rng = Rng::new(lang as u64);
        let mut state = game.setup(config, Seed::from_number(7), &mut events).expect("a good configuration");
        let mut legal = Vec::new();
        while let Turn::Await(seats) = game.turn(&state) {
            let seat = seats.lowest().expect("somebody is awaited");
            game.legal(&state, seat, &mut legal);
            let action = *rng.pick(&legal);
            let view = game.view(&state, Viewer::Seat(seat));
            check_text(lang, "an action", &B::action(game, lang, &names, &view, action));
            for column in B::standing(game, lang, &view) {
                assert_eq!(column.cells.len(), B::Game::seats(config), "{}", column.head);
            }
            game.play(&mut state, seat, action, &mut events);
        }
        for event in &events {
            for phrase in B::events(game, lang, &names, std::slice::from_ref(event)) {
                check_text(lang, phrase.key.id(), &words::tell(lang, &phrase));
            }
            let brief = B::brief(game, lang, event).map(|(_, phrase)| phrase);
            for phrase in B::chapter(event).into_iter().chain(brief) {
                check_text(lang, phrase.key.id(), &words::tell(lang, &phrase));
            }
        }
        for phrase in B::options(config) {
            check_text(lang, phrase.key.id(), &words::tell(lang, &phrase));
        }
    }
}

/// Every piece that statistics count has a name in every language, and so has every kind of piece and what is done with it;
/// no such word is left over.
pub fn check_counted<P: Playable>(game: &P::Game) {
    let mut counted = BTreeSet::new();
    for it in P::uses(game) {
        counted.insert(format!("stats-kind-{}", it.kind));
        counted.insert(format!("stats-verb-{}", it.verb.replace(' ', "-")));
        for lang in Lang::ALL {
            let name = P::piece(game, lang, it.kind, &it.id);
            assert!(name.is_some_and(|name| !name.is_empty()), "{lang}: {} {}", it.kind, it.id);
        }
    }
    for lang in Lang::ALL {
        let keys = messages(P::CATALOG, lang).into_keys().filter(|key| key.starts_with("stats-"));
        assert_eq!(counted, keys.collect(), "{lang}");
    }
}

/// Every symbol that a page uses is there.
fn check_symbols(page: &str, symbols: &str) {
    for used in page.split("<use href=\"#").skip(1).filter_map(until_quote) {
        assert!(symbols.contains(&format!("<symbol id=\"{used}\"")), "no symbol {used}");
    }
}

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
        found.insert(until_quote(chapter).unwrap_or_default().to_owned());
    }
    found
}

fn drawn<B: Board>(game: &B::Game, view: &View<B>, lang: Lang, sitting: &[Sitting]) -> String {
    let scene = B::scene(game, view, perspective(lang, sitting));
    let parts = B::parts(&scene).into_iter().map(|(_, part)| part);
    [B::bar(&scene), B::decide(&scene)].into_iter().chain(parts).map(|it| it.0).collect()
}

fn over<B: Board>(game: &B::Game, state: &State<B>, sitting: &[Sitting]) -> String {
    drawn::<B>(game, &game.view(state, Viewer::Seat(Seat::default())), Lang::De, sitting)
}

fn anchors(text: &str) -> BTreeSet<String> {
    sections(text).into_iter().map(|it| it.anchor.to_owned()).collect()
}

fn until_quote(rest: &str) -> Option<&str> {
    rest.split('"').next()
}
