//! The table in words: everything that is drawn, under headings and in lists.

use super::marks;
use super::scene::{Scene, Standing, member_key};
use super::towers::{AS_THEY_STAND, heading};
use crate::texts::{amount, card_name, leader_name, tile_name};
use boards::markup;
use kernel::Seat;
use lorenzo::Action;
use lorenzo::data::{Timing, Yield};
use lorenzo::items::{Amounts, Item};
use lorenzo::leader::LeaderId;
use lorenzo::pieces::{BonusTile, CardId, CardType, Member, Work};
use lorenzo::space::{Space, WorkSize};
use maud::{Markup, html};
use words::{Arg, Key, Phrase};

const ROMAN: [&str; 4] = ["", "I", "II", "III"];

pub(super) fn text(scene: &Scene<'_>) -> Markup {
    html! {
        (time(scene))
        @if scene.is_my_turn() { (choices(scene)) }
        (towers(scene))
        (areas(scene))
        (church(scene))
        h2 { (scene.say(key!("b-players"))) }
        @for seat in scene.open().order.as_slice() { (player(scene, *seat)) }
    }
}

/// Amounts in words, with commas between.
fn list(scene: &Scene<'_>, amounts: &Amounts) -> String {
    let parts: Vec<String> = amounts.iter().map(|(item, n)| scene.tell(&amount(item, n))).collect();
    if parts.is_empty() { scene.tell(&Phrase::new(key!("nothing"))) } else { parts.join(", ") }
}

fn names(scene: &Scene<'_>, seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| scene.name(seat).to_owned()).collect::<Vec<_>>().join(", ")
}

fn with(scene: &Scene<'_>, key: Key, name: &'static str, text: &str) -> String {
    scene.tell(&Phrase::new(key).with(name, Arg::Text(text.to_owned())))
}

fn time(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    let dice = Member::COLOURED.into_iter().zip(open.dice).filter(|(_, pips)| *pips > 0);
    let dice: Vec<String> = dice.map(|(it, pips)| format!("{} {pips}", scene.say(member_key(it)))).collect();
    html! {
        div.prompt { p { (super::bar::prompt(scene)) } }
        ul {
            @if open.round > 0 { li { (scene.tell(&Phrase::new(key!("b-round-of")).number("round", open.round))) } }
            @if !dice.is_empty() { li { (scene.say(key!("region-dice"))) ": " (dice.join(", ")) } }
            li { (scene.say(key!("region-turn-order"))) ": " (names(scene, open.order.as_slice().iter().copied())) }
        }
    }
}

/// What may be done, as buttons; placements under the member that would be placed.
fn choices(scene: &Scene<'_>) -> Markup {
    let is_placement = |it: &&Action| matches!(it, Action::Place(..));
    let others: Vec<&Action> = scene.legal.iter().filter(|it| !is_placement(it)).collect();
    html! {
        h2 { (scene.say(key!("plain-you-may"))) }
        @if !others.is_empty() { (markup::choices(others.into_iter().map(|it| choice(scene, *it)))) }
        @for member in Member::ALL {
            @let spaces: Vec<Space> = scene.legal.iter().filter_map(|it| match it {
                Action::Place(it, space) if *it == member => Some(*space),
                _ => None,
            }).collect();
            @if !spaces.is_empty() {
                h3 { (value_of(scene, member)) }
                (markup::choices(spaces.into_iter().map(|it| choice(scene, Action::Place(member, it)))))
            }
        }
    }
}

fn value_of(scene: &Scene<'_>, member: Member) -> String {
    let value = scene.own().map_or(0, |seat| scene.game.value_of(scene.state(), seat, member));
    let phrase = Phrase::new(key!("prompt-member")).with("member", Arg::Text(scene.say(member_key(member))));
    scene.tell(&phrase.number("value", value))
}

/// An action with its words, and what it is about beside them.
fn choice(scene: &Scene<'_>, action: Action) -> (Action, String, Markup) {
    let words = scene.tell(&scene.action(action));
    let card = scene.card_of(action);
    let detail = match action {
        Action::Tile(tile) => Some(tile_words(scene, tile)),
        Action::Keep(leader) | Action::Copy(leader) | Action::Play(leader) | Action::Activate(leader) => {
            scene.own().map(|seat| leader_words(scene, seat, leader))
        }
        _ => None,
    };
    let copies = match (action, scene.own()) {
        (Action::Activate(leader), Some(seat)) => scene.copies(seat, leader),
        _ => None,
    };
    let words = match (card, copies) {
        (Some(card), _) => format!("{words}: {}", card_name(scene.lang, scene.game.tables(), card)),
        (None, Some(copies)) => format!("{words} ({copies})"),
        (None, None) => words,
    };
    let beside = html! {
        @if let Some(detail) = detail { " " small { (detail) } }
        @if let Action::Place(member, space) = action { (servants(scene, member, space)) }
    };
    (action, words, beside)
}

