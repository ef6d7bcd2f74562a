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

use crate::Florenza;
use crate::apply::Exec;
use crate::building::BuildingId;
use crate::config::{Config, Level};
use crate::goods::Icon;
use crate::pending::Pending;
use crate::pieces::{Dice, Die, Target, Track, Work};
use crate::state::{Phase, Reserve, State};
use kernel::{Chance, Seat, Seed, Silent};
use std::str::FromStr;
use thiserror::Error;

/// A position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{statement:?}: {reason}")]
pub struct PositionError {
    /// The statement that is wrong.
    pub statement: String,
    /// What is wrong with it.
    pub reason: String,
}

impl Florenza {
    /// The state a text describes, if it can be.
    pub fn position(&self, text: &str) -> Result<State, PositionError> {
        let mut statements = text.split(['\n', ';']).map(str::trim).filter(|it| !it.is_empty());
        let first = statements.next().unwrap_or_default();
        let wrong = |statement: &str, reason: String| PositionError { statement: statement.into(), reason };
        let config = config(first).map_err(|reason| wrong(first, reason))?;
        let mut open = self.blank(config, Seat::default());
        (open.round, open.phase) = (1, Phase::Active);
        let state = State { open, chance: Chance::new(Seed::from_number(0)) };
        let mut builder = Builder { game: self, state, asked: Vec::new() };
        for statement in statements {
            builder.read(statement).map_err(|reason| wrong(statement, reason))?;
        }
        builder.finish().map_err(|reason| wrong(text.trim(), reason))
    }
}

fn config(statement: &str) -> Result<Config, String> {
    let mut words = statement.split_whitespace();
    let players = words.next().and_then(|n| n.parse().ok()).ok_or("a position begins with `N players`")?;
    let mut config = Config::new(players);
    for word in words.filter(|word| *word != "players") {
        let level = Level::ALL.into_iter().find(|it| it.id() == word);
        config.level = Some(level.ok_or_else(|| format!("unknown option {word:?}"))?);
    }
    config.check().map_err(|error| error.to_string())?;
    Ok(config)
}

struct Builder<'a> {
    game: &'a Florenza,
    state: State,
    asked: Vec<(Seat, Pending)>,
}

impl Builder<'_> {
    fn read(&mut self, statement: &str) -> Result<(), String> {
        let (verb, rest) = statement.split_once(char::is_whitespace).unwrap_or((statement, ""));
        let rest = rest.trim();
        match verb {
            "round" => self.state.open.round = number(rest)?,
            "first" => self.state.open.first = self.seat(rest)?,
            "active" if rest == "ghost" => self.state.open.turn = 1,
            "active" => {
                let (seat, n) = (self.seat(rest)?.index(), self.state.seats());
                self.state.open.turn = ((seat + n - self.state.open.first.index()) % n) as u8;
            }
            "dice" => {
                let values: Vec<u8> = rest.split_whitespace().map(number).collect::<Result<_, _>>()?;
                self.state.open.values = values.try_into().map_err(|_| "six values are needed")?;
            }
            "used" => {
                let die = |id| Die::from_id(id).ok_or_else(|| format!("no die {id:?}"));
                self.state.open.used = rest.split_whitespace().map(die).collect::<Result<Dice, _>>()?;
            }
            "captain" => self.state.open.captain = Some(self.seat(rest)?),
            "bishop" => self.state.open.bishop = Some(self.seat(rest)?),
            "finished" => self.state.open.finished = number(rest)?,
            "ghost" => {
                for (place, word) in self.state.open.ghost.iter_mut().zip(rest.split_whitespace()) {
                    *place = number(word)?;
                }
            }
            "others" => self.state.open.phase = Phase::Others,
            "income" => self.state.open.phase = Phase::Income,
            "offices" => self.state.open.phase = Phase::Offices,
            "over" => self.state.open.phase = Phase::Over,
            "seat" => {
                let (seat, rest) = rest.split_once(' ').ok_or("a seat and what it has are needed")?;
                let seat = self.seat(seat)?;
                self.read_seat(seat, rest.trim())?;
            }
            other => return Err(format!("unknown word {other:?}")),
        }
        Ok(())
    }

    fn read_seat(&mut self, seat: Seat, rest: &str) -> Result<(), String> {
        let (verb, rest) = rest.split_once(char::is_whitespace).ok_or("what of the seat?")?;
        let player = &mut self.state.open.players[seat];
        match verb {
            "reserve" => {
                let [extra, florins, stars] = numbers(rest)?;
                let stars = stars as u8;
                player.reserve = Reserve { florins, extra: extra as u8, stars };
                player.gained = player.reserve;
            }
            "tracks" => player.tracks = numbers(rest)?.map(|n| n as u8),
            "start" => self.own(seat, rest, 1)?,
            "building" => {
                let (space, building) = rest.split_once(' ').ok_or("a space and a building are needed")?;
                let space: u8 = number(space)?;
                let target = Target::space(space).ok_or("spaces are 2 to 8")?;
                let cost = self.own(seat, building, space).map(|()| self.game.tables())?;
                let id = BuildingId::new(number(building)?).ok_or("buildings are 1 to 25")?;
                let player = &mut self.state.open.players[seat];
                player.crossed[target.index()] = cost.buildings[id.index()].cost;
                player.done = player.done.with(target);
            }
            "crossed" => {
                let (target, goods) = rest.split_once(' ').ok_or("a target and icons are needed")?;
                let target = Target::from_id(target).ok_or_else(|| format!("no target {target:?}"))?;
                for part in goods.split(',') {
                    let (n, id) = part.trim().split_once(' ').ok_or("write for example `2 gold`")?;
                    let icon = Icon::ALL.into_iter().find(|it| it.id() == id).ok_or("no such icon")?;
                    for _ in 0..number::<u8>(n)? {
                        let crossed = player.crossed[target.index()];
                        player.crossed[target.index()] = crossed.plus(icon);
                    }
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
                    let (id, points) = part.trim().split_once(' ').ok_or("a work and points are needed")?;
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
            other => return Err(format!("unknown word {other:?}")),
        }
        Ok(())
    }

    fn own(&mut self, seat: Seat, building: &str, space: u8) -> Result<(), String> {
        let building = BuildingId::new(number(building)?).ok_or("buildings are 1 to 25")?;
        let player = &mut self.state.open.players[seat];
        player.spaces[usize::from(space) - 1] = Some(building);
        player.buildings = player.buildings.with(building);
        Ok(())
    }

    fn finish(mut self) -> Result<State, String> {
        let game = self.game;
        let state = &mut self.state;
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
        game.check_state(state)?;
        Ok(*state)
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let seat = word.trim().parse().ok().and_then(Seat::new);
        seat.filter(|seat| seat.index() < self.state.seats()).ok_or_else(|| format!("no seat {word:?}"))
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

fn number<T: FromStr>(word: &str) -> Result<T, String> {
    word.trim().parse().map_err(|_| format!("{word:?} is no number that fits"))
}

fn numbers(text: &str) -> Result<[u16; 3], String> {
    let all: Vec<u16> = text.split_whitespace().map(number).collect::<Result<_, _>>()?;
    all.try_into().map_err(|_| "three numbers are needed".into())
}
