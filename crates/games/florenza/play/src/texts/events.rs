//! Events, decisions and reasons as phrases.

use super::{building_name, die_name, gain, goods, points, target_name, track_name, word};
use florenza::building::BuildingId;
use florenza::data::Character;
use florenza::event::{Elected, Office, Source};
use florenza::goods::{Goods, Icon};
use florenza::pending::Use;
use florenza::pieces::{Artist, Dice, Die, Resource, Target, Track, Work};
use florenza::state::Reserve;
use florenza::{Action, Event, Reason, ScoreSheet, Tables};
use kernel::{PerSeat, Seat};
use words::{Arg, Key, Lang, Phrase, Slot};

/// What telling needs: the language, the data, and the names of the players.
pub struct Teller<'a> {
    /// The reader's language, in which names are told.
    pub lang: Lang,
    /// Names of buildings and works.
    pub tables: &'a Tables,
    /// The players' names in seat order.
    pub players: &'a [String],
}

impl Teller<'_> {
    pub(super) fn seat(&self, seat: Seat) -> Arg {
        Arg::seat(seat, self.players)
    }

    pub(super) fn building(&self, building: BuildingId) -> Arg {
        let name = building_name(self.lang, self.tables, building);
        Arg::named(format!("building:{}", building.number()), name)
    }

    pub(super) fn targets(&self, targets: &[Target]) -> Arg {
        let plain =
            targets.iter().map(|it| Phrase::verbatim(target_name(self.lang, self.tables, *it))).collect();
        let ids: Vec<&str> = targets.iter().map(|it| it.id()).collect();
        Arg::Slot(Slot { what: format!("targets:{}", ids.join(",")), plain })
    }

    fn work(&self, work: Work) -> Arg {
        self.targets(&[work.target()])
    }

    fn source(&self, source: Source) -> Arg {
        match source {
            Source::Die(it) => die(it),
            Source::Building(building) => self.building(building),
            Source::Space(space) => match Target::space(space) {
                Some(target) => self.targets(&[target]),
                None => Arg::Text(space.to_string()),
            },
            Source::Work(work) => self.work(work),
            Source::Box(it, _) | Source::TrackEnd(it) => track(it),
        }
    }

    pub(super) fn one(&self, resource: Resource) -> Arg {
        goods(self.tables, Goods::of(Icon::Resource(resource), 1))
    }
}

fn die(it: Die) -> Arg {
    Arg::Slot(Slot { what: format!("die:{}", it.id()), plain: vec![die_name(it)] })
}

/// A die within a sentence: some languages decline its colour there.
fn of_die(it: Die) -> Arg {
    word(format!("flo-of-die-{}", it.id()))
}

fn rolled(it: Die, value: u8) -> Arg {
    let plain = Phrase::new(key!("flo-die-value")).with("die", word(format!("flo-die-{}", it.id())));
    let what = format!("dice:{}={value}", it.id());
    Arg::Slot(Slot { what, plain: vec![plain.number("value", value)] })
}

fn dice(values: &[u8; 6]) -> Arg {
    let what: Vec<String> =
        Die::ALL.into_iter().map(|it| format!("{}={}", it.id(), values[it as usize])).collect();
    let plain = |it: Die| {
        let named = Phrase::new(key!("flo-die-value")).with("die", word(format!("flo-die-{}", it.id())));
        named.number("value", values[it as usize])
    };
    Arg::Slot(Slot { what: format!("dice:{}", what.join(",")), plain: Die::ALL.map(plain).to_vec() })
}

fn set_of(dice: Dice) -> Arg {
    let what: Vec<String> = dice.iter().map(|it| format!("{}=0", it.id())).collect();
    Arg::Slot(Slot { what: format!("dice:{}", what.join(",")), plain: dice.iter().map(die_name).collect() })
}

pub(super) fn track(it: Track) -> Arg {
    Arg::Slot(Slot { what: format!("track:{}", it.id()), plain: vec![track_name(it)] })
}

