//! The first state of a match.

use crate::Florenza;
use crate::apply::Exec;
use crate::building::BuildingId;
use crate::config::Config;
use crate::event::Event;
use crate::pieces::Dice;
use crate::state::{Open, Phase, Player, Reserve, State};
use kernel::{Chance, PerSeat, Seat, Seed, Sink};

/// Everyone rolls a die for the building of space 1; the lowest roll plays first, equal ones draw lots.
pub(crate) fn setup(game: &Florenza, config: &Config, seed: Seed, tell: &mut impl Sink<Event>) -> State {
    let n = usize::from(config.players);
    let mut chance = Chance::new(seed);
    let mut draws = chance.draws();
    let rolls: PerSeat<u8> = PerSeat::from_fn(n, |_| draws.die());
    let tied = lowest(&rolls);
    let place = if tied.len() == 1 { 0 } else { draws.below(tied.len() as u32) as usize };
    let first = tied.iter().nth(place).unwrap_or_default();
    let mut state = State { open: game.blank(*config, first), chance };
    tell.tell(Event::Started { rolls, first });
    let mut exec = Exec { game, state: &mut state, tell };
    for (seat, roll) in rolls.iter() {
        if let Some(building) = BuildingId::new(*roll) {
            exec.own(seat, building, 1);
        }
    }
    exec.begin_round();
    exec.advance();
    state
}

impl Florenza {
    /// Empty sheets with the reserve of the start.
    pub(crate) fn blank(&self, config: Config, first: Seat) -> Open {
        let n = usize::from(config.players);
        let (extra, florins, stars) = self.tables.start;
        let reserve = Reserve { florins, extra, stars };
        Open {
            config,
            phase: Phase::Income,
            round: 0,
            step: 0,
            turn: 0,
            first,
            values: [1; 6],
            used: Dice::NONE,
            captain: None,
            bishop: None,
            finished: 0,
            ghost: [0; 3],
            players: PerSeat::from_fn(n, |_| Player { reserve, gained: reserve, ..Player::default() }),
            pending: PerSeat::new(n),
        }
    }
}

/// The seats that rolled lowest.
pub(crate) fn lowest(rolls: &PerSeat<u8>) -> kernel::Seats {
    let least = rolls.as_slice().iter().min().copied().unwrap_or(0);
    rolls.iter().filter(|(_, roll)| **roll == least).map(|(seat, _)| seat).collect()
}
