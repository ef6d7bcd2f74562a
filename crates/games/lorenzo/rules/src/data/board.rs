//! Spaces, tracks, set-up and scoring as tables.

use super::cards::{Yield, bounded, yields};
use super::{At, DataError, Numbers, check_schema};
use super::{raw, raw_variant};
use crate::effect::Effect;
use crate::items::{Amounts, Item};
use crate::pieces::{BonusTile, CardType, Privilege, Work};
use crate::space::{Space, WorkSize};
use std::collections::BTreeMap;

/// Everything printed on the board and the player boards.
#[derive(Clone, Debug)]
pub struct Board {
    /// Floors by tower, from the bottom.
    pub floors: [[Floor; 4]; 4],
    /// Harvest and production spaces, small and large.
    pub work: [[WorkRow; 2]; 2],
    /// The market; the last two only in the house rules.
    pub market: Vec<SpaceRow>,
    /// The council palace.
    pub council: SpaceRow,
    /// Council privilege options; the last only in the house rules.
    pub privileges: [Amounts; 6],
    /// Coins to enter an occupied tower.
    pub surcharge: i16,
    /// The same in the house rules.
    pub house_surcharge: i16,
    /// Servants for one point of value.
    pub servant_rate: i16,
    /// Victory points of each step of the faith track.
    pub faith_vp: Vec<i16>,
    /// Faith needed to support the Church, by period.
    pub faith_required: [i16; 3],
    /// Where tracks end, by item; resources and victory points go on.
    pub track_ends: Amounts,
    /// Cards of one type a player may have.
    pub cards_per_type: u8,
    /// Military points for each territory slot.
    pub slots: [i16; 6],
    /// Points for so many territories.
    pub territories_vp: [i16; 7],
    /// Points for so many characters.
    pub characters_vp: [i16; 7],
    /// Points for the first and second in military strength.
    pub military_vp: (i16, i16),
    /// So many points for each so many resources.
    pub resources_vp: (i16, i16),
    /// Points for each prestige point of the first and second, in the house rules.
    pub prestige_vp: (i16, i16),
    /// Starting goods, coins aside.
    pub start: Amounts,
    /// Starting coins in turn order.
    pub start_coins: Vec<i16>,
    /// Starting goods in the house rules.
    pub house_start: Amounts,
    /// Starting coins in the house rules.
    pub house_start_coins: Vec<i16>,
    /// What bonus tiles give for production and harvest.
    pub bonus_tiles: [[Amounts; 2]; 6],
    /// Least value that activates a bonus tile.
    pub bonus_tile_activation: i16,
}

/// A floor of a tower.
#[derive(Clone, Copy, Debug, Default)]
pub struct Floor {
    pub value: i16,
    /// Received when entering.
    pub bonus: Amounts,
}

/// A harvest or production space.
#[derive(Clone, Copy, Debug, Default)]
pub struct WorkRow {
    pub value: i16,
    /// Added to the action's value.
    pub modifier: i16,
    /// Open from so many players.
    pub min_players: u8,
}

/// A market space or the council palace.
#[derive(Clone, Debug)]
pub struct SpaceRow {
    pub value: i16,
    /// Open from so many players.
    pub min_players: u8,
    /// What it gives.
    pub gives: Yield,
}