/// What a bonus tile brings.
pub(super) fn tile_words(scene: &Scene<'_>, tile: BonusTile) -> String {
    let [production, harvest] = scene.game.tables().board.bonus_tiles[tile as usize];
    let of = |key, gain: &Amounts| format!("{}: {}", scene.say(key), list(scene, gain));
    [of(key!("b-production"), &production), of(key!("b-harvest"), &harvest)].join("; ")
}

fn servants(scene: &Scene<'_>, member: Member, space: Space) -> Markup {
    let standings = scene.standings(space);
    let least = standings.iter().find(|(it, _)| *it == member).map(|(_, standing)| standing);
    html! {
        @if let Some(Standing::Usable(n)) = least {
            @if *n > 0 { " " small { (scene.tell(&Phrase::new(key!("say-usable-servants")).number("n", *n))) } }
        }
    }
}

fn towers(scene: &Scene<'_>) -> Markup {
    html! {
        h2 { (scene.say(key!("region-towers"))) }
        @for tower in AS_THEY_STAND {
            h3 { (scene.say(heading(tower))) }
            @if scene.open().board.is_occupied(tower) { p { (scene.say(key!("b-occupied-tower"))) } }
            ol { @for floor in 0..4u8 { li { (floor_of(scene, tower, floor)) } } }
        }
    }
}

fn floor_of(scene: &Scene<'_>, tower: CardType, floor: u8) -> Markup {
    let space = Space::floor(tower, floor);
    let row = &scene.game.tables().board.floors[tower as usize][usize::from(floor)];
    let place = Phrase::new(key!("plain-floor")).number("floor", floor + 1).number("value", row.value);
    html! {
        (scene.tell(&place)) ": "
        @match scene.open().card(tower, floor) {
            Some(card) => { (card_words(scene, card)) }
            None => { (scene.say(key!("say-empty"))) ". " }
        }
        @if !row.bonus.is_none() { (with(scene, key!("plain-bonus"), "gain", &list(scene, &row.bonus))) " " }
        (standing(scene, space))
        (why_not(scene, space))
    }
}

/// Who stands in a space.
fn standing(scene: &Scene<'_>, space: Space) -> Markup {
    let members = scene.standing_in(space);
    let one = |(seat, member): &(Seat, Member)| {
        let value = scene.game.value_of(scene.state(), *seat, *member);
        let phrase = Phrase::new(key!("say-member")).with("who", Arg::Text(scene.name(*seat).to_owned()));
        let phrase = phrase.with("member", Arg::Text(scene.say(member_key(*member))));
        scene.tell(&phrase.number("value", value))
    };
    let all: Vec<String> = members.iter().map(one).collect();
    html! { @if !all.is_empty() { (with(scene, key!("say-taken"), "who", &all.join("; "))) ". " } }
}

/// Why a space cannot be used by any member at home.
fn why_not(scene: &Scene<'_>, space: Space) -> Markup {
    let standings = scene.standings(space);
    let mut reasons: Vec<String> = standings
        .into_iter()
        .filter_map(|(member, standing)| match standing {
            Standing::Barred(why, _) => Some(format!("{}: {why}", scene.say(member_key(member)))),
            Standing::Usable(_) => None,
        })
        .collect();
    let same = |it: &String| it.split_once(": ").map(|(_, why)| why.to_owned());
    if reasons.windows(2).all(|pair| same(&pair[0]) == same(&pair[1])) {
        reasons = reasons.first().and_then(same).into_iter().collect();
    }
    html! { @if !reasons.is_empty() { small { (scene.say(key!("plain-you-may-not"))) ": " (reasons.join("; ")) } } }
}

/// A card with its cost and all that it does.
fn card_words(scene: &Scene<'_>, card: CardId) -> Markup {
    let row = &scene.game.tables().cards[card.index()];
    let costs: Vec<String> = row.costs().iter().map(|cost| scene.tell(&crate::texts::cost(cost))).collect();
    let is_free = row.costs().iter().all(|cost| cost.pay.is_none());
    html! {
        b { (card_name(scene.lang, scene.game.tables(), card)) } ". "
        (scene.say(key!("say-cost"))) ": "
        @if is_free { (scene.tell(&Phrase::new(key!("cost-free")))) } @else { (costs.join(&format!(" {} ", scene.say(key!("say-or"))))) } ". "
        @if !row.immediate.is_empty() {
            (scene.say(key!("say-now"))) ": " @for effect in &row.immediate { (marks::sentence(scene.lang, effect)) " " }
        }
        (lasting(scene, card))
    }
}

