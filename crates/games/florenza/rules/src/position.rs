//! Positions written by hand: for rule tests, perft counts and puzzles.
//!
//! One statement a line (or between semicolons); what is not said is as at the start, without a free building:
//!
//! ```text
//! 4 players                           or: 1 players hard
//! round 3                             from 1
//! first 2                             the first player
//! active 1                            whose turn it is; `active ghost` alone
//! dice 1 2 3 4 5 6                    white, brown, grey, green, red, yellow
//! used white red                      dice taken already
//! captain 0; bishop 1                 the offices of the round
//! finished 1                          players who completed the palace in earlier turns
//! ghost 3 1                           the ghost's places as captain and bishop
//! others                              the active player is done, the others use a die
//! income                              the round begins with the incomes
//! offices                             the incomes are over, captain and bishop are determined
//! over                                the match is over
//! seat 0 reserve 1 200 0              extra resources, florins, stars
//! seat 0 tracks 2 0 0                 captain, bishop, preacher
//! seat 0 start 3                      the free building of space 1
//! seat 0 building 2 16                a building in a space, paid exactly
//! seat 0 crossed garden 1 gold, 1 florins    icons crossed in a work or space, beside what is there
//! seat 0 ready garden, dome           works with all icons crossed
//! seat 0 done dome 2, garden 4        complete works and their artists' points
//! seat 0 bonus 6                      the points for the complete palace
//! seat 0 spent 13 14                  once-a-turn buildings used in this turn
//! seat 0 asked die-box                a decision on top: die-box, resource, or steps captain 2
//! ```
//!
//! The order of the statements counts only among the decisions of a seat. A text cannot say that another decision than
//! these is half taken, or which dice come next.

use crate::Florenza;
use crate::apply::Exec;
use crate::building::BuildingId;
use crate::check::check;
use crate::config::{Config, Level};
use crate::goods::{Goods, Icon};
use crate::pending::Pending;
use crate::pieces::{Dice, Die, Target, Track, Work};
use crate::state::{Phase, Reserve, State};
use kernel::position::{self, PositionError, nothing, number, numbers, two, unknown};
use kernel::{Chance, Seat, Seed, Silent};

impl Florenza {
    /// The state a text describes, if it can be.
    pub fn position(&self, text: &str) -> Result<State, PositionError> {
        position::read(text, |players, options| {
            let mut open = self.blank(config(players, options)?, Seat::default());
            (open.round, open.phase) = (1, Phase::Active);
            let state = State { open, chance: Chance::new(Seed::from_number(0)) };
            Ok(Builder { game: self, state, active: None, crossed: Vec::new(), asked: Vec::new() })
        })
    }
}

fn config(players: u8, options: &mut dyn Iterator<Item = &str>) -> Result<Config, String> {
    let config = position::with_options(Config::new(players), options, |config, word| {
        let level = Level::ALL.into_iter().find(|it| it.id() == word);
        config.level = level.or(config.level);
        level.is_some()
    })?;
    config.check().map_err(|error| error.to_string())?;
    Ok(config)
}

struct Builder<'a> {
    game: &'a Florenza,
    state: State,
    /// The active player, where one is named: which turn that is depends on the first player.
    active: Option<Seat>,
    /// Icons beside those of buildings and whole works, wherever in the text these are named.
    crossed: Vec<(Seat, Target, Icon, u8)>,
    asked: Vec<(Seat, Pending)>,
}