pub(super) fn parse(file: raw::BoardFile, variant: raw_variant::VariantFile) -> Result<Board, DataError> {
    let at = At::file("board.json");
    let house_at = At::new("variant-5p.json", "main");
    check_schema(&at, &file.schema)?;
    check_schema(&house_at, &variant.schema)?;
    structure(&at, &file)?;
    let house = variant.main;
    let faith = At::new("board.json", "faith_track");
    let steps = file.faith_track.vp.len();
    let last = faith.number("max", file.faith_track.max)?;
    faith.ensure(steps == last as usize + 1, "one number of points for each step is needed")?;
    for vp in &file.faith_track.vp {
        faith.number("a step", *vp)?;
    }
    let end = &file.end_game;
    let end_at = At::new("board.json", "end_game");
    end_at.ensure(end.resources_vp.per_total > 0, "resources score for each of at least 1")?;
    Ok(Board {
        floors: floors(&file.towers)?,
        work: work(&file.work_areas)?,
        market: market(&file.market.spaces, &house.extra_market_spaces)?,
        council: council(&file.council)?,
        privileges: privileges(&file.council_privilege_options, &house.extra_council_privilege_option)?,
        surcharge: coins(&At::new("board.json", "tower_rules"), &file.tower_rules.occupied_surcharge)?,
        house_surcharge: coins(&house_at, &house.tower_occupied_surcharge.value)?,
        servant_rate: file.servants.per_point,
        faith_vp: file.faith_track.vp,
        faith_required: faith_required(&file.vatican_report)?,
        track_ends: Amounts::of(Item::Faith, steps as i16 - 1)
            .with(Item::Military, at.number("military_track", file.military_track.max)?)
            .with(Item::Prestige, house_at.number("prestige_track", house.prestige_track.max)?),
        cards_per_type: file.limits.cards_per_type,
        slots: slots(&file.territory_slots)?,
        territories_vp: by_count(&end_at.sub("territories_vp"), &end.territories_vp)?,
        characters_vp: by_count(&end_at.sub("characters_vp"), &end.characters_vp)?,
        military_vp: (
            end_at.number("first", end.military_ranking_vp.first)?,
            end_at.number("second", end.military_ranking_vp.second)?,
        ),
        resources_vp: (end_at.number("vp", end.resources_vp.vp)?, end.resources_vp.per_total),
        prestige_vp: (
            per_prestige(&house_at, &house.end_game.prestige_first)?,
            per_prestige(&house_at, &house.end_game.prestige_second)?,
        ),
        start: start(&At::new("board.json", "setup"), &file.setup.start)?,
        start_coins: start_coins(&At::new("board.json", "setup"), file.setup.start_coins_by_turn_order, 4)?,
        house_start: start(&house_at, &house.setup.start)?,
        house_start_coins: start_coins(&house_at, house.setup.start_coins_by_turn_order, 5)?,
        bonus_tiles: bonus_tiles(file.personal_bonus_tiles.tiles, house.extra_bonus_tile)?,
        bonus_tile_activation: at
            .number("activation of bonus tiles", file.personal_bonus_tiles.activation)?,
    })
}

fn structure(at: &At, file: &raw::BoardFile) -> Result<(), DataError> {
    let s = &file.structure;
    let found =
        (s.periods, s.rounds_per_period, s.rounds, s.cards_per_tower_per_round, s.cards_per_deck_period);
    at.ensure(found == (3, 2, 6, 4, 8), "structure: 3 periods of 2 rounds, 4 cards a tower, 8 a period")?;
    at.ensure((file.players.min, file.players.max) == (2, 4), "players: 2 to 4")?;
    at.ensure(file.vatican_report.rounds == [2, 4, 6], "vatican_report: after rounds 2, 4 and 6")?;
    at.ensure((1..=20).contains(&file.servants.per_point), "servants: 1 to 20 for a point")?;
    at.ensure((1..=6).contains(&file.limits.cards_per_type), "limits: 1 to 6 cards of a type")
}

fn floors(towers: &[raw::Tower]) -> Result<[[Floor; 4]; 4], DataError> {
    let at = At::new("board.json", "towers");
    at.ensure(towers.len() == 4, "four towers are needed")?;
    let mut floors = [[Floor::default(); 4]; 4];
    let mut seen = [false; 4];
    for tower in towers {
        let at = at.sub(tower.kind.id());
        at.ensure(!std::mem::replace(&mut seen[tower.kind as usize], true), "the tower is given twice")?;
        at.ensure(tower.floors.len() == 4, "four floors are needed")?;
        for (i, row) in tower.floors.iter().enumerate() {
            at.ensure(usize::from(row.floor) == i + 1, "floors are listed from 1 to 4")?;
            bounded(&at, &row.bonus)?;
            floors[tower.kind as usize][i] =
                Floor { value: at.number("value", row.value)?, bonus: row.bonus };
        }
    }
    debug_assert_eq!(seen, [true; CardType::ALL.len()]);
    Ok(floors)
}

