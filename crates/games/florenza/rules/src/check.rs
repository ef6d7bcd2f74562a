//! What must hold for any state: nothing negative, nothing twice, everything complete really complete.

use crate::Florenza;
use crate::building::Buildings;
use crate::pending::Pending;
use crate::pieces::{Target, Track, Work};
use crate::state::{Open, Phase, Player, State};

pub(crate) fn check(game: &Florenza, state: &State) -> Result<(), String> {
    let open = &state.open;
    let n = state.seats();
    ensure(open.players.len() == n && open.pending.len() == n, "one sheet and one stack for each seat")?;
    ensure(open.first.index() < n, "the first player sits at the table")?;
    ensure((1..=game.rounds(open)).contains(&open.round), "the round is one of the match")?;
    for (_, player) in open.players.iter() {
        game.check_sheet(player)?;
    }
    game.check_dice(open)?;
    game.check_offices(open)?;
    let complete = open.players.iter().filter(|(_, player)| player.palace.is_some()).count();
    ensure(usize::from(open.finished) <= complete, "only complete palaces were completed earlier")?;
    let over = open.phase == Phase::Over;
    ensure(over == open.awaited().is_empty(), "somebody decides until the match is over")
}

impl Florenza {
    fn check_sheet(&self, player: &Player) -> Result<(), String> {
        let unit = self.tables.unit;
        ensure(player.reserve.florins.is_multiple_of(unit), "florins come in whole icons")?;
        for target in Target::all() {
            let (icons, crossed) = (self.tables.icons[target.index()], player.crossed[target.index()]);
            ensure(icons.covers(crossed), "only printed icons are crossed")?;
        }
        for work in Work::ALL {
            let done = player.has_done(work);
            let full = self.tables.icons[work as usize] == player.crossed[work as usize];
            ensure(!done || full, "a complete work has all its icons crossed")?;
            ensure(done || player.artists[work as usize] == 0, "only complete works have an artist")?;
        }
        let palace = player.done.includes(Target::PALACE);
        ensure(palace == player.palace.is_some(), "a complete palace has its bonus, and only it")?;
        for track in Track::ALL {
            let end = self.tables.tracks[track as usize].boxes.len();
            ensure(usize::from(player.at(track)) <= end, "nobody walks beyond the end of a track")?;
        }
        self.check_district(player)
    }

    /// Spaces are complete in their order; every building there was paid, and there is none twice.
    fn check_district(&self, player: &Player) -> Result<(), String> {
        let mut open_space = false;
        for number in 2..=8 {
            let Some(target) = Target::space(number) else { continue };
            let building = player.building_in(number);
            ensure(building.is_some() == player.done.contains(target), "a complete space has a building")?;
            ensure(building.is_none() || !open_space, "spaces are completed in their order")?;
            open_space |= building.is_none();
            if let Some(building) = building {
                let cost = self.tables.buildings[building.index()].cost;
                ensure(player.crossed[target.index()].covers(cost), "a building is paid")?;
            }
        }
        let owned: Buildings = player.spaces.iter().flatten().copied().collect();
        ensure(owned.len() == player.spaces.iter().flatten().count(), "no building twice")?;
        ensure(owned == player.buildings, "the buildings follow from the spaces")?;
        ensure(player.used.except(player.buildings).is_empty(), "only own buildings are used")
    }

    fn check_dice(&self, open: &Open) -> Result<(), String> {
        ensure(open.values.iter().all(|value| (1..=6).contains(value)), "dice show 1 to 6")?;
        let picks = usize::from(match open.active() {
            Some(_) => self.tables.active_picks,
            None => self.tables.solo.picks,
        });
        match open.phase {
            Phase::Active => {
                let left =
                    open.pending.iter().flat_map(|(_, stack)| stack.as_slice()).find_map(|it| match it {
                        Pending::Turn { left } => Some(usize::from(*left)),
                        _ => None,
                    });
                ensure(left == Some(picks - open.used.len()), "each die taken is used at once")
            }
            Phase::Others => ensure(open.used.len() == picks, "the active player's dice are the used ones"),
            Phase::Income | Phase::Offices | Phase::Over => Ok(()),
        }
    }

    fn check_offices(&self, open: &Open) -> Result<(), String> {
        let early = open.round < self.tables.offices_from;
        ensure(!early || (open.captain.is_none() && open.bishop.is_none()), "no offices in the first round")?;
        let ghost = open.config.is_solo() || open.ghost == [0; 3];
        ensure(ghost, "the ghost plays only against one")
    }
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("broken: {what}")) }
}
