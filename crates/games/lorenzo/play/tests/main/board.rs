//! What the table of Lorenzo il Magnifico tells of a position, against what the rules say of it.

use boards::{Board, Form, Perspective, Sitting, action_lines};
use kernel::{Game, Seat, Silent, Viewer};
use lorenzo::pieces::Member;
use lorenzo::space::Space;
use lorenzo::{Action, Lorenzo, State};
use lorenzo_play::LorenzoBundle;
use lorenzo_play::board::Scene;
use lorenzo_play::texts::{CATALOG, effect};
use std::sync::LazyLock;
use words::{Lang, Worded};

static GAME: LazyLock<Lorenzo> = LazyLock::new(Lorenzo::standard);

/// A position, see `lorenzo::position`, and what seat 0 then plays.
fn played(text: &str, actions: &str) -> State {
    let mut state = GAME.position(text).expect("a position that can be");
    for action in actions.split_whitespace() {
        let action = action.parse().expect("an action");
        GAME.apply(&mut state, Seat::default(), action, &mut Silent).expect("it is allowed");
    }
    state
}

/// What a seat sees of a state, drawn by `draw`.
fn seen<T>(state: &State, seat: u8, lang: Lang, draw: impl FnOnce(&Scene<'_>) -> T) -> T {
    let sitting =
        ["Anna", "Bruno", "Carla", "Dante"].map(|name| Sitting { name: name.into(), is_bot: false });
    let view = GAME.view(state, Viewer::Seat(Seat::new(seat).expect("a seat")));
    let perspective = Perspective { lang, sitting: &sitting, is_asked: true, can_undo: true, rules: "" };
    draw(&LorenzoBundle::scene(&GAME, &view, perspective))
}

/// A part of the table as a seat sees it.
fn part(state: &State, seat: u8, lang: Lang, id: &str) -> String {
    let parts = seen(state, seat, lang, |scene| LorenzoBundle::parts(scene));
    parts.into_iter().find(|(own, _)| *own == id).map(|(_, part)| part.into_string()).expect("a part")
}

/// The form of a placement with so many servants.
fn form(member: Member, space: Space, servants: i16) -> Form {
    let mut form = LorenzoBundle::form_of(Action::Place(member, space));
    form.insert("servants".into(), servants.to_string());
    form
}

/// The sheet of a placement by seat 0.
fn sheet(state: &State, member: Member, space: Space, servants: i16) -> String {
    let form = form(member, space, servants);
    let sheet = seen(state, 0, Lang::En, |scene| LorenzoBundle::preview(scene, &form));
    sheet.expect("what can be placed has a sheet").into_string()
}

/// A page's words alone, one space between them.
fn plain(page: &str) -> String {
    let text: String =
        page.split('<').map(|it| it.rsplit('>').next().unwrap_or_default()).collect::<Vec<_>>().join(" ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// It once said of this leader only that it copies, for as long as it lay there.
#[test]
fn a_leader_that_copies_is_told_with_what_it_copies() {
    let state = played(
        "2 players; round 3; dice 3 4 5; seat 0 leaders lorenzo-de-medici; seat 0 copied cosimo-de-medici
         seat 1 leaders cosimo-de-medici",
        "",
    );
    for (lang, copies) in [
        (Lang::En, "copies Cosimo de' Medici"),
        (Lang::It, "copia Cosimo de' Medici"),
        (Lang::Es, "copia a Cosimo de' Medici"),
        (Lang::De, "ahmt Cosimo de' Medici nach"),
    ] {
        let drawn = part(&state, 0, lang, "mine");
        let line = drawn.split("class=\"leader play\"").nth(1).expect("one leader lies there");
        assert!(line.contains("Lorenzo de' Medici") && line.contains(copies), "{lang}: {line}");
        assert!(line.contains("#round") && !line.contains("#always"), "once a round: {line}");
        let does = words::tell(lang, &effect(&cosimo().effect)[0]);
        assert!(line.contains(&does), "{lang}: {line}");

        let players = part(&state, 1, lang, "players");
        assert!(players.contains(&format!("title=\"Lorenzo de' Medici ({copies})\"")), "{lang}: {players}");

        let text = seen(&state, 0, lang, |scene| LorenzoBundle::text(scene).into_string());
        let once = format!("{}: {does}", CATALOG.say(lang, "say-once"));
        let use_it = text.split("value=\"activate:lorenzo-de-medici\"").nth(1).expect("it can be used");
        let use_it = use_it.split("</li>").next().unwrap_or_default();
        assert!(use_it.contains(&once) && use_it.contains(copies), "{lang}: {use_it}");
        let listed =
            text.split(&format!("<b>Lorenzo de' Medici ({copies})</b>")).nth(1).expect("it is listed");
        assert!(listed.split("</li>").next().is_some_and(|it| it.contains(&once)), "{lang}: {listed}");
    }
}

fn cosimo() -> &'static lorenzo::data::Leader {
    GAME.tables().leaders.iter().find(|it| it.id.id() == "cosimo-de-medici").expect("Cosimo is a leader")
}

#[test]
fn a_leader_that_copies_nothing_yet_says_that_it_does() {
    let state = played("2 players; round 3; dice 3 4 5; seat 0 hand lorenzo-de-medici", "");
    let drawn = part(&state, 0, Lang::En, "mine");
    let line = drawn.split("class=\"leader hand\"").nth(1).expect("one leader in hand");
    assert!(line.contains("Takes over the ability of a leader"), "{line}");
    assert!(!line.contains("copies"), "{line}");
}

/// Whoever needs two servants for a point once saw nothing when an odd number was asked for.
#[test]
fn a_sheet_shows_the_servants_that_will_be_spent() {
    let pairs = "2 players; round 3; tiles 1 6 1; seat 0 excommunicated 2; dice 3 4 5; seat 0 has 5 servants";
    let state = played(pairs, "");
    for (asked, spent) in [(0, 0), (1, 2), (2, 2), (3, 4), (4, 4), (5, 4), (9, 4)] {
        let sheet = sheet(&state, Member::White, Space::COUNCIL, asked);
        assert!(sheet.contains(&format!("data-servants=\"{spent}\"")), "{asked}: {sheet}");
    }
    // The neutral member brings at least two of them.
    let least = sheet(&state, Member::Neutral, Space::COUNCIL, 0);
    assert!(least.contains("data-servants=\"2\""), "{least}");
    let single = played("2 players; round 3; dice 3 4 5; seat 0 has 3 servants", "");
    for (asked, spent) in [(0, 0), (1, 1), (3, 3), (7, 3)] {
        let sheet = sheet(&single, Member::White, Space::COUNCIL, asked);
        assert!(sheet.contains(&format!("data-servants=\"{spent}\"")), "{asked}: {sheet}");
    }
}

/// The sum at the head of a sheet.
fn sum(state: &State, member: Member, space: &str, servants: i16) -> String {
    let sheet = sheet(state, member, Space::from_id(space).expect("a space"), servants);
    let header = sheet.split("</header>").next().unwrap_or_default();
    let sum = header.split("class=\"sum\"").nth(1).expect("a sheet has a sum");
    // The member's tablet stands before it.
    plain(sum.split_once("</span>").expect("a tablet").1)
}

#[test]
fn the_sum_of_a_sheet_counts_the_space_also_without_servants() {
    let free = played("3 players; round 3; dice 5 4 3; seat 0 has 2 servants", "");
    assert_eq!(sum(&free, Member::White, "harvest-large", 0), "5 − 3 = 2");
    assert_eq!(sum(&free, Member::White, "harvest-large", 2), "5 + 2 − 3 = 4");
    assert_eq!(sum(&free, Member::White, "harvest-small", 0), "5");
    assert_eq!(sum(&free, Member::White, "council-palace", 1), "5 + 1 = 6");
    // The knight adds 2 in the tower of the ventures.
    let tower = "2 players; round 3; dice 5 4 3; seat 0 cards knight; seat 0 has 3 wood
         floor venture-1 hosting-panhandlers";
    assert_eq!(sum(&played(tower, ""), Member::White, "venture-1", 0), "5 + 2 = 7");
}

/// It once read 3 + 2 − 1 = 4.
#[test]
fn servants_that_count_half_add_half_in_the_sum() {
    let pairs = "3 players; round 3; tiles 1 6 1; seat 0 excommunicated 2; dice 3 4 5; seat 0 has 5 servants";
    let state = played(pairs, "");
    assert_eq!(sum(&state, Member::White, "council-palace", 2), "3 + 1 ( 2 ) = 4");
    assert_eq!(sum(&state, Member::White, "production-large", 4), "3 + 2 ( 4 ) − 3 = 2");
    assert_eq!(sum(&state, Member::White, "council-palace", 0), "3");
}

/// Two buildings that exchange, and something for each of them.
const SHOP: &str = "2 players; round 3; dice 5 4 3; seat 0 cards carpenters-shop, stonemasons-shop
     seat 0 has 2 wood, 1 stone";

/// A card that can be paid in two ways, and both within reach.
const BISHOP: &str = "2 players; round 1; dice 5 4 3; floor venture-1 support-to-the-bishop
     seat 0 has 2 wood, 2 stone, 5 coins, 4 military";

#[test]
fn the_text_tells_what_an_exchange_pays_and_gives() {
    let state = played(SHOP, "place:white:production-small");
    let text = seen(&state, 0, Lang::En, |scene| LorenzoBundle::text(scene).into_string());
    let choices: Vec<String> = text
        .split("<li><button")
        .skip(1)
        .map(|it| it.split("</li>").next().unwrap_or_default())
        .map(|it| plain(&format!("<{it}")))
        .collect();
    assert_eq!(
        choices,
        [
            "Do not exchange: Carpenter's Shop",
            "Exchange 1 wood for 3 coins: Carpenter's Shop",
            "Exchange 2 wood for 5 coins: Carpenter's Shop",
        ]
    );
    // The next building asks for itself.
    let next = played(SHOP, "place:white:production-small exchange:none");
    let text = seen(&next, 0, Lang::En, |scene| LorenzoBundle::text(scene).into_string());
    assert!(text.contains("Do not exchange: Stonemason") && !text.contains("exchange: Carpenter"), "{text}");
}

/// Both exchanges are wholly told, although another building's question follows.
#[test]
fn the_panel_shows_what_an_exchange_pays_and_gives() {
    let state = played(SHOP, "place:white:production-small");
    let panel = seen(&state, 0, Lang::En, |scene| LorenzoBundle::decide(scene).into_string());
    let option = |n: u8| {
        let button = panel.split(&format!("value=\"exchange:{n}\"")).nth(1).expect("an answer");
        let face = button.split("class=\"opt\"").nth(1).expect("what it pays and gives");
        let face = face.split("</button>").next().unwrap_or_default();
        (face.contains("#wood") && face.contains("#coins"), plain(&format!("<{face}")))
    };
    let (named, first) = option(1);
    assert!(named && first.starts_with("1 3 "), "{first}");
    let (named, second) = option(2);
    assert!(named && second.starts_with("2 5 "), "{second}");
}

/// What a line of decisions pays and gives is told, although only the first of them stands on the board yet.
#[test]
fn a_line_of_decisions_is_told_with_what_each_pays() {
    let told = |state: &State, actions: &str| -> Vec<String> {
        let view = GAME.view(state, Viewer::Seat(Seat::default()));
        let actions: Vec<_> = actions.split_whitespace().map(|it| it.parse().expect("an action")).collect();
        let names = ["Anna", "Bruno"].map(str::to_owned);
        let line = action_lines::<LorenzoBundle>(&GAME, Lang::En, &names, (Seat::default(), &view), &actions);
        line.into_iter().map(|it| plain(&it.into_string())).collect()
    };
    let shop = told(&played(SHOP, ""), "place:white:production-small exchange:2 exchange:none end");
    assert!(shop[1].starts_with("Exchange 2") && shop[1].contains("Carpenter's Shop"), "{shop:?}");
    assert!(shop[2].starts_with("Do not exchange") && shop[2].contains("Stonemason's Shop"), "{shop:?}");
    let bishop = played(BISHOP, "");
    let spent = told(&bishop, "place:white:venture-1 servants:0 pay:1");
    assert_eq!(spent.last().expect("three").as_str(), "Spend 2 military, owning 4");
    let paid = told(&bishop, "place:white:venture-1 servants:0 pay:2");
    assert!(paid[2].starts_with("Pay 1") && !paid[2].contains("way"), "{paid:?}");
}

/// Where a point costs two servants the buttons count by two.
#[test]
fn servants_are_added_by_as_many_as_a_point_costs() {
    let by = |rest: &str| {
        let state = played(&format!("3 players; round 3; {rest}dice 3 4 5; seat 0 has 5 servants"), "");
        let drawn = part(&state, 0, Lang::En, "mine");
        drawn.split("data-adjust=\"").nth(1).and_then(|it| it.split('"').next()).map(str::to_owned)
    };
    assert_eq!(by("").as_deref(), Some("1"));
    assert_eq!(by("tiles 1 6 1; seat 0 excommunicated 2; ").as_deref(), Some("2"));
}

/// Only the first of a player's members in the council counts.
#[test]
fn the_next_order_names_everyone_once() {
    let council = "3 players; round 3; dice 5 4 3; seat 1 member white council-palace
         seat 0 member white council-palace; seat 1 member black council-palace";
    let state = played(council, "");
    let text = seen(&state, 0, Lang::En, |scene| LorenzoBundle::text(scene).into_string());
    let order = text.split("order of the next round: ").nth(1).and_then(|it| it.split('<').next());
    assert_eq!(order, Some("Bruno, Anna"));
}

#[test]
fn a_sheet_tells_of_a_bonus_harvest_or_production() {
    let gets = |rest: &str, space: &str| {
        let state = played(&format!("2 players; round 5; dice 6 6 6; {rest}"), "");
        let sheet = sheet(&state, Member::White, Space::from_id(space).expect("a space"), 0);
        let gets = sheet.split("<dt>You get</dt>").nth(1).expect("it brings something").to_owned();
        gets.split("</dd>").next().unwrap_or_default().to_owned()
    };
    let cardinal = gets("floor character-1 cardinal; seat 0 has 4 coins", "character-1");
    assert!(cardinal.contains("#harvest") && plain(&cardinal).ends_with(" 4"), "{cardinal}");
    let bishop = gets("floor character-1 bishop; seat 0 has 5 coins", "character-1");
    assert!(bishop.contains("#production") && plain(&bishop).ends_with(" 4"), "{bishop}");
    // The farmer adds 2 to harvests.
    let helped = gets("floor character-1 cardinal; seat 0 has 4 coins; seat 0 cards farmer", "character-1");
    assert!(plain(&helped).ends_with(" 6"), "{helped}");
    // The ambassador's action waits behind his privilege.
    let ambassador = gets("floor character-1 ambassador; seat 0 has 6 coins", "character-1");
    assert!(ambassador.contains("#privilege") && ambassador.contains("#anytower"), "{ambassador}");
}

/// A form may place a member and say beforehand with how many servants.
#[test]
fn a_form_places_a_member_and_answers_for_the_servants() {
    let placed = form(Member::White, Space::COUNCIL, 2);
    let notation = Action::Place(Member::White, Space::COUNCIL).to_string();
    assert_eq!(LorenzoBundle::action_of(&placed), Ok(Some(notation)));
    assert_eq!(LorenzoBundle::action_of(&Form::from([("action".into(), "pass".into())])), Ok(None));
    let with = |field: &str, value: &str| {
        let mut form = placed.clone();
        form.insert(field.into(), value.into());
        LorenzoBundle::action_of(&form)
    };
    assert_eq!(
        with("space", "the-moon"),
        Ok(Some("place:white:the-moon".into())),
        "the notation says what is wrong"
    );
    assert_eq!(with("servants", "many"), Err("the servants are not a number".into()));

    // Offered in pairs, and the least that is enough is taken; the most where nothing is.
    let offered = [0, 2, 4].map(Action::Servants);
    for (asked, spent) in [(0, 0), (1, 2), (2, 2), (3, 4), (9, 4)] {
        let form = form(Member::White, Space::COUNCIL, asked);
        assert_eq!(LorenzoBundle::answer_of(&form, &offered), Some(Action::Servants(spent)), "{asked}");
        assert_eq!(LorenzoBundle::answer_of(&form, &[Action::End]), None);
    }
    let by_notation = [("action", "place:white:council-palace"), ("servants", "1")];
    let by_notation: Form = by_notation.map(|(key, word)| (key.to_owned(), word.to_owned())).into();
    assert_eq!(LorenzoBundle::answer_of(&by_notation, &offered), Some(Action::Servants(2)));
    let elsewhere: Form =
        [("action", "end"), ("servants", "1")].map(|(a, b)| (a.to_owned(), b.to_owned())).into();
    assert_eq!(LorenzoBundle::answer_of(&elsewhere, &offered), None);
}

/// The sentence of an action says what it is about, as its line on a page does.
#[test]
fn an_action_is_told_with_its_card() {
    let state = played(SHOP, "place:white:production-small");
    let view = GAME.view(&state, Viewer::Seat(Seat::default()));
    let names = ["Anna", "Bruno"].map(str::to_owned);
    let told = |action| LorenzoBundle::action(&GAME, Lang::En, &names, &view, action);
    assert_eq!(told(Action::Exchange(1)), "Exchange 1 wood for 3 coins (Carpenter's Shop)");
    assert_eq!(told(Action::Exchange(0)), "Do not exchange (Carpenter's Shop)");
    assert_eq!(told(Action::End), "End the turn");
    let line = LorenzoBundle::action_line(&GAME, Lang::En, &names, &view, Action::Exchange(0)).into_string();
    assert_eq!(line, "Do not exchange (<b>Carpenter's Shop</b>)");
}