fn work(areas: &[raw::WorkArea]) -> Result<[[WorkRow; 2]; 2], DataError> {
    let at = At::new("board.json", "work_areas");
    let mut rows = [[WorkRow::default(); 2]; 2];
    at.ensure(areas.len() == 2, "production and harvest are needed")?;
    for (work, area) in [Work::Production, Work::Harvest].into_iter().zip(areas) {
        at.ensure(
            area.id == work.id() && area.spaces.len() == 2,
            "production, then harvest, two spaces each",
        )?;
        for (size, row) in [WorkSize::Small, WorkSize::Large].into_iter().zip(&area.spaces) {
            let id = Space::work(work, size).id();
            at.ensure(row.id == id, format!("{id:?} is expected, not {:?}", row.id))?;
            at.ensure((-20..=20).contains(&row.modifier), "a modifier is -20 to 20")?;
            rows[work as usize][size as usize] = WorkRow {
                value: at.number("value", row.value)?,
                modifier: row.modifier,
                min_players: row.min_players,
            };
        }
    }
    Ok(rows)
}

fn market(
    rows: &[raw::MarketSpace],
    house: &[raw_variant::VariantSpace],
) -> Result<Vec<SpaceRow>, DataError> {
    let at = At::new("board.json", "market");
    at.ensure(rows.len() == 4, "four market spaces are needed")?;
    let mut spaces = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let id = Space::market(number as u8).id();
        at.ensure(row.id == id, format!("{id:?} is expected, not {:?}", row.id))?;
        let at = at.sub(id);
        let gives = space_yield(&at, &row.effects)?;
        spaces.push(SpaceRow { value: at.number("value", row.value)?, min_players: row.min_players, gives });
    }
    let at = At::new("variant-5p.json", "extra_market_spaces");
    at.ensure(house.len() == 2, "two extra market spaces are needed")?;
    for (i, row) in house.iter().enumerate() {
        let id = Space::market(i as u8 + 4).id();
        at.ensure(row.id == id, format!("{id:?} is expected, not {:?}", row.id))?;
        small(&at, &row.gain)?;
        let gives = Yield { gain: row.gain, ..Yield::default() };
        spaces.push(SpaceRow { value: at.number("value", row.value)?, min_players: 5, gives });
    }
    Ok(spaces)
}

/// Amounts of the house rules, where prestige exists.
fn small(at: &At, amounts: &Amounts) -> Result<(), DataError> {
    bounded(at, &amounts.with(Item::Prestige, 0))?;
    at.number("prestige", amounts[Item::Prestige]).map(drop).map_err(|_| at.error("numbers are at most 99"))
}

fn council(row: &raw::Council) -> Result<SpaceRow, DataError> {
    let at = At::new("board.json", "council");
    at.ensure(row.id == Space::COUNCIL.id(), format!("{:?} is expected", Space::COUNCIL.id()))?;
    let gives = space_yield(&at, &row.effects)?;
    Ok(SpaceRow { value: at.number("value", row.value)?, min_players: 2, gives })
}

fn space_yield(at: &At, effects: &[Effect]) -> Result<Yield, DataError> {
    let gives = yields(at, effects)?;
    let plain = gives.per.is_none() && gives.exchanges.is_empty() && gives.bonus.is_none();
    at.ensure(plain, "a space gives amounts and privileges only")?;
    Ok(gives)
}

fn privileges(
    rows: &[raw::PrivilegeOption],
    house: &raw::PrivilegeOption,
) -> Result<[Amounts; 6], DataError> {
    let at = At::new("board.json", "council_privilege_options");
    at.ensure(rows.len() == 5, "five options are needed")?;
    let mut options = [Amounts::NONE; 6];
    for (privilege, row) in Privilege::ALL.into_iter().zip(rows) {
        let id = privilege.id();
        at.ensure(row.id == id, format!("{id:?} is expected, not {:?}", row.id))?;
        bounded(&at, &row.gain)?;
        options[privilege as usize] = row.gain;
    }
    let at = At::new("variant-5p.json", "extra_council_privilege_option");
    let id = Privilege::Prestige.id();
    at.ensure(house.id == id, format!("{id:?} is expected, not {:?}", house.id))?;
    small(&at, &house.gain)?;
    options[Privilege::Prestige as usize] = house.gain;
    Ok(options)
}

