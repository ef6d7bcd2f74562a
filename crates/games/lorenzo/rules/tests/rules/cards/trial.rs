//! What is tried with a card: taking it for its cost, working with it, scoring it.

use crate::support::{GAME, Played, position, seat};
use lorenzo::items::{Amounts, Item};

/// What a council privilege can bring.
pub(super) const PRIVILEGES: [(&str, &str); 5] = [
    ("privilege:wood-stone", "+1 wood, +1 stone"),
    ("privilege:servants", "+2 servants"),
    ("privilege:coins", "+2 coins"),
    ("privilege:military", "+2 military"),
    ("privilege:faith", "+1 faith"),
];

/// The towers, and the cards of their three upper floors where a test needs all floors filled.
pub(super) const TOWERS: [(&str, [&str; 3]); 4] = [
    ("territory", ["woods", "village", "gravel-pit"]),
    ("building", ["chapel", "residence", "mint"]),
    ("character", ["papal-messenger", "royal-messenger", "noble"]),
    ("venture", ["hiring-recruits", "hosting-panhandlers", "building-the-walls"]),
];

/// The upper floors and the values they ask for.
pub(super) const UPPER_FLOORS: [(i32, i32); 3] = [(2, 3), (3, 5), (4, 7)];

pub(super) const TOO_SMALL: &str = "the value is short by 1, and servants are too few";
pub(super) const OTHER_TOWER: &str = "this bonus action is for another tower";
pub(super) const GONE: &str = "the card of this floor is gone";

/// A card that seat 0 takes from the lowest floor of its tower, with a die of 1.
pub(super) struct Card {
    slug: &'static str,
    tower: &'static str,
    round: u8,
    beside: String,
}

/// The card with this printed number, in the first round in which it can lie on its tower.
#[track_caller]
pub(super) fn card(number: u8, slug: &'static str) -> Card {
    let tower = TOWERS[usize::from(number - 1) / 24].0;
    let period = (number - 1) % 24 / 8 + 1;
    let round = 2 * period - 1;
    assert_eq!(GAME.tables().cards[usize::from(number) - 1].slug, slug);
    if let before @ 1.. = round - 1 {
        let early = GAME.position(&format!("4 players base; round {before}; floor {tower}-1 {slug}"));
        assert_eq!(early.unwrap_err().reason, format!("{slug} cannot be in play in round {before}"));
    }
    Card { slug, tower, round, beside: String::new() }
}

impl Card {
    /// With more said about the position.
    #[must_use]
    pub(super) fn beside(mut self, statements: &str) -> Card {
        self.beside = format!("{}; {statements}", self.beside);
        self
    }

    /// In this round.
    #[must_use]
    pub(super) fn in_round(mut self, round: u8) -> Card {
        self.round = round;
        self
    }

    /// The position before the card is taken by seat 0, who has exactly this.
    #[track_caller]
    pub(super) fn offered(&self, has: &str) -> Played {
        let Card { slug, tower, round, beside } = self;
        let has = if has.is_empty() { String::new() } else { format!("seat 0 has {has}") };
        position(&format!(
            "4 players base; round {round}; dice 1 1 1; floor {tower}-1 {slug}; {has}; {beside}"
        ))
    }

    fn place(&self) -> String {
        format!("place:white:{}-1", self.tower)
    }

    /// The position when the card is being taken, no servants spent on it; what it asks comes next.
    #[track_caller]
    pub(super) fn begin(&self, has: &str) -> Played {
        without_servants(self.offered(has).then(&self.place()))
    }

    /// What has changed when the card is taken and its questions are answered; nothing more must be asked.
    #[track_caller]
    pub(super) fn take(&self, has: &str, answers: &str) -> String {
        let played = self.begin(has).then(answers);
        assert!(played.cards(0).contains(&self.slug), "{} is taken", self.slug);
        let again = played.refusal(&format!("place:neutral:{}-1", self.tower));
        assert_eq!(again.as_deref(), Some(GONE), "{}", self.slug);
        settled(&played)
    }

    /// Why the card cannot be taken by seat 0 that has exactly this.
    #[track_caller]
    pub(super) fn refusal(&self, has: &str) -> String {
        self.offered(has).refusal(&self.place()).expect("the card cannot be taken")
    }

    /// The card can be taken with exactly these goods, but not with one less of any; what has changed then.
    #[track_caller]
    pub(super) fn costs(&self, goods: &str, answers: &str, change: &str) {
        assert_eq!(self.take(goods, answers), change, "{}", self.slug);
        for (less, item) in one_less(goods) {
            assert_eq!(self.refusal(&less), format!("you lack 1 {item}"), "{} for {less}", self.slug);
        }
    }

