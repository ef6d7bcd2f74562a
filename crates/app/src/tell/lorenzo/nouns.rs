//! The pieces of the game as nouns: goods, cards, leaders, tiles, spaces.

use crate::columns::count;
use crate::tell::listed;
use lorenzo::items::{Amounts, Item};
use lorenzo::leader::LeaderId;
use lorenzo::pending::Source;
use lorenzo::pieces::{BonusTile, CardId, CardType, TileId, Work};
use lorenzo::space::{Area, Space, WorkSize};

/// `2 wood, 1 servant and 3 points`; `nothing` when there is nothing.
pub(super) fn amounts(all: &Amounts) -> String {
    if all.is_none() { "nothing".into() } else { listed(all.iter().map(|(item, n)| amount(item, n))) }
}

fn amount(item: Item, n: i16) -> String {
    match item {
        Item::Servants => count(n.unsigned_abs().into(), "servant"),
        Item::Coins => count(n.unsigned_abs().into(), "coin"),
        Item::Vp => count(n.unsigned_abs().into(), "point"),
        Item::Wood | Item::Stone | Item::Military | Item::Faith | Item::Prestige => {
            format!("{n} {}", item.id())
        }
    }
}

/// Where a member goes, with its preposition.
pub(super) fn place(space: Space) -> String {
    match space.area() {
        Area::Floor(tower, floor) => format!("on floor {} of the {} tower", floor + 1, tower.id()),
        Area::Work(work, WorkSize::Small) => format!("in the small {} space", work.id()),
        Area::Work(work, WorkSize::Large) => format!("in the large {} space", work.id()),
        Area::Market(_) => format!("in the {}", market(space)),
        Area::Council => "in the council palace".into(),
    }
}

/// `market space for wood and stone`: the space's word says what it is for.
fn market(space: Space) -> String {
    let wares = space.id().trim_start_matches("market-").replace('-', " and ");
    format!("market space for {wares}")
}

impl super::Told<'_> {
    /// A card by its name.
    pub(super) fn card(&self, card: CardId) -> &str {
        self.0.tables().cards.get(card.index()).map_or("a card", |it| it.names.en.as_str())
    }

    /// A leader by name.
    pub(super) fn leader(&self, leader: LeaderId) -> &str {
        self.0.tables().leaders.get(leader.index()).map_or("a leader", |it| it.names.en.as_str())
    }

    /// An excommunication tile by its number and label.
    pub(super) fn tile(&self, tile: TileId) -> String {
        let period = ["I", "II", "III"][usize::from(tile.period()) - 1];
        let label = self.0.tables().tiles.get(tile.index()).map_or("", |it| it.label.en.as_str());
        format!("{period}-{} ({label})", tile.number())
    }

    /// What a personal bonus tile gives.
    pub(super) fn bonus_tile(&self, tile: BonusTile) -> String {
        let gains = &self.0.tables().board.bonus_tiles[tile as usize];
        let part = |work: Work| format!("{} gives {}", work.id(), amounts(&gains[work as usize]));
        format!("{}, {}", part(Work::Production), part(Work::Harvest))
    }

    /// Where something comes from.
    pub(super) fn source(&self, source: Source) -> String {
        match source {
            Source::Space(space) => match space.area() {
                Area::Floor(..) => "the floor of the tower".into(),
                Area::Work(work, _) => format!("the {} area", work.id()),
                Area::Market(_) => "the market".into(),
                Area::Council => "the council palace".into(),
            },
            Source::Card(card) => self.card(card).into(),
            Source::Tile(_) => "the bonus tile".into(),
            Source::Leader(leader) => self.leader(leader).into(),
            Source::Discard(leader) => format!("discarding {}", self.leader(leader)),
            Source::Church => "the Church".into(),
        }
    }

    /// The cards on the towers, a line for each tower, from the bottom up.
    pub(super) fn towers(&self, cards: &[[CardId; 4]; 4]) -> String {
        let line = |(kind, row): (CardType, &[CardId; 4])| {
            format!("{}: {}", plural(kind), row.map(|card| self.card(card)).join(", "))
        };
        CardType::ALL.into_iter().zip(cards).map(line).collect::<Vec<_>>().join("\n")
    }
}

fn plural(kind: CardType) -> &'static str {
    match kind {
        CardType::Territory => "territories",
        CardType::Building => "buildings",
        CardType::Character => "characters",
        CardType::Venture => "ventures",
    }
}

/// `dice: white 3, black 5, orange 1`.
pub(super) fn dice([white, black, orange]: [u8; 3]) -> String {
    format!("dice: white {white}, black {black}, orange {orange}")
}
