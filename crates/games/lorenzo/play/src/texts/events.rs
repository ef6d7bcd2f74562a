//! What happened, what may be done, and why something may not.

use super::{amount, amounts, card_name, item, leader_name, space_slot, tile_name, word};
use kernel::Seat;
use lorenzo::leader::{LeaderId, Leaders};
use lorenzo::pending::Source;
use lorenzo::pieces::{CardId, CardType, Member, TileId};
use lorenzo::{Action, Event, Reason, Tables};
use words::{Arg, Lang, Phrase, Slot};

/// What the phrases need to know of the table: its data, the reader's language, and who sits where.
pub struct Teller<'a> {
    /// The reader's language, for names of cards.
    pub lang: Lang,
    /// The component data.
    pub tables: &'a Tables,
    /// The players' names in seat order.
    pub players: &'a [String],
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> Arg {
        Arg::seat(seat, self.players)
    }

    fn card(&self, card: CardId) -> Arg {
        let name = card_name(self.lang, self.tables, card);
        Arg::named(format!("card:{}", card.number()), name)
    }

    fn leader(&self, leader: LeaderId) -> Arg {
        let name = leader_name(self.lang, self.tables, leader);
        Arg::named(format!("leader:{}", leader.id()), name)
    }

    fn tile(&self, tile: TileId) -> Arg {
        let name = tile_name(self.lang, self.tables, tile);
        let what = format!("tile:{}-{}", tile.period(), tile.number());
        Arg::named(what, name)
    }

    fn source(&self, source: Source) -> Arg {
        match source {
            Source::Space(space) => space_slot(space),
            Source::Card(card) => self.card(card),
            Source::Tile(_) => Arg::Word(key!("bonus-tile").into()),
            Source::Leader(leader) | Source::Discard(leader) => self.leader(leader),
            Source::Church => Arg::Word(key!("church").into()),
        }
    }
}

fn member(member: Member) -> Arg {
    word(format!("member-{}", member.id()))
}

/// An event as a phrase for the log; `None` for what the log does not tell.
pub fn event(teller: &Teller<'_>, event: &Event) -> Option<Phrase> {
    let by = |key, seat: Seat| Phrase::new(key).with("who", teller.seat(seat));
    let leads = |key, seat, leader| by(key, seat).with("leader", teller.leader(leader));
    let owes = |key, seat, source| by(key, seat).with("source", teller.source(source));
    Some(match event {
        Event::TurnOrder { order } => turn_order(teller, order.as_slice()),
        Event::TilesDrawn { tiles } => tiles_drawn(teller, *tiles),
        Event::LeadersDealt { .. } | Event::TowersFilled { .. } | Event::TurnEnded { .. } => return None,
        Event::LeaderKept { seat, leader: Some(leader) } => leads(key!("log-leader-kept"), *seat, *leader),
        Event::LeaderKept { seat, leader: None } => by(key!("log-leader-kept-hidden"), *seat),
        Event::TileChosen { seat, tile } => {
            by(key!("log-tile-chosen"), *seat).with("tile", word(format!("bonus-{}", tile.id())))
        }
        Event::RoundBegan { round } => Phrase::new(key!("log-round")).number("round", *round),
        Event::DiceRolled { dice: [white, black, orange] } => Phrase::new(key!("log-dice"))
            .number("white", *white)
            .number("black", *black)
            .number("orange", *orange),
        Event::TurnSkipped { seat } => by(key!("log-turn-skipped"), *seat),
        Event::TurnMadeUp { seat } => by(key!("log-turn-made-up"), *seat),
        Event::Placed { seat, member: it, space, value } => {
            let placed = by(key!("log-placed"), *seat).with("member", member(*it));
            placed.with("space", space_slot(*space)).number("value", *value)
        }
        Event::ServantsSpent { seat, servants, value } => {
            by(key!("log-servants"), *seat).number("n", *servants).number("value", *value)
        }
        Event::SurchargePaid { seat, coins } => by(key!("log-surcharge"), *seat).number("n", *coins),
        Event::Gained { seat, source, gain } => {
            owes(key!("log-gained"), *seat, *source).with("gain", amounts(gain))
        }
        Event::PrivilegeChosen { seat, gain, .. } => {
            by(key!("log-privilege"), *seat).with("gain", amounts(gain))
        }
        Event::CardTaken { seat, card, paid, .. } => {
            let key = if paid.is_none() { key!("log-card-free") } else { key!("log-card") };
            by(key, *seat).with("card", teller.card(*card)).with("paid", amounts(paid))
        }
        Event::Worked { seat, work, value } => {
            let work = word(format!("work-{}", work.id()));
            by(key!("log-worked"), *seat).with("work", work).number("value", *value)
        }
        Event::Exchanged { seat, card, paid } => {
            by(key!("log-exchanged"), *seat).with("card", teller.card(*card)).with("paid", amounts(paid))
        }
        Event::BonusOffered { seat, source } => owes(key!("log-bonus"), *seat, *source),
        Event::BonusDeclined { seat, source } => owes(key!("log-bonus-declined"), *seat, *source),
        Event::BonusTaken { seat, space, value } => {
            by(key!("log-bonus-taken"), *seat).with("space", space_slot(*space)).number("value", *value)
        }
        Event::LeaderPlayed { seat, leader } => leads(key!("log-leader-played"), *seat, *leader),
        Event::LeaderCopied { seat, leader } => leads(key!("log-leader-copied"), *seat, *leader),
        Event::LeaderActivated { seat, leader } => leads(key!("log-leader-used"), *seat, *leader),
        Event::LeaderDiscarded { seat, leader } => leads(key!("log-leader-discarded"), *seat, *leader),
        Event::MemberRaised { seat, member: it, value } => {
            by(key!("log-member-raised"), *seat).with("member", member(*it)).number("value", *value)
        }
        Event::Passed { seat } => by(key!("log-passed"), *seat),
        Event::VaticanReport { period } => Phrase::new(key!("log-vatican")).number("period", *period),
        Event::Supported { seat, faith, vp } => {
            by(key!("log-supported"), *seat).number("faith", *faith).number("vp", *vp)
        }
        Event::Excommunicated { seat, tile, vp } => {
            by(key!("log-excommunicated"), *seat).with("tile", teller.tile(*tile)).number("vp", *vp)
        }
        Event::Scored { places, .. } => {
            let winner = places.iter().find(|(_, place)| **place == 1).map(|(seat, _)| seat)?;
            by(key!("log-over"), winner)
        }
    })
}