    /// The card can be taken by whoever has so many military points, but not with one less; what has changed then.
    #[track_caller]
    pub(super) fn asks_for_military(&self, required: i16, answers: &str, change: &str) {
        assert_eq!(self.take(&format!("{required} military"), answers), change, "{}", self.slug);
        let has = required - 1;
        let why = format!("this cost asks to own {required} military points: you have {has}");
        assert_eq!(self.refusal(&format!("{has} military")), why, "{}", self.slug);
    }

    /// Taking the card with this stock asks for one privilege, and each of the five can be chosen.
    #[track_caller]
    pub(super) fn grants_privilege(&self, has: &str) {
        assert_eq!(self.begin(has).legal(), PRIVILEGES.map(|(answer, _)| answer), "{}", self.slug);
    }

    /// Servants that the card costs cannot also raise the value of the neutral member.
    #[track_caller]
    pub(super) fn costs_servants(&self, others: &str, servants: i16, change: &str) {
        let neutral = format!("place:neutral:{}-1", self.tower);
        let has = |servants| self.offered(&format!("{others}, {servants} servants"));
        assert_eq!(has(servants).refusal(&neutral).as_deref(), Some(TOO_SMALL), "{}", self.slug);
        let played = has(servants + 1).then(&neutral);
        assert_eq!((played.change(0).as_str(), played.cards(0)), (change, vec![self.slug]));
    }

    /// A harvest of exactly this value activates the territory, one less does not.
    #[track_caller]
    pub(super) fn harvests(&self, activation: u8, change: &str) {
        assert_eq!(settled(&harvest(activation, self.slug)), change, "{}", self.slug);
        assert_eq!(settled(&harvest(activation - 1, self.slug)), "nothing", "{}", self.slug);
    }

    /// A production of exactly this value activates the building, one less does not.
    #[track_caller]
    pub(super) fn produces(&self, activation: u8, change: &str) {
        assert_eq!(settled(&production(activation, self.slug, "")), change, "{}", self.slug);
        assert_eq!(settled(&production(activation - 1, self.slug, "")), "nothing", "{}", self.slug);
    }

    /// The exchanges of a building, each as what is paid, the answer, and what has changed then.
    #[track_caller]
    pub(super) fn exchanges(&self, activation: u8, options: &[(&str, &str, &str)]) {
        let slug = self.slug;
        for &(pay, answer, change) in options {
            let option = answer.split(' ').next().unwrap();
            assert_eq!(settled(&production(activation, slug, pay).then(answer)), change, "{slug}, {option}");
            // Once only, however much there is, and not at all if one does not want to.
            let rich = production(activation, slug, &twice(pay));
            let beyond = format!("exchange:{}", options.len() + 1);
            assert_eq!(rich.refusal(&beyond).as_deref(), Some("this is not one of the answers"), "{slug}");
            assert_eq!(settled(&rich.then(answer)), change, "{slug}, {option}");
            let refused = production(activation, slug, pay).then("exchange:none");
            assert_eq!(settled(&refused), "nothing", "{slug}");
            assert_eq!(settled(&production(activation - 1, slug, pay)), "nothing", "{slug}");
            for (less, item) in one_less(pay) {
                let poor = production(activation, slug, &less);
                if poor.may("exchange:none") {
                    assert_eq!(poor.refusal(option), Some(format!("you lack 1 {item}")), "{slug}, {option}");
                } else {
                    assert_eq!(settled(&poor), "nothing", "{slug}, {option}");
                }
            }
        }
    }

    /// After these answers the card gives a bonus action, of these values on these towers and none on the others.
    #[track_caller]
    pub(super) fn bonus_reaches(self, answers: &str, values: &[(&str, i32)]) {
        let mut full = self.in_round(6);
        for (tower, cards) in TOWERS {
            for ((floor, _), slug) in UPPER_FLOORS.into_iter().zip(cards) {
                full = full.beside(&format!("floor {tower}-{floor} {slug}"));
            }
        }
        let played = full.begin("9 wood, 9 stone, 20 coins").then(answers);
        for (tower, _) in TOWERS {
            let value = values.iter().find(|(it, _)| *it == tower).map(|(_, value)| value);
            for (floor, need) in UPPER_FLOORS {
                let why = value.map_or(Some(OTHER_TOWER.to_owned()), |value| short_by(need - value));
                let action = format!("take:{tower}-{floor}");
                assert_eq!(played.refusal(&action), why, "{}, {action}", full.slug);
            }
        }
    }