/// An event as a phrase for the log; `None` for what the log does not tell.
pub fn event(teller: &Teller<'_>, event: &Event) -> Option<Phrase> {
    let by = |key, seat: Seat| Phrase::new(key).with("who", teller.seat(seat));
    Some(match event {
        Event::Started { rolls, first } => started(teller, rolls, *first),
        Event::RoundBegan { round } => Phrase::new(key!("flo-log-round")).number("round", *round),
        Event::IncomeReceived { seat, work } => {
            by(key!("flo-log-income"), *seat).with("work", teller.work(*work))
        }
        Event::Elected { office, who } => elected(teller, *office, *who),
        Event::DiceRolled { active: Some(seat), values } => {
            by(key!("flo-log-dice"), *seat).with("dice", dice(values))
        }
        Event::DiceRolled { active: None, values } => {
            Phrase::new(key!("flo-log-dice-ghost")).with("dice", dice(values))
        }
        Event::GhostTook { dice } => Phrase::new(key!("flo-log-ghost-took")).with("dice", set_of(*dice)),
        Event::GhostStepped { track: it, steps, place } => {
            let stepped = Phrase::new(key!("flo-log-ghost-stepped")).with("track", track(*it));
            stepped.number("n", *steps).number("place", *place)
        }
        Event::DieUsed { seat, die, usage, value } => {
            by(used(teller.tables, *die, *usage), *seat).with("die", rolled(*die, *value))
        }
        Event::Gained { seat, source, gain: got } => {
            by(key!("flo-log-gained"), *seat).with("gain", gain(got)).with("source", teller.source(*source))
        }
        Event::Crossed { seat, resource, target } => by(key!("flo-log-crossed"), *seat)
            .with("goods", teller.one(*resource))
            .with("places", teller.targets(&[*target])),
        Event::Swapped { seat, from, to } => {
            by(key!("flo-log-swapped"), *seat).with("from", teller.one(*from)).with("to", teller.one(*to))
        }
        Event::Sold { seat, resource, building } => {
            let sold = by(key!("flo-log-sold"), *seat).with("goods", teller.one(*resource));
            sold.with("building", teller.building(*building))
        }
        Event::Lost { seat, resource } => {
            by(key!("flo-log-lost"), *seat).with("goods", teller.one(*resource))
        }
        Event::ExtraSpent { seat, resource } => {
            by(key!("flo-log-extra"), *seat).with("goods", teller.one(*resource))
        }
        Event::FlorinsPaid { seat, target, florins: n } => by(key!("flo-log-paid"), *seat)
            .with("florins", florins(*n))
            .with("places", teller.targets(&[*target])),
        Event::Stepped { seat, track: it, place } => by(key!("flo-log-stepped"), *seat)
            .with("track", track(*it))
            .number("n", 1)
            .number("place", *place),
        Event::Built { seat, building, space, wasted } => {
            let key = if wasted.is_none() { key!("flo-log-built") } else { key!("flo-log-built-wasted") };
            let built = by(key, *seat).with("building", teller.building(*building)).number("space", *space);
            built.with("wasted", goods(teller.tables, *wasted))
        }
        Event::Hired { seat, work, artist, wage, stars, points } => {
            let key = match (artist, wage) {
                (None, _) => key!("flo-log-hired-anonymous"),
                (Some(_), 0) => key!("flo-log-hired-free"),
                (Some(_), _) => key!("flo-log-hired"),
            };
            let whole = u16::from(*points) + u16::from(teller.tables.works[*work as usize].points);
            let hired = by(key, *seat).with("work", teller.work(*work)).with("points", points_slot(whole));
            hired.with("artist", kind(*artist)).with("wage", florins(*wage)).number("stars", *stars)
        }
        Event::PalaceCompleted { seat, points: n } => {
            by(key!("flo-log-palace"), *seat).with("points", points_slot((*n).into()))
        }
        Event::ChurchCompleted { seat } => by(key!("flo-log-church"), *seat),
        Event::PartEnded { .. } => return None,
        Event::Scored { sheets, places, pope } => return scored(teller, sheets, places, *pope),
    })
}

