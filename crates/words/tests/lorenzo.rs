//! Everything the game can say, said in every language: no key without words, no gap without filling.

mod support;

use kernel::{Game, Rng, Seat, Turn};
use lorenzo::data::Requirement;
use lorenzo::effect::{Effect, LossPer, Moment};
use lorenzo::items::Item;
use lorenzo::leader::LeaderId;
use lorenzo::pieces::Member;
use lorenzo::space::Space;
use lorenzo::{Action, Config, Event, Lorenzo, Reason};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use support::{read, root, say};
use words::lorenzo as told;
use words::{Lang, Phrase};

/// The names of the players, which are no words of ours.
const PLAYERS: [&str; 5] = ["Anna", "Bruno", "Carla", "Dante", "Elena"];

fn say_everywhere(phrase: &Phrase) -> &'static str {
    for lang in Lang::ALL {
        say(lang, phrase);
    }
    phrase.key
}

/// The keys of the game that begin with a prefix.
fn keys(prefix: &str) -> BTreeSet<String> {
    support::keys("lorenzo.ftl", prefix)
}

fn teller<'a>(lang: Lang, game: &'a Lorenzo, players: &'a [String]) -> told::Teller<'a> {
    told::Teller { lang, tables: game.tables(), players }
}

/// The events of a random match.
fn events(game: &Lorenzo, config: &Config, rng: &mut Rng) -> Vec<Event> {
    let mut events = Vec::new();
    let mut state = game.setup(config, rng.seed(), &mut events).expect("the options are right");
    let mut legal = Vec::new();
    while let Turn::Await(seats) = game.turn(&state) {
        let seat = seats.lowest().expect("somebody is awaited");
        legal.clear();
        game.legal(&state, seat, &mut legal);
        game.play(&mut state, seat, *rng.pick(&legal), &mut events);
    }
    events
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
            if let Some(phrase) = told::event(&teller(lang, &game, &players), event) {
                say(lang, &phrase);
                seen.insert(phrase.key.to_owned());
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
    let mut seen = BTreeSet::new();
    for action in (0..Action::COUNT).filter_map(Action::at) {
        for lang in Lang::ALL {
            let phrase = told::action(&teller(lang, &game, &players), action);
            say(lang, &phrase);
            seen.insert(phrase.key.to_owned());
        }
    }
    assert_eq!(seen, keys("do-"));
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
        let phrase = told::reason(&reason);
        for lang in Lang::ALL {
            let length = say(lang, &phrase).chars().count();
            let most = if matches!(reason, Reason::Slot { .. }) { 64 } else { 46 };
            assert!(length <= most, "{lang}: {} has {length} characters", phrase.key);
        }
        seen.insert(phrase.key.to_owned());
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
        seen.extend(told::effect(effect).iter().map(|phrase| say_everywhere(phrase).to_owned()));
    }
    // Data of one's own may count by twos.
    let by_twos = Effect::EndGameVpLoss {
        vp: 1,
        per: LossPer::Military { military: 2 },
        moment: Moment::FinalScoring,
        rounding: None,
    };
    say_everywhere(&told::effect(&by_twos)[0]);
    let missing: Vec<_> = keys("fx-").into_iter().filter(|key| !seen.contains(key)).collect();
    assert!(missing.is_empty(), "no effect says {missing:?}");

    let costs = tables.cards.iter().flat_map(lorenzo::data::Card::costs);
    let needs = tables.leaders.iter().flat_map(|leader| &leader.requirement);
    let mut seen: BTreeSet<String> = costs.map(|cost| say_everywhere(&told::cost(cost)).to_owned()).collect();
    seen.insert(say_everywhere(&told::cost(&lorenzo::data::Cost::default())).to_owned());
    for need in needs {
        let phrase = told::requirement(need);
        say_everywhere(&phrase);
        if !matches!(need, Requirement::Stock { .. }) {
            seen.insert(phrase.key.to_owned());
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
            let told = say(lang, &told::effect(effect)[0]);
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
            say(lang, &told::space(space));
        }
        for item in Item::ALL {
            for n in [0, 1, 2, 7] {
                assert!(say(lang, &told::amount(item, n)).contains(&n.to_string()));
            }
        }
        for tile in &tables.tiles {
            let name = told::tile_name(lang, tables, tile.id);
            assert!(!name.contains("tile-"), "{lang}: {name}");
        }
        for leader in &tables.leaders {
            assert!(!told::leader_name(lang, tables, leader.id).is_empty());
        }
    }
}

#[test]
fn every_key_in_the_code_has_words_and_every_word_is_used() {
    let code: String = ["src/lorenzo.rs", "src/lorenzo/effects.rs", "src/lorenzo/events.rs", "src/rules.rs"]
        .iter()
        .map(|file| fs::read_to_string(root().join(file)).expect("the source is there"))
        .collect();
    let known = read(Lang::En, "lorenzo.ftl");
    let literals: BTreeSet<&str> = code.split('"').skip(1).step_by(2).collect();
    let prefixes: BTreeSet<&str> =
        literals.iter().filter_map(|it| it.split_once("{}").map(|(start, _)| start)).collect();
    for key in known.keys() {
        let is_built = prefixes.iter().any(|prefix| prefix.ends_with('-') && key.starts_with(prefix));
        assert!(literals.contains(key.as_str()) || is_built, "{key} is never said");
    }
    let mut by_prefix: BTreeMap<&str, usize> = BTreeMap::new();
    for key in known.keys() {
        *by_prefix.entry(key.split('-').next().unwrap_or(key)).or_default() += 1;
    }
    for literal in &literals {
        let looks_like_a_key = literal.split_once('-').is_some_and(|(first, rest)| {
            by_prefix.contains_key(first)
                && !rest.is_empty()
                && rest.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        });
        let is_anchor = words::rules::ANCHORS.contains(literal);
        assert!(!looks_like_a_key || is_anchor || known.contains_key(*literal), "{literal} has no words");
    }
}