fn coins(at: &At, surcharge: &Amounts) -> Result<i16, DataError> {
    let n = at.number("surcharge", surcharge[Item::Coins])?;
    at.ensure(*surcharge == Amounts::of(Item::Coins, n), "the surcharge is paid in coins only")?;
    Ok(n)
}

fn faith_required(report: &raw::VaticanReport) -> Result<[i16; 3], DataError> {
    let at = At::new("board.json", "vatican_report");
    let mut required = [0; 3];
    for (i, faith) in required.iter_mut().enumerate() {
        let key = (i + 1).to_string();
        let found = report.required_faith.get(&key);
        *faith = at.number("faith", *found.ok_or_else(|| at.error(format!("period {key} is missing")))?)?;
    }
    at.ensure(report.required_faith.len() == 3, "faith is required in three periods")?;
    Ok(required)
}

fn slots(rows: &[raw::Slot]) -> Result<[i16; 6], DataError> {
    let at = At::new("board.json", "territory_slots");
    let ordered = rows.iter().enumerate().all(|(i, row)| usize::from(row.slot) == i + 1);
    at.ensure(rows.len() == 6 && ordered, "slots 1 to 6 are needed, in order")?;
    let mut slots = [0; 6];
    for (slot, row) in slots.iter_mut().zip(rows) {
        *slot = at.number("military_required", row.military_required)?;
    }
    Ok(slots)
}

fn by_count(at: &At, rows: &BTreeMap<String, i16>) -> Result<[i16; 7], DataError> {
    let mut points = [0; 7];
    at.ensure(rows.len() == 7, "points for 0 to 6 cards are needed")?;
    for (count, vp) in points.iter_mut().enumerate() {
        let row =
            rows.get(&count.to_string()).ok_or_else(|| at.error(format!("{count} cards are missing")))?;
        *vp = at.number("points", *row)?;
    }
    Ok(points)
}

fn per_prestige(at: &At, text: &str) -> Result<i16, DataError> {
    let number = text.strip_suffix(" VP per prestige point").and_then(|n| n.parse().ok());
    let number = number.ok_or_else(|| at.error("prestige scores as \"N VP per prestige point\""))?;
    at.number("prestige", number)
}

fn start(at: &At, goods: &Amounts) -> Result<Amounts, DataError> {
    bounded(at, goods)?;
    at.ensure(goods[Item::Coins] == 0, "starting coins are given by turn order")?;
    Ok(*goods)
}

fn start_coins(at: &At, coins: Vec<i16>, players: usize) -> Result<Vec<i16>, DataError> {
    at.ensure(coins.len() == players, format!("starting coins for {players} players are needed"))?;
    coins.iter().try_for_each(|n| at.number("coins", *n).map(drop))?;
    Ok(coins)
}

fn bonus_tiles(rows: Vec<raw::BonusTile>, house: raw::BonusTile) -> Result<[[Amounts; 2]; 6], DataError> {
    let at = At::new("board.json", "personal_bonus_tiles");
    at.ensure(rows.len() == 5, "one standard and four advanced tiles are needed")?;
    let mut tiles = [[Amounts::NONE; 2]; 6];
    for (tile, row) in BonusTile::ALL.into_iter().zip(rows.into_iter().chain([house])) {
        let is_house = tile == BonusTile::VariantServantsMilitary;
        let at = if is_house { At::new("variant-5p.json", "extra_bonus_tile") } else { at.clone() };
        let id = tile.id();
        at.ensure(row.id == id, format!("{id:?} is expected, not {:?}", row.id))?;
        bounded(&at, &row.production)?;
        bounded(&at, &row.harvest)?;
        tiles[tile as usize][Work::Production as usize] = row.production;
        tiles[tile as usize][Work::Harvest as usize] = row.harvest;
    }
    Ok(tiles)
}