fn scored(
    teller: &Teller<'_>,
    sheets: &PerSeat<ScoreSheet>,
    places: &PerSeat<u8>,
    pope: Option<u16>,
) -> Option<Phrase> {
    let winner = places.iter().find(|(_, place)| **place == 1).map(|(seat, _)| seat);
    let ends = |key, seat| Phrase::new(key).with("who", teller.seat(seat)).number("n", sheets[seat].total);
    match (pope, winner) {
        (Some(pope), Some(winner)) => Some(ends(key!("flo-log-won"), winner).number("pope", pope)),
        (Some(pope), None) => Some(ends(key!("flo-log-lost-to-pope"), Seat::default()).number("pope", pope)),
        (None, Some(winner)) => Some(ends(key!("flo-log-over"), winner)),
        (None, None) => None,
    }
}

fn florins(n: u16) -> Arg {
    gain(&Reserve { florins: n, ..Reserve::default() })
}

/// An artist's kind; an anonymous one has none, and no sentence about them names it.
fn kind(it: Option<Artist>) -> Arg {
    it.map_or_else(|| Arg::Text(String::new()), |it| word(format!("flo-artist-{}", it.id())))
}

fn points_slot(n: u16) -> Arg {
    Arg::Slot(Slot { what: format!("points:{n}"), plain: vec![points(n)] })
}

fn started(teller: &Teller<'_>, rolls: &PerSeat<u8>, first: Seat) -> Phrase {
    let each = |(seat, roll): (Seat, &u8)| {
        let building = BuildingId::new(*roll).map_or(Arg::Number(0), |it| teller.building(it));
        Phrase::new(key!("flo-log-start-one")).with("who", teller.seat(seat)).with("building", building)
    };
    let list = Arg::Slot(Slot { what: "list:".into(), plain: rolls.iter().map(each).collect() });
    Phrase::new(key!("flo-log-start")).with("list", list).with("first", teller.seat(first))
}

fn elected(teller: &Teller<'_>, office: Office, who: Elected) -> Phrase {
    match (office, who) {
        (Office::Captain, Elected::Seat(seat)) => {
            Phrase::new(key!("flo-log-captain")).with("who", teller.seat(seat))
        }
        (Office::Bishop, Elected::Seat(seat)) => {
            Phrase::new(key!("flo-log-bishop")).with("who", teller.seat(seat))
        }
        (Office::Captain, Elected::Ghost) => Phrase::new(key!("flo-log-captain-ghost")),
        (Office::Bishop, Elected::Ghost) => Phrase::new(key!("flo-log-bishop-ghost")),
        (Office::Captain, Elected::Nobody) => Phrase::new(key!("flo-log-captain-none")),
        (Office::Bishop, Elected::Nobody) => Phrase::new(key!("flo-log-bishop-none")),
    }
}

fn used(tables: &Tables, die: Die, usage: Use) -> Key {
    match (usage, tables.faces[die as usize].character) {
        (Use::Resources, _) => key!("flo-log-used-resources"),
        (Use::Character, Character::Track(..)) => key!("flo-log-used-steps"),
        (Use::Character, Character::Artist(..)) => key!("flo-log-used-artist"),
        (Use::Florins, _) => key!("flo-log-used-florins"),
        (Use::Anonymous, _) => key!("flo-log-used-anonymous"),
        (Use::Alike, _) => key!("flo-log-used-alike"),
        (Use::Steps, _) => key!("flo-log-used-any-steps"),
        (Use::Purse, _) => key!("flo-log-used-purse"),
    }
}

