//! What can be looked up: every piece once, in the reader's words, with what of it is our own.

use boards::Exhibit;
use florenza::Florenza;
use florenza::building::BuildingId;
use florenza::pieces::Work;
use florenza_play::FlorenzaBundle;
use florenza_play::texts::{building_name, work_name};
use playable::Offered;
use playable::laws::check_gallery;
use std::collections::BTreeMap;
use words::Lang;

fn pieces(game: &Florenza, lang: Lang) -> Vec<Exhibit> {
    FlorenzaBundle::exhibits(game, lang, "r")
}

#[test]
fn each_is_drawn_and_told_and_no_key_is_left() {
    let game = Florenza::standard();
    check_gallery::<FlorenzaBundle>(&game);
    for lang in Lang::ALL {
        assert!(pieces(&game, lang).iter().any(|it| it.drawn.0.contains("href=\"r#")), "{lang}");
    }
}

#[test]
fn every_piece_is_there_once_in_every_language() {
    let game = Florenza::standard();
    for lang in Lang::ALL {
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for piece in pieces(&game, lang) {
            *kinds.entry(piece.kind).or_default() += 1;
        }
        let of_buildings = ["value", "exchange", "privilege", "prestige"].map(|it| kinds[it]);
        assert_eq!(of_buildings.iter().sum::<usize>(), 25);
        assert_eq!(["palace", "church", "track", "space", "die"].map(|it| kinds[it]), [4, 4, 3, 7, 6]);
    }
}

#[test]
fn names_are_in_the_readers_language() {
    let game = Florenza::standard();
    for lang in Lang::ALL {
        let pieces = pieces(&game, lang);
        for building in BuildingId::all() {
            let name = building_name(lang, game.tables(), building);
            assert!(pieces[building.index()].drawn.0.contains(&name), "{lang}: {name}");
        }
        for work in Work::ALL {
            let name = work_name(lang, game.tables(), work);
            let has = |it: &Exhibit| it.told.contains(&name) && it.drawn.0.contains(&name);
            assert!(pieces.iter().any(has), "{lang}: {name}");
        }
    }
}

#[test]
fn what_is_our_own_is_marked_and_nothing_else() {
    let pieces = pieces(&Florenza::standard(), Lang::En);
    let ours = |n: usize| pieces[n - 1].ours.join(", ");
    assert_eq!(ours(1), "name, icons, points, which die");
    assert_eq!(ours(8), "name, points, which die", "an example pays the Carpentiere in full");
    assert_eq!(ours(20), "icons, points", "the text names the Zecca");
    for piece in pieces.iter().filter(|it| ["track", "die"].contains(&it.kind)) {
        assert!(!piece.ours.is_empty(), "{}", piece.told);
    }
}
