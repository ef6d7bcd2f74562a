//! What happened, what may be done, and why something may not.

use super::{amount, amounts, card_name, item, leader_name, space_slot, tile_name, verbatim};
use crate::fluent::Slot;
use crate::{Arg, Lang, Phrase};
use kernel::Seat;
use lorenzo::leader::LeaderId;
use lorenzo::pending::Source;
use lorenzo::pieces::{CardId, Member, TileId};
use lorenzo::{Action, Event, Reason, Tables};

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
        let name = self.players.get(seat.index()).cloned().unwrap_or_default();
        Arg::Slot(Slot { what: format!("seat:{seat}"), plain: vec![verbatim(name)] })
    }

    fn card(&self, card: CardId) -> Arg {
        let name = card_name(self.lang, self.tables, card);
        Arg::Slot(Slot { what: format!("card:{}", card.number()), plain: vec![verbatim(name)] })
    }

    fn leader(&self, leader: LeaderId) -> Arg {
        let name = leader_name(self.lang, self.tables, leader);
        Arg::Slot(Slot { what: format!("leader:{}", leader.id()), plain: vec![verbatim(name)] })
    }

    fn tile(&self, tile: TileId) -> Arg {
        let name = tile_name(self.lang, self.tables, tile);
        let what = format!("tile:{}-{}", tile.period(), tile.number());
        Arg::Slot(Slot { what, plain: vec![verbatim(name)] })
    }

    fn source(&self, source: Source) -> Arg {
        match source {
            Source::Space(space) => space_slot(space),
            Source::Card(card) => self.card(card),
            Source::Tile(_) => Arg::Word("bonus-tile".into()),
            Source::Leader(leader) | Source::Discard(leader) => self.leader(leader),
            Source::Church => Arg::Word("church".into()),
        }
    }
}

fn member(member: Member) -> Arg {
    Arg::Word(format!("member-{}", member.id()))
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
        Event::LeaderKept { seat, leader: Some(leader) } => leads("log-leader-kept", *seat, *leader),
        Event::LeaderKept { seat, leader: None } => by("log-leader-kept-hidden", *seat),
        Event::TileChosen { seat, tile } => {
            by("log-tile-chosen", *seat).with("tile", Arg::Word(format!("bonus-{}", tile.id())))
        }
        Event::RoundBegan { round } => Phrase::new("log-round").number("round", *round),
        Event::DiceRolled { dice: [white, black, orange] } => {
            Phrase::new("log-dice").number("white", *white).number("black", *black).number("orange", *orange)
        }
        Event::TurnSkipped { seat } => by("log-turn-skipped", *seat),
        Event::TurnMadeUp { seat } => by("log-turn-made-up", *seat),
        Event::Placed { seat, member: it, space, value } => {
            let placed = by("log-placed", *seat).with("member", member(*it));
            placed.with("space", space_slot(*space)).number("value", *value)
        }
        Event::ServantsSpent { seat, servants, value } => {
            by("log-servants", *seat).number("n", *servants).number("value", *value)
        }
        Event::SurchargePaid { seat, coins } => by("log-surcharge", *seat).number("n", *coins),
        Event::Gained { seat, source, gain } => {
            owes("log-gained", *seat, *source).with("gain", amounts(gain))
        }
        Event::PrivilegeChosen { seat, gain, .. } => by("log-privilege", *seat).with("gain", amounts(gain)),
        Event::CardTaken { seat, card, paid, .. } => {
            let key = if paid.is_none() { "log-card-free" } else { "log-card" };
            by(key, *seat).with("card", teller.card(*card)).with("paid", amounts(paid))
        }
        Event::Worked { seat, work, value } => {
            let work = Arg::Word(format!("work-{}", work.id()));
            by("log-worked", *seat).with("work", work).number("value", *value)
        }
        Event::Exchanged { seat, card, paid } => {
            by("log-exchanged", *seat).with("card", teller.card(*card)).with("paid", amounts(paid))
        }
        Event::BonusOffered { seat, source } => owes("log-bonus", *seat, *source),
        Event::BonusDeclined { seat, source } => owes("log-bonus-declined", *seat, *source),
        Event::BonusTaken { seat, space, value } => {
            by("log-bonus-taken", *seat).with("space", space_slot(*space)).number("value", *value)
        }
        Event::LeaderPlayed { seat, leader } => leads("log-leader-played", *seat, *leader),
        Event::LeaderCopied { seat, leader } => leads("log-leader-copied", *seat, *leader),
        Event::LeaderActivated { seat, leader } => leads("log-leader-used", *seat, *leader),
        Event::LeaderDiscarded { seat, leader } => leads("log-leader-discarded", *seat, *leader),
        Event::MemberRaised { seat, member: it, value } => {
            by("log-member-raised", *seat).with("member", member(*it)).number("value", *value)
        }
        Event::Passed { seat } => by("log-passed", *seat),
        Event::VaticanReport { period } => Phrase::new("log-vatican").number("period", *period),
        Event::Supported { seat, faith, vp } => {
            by("log-supported", *seat).number("faith", *faith).number("vp", *vp)
        }
        Event::Excommunicated { seat, tile, vp } => {
            by("log-excommunicated", *seat).with("tile", teller.tile(*tile)).number("vp", *vp)
        }
        Event::Scored { places, .. } => {
            let winner = places.iter().find(|(_, place)| **place == 1).map(|(seat, _)| seat)?;
            by("log-over", winner)
        }
    })
}