fn turn_order(teller: &Teller<'_>, order: &[Seat]) -> Phrase {
    let names = order.iter().filter_map(|seat| teller.players.get(seat.index()));
    let list = names.map(String::as_str).collect::<Vec<_>>().join(", ");
    Phrase::new(key!("log-turn-order")).with("order", Arg::Text(list))
}

/// The cards that came to the towers, a phrase for each tower, from the bottom up.
pub(super) fn towers_filled(teller: &Teller<'_>, cards: &[[CardId; 4]; 4]) -> Vec<Phrase> {
    let line = |(tower, row): (CardType, &[CardId; 4])| {
        let names = row.map(|card| card_name(teller.lang, teller.tables, card)).join(", ");
        let tower = word(format!("many-{}", tower.id()));
        Phrase::new(key!("log-tower")).with("tower", tower).with("cards", Arg::Text(names))
    };
    CardType::ALL.into_iter().zip(cards).map(line).collect()
}

/// The leaders that a seat may choose from.
pub(super) fn dealt(teller: &Teller<'_>, seat: Seat, leaders: Leaders) -> Phrase {
    let names: Vec<String> =
        leaders.iter().map(|leader| leader_name(teller.lang, teller.tables, leader)).collect();
    let phrase = Phrase::new(key!("log-leaders-dealt")).with("who", teller.seat(seat));
    phrase.with("leaders", Arg::Text(names.join(", ")))
}

fn tiles_drawn(teller: &Teller<'_>, [one, two, three]: [TileId; 3]) -> Phrase {
    Phrase::new(key!("log-tiles-drawn"))
        .with("one", teller.tile(one))
        .with("two", teller.tile(two))
        .with("three", teller.tile(three))
}