    /// The venture's points at the end; nobody else gets them.
    #[track_caller]
    pub(super) fn scores(&self, points: i16) {
        let other = if self.slug == "hiring-recruits" { "sacred-war" } else { "hiring-recruits" };
        let other_points = if self.slug == "hiring-recruits" { 8 } else { 4 };
        // Two others are stronger, so that military strength brings seat 0 nothing.
        let over = "4 players base; round 6; over; seat 1 has 2 military; seat 2 has 1 military";
        let alone = position(&format!("{over}; seat 0 cards {}", self.slug));
        assert_eq!((alone.sheet(0).ventures, alone.sheet(0).total), (points, points), "{}", self.slug);
        assert_eq!((alone.sheet(3).ventures, alone.sheet(3).total), (0, 0), "{}", self.slug);
        let both = position(&format!("{over}; seat 0 cards {other}, {}", self.slug));
        assert_eq!(both.sheet(0).ventures, points + other_points, "{}", self.slug);
    }
}

/// Why a value is too small, if it is short by so much and there are no servants.
pub(super) fn short_by(short: i32) -> Option<String> {
    (short > 0).then(|| format!("the value is short by {short}, and servants are too few"))
}

/// What has changed for seat 0; somebody is to begin a turn, so nothing is being asked any more.
#[track_caller]
pub(super) fn settled(played: &Played) -> String {
    assert!(played.may("pass"), "nothing more is asked, but {:?}", played.legal());
    played.change(0)
}

/// A harvest of exactly this value with these cards; what the bonus tile brings does not count as a change.
#[track_caller]
pub(super) fn harvest(value: u8, cards: &str) -> Played {
    if value > 0 {
        let tile = Amounts::of(Item::Wood, 1).with(Item::Stone, 1).with(Item::Servants, 1);
        return work_by_member("harvest-small", value, cards, "", tile);
    }
    // No member can harvest with 0: a leader's action of value 1, 3 less by an excommunication, and 2 servants.
    let text = "tiles 5 1 1; seat 0 excommunicated 1; seat 0 leaders francesco-sforza; seat 0 has 2 servants";
    let played = position(&format!("4 players advanced; round 6; {text}; seat 0 cards {cards}"));
    counting(Amounts::of(Item::Servants, -2), played.then("activate:francesco-sforza servants:2"))
}

/// A production of exactly this value with these cards and goods; what the bonus tile brings does not count as a
/// change.
#[track_caller]
pub(super) fn production(value: u8, cards: &str, has: &str) -> Played {
    if value > 0 {
        let tile = Amounts::of(Item::Military, 1).with(Item::Coins, 2);
        return work_by_member("production-small", value, cards, has, tile);
    }
    // No member can produce with 0, but a leader can.
    let has = if has.is_empty() { String::new() } else { format!("seat 0 has {has}") };
    let text = format!("4 players advanced; round 6; seat 0 leaders leonardo-da-vinci; {has}");
    position(&format!("{text}; seat 0 cards {cards}")).then("activate:leonardo-da-vinci servants:0")
}

#[track_caller]
fn work_by_member(space: &str, value: u8, cards: &str, has: &str, tile: Amounts) -> Played {
    let has = if has.is_empty() { String::new() } else { format!("seat 0 has {has}") };
    let text = format!("4 players base; round 6; dice {value} 1 1; {has}; seat 0 cards {cards}");
    counting(tile, without_servants(position(&text).then(&format!("place:white:{space}"))))
}

/// Counts changes from the stock with this in it.
fn counting(amounts: Amounts, mut played: Played) -> Played {
    let stock = &mut played.before.open.players[seat(0)].stock;
    *stock = *stock + amounts;
    played
}

/// Spends no servants on the member placed, where that is asked; those of a bonus action are another question.
#[track_caller]
fn without_servants(played: Played) -> Played {
    let asked = played.may("servants:0") && !played.may("decline");
    if asked { played.then("servants:0") } else { played }
}

/// Amounts as a list: `2 wood, 1 stone`.
fn parts(goods: &str) -> Vec<(i16, &str)> {
    let parts = goods.split(", ").filter(|part| !part.is_empty());
    parts.map(|part| part.split_once(' ').unwrap()).map(|(n, item)| (n.parse().unwrap(), item)).collect()
}

/// The goods with one less of each item in turn, and that item.
pub(super) fn one_less(goods: &str) -> Vec<(String, String)> {
    let parts = parts(goods);
    let less = |short: &str| {
        let each = parts.iter().map(|(n, item)| format!("{} {item}", n - i16::from(*item == short)));
        each.collect::<Vec<_>>().join(", ")
    };
    parts.iter().map(|(_, item)| (less(item), (*item).to_owned())).collect()
}

fn twice(goods: &str) -> String {
    parts(goods).iter().map(|(n, item)| format!("{} {item}", 2 * n)).collect::<Vec<_>>().join(", ")
}