fn turn_order(teller: &Teller<'_>, order: &[Seat]) -> Phrase {
    let names = order.iter().filter_map(|seat| teller.players.get(seat.index()));
    let list = names.map(String::as_str).collect::<Vec<_>>().join(", ");
    Phrase::new("log-turn-order").with("order", Arg::Text(list))
}

fn tiles_drawn(teller: &Teller<'_>, [one, two, three]: [TileId; 3]) -> Phrase {
    Phrase::new("log-tiles-drawn")
        .with("one", teller.tile(one))
        .with("two", teller.tile(two))
        .with("three", teller.tile(three))
}

/// What an action does, as a phrase for a button.
pub fn action(teller: &Teller<'_>, action: Action) -> Phrase {
    match action {
        Action::Tile(tile) => Phrase::new("do-tile").with("tile", Arg::Word(format!("bonus-{}", tile.id()))),
        Action::Keep(leader) => Phrase::new("do-keep").with("leader", teller.leader(leader)),
        Action::Place(it, space) => {
            Phrase::new("do-place").with("member", member(it)).with("space", space_slot(space))
        }
        Action::Take(space) => Phrase::new("do-take").with("space", space_slot(space)),
        Action::Servants(n) => Phrase::new("do-servants").number("n", n),
        Action::Pay(way) => Phrase::new("do-pay").number("way", way + 1),
        Action::Privilege(option) => {
            let gain = &teller.tables.board.privileges[option as usize];
            Phrase::new("do-privilege").with("gain", amounts(gain))
        }
        Action::Exchange(0) => Phrase::new("do-exchange-none"),
        Action::Exchange(option) => Phrase::new("do-exchange").number("option", option),
        Action::Play(leader) => Phrase::new("do-play").with("leader", teller.leader(leader)),
        Action::Copy(leader) => Phrase::new("do-copy").with("leader", teller.leader(leader)),
        Action::Activate(leader) => Phrase::new("do-activate").with("leader", teller.leader(leader)),
        Action::Discard(leader) => Phrase::new("do-discard").with("leader", teller.leader(leader)),
        Action::Raise(it) => Phrase::new("do-raise").with("member", member(it)),
        Action::Decline => Phrase::new("do-decline"),
        Action::Support => Phrase::new("do-support"),
        Action::Refuse => Phrase::new("do-refuse"),
        Action::Pass => Phrase::new("do-pass"),
        Action::End => Phrase::new("do-end"),
    }
}

/// Why something may not be done.
pub fn reason(reason: &Reason) -> Phrase {
    match *reason {
        Reason::NotAsked => Phrase::new("no-not-asked"),
        Reason::MemberPlaced => Phrase::new("no-member-placed"),
        Reason::Closed => Phrase::new("no-closed"),
        Reason::Occupied => Phrase::new("no-occupied"),
        Reason::CardGone => Phrase::new("no-card-gone"),
        Reason::SameColour => Phrase::new("no-same-colour"),
        Reason::NoMarket => Phrase::new("no-market"),
        Reason::OtherTower => Phrase::new("no-other-tower"),
        Reason::RowFull { limit } => Phrase::new("no-row-full").number("limit", limit),
        Reason::Surcharge { short } => Phrase::new("no-surcharge").number("short", short),
        Reason::Slot { needs, has } => Phrase::new("no-slot").number("needs", needs).number("has", has),
        Reason::Military { needs, has } => {
            Phrase::new("no-military").number("needs", needs).number("has", has)
        }
        Reason::Lacks { item: it, short } => {
            let lacking =
                Slot { what: format!("amounts:{}={short}", it.id()), plain: vec![amount(it, short)] };
            Phrase::new("no-lacks").with("lacking", Arg::Slot(lacking)).with("item", item(it))
        }
        Reason::Value { short } => Phrase::new("no-value").number("short", short),
        Reason::TooFewServants { least } => Phrase::new("no-few-servants").number("least", least),
        Reason::TooManyServants { most } => Phrase::new("no-many-servants").number("most", most),
        Reason::ServantSteps { rate } => Phrase::new("no-servant-steps").number("rate", rate),
        Reason::MustPlace => Phrase::new("no-must-place"),
        Reason::NotInHand => Phrase::new("no-not-in-hand"),
        Reason::NotInPlay => Phrase::new("no-not-in-play"),
        Reason::NotActivated => Phrase::new("no-not-activated"),
        Reason::Used => Phrase::new("no-used"),
        Reason::Requirement => Phrase::new("no-requirement"),
        Reason::NothingToCopy => Phrase::new("no-nothing-to-copy"),
        Reason::NoMemberLeft => Phrase::new("no-member-left"),
        Reason::NotAvailable => Phrase::new("no-not-available"),
        Reason::SamePrivilege => Phrase::new("no-same-privilege"),
        Reason::NoSuchAnswer => Phrase::new("no-such-answer"),
    }
}
