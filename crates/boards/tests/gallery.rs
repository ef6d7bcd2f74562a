//! What can be looked up: every piece once, drawn and told in every language, with what of it is our own.

use boards::{Board, Exhibit, assets};
use florenza::Florenza;
use florenza::building::BuildingId;
use florenza::pieces::Work;
use lorenzo::Lorenzo;
use std::collections::{BTreeMap, BTreeSet};
use wiege::Wiege;
use wiege::provenance::Subject;
use words::Lang;

/// All pieces of the three games in a language, with the symbols that their page has.
fn galleries(lang: Lang) -> [(Vec<Exhibit>, String); 3] {
    let with = |symbols: &str| [assets::ICONS, symbols].concat();
    [
        (boards::lorenzo::gallery::pieces(Lorenzo::standard().tables(), lang), with(Lorenzo::SYMBOLS)),
        (boards::florenza::gallery::pieces(&Florenza::standard(), lang, "r"), with(Florenza::SYMBOLS)),
        (boards::wiege::gallery::pieces(&Wiege::standard(), lang, "r"), with(Wiege::SYMBOLS)),
    ]
}

fn counted(pieces: &[Exhibit]) -> BTreeMap<&str, usize> {
    pieces.iter().fold(BTreeMap::new(), |mut sum, it| {
        *sum.entry(it.kind).or_default() += 1;
        sum
    })
}

#[test]
fn every_piece_is_there_once_in_every_language() {
    for lang in Lang::ALL {
        let [lorenzo, florenza, wiege] = galleries(lang).map(|(pieces, _)| pieces);
        assert_eq!(lorenzo.len(), 96 + 20 + 21);
        let florenza = counted(&florenza);
        assert_eq!(
            ["value", "exchange", "privilege", "prestige"].map(|it| florenza[it]).iter().sum::<usize>(),
            25
        );
        assert_eq!(["palace", "church", "track", "space", "die"].map(|it| florenza[it]), [4, 4, 3, 7, 6]);
        // Of the culture cards that look alike, one is shown: jokers of all pairs, two marks a symbol, one rotation a symbol.
        let wiege = counted(&wiege);
        assert_eq!(
            ["event", "joker", "genius", "rotation", "character"].map(|it| wiege[it]),
            [36, 10, 10, 5, 27]
        );
    }
}

#[test]
fn each_is_drawn_and_told_and_no_key_is_left() {
    for lang in Lang::ALL {
        for (pieces, symbols) in galleries(lang) {
            let mut told = BTreeSet::new();
            let mut ids = BTreeSet::new();
            for piece in &pieces {
                let drawn = &piece.drawn.0;
                assert!(drawn.contains("class=\"words\""), "{}", piece.told);
                assert!(told.insert(&piece.told), "{} twice", piece.told);
                for text in [drawn, &piece.told] {
                    let key =
                        ["flo-b", "flo-g", "w-g-", "w-b-", "{ $"].into_iter().find(|it| text.contains(it));
                    assert_eq!(key, None, "{lang}: {text}");
                }
                for used in drawn.split("<use href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                    assert!(symbols.contains(&format!("<symbol id=\"{used}\"")), "no symbol {used}");
                }
                for id in drawn.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                    assert!(ids.insert(id.to_owned()), "{id} twice");
                }
            }
        }
    }
}

#[test]
fn names_are_in_the_readers_language() {
    let (florenza, wiege) = (Florenza::standard(), Wiege::standard());
    for lang in Lang::ALL {
        let [_, (of_florenza, _), (of_wiege, _)] = galleries(lang);
        let has = |pieces: &[Exhibit], name: &str| {
            pieces.iter().any(|it| it.told.contains(name) && it.drawn.0.contains(name))
        };
        for building in BuildingId::all() {
            let name = words::florenza::building_name(lang, florenza.tables(), building);
            assert!(of_florenza[building.index()].drawn.0.contains(&name), "{lang}: {name}");
        }
        for work in Work::ALL {
            let name = words::florenza::work_name(lang, florenza.tables(), work);
            assert!(has(&of_florenza, &name), "{lang}: {name}");
        }
        for event in &wiege.tables().events {
            let name = words::wiege::event_name(lang, wiege.tables(), event.id);
            assert!(has(&of_wiege, &maud::html! { (name) }.0), "{lang}: {name}");
        }
    }
}

#[test]
fn what_is_our_own_is_marked_and_nothing_else() {
    let [(lorenzo, _), (florenza, _), (wiege, _)] = galleries(Lang::En);
    assert!(lorenzo.iter().all(|it| it.ours.is_empty()));
    let ours = |n: usize| florenza[n - 1].ours.join(", ");
    assert_eq!(ours(1), "name, icons, points, which die");
    assert_eq!(ours(8), "name, points, which die", "an example pays the Carpentiere in full");
    assert_eq!(ours(20), "icons, points", "the text names the Zecca");
    for piece in florenza.iter().filter(|it| ["track", "die"].contains(&it.kind)) {
        assert!(!piece.ours.is_empty(), "{}", piece.told);
    }
    let game = Wiege::standard();
    let made_up = game.reconstructions();
    let events = made_up.iter().filter(|it| matches!(it.subject, Subject::Event(_))).count();
    let shown: usize = wiege.iter().filter(|it| it.kind == "event").map(|it| it.ours.len()).sum();
    assert_eq!(shown, events);
    assert!(wiege.iter().all(|it| !it.ours.is_empty()));
}
