//! Everything the game can say, said in every language: no key without words, no gap without filling.

use kernel::{Game, Rng, Seat};
use lorenzo::data::Requirement;
use lorenzo::effect::{Effect, LossPer, Moment};
use lorenzo::items::Item;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::Member;
use lorenzo::space::Space;
use lorenzo::{Action, Config, Event, Lorenzo, Reason};
use lorenzo_play::LorenzoBundle;
use lorenzo_play::texts::{self, CATALOG};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use words::laws::{check_catalog, events_of, messages, said, told_keys};
use words::{Lang, Phrase, Worded};

/// The names of the players, which are no words of ours.
const PLAYERS: [&str; 5] = ["Anna", "Bruno", "Carla", "Dante", "Elena"];

/// What is the same in another language as in English: frames without words, names, and words that both have.
const SAME: &[&str] = &["cost-goods", "do-privilege", "game-name", "item-name", "needs-cards"];

fn say_everywhere(phrase: &Phrase) -> &'static str {
    for lang in Lang::ALL {
        said(lang, phrase);
    }
    phrase.key.id()
}

/// The keys of the game that begin with a prefix.
fn keys(prefix: &str) -> BTreeSet<String> {
    messages(&CATALOG, Lang::En).into_keys().filter(|key| key.starts_with(prefix)).collect()
}

fn teller<'a>(lang: Lang, game: &'a Lorenzo, players: &'a [String]) -> texts::Teller<'a> {
    texts::Teller { lang, tables: game.tables(), players }
}

#[test]
fn every_language_says_everything() {
    // English and Italian have the names of the cards from the data.
    check_catalog(&CATALOG, &["card-"], SAME);
}

/// The events of a random match.
fn events(game: &Lorenzo, config: &Config, rng: &mut Rng) -> Vec<Event> {
    events_of(game, config, rng, |legal, rng| *rng.pick(legal))
}

#[test]
fn every_event_is_told() {
    let game = Lorenzo::standard();
    let players = PLAYERS.map(str::to_owned);
    let mut rng = Rng::new(1492);
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for players in [2, 3, 4, 5, 4, 4, 3, 2] {
        all.extend(events(&game, &Config::new(players), &mut rng));
    }
    // Random players throw their leaders away.
    let seat = Seat::all(2).last().expect("two seats");
    for leader in LeaderId::all() {
        all.push(Event::LeaderPlayed { seat, leader });
        all.push(Event::LeaderCopied { seat, leader });
        all.push(Event::LeaderActivated { seat, leader });
    }
    all.extend(Member::ALL.map(|member| Event::MemberRaised { seat, member, value: 6 }));
    // A kept leader as the others see it.
    let hidden: Vec<Event> =
        all.iter().take(400).filter_map(|event| game.redact(event, kernel::Viewer::Public)).collect();
    for event in all.iter().chain(&hidden) {
        for lang in Lang::ALL {
            for phrase in LorenzoBundle::events(&game, lang, &players, std::slice::from_ref(event)) {
                said(lang, &phrase);
                seen.insert(phrase.key.id().to_owned());
            }
        }
    }
    let missing: Vec<_> = keys("log-").into_iter().filter(|key| !seen.contains(key)).collect();
    assert!(missing.is_empty(), "never happened: {missing:?}");
}

#[test]
fn every_action_is_told() {
    let game = Lorenzo::standard();
    let players = PLAYERS.map(str::to_owned);
    let told = |action| Lang::ALL.map(|lang| (lang, texts::action(&teller(lang, &game, &players), action)));
    let all = (0..Action::COUNT).filter_map(Action::action_at).flat_map(told);
    assert_eq!(told_keys(all), keys("do-"));
}

#[test]
fn every_reason_is_told_and_short() {
    let lacks = Item::ALL.into_iter().flat_map(|item| [1, 3].map(|short| Reason::Lacks { item, short }));
    let counted = [0, 1, 2, 12].into_iter().flat_map(|n| {
        [
            Reason::RowFull { limit: 6 },
            Reason::Surcharge { short: n },
            Reason::Slot { needs: 18, has: n },
            Reason::Military { needs: 14, has: n },
            Reason::Value { short: n },
            Reason::TooFewServants { least: n },
            Reason::TooManyServants { most: n },
            Reason::ServantSteps { rate: 2 },
        ]
    });
    let plain = [
        Reason::NotAsked,
        Reason::MemberPlaced,
        Reason::Closed,
        Reason::Occupied,
        Reason::CardGone,
        Reason::SameColour,
        Reason::NoMarket,
        Reason::OtherTower,
        Reason::MustPlace,
        Reason::NotInHand,
        Reason::NotInPlay,
        Reason::NotActivated,
        Reason::Used,
        Reason::Requirement,
        Reason::NothingToCopy,
        Reason::NoMemberLeft,
        Reason::NotAvailable,
        Reason::SamePrivilege,
        Reason::NoSuchAnswer,
    ];
    let mut seen = BTreeSet::new();
    for reason in plain.into_iter().chain(lacks).chain(counted) {
        let phrase = texts::reason(&reason);
        for lang in Lang::ALL {
            let length = said(lang, &phrase).chars().count();
            let most = if matches!(reason, Reason::Slot { .. }) { 64 } else { 46 };
            assert!(length <= most, "{lang}: {} has {length} characters", phrase.key.id());
        }
        seen.insert(phrase.key.id().to_owned());
    }
    assert_eq!(seen, keys("no-"));
}