/// What an action does, as a phrase for a button.
pub fn action(teller: &Teller<'_>, action: Action) -> Phrase {
    match action {
        Action::Use(it, usage) => {
            let key = match (usage, teller.tables.faces[it as usize].character) {
                (Use::Resources, _) => key!("flo-do-resources"),
                (Use::Character, Character::Track(..)) => key!("flo-do-steps"),
                (Use::Character, Character::Artist(..)) => key!("flo-do-artist"),
                (Use::Florins, _) => key!("flo-do-florins"),
                (Use::Anonymous, _) => key!("flo-do-anonymous"),
                (Use::Alike, _) => key!("flo-do-alike"),
                (Use::Steps, _) => key!("flo-do-any-steps"),
                (Use::Purse, _) => key!("flo-do-purse"),
            };
            Phrase::new(key).with("die", of_die(it))
        }
        Action::Value(value) => Phrase::new(key!("flo-do-value")).number("n", value),
        Action::To(target) => Phrase::new(key!("flo-do-to")).with("places", teller.targets(&[target])),
        Action::Swap(to) => Phrase::new(key!("flo-do-swap")).with("goods", teller.one(to)),
        Action::Sell => Phrase::new(key!("flo-do-sell")),
        Action::Lose => Phrase::new(key!("flo-do-lose")),
        Action::Resource(it) => Phrase::new(key!("flo-do-resource")).with("goods", teller.one(it)),
        Action::Extra(it) => Phrase::new(key!("flo-do-extra")).with("goods", teller.one(it)),
        Action::Pay(target) => Phrase::new(key!("flo-do-pay"))
            .number("n", teller.tables.unit)
            .with("places", teller.targets(&[target])),
        Action::Build(building) => {
            Phrase::new(key!("flo-do-build")).with("building", teller.building(building))
        }
        Action::Hire(work, stars) => {
            Phrase::new(key!("flo-do-hire")).with("work", teller.work(work)).number("stars", stars)
        }
        Action::Track(it) => Phrase::new(key!("flo-do-track")).with("track", track(it)),
        Action::Income(work) => Phrase::new(key!("flo-do-income")).with("work", teller.work(work)),
        Action::End => Phrase::new(key!("flo-do-end")),
    }
}

/// Why something may not be done, in no language yet: a refusal is told where it is read.
pub fn reason(tables: &Tables, reason: &Reason) -> Phrase {
    let name = |it: BuildingId| Arg::Name(Lang::ALL.map(|lang| building_name(lang, tables, it)));
    let icon_name = |icon: Icon| match icon {
        Icon::Florins => Arg::Word(key!("flo-name-florins").into()),
        Icon::Resource(resource) => word(format!("flo-name-{}", resource.id())),
    };
    match *reason {
        Reason::NotAsked => Phrase::new(key!("flo-no-not-asked")),
        Reason::DieUsed { die } => Phrase::new(key!("flo-no-die-used")).with("die", of_die(die)),
        Reason::NoDiceLeft => Phrase::new(key!("flo-no-dice-left")),
        Reason::DiceLeft { left } => Phrase::new(key!("flo-no-dice-to-use")).number("n", left),
        Reason::NoBuilding => Phrase::new(key!("flo-no-building")),
        Reason::UsedThisTurn { building } => {
            Phrase::new(key!("flo-no-used")).with("building", name(building))
        }
        Reason::NoWorkReady => Phrase::new(key!("flo-no-work-ready")),
        Reason::Wage { short } => Phrase::new(key!("flo-no-wage")).number("n", short),
        Reason::SameAsLower { value } => Phrase::new(key!("flo-no-same-value")).number("n", value),
        Reason::Complete => Phrase::new(key!("flo-no-complete")),
        Reason::NoIcon { icon } => Phrase::new(key!("flo-no-icon")).with("icon", icon_name(icon)),
        Reason::NoIconAnywhere { icon } => {
            Phrase::new(key!("flo-no-icon-anywhere")).with("icon", icon_name(icon))
        }
        Reason::SameResource => Phrase::new(key!("flo-no-same-resource")),
        Reason::MustPlace => Phrase::new(key!("flo-no-must-place")),
        Reason::NoExtra => Phrase::new(key!("flo-no-extra")),
        Reason::NoFlorins { short } => Phrase::new(key!("flo-no-florins")).number("n", short),
        Reason::NoStar => Phrase::new(key!("flo-no-star")),
        Reason::TooManyStars { most } => Phrase::new(key!("flo-no-many-stars")).number("n", most),
        Reason::Owned => Phrase::new(key!("flo-no-owned")),
        Reason::SpaceLacks { space, missing } => {
            Phrase::new(key!("flo-no-space-lacks")).number("n", space).with("goods", goods(tables, missing))
        }
        Reason::NoSpace => Phrase::new(key!("flo-no-space")),
        Reason::WorkLacks { missing } => {
            Phrase::new(key!("flo-no-work-lacks")).with("goods", goods(tables, missing))
        }
        Reason::OtherArtist => Phrase::new(key!("flo-no-other-artist")),
        Reason::NoIncome => Phrase::new(key!("flo-no-income")),
    }
}