/// What an action does, as a phrase for a button.
pub fn action(teller: &Teller<'_>, action: Action) -> Phrase {
    match action {
        Action::Tile(tile) => Phrase::new(key!("do-tile")).with("tile", word(format!("bonus-{}", tile.id()))),
        Action::Keep(leader) => Phrase::new(key!("do-keep")).with("leader", teller.leader(leader)),
        Action::Place(it, space) => {
            Phrase::new(key!("do-place")).with("member", member(it)).with("space", space_slot(space))
        }
        Action::Take(space) => Phrase::new(key!("do-take")).with("space", space_slot(space)),
        Action::Servants(n) => Phrase::new(key!("do-servants")).number("n", n),
        Action::Pay(way) => Phrase::new(key!("do-pay")).number("way", way + 1),
        Action::Privilege(option) => {
            let gain = &teller.tables.board.privileges[option as usize];
            Phrase::new(key!("do-privilege")).with("gain", amounts(gain))
        }
        Action::Exchange(0) => Phrase::new(key!("do-exchange-none")),
        Action::Exchange(option) => Phrase::new(key!("do-exchange")).number("option", option),
        Action::Play(leader) => Phrase::new(key!("do-play")).with("leader", teller.leader(leader)),
        Action::Copy(leader) => Phrase::new(key!("do-copy")).with("leader", teller.leader(leader)),
        Action::Activate(leader) => Phrase::new(key!("do-activate")).with("leader", teller.leader(leader)),
        Action::Discard(leader) => Phrase::new(key!("do-discard")).with("leader", teller.leader(leader)),
        Action::Raise(it) => Phrase::new(key!("do-raise")).with("member", member(it)),
        Action::Decline => Phrase::new(key!("do-decline")),
        Action::Support => Phrase::new(key!("do-support")),
        Action::Refuse => Phrase::new(key!("do-refuse")),
        Action::Pass => Phrase::new(key!("do-pass")),
        Action::End => Phrase::new(key!("do-end")),
    }
}

/// Why something may not be done.
pub fn reason(reason: &Reason) -> Phrase {
    match *reason {
        Reason::NotAsked => Phrase::new(key!("no-not-asked")),
        Reason::MemberPlaced => Phrase::new(key!("no-member-placed")),
        Reason::Closed => Phrase::new(key!("no-closed")),
        Reason::Occupied => Phrase::new(key!("no-occupied")),
        Reason::CardGone => Phrase::new(key!("no-card-gone")),
        Reason::SameColour => Phrase::new(key!("no-same-colour")),
        Reason::NoMarket => Phrase::new(key!("no-market")),
        Reason::OtherTower => Phrase::new(key!("no-other-tower")),
        Reason::RowFull { limit } => Phrase::new(key!("no-row-full")).number("limit", limit),
        Reason::Surcharge { short } => Phrase::new(key!("no-surcharge")).number("short", short),
        Reason::Slot { needs, has } => Phrase::new(key!("no-slot")).number("needs", needs).number("has", has),
        Reason::Military { needs, has } => {
            Phrase::new(key!("no-military")).number("needs", needs).number("has", has)
        }
        Reason::Lacks { item: it, short } => {
            let lacking =
                Slot { what: format!("amounts:{}={short}", it.id()), plain: vec![amount(it, short)] };
            Phrase::new(key!("no-lacks")).with("lacking", Arg::Slot(lacking)).with("item", item(it))
        }
        Reason::Value { short } => Phrase::new(key!("no-value")).number("short", short),
        Reason::TooFewServants { least } => Phrase::new(key!("no-few-servants")).number("least", least),
        Reason::TooManyServants { most } => Phrase::new(key!("no-many-servants")).number("most", most),
        Reason::ServantSteps { rate } => Phrase::new(key!("no-servant-steps")).number("rate", rate),
        Reason::MustPlace => Phrase::new(key!("no-must-place")),
        Reason::NotInHand => Phrase::new(key!("no-not-in-hand")),
        Reason::NotInPlay => Phrase::new(key!("no-not-in-play")),
        Reason::NotActivated => Phrase::new(key!("no-not-activated")),
        Reason::Used => Phrase::new(key!("no-used")),
        Reason::Requirement => Phrase::new(key!("no-requirement")),
        Reason::NothingToCopy => Phrase::new(key!("no-nothing-to-copy")),
        Reason::NoMemberLeft => Phrase::new(key!("no-member-left")),
        Reason::NotAvailable => Phrase::new(key!("no-not-available")),
        Reason::SamePrivilege => Phrase::new(key!("no-same-privilege")),
        Reason::NoSuchAnswer => Phrase::new(key!("no-such-answer")),
    }
}