#[test]
fn every_effect_and_cost_is_told() {
    let game = Lorenzo::standard();
    let tables = game.tables();
    let of_cards = tables.cards.iter().flat_map(|card| card.immediate.iter().chain(&card.permanent));
    let of_leaders = tables.leaders.iter().map(|leader| &leader.effect);
    let of_tiles = tables.tiles.iter().map(|tile| &tile.effect);
    let mut seen = BTreeSet::new();
    for effect in of_cards.chain(of_leaders).chain(of_tiles) {
        seen.extend(texts::effect(effect).iter().map(|phrase| say_everywhere(phrase).to_owned()));
    }
    // Data of one's own may count by twos.
    let by_twos = Effect::EndGameVpLoss {
        vp: 1,
        per: LossPer::Military { military: 2 },
        moment: Moment::FinalScoring,
        rounding: None,
    };
    say_everywhere(&texts::effect(&by_twos)[0]);
    let missing: Vec<_> = keys("fx-").into_iter().filter(|key| !seen.contains(key)).collect();
    assert!(missing.is_empty(), "no effect says {missing:?}");

    let costs = tables.cards.iter().flat_map(lorenzo::data::Card::costs);
    let needs = tables.leaders.iter().flat_map(|leader| &leader.requirement);
    let mut seen: BTreeSet<String> =
        costs.map(|cost| say_everywhere(&texts::cost(cost)).to_owned()).collect();
    seen.insert(say_everywhere(&texts::cost(&lorenzo::data::Cost::default())).to_owned());
    for need in needs {
        let phrase = texts::requirement(need);
        say_everywhere(&phrase);
        if !matches!(need, Requirement::Stock { .. }) {
            seen.insert(phrase.key.id().to_owned());
        }
    }
    assert_eq!(seen, keys("cost-").into_iter().chain(keys("needs-")).collect());
}

/// It once blamed every source, but bonus tiles and leaders give as before (ruling R41).
#[test]
fn a_tile_of_less_names_action_spaces_and_development_cards() {
    let game = Lorenzo::standard();
    let sources = [
        (Lang::En, ["action space", "development card"]),
        (Lang::It, ["spazio azione", "carta Sviluppo"]),
        (Lang::Es, ["casilla de acción", "carta de desarrollo"]),
        (Lang::De, ["Aktionsfeld", "Entwicklungskarte"]),
    ];
    let is_less = |effect: &&Effect| matches!(effect, Effect::GainMalus { .. });
    let less: Vec<&Effect> = game.tables().tiles.iter().map(|tile| &tile.effect).filter(is_less).collect();
    assert_eq!(less.len(), 4, "of military, coins, servants, and wood with stone");
    for (lang, words) in sources {
        for effect in &less {
            let told = said(lang, &texts::effect(effect)[0]);
            assert!(words.iter().all(|it| told.contains(it)), "{lang}: {told}");
        }
    }
}

#[test]
fn every_name_is_told() {
    let game = Lorenzo::standard();
    let tables = game.tables();
    for lang in Lang::ALL {
        for space in Space::all() {
            said(lang, &texts::space(space));
        }
        for item in Item::ALL {
            for n in [0, 1, 2, 7] {
                assert!(said(lang, &texts::amount(item, n)).contains(&n.to_string()));
            }
        }
        for tile in &tables.tiles {
            let name = texts::tile_name(lang, tables, tile.id);
            assert!(!name.contains("tile-"), "{lang}: {name}");
        }
        for leader in &tables.leaders {
            assert!(!texts::leader_name(lang, tables, leader.id).is_empty());
        }
    }
}

#[test]
fn every_card_has_a_name_in_every_language() {
    let game = Lorenzo::standard();
    let tables = game.tables();
    let slugs: BTreeSet<String> = tables.cards.iter().map(|card| format!("card-{}", card.slug)).collect();
    for lang in [Lang::Es, Lang::De] {
        let keys = messages(&CATALOG, lang).into_keys().filter(|key| key.starts_with("card-"));
        assert_eq!(keys.collect::<BTreeSet<_>>(), slugs, "{lang}");
    }
    for lang in Lang::ALL {
        let names: BTreeSet<String> =
            tables.cards.iter().map(|card| texts::card_name(lang, tables, card.id)).collect();
        assert_eq!(names.len(), 96, "two cards of one name in {lang}");
        assert!(names.iter().all(|name| !name.contains("card-")), "{lang}");
    }
}

#[test]
fn printed_names_win() {
    let game = Lorenzo::standard();
    let translated = messages(&CATALOG, Lang::Es);
    for card in &game.tables().cards {
        if let Some(name) = &card.names.es {
            assert_eq!(&translated[&format!("card-{}", card.slug)].text, name);
        }
    }
}

#[test]
fn what_is_counted_has_its_words() {
    playable::laws::check_counted::<LorenzoBundle>(&Lorenzo::standard());
}

/// A key that is not there does not compile; one that nothing says is found here.
#[test]
fn every_word_is_used() {
    let mut code = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
    let literals: BTreeSet<&str> = code.split('"').collect();
    let prefixes: BTreeSet<&str> = literals
        .iter()
        .filter_map(|it| it.split_once('{').map(|(start, _)| start))
        .filter(|start| start.len() > 1 && start.ends_with('-'))
        .collect();
    for key in messages(&CATALOG, Lang::En).into_keys() {
        let is_built = prefixes.iter().any(|prefix| key.starts_with(prefix));
        // The pages of statistics put these together for every game.
        let is_of_pages = key.starts_with("stats-kind-") || key.starts_with("stats-verb-");
        assert!(literals.contains(key.as_str()) || is_built || is_of_pages, "{key} is never said");
    }
}

/// The sources of a folder, one after the other.
fn read(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            read(&path, code);
        } else {
            code.push_str(&fs::read_to_string(path).expect("a source"));
        }
    }
}