/// What lasts of a card.
fn lasting(scene: &Scene<'_>, card: CardId) -> Markup {
    let row = &scene.game.tables().cards[card.index()];
    let when = match card.kind() {
        CardType::Territory | CardType::Building => {
            let work =
                if card.kind() == CardType::Territory { key!("b-harvest") } else { key!("b-production") };
            let from = scene.tell(&Phrase::new(key!("say-activation")).number("n", row.activation));
            format!("{} {from}", scene.say(work))
        }
        CardType::Character | CardType::Venture => scene.say(key!("say-permanent")),
    };
    html! {
        @if !row.permanent.is_empty() { (when) ": " @for effect in &row.permanent { (marks::sentence(scene.lang, effect)) " " } }
        @if row.end_vp > 0 { (scene.say(key!("say-at-end"))) ": " (scene.tell(&amount(Item::Vp, row.end_vp))) ". " }
    }
}

fn gives(scene: &Scene<'_>, gives: &Yield) -> String {
    let mut parts: Vec<String> = gives.gain.iter().map(|(item, n)| scene.tell(&amount(item, n))).collect();
    if gives.privileges > 0 {
        let key = if gives.distinct { key!("fx-privileges") } else { key!("fx-privilege") };
        let words = scene.tell(&Phrase::new(key).number("n", gives.privileges));
        parts.push(words.trim_end_matches('.').to_owned());
    }
    parts.join("; ")
}

fn areas(scene: &Scene<'_>) -> Markup {
    let board = &scene.game.tables().board;
    let players = scene.open().config.players;
    let spaces = if scene.open().config.house_rules { 6 } else { 4 };
    // Of a player's members the leftmost alone counts.
    let mut order: Vec<Seat> = Vec::new();
    for it in scene.open().board.in_council() {
        if !order.contains(&it.seat) {
            order.push(it.seat);
        }
    }
    html! {
        h2 { (scene.say(key!("region-areas"))) }
        h3 { (scene.say(key!("b-council"))) }
        p { (gives(scene, &board.council.gives)) }
        p {
            (scene.say(key!("b-next-order"))) ": "
            @if order.is_empty() { (scene.say(key!("say-empty"))) } @else { (names(scene, order.into_iter())) }
        }
        h3 { (scene.say(key!("b-market"))) }
        ul {
            @for (i, row) in board.market.iter().enumerate().take(spaces) {
                li {
                    (gives(scene, &row.gives)) ". "
                    @if players < row.min_players { (scene.say(key!("b-closed"))) }
                    @else { (standing(scene, Space::market(i as u8))) (why_not(scene, Space::market(i as u8))) }
                }
            }
        }
        @for (work, key) in [(Work::Harvest, key!("b-harvest")), (Work::Production, key!("b-production"))] {
            h3 { (scene.say(key)) }
            ul { @for size in [WorkSize::Small, WorkSize::Large] { li { (work_space(scene, work, size)) } } }
        }
    }
}

fn work_space(scene: &Scene<'_>, work: Work, size: WorkSize) -> Markup {
    let row = &scene.game.tables().board.work[work as usize][size as usize];
    let space = Space::work(work, size);
    html! {
        @if row.modifier == 0 { (scene.say(key!("b-full-value"))) }
        @else { (scene.tell(&Phrase::new(key!("area-less")).number("n", -row.modifier))) }
        ". "
        @if scene.open().config.players < row.min_players { (scene.say(key!("b-closed"))) }
        @else { (standing(scene, space)) (why_not(scene, space)) }
    }
}

fn church(scene: &Scene<'_>) -> Markup {
    let open = scene.open();
    let board = &scene.game.tables().board;
    let period = open.period().clamp(1, 3);
    let needs = board.faith_required[usize::from(period) - 1];
    let next = Phrase::new(key!("faith-next")).number("round", period * 2).number("needs", needs);
    let worth = |faith: i16| {
        let step = usize::try_from(faith).unwrap_or(0).min(board.faith_vp.len() - 1);
        scene.tell(
            &Phrase::new(key!("say-faith-step")).number("faith", faith).number("vp", board.faith_vp[step]),
        )
    };
    html! {
        h2 { (scene.say(key!("region-church"))) }
        h3 { (scene.say(key!("b-faith"))) }
        p { (scene.tell(&next)) }
        ul { @for (seat, it) in open.players.iter() { li { (scene.name(seat)) ": " (worth(it.stock[Item::Faith])) } } }
        h3 { (scene.say(key!("b-excommunications"))) }
        ol {
            @for period in 1..=3u8 {
                @let tile = open.tile(period);
                @let hit = open.players.iter().filter(|(_, it)| it.is_excommunicated(period)).map(|(seat, _)| seat);
                @let hit = names(scene, hit);
                li {
                    b { (ROMAN[usize::from(period)]) " " (tile_name(scene.lang, scene.game.tables(), tile)) } ": "
                    (marks::sentence(scene.lang, &scene.game.tables().tiles[tile.index()].effect)) " "
                    @if hit.is_empty() { (scene.say(key!("excom-nobody"))) } @else { (with(scene, key!("plain-hit"), "who", &hit)) }
                }
            }
        }
        h3 { (scene.say(key!("b-military"))) }
        p { (scene.tell(&Phrase::new(key!("military-first")).number("n", board.military_vp.0))) "; " (scene.tell(&Phrase::new(key!("military-second")).number("n", board.military_vp.1))) }
        ul { @for (seat, it) in open.players.iter() { li { (scene.name(seat)) ": " (it.stock[Item::Military]) } } }
    }
}