impl position::Builder for Builder<'_> {
    type State = State;

    fn seats(&self) -> usize {
        self.state.seats()
    }

    fn read(&mut self, verb: &str, rest: &str) -> Result<(), String> {
        match verb {
            "round" => self.state.open.round = number(rest)?,
            "first" => self.state.open.first = self.seat(rest)?,
            "active" if rest == "ghost" => self.state.open.turn = 1,
            "active" => self.active = Some(self.seat(rest)?),
            "dice" => {
                self.state.open.values = numbers(rest)?;
            }
            "used" => {
                let die = |id| Die::from_id(id).ok_or_else(|| format!("no die {id:?}"));
                self.state.open.used = rest.split_whitespace().map(die).collect::<Result<Dice, _>>()?;
            }
            "captain" => self.state.open.captain = Some(self.seat(rest)?),
            "bishop" => self.state.open.bishop = Some(self.seat(rest)?),
            "finished" => self.state.open.finished = number(rest)?,
            "ghost" => self.state.open.ghost[..2].copy_from_slice(&numbers::<u8, 2>(rest)?),
            "others" => return self.phase(Phase::Others, rest),
            "income" => return self.phase(Phase::Income, rest),
            "offices" => return self.phase(Phase::Offices, rest),
            "over" => return self.phase(Phase::Over, rest),
            other => return unknown(other),
        }
        Ok(())
    }

    fn read_seat(&mut self, seat: Seat, verb: &str, rest: &str) -> Result<(), String> {
        let player = &mut self.state.open.players[seat];
        match verb {
            "reserve" => {
                let [extra, florins, stars]: [u16; 3] = numbers(rest)?;
                let small = |n: u16| number(&n.to_string());
                player.reserve = Reserve { florins, extra: small(extra)?, stars: small(stars)? };
                player.gained = player.reserve;
            }
            "tracks" => player.tracks = numbers(rest)?,
            "start" => self.own(seat, rest, 1)?,
            "building" => {
                let (space, building) = two(rest, "a space and a building are needed")?;
                let space: u8 = number(space)?;
                let target = Target::space(space).ok_or("spaces are 2 to 8")?;
                let cost = self.own(seat, building, space).map(|()| self.game.tables())?;
                let id = BuildingId::new(number(building)?).ok_or("buildings are 1 to 25")?;
                let player = &mut self.state.open.players[seat];
                player.crossed[target.index()] = cost.buildings[id.index()].cost;
                player.done = player.done.with(target);
            }
            "crossed" => {
                let (target, goods) = two(rest, "a target and icons are needed")?;
                let target = Target::from_id(target).ok_or_else(|| format!("no target {target:?}"))?;
                for part in goods.split(',') {
                    let (n, id) = two(part.trim(), "write for example `2 gold`")?;
                    let icon = Icon::ALL.into_iter().find(|it| it.id() == id).ok_or("no such icon")?;
                    self.crossed.push((seat, target, icon, number(n)?));
                }
            }
            "ready" => {
                for id in rest.split(',') {
                    let work = work(id.trim())?;
                    player.crossed[work as usize] = self.game.tables.icons[work as usize];
                }
            }
            "done" => {
                for part in rest.split(',') {
                    let (id, points) = two(part.trim(), "a work and points are needed")?;
                    let work = work(id)?;
                    player.crossed[work as usize] = self.game.tables.icons[work as usize];
                    player.done = player.done.with(work.target());
                    player.artists[work as usize] = number(points)?;
                }
            }
            "bonus" => player.palace = Some(number(rest)?),
            "spent" => {
                for word in rest.split_whitespace() {
                    let building = BuildingId::new(number(word)?).ok_or("buildings are 1 to 25")?;
                    player.used = player.used.with(building);
                }
            }
            "asked" => {
                let pending = asked(rest)?;
                self.asked.push((seat, pending));
            }
            other => return unknown(other),
        }
        Ok(())
    }

    fn finish(mut self) -> Result<State, String> {
        let game = self.game;
        let state = &mut self.state;
        if let Some(seat) = self.active {
            let n = state.seats();
            state.open.turn = ((seat.index() + n - state.open.first.index()) % n) as u8;
        }
        for (seat, target, icon, n) in self.crossed {
            let crossed = &mut state.open.players[seat].crossed[target.index()];
            if crossed.get(icon).saturating_add(n) > Goods::MOST {
                return Err(format!("{} has no {n} more {}", target.id(), icon.id()));
            }
            *crossed = (0..n).fold(*crossed, |goods, _| goods.plus(icon));
        }
        let mut exec = Exec { game, state, tell: &mut Silent };
        match exec.state.open.phase {
            Phase::Active => {
                let used = exec.state.open.used.len() as u8;
                let left = game.tables.active_picks.checked_sub(used).ok_or("too many dice are used")?;
                let active = exec.state.open.active().ok_or("the ghost's turn is one for the others")?;
                exec.push(active, Pending::Turn { left });
            }
            Phase::Others => exec.begin_others(),
            Phase::Offices => exec.elect(),
            Phase::Income | Phase::Over => {}
        }
        for (seat, pending) in self.asked {
            exec.push(seat, pending);
        }
        for seat in Seat::all(exec.state.seats()) {
            exec.settle(seat);
        }
        exec.advance();
        check(game, state)?;
        Ok(*state)
    }
}

impl Builder<'_> {
    fn phase(&mut self, phase: Phase, rest: &str) -> Result<(), String> {
        self.state.open.phase = phase;
        nothing(rest)
    }

    fn own(&mut self, seat: Seat, building: &str, space: u8) -> Result<(), String> {
        let building = BuildingId::new(number(building)?).ok_or("buildings are 1 to 25")?;
        let player = &mut self.state.open.players[seat];
        player.spaces[usize::from(space) - 1] = Some(building);
        player.buildings = player.buildings.with(building);
        Ok(())
    }
}

fn asked(text: &str) -> Result<Pending, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["die-box"] => Ok(Pending::DieBox),
        ["resource"] => Ok(Pending::Choose { left: 1 }),
        ["steps", track, n] => {
            let track = Track::from_id(track).ok_or_else(|| format!("no track {track:?}"))?;
            Ok(Pending::Steps { track, left: number(n)? })
        }
        _ => Err(format!("no decision {text:?}")),
    }
}

fn work(id: &str) -> Result<Work, String> {
    Work::from_id(id).ok_or_else(|| format!("no work {id:?}"))
}