fn player(scene: &Scene<'_>, seat: Seat) -> Markup {
    let it = scene.player(seat);
    let is_bot = scene.sitting.get(seat.index()).is_some_and(|sitting| sitting.is_bot);
    let home = Member::ALL.into_iter().filter(|member| it.members[*member as usize].is_none());
    let value = |member: Member| scene.game.value_of(scene.state(), seat, member);
    let home: Vec<String> =
        home.map(|member| format!("{} {}", scene.say(member_key(member)), value(member))).collect();
    html! {
        h3 {
            (scene.name(seat))
            @if scene.own() == Some(seat) { " (" (scene.say(key!("b-you"))) ")" } @else if is_bot { " (" (scene.say(key!("b-bot"))) ")" }
        }
        ul {
            li { (scene.say(key!("region-goods"))) ": " (list(scene, &it.stock)) }
            li { (scene.say(key!("plain-members-left"))) ": " @if home.is_empty() { (scene.say(key!("say-empty"))) } @else { (home.join(", ")) } }
            @if let Some(tile) = it.tile {
                @let [production, harvest] = scene.game.tables().board.bonus_tiles[tile as usize];
                li { (scene.say(key!("region-bonus-tile"))) ": " (scene.say(key!("b-production"))) " " (list(scene, &production)) "; " (scene.say(key!("b-harvest"))) " " (list(scene, &harvest)) }
            }
            @for kind in CardType::ALL {
                li {
                    (scene.say(heading(kind))) ": " (it.count(kind))
                    ul { @for card in it.cards_of(kind) { li { b { (card_name(scene.lang, scene.game.tables(), card)) } ". " (lasting(scene, card)) } } }
                }
            }
        }
        @if scene.open().config.advanced { (leaders(scene, seat)) }
    }
}

fn leaders(scene: &Scene<'_>, seat: Seat) -> Markup {
    let it = scene.player(seat);
    let own = scene.own() == Some(seat);
    let hand = scene.view.own.filter(|_| own).map(|own| own.hand).unwrap_or_default();
    let hidden = Phrase::new(key!("leaders-hidden")).number("n", it.in_hand);
    let state =
        |leader| if it.used.contains(leader) { key!("leaders-used") } else { key!("leaders-in-play") };
    html! {
        h4 { (scene.say(key!("b-leaders"))) }
        ul {
            @for leader in it.leaders.iter() { li { (leader_line(scene, seat, leader, state(leader))) } }
            @for leader in hand.iter() { li { (leader_line(scene, seat, leader, key!("leaders-in-hand"))) } }
            @if !own && it.in_hand > 0 { li { (scene.tell(&hidden)) } }
            @for leader in it.discarded.iter() { li { (leader_name(scene.lang, scene.game.tables(), leader)) ": " (scene.say(key!("leaders-discarded"))) } }
        }
    }
}

fn leader_line(scene: &Scene<'_>, seat: Seat, leader: LeaderId, state: Key) -> Markup {
    html! { b { (scene.leader(seat, leader)) } " (" (scene.say(state)) "). " (leader_words(scene, seat, leader)) }
}

/// What a seat's leader needs and does.
fn leader_words(scene: &Scene<'_>, seat: Seat, leader: LeaderId) -> String {
    let row = &scene.game.tables().leaders[leader.index()];
    let needs: Vec<String> =
        row.requirement.iter().map(|part| scene.tell(&crate::texts::requirement(part))).collect();
    let ability = scene.ability(seat, leader);
    let when = if ability.timing == Timing::OncePerRound { key!("say-once") } else { key!("say-always") };
    let (needs, when) = (needs.join(", "), scene.say(when));
    format!(
        "{}: {needs}. {when}: {}",
        scene.say(key!("leaders-needs")),
        marks::sentence(scene.lang, &ability.effect)
    )
}
