//! The first state of a match.

use crate::Lorenzo;
use crate::apply::Exec;
use crate::config::Config;
use crate::event::Event;
use crate::items::{Amounts, Item};
use crate::leader::LeaderId;
use crate::modifiers;
use crate::pending::Stack;
use crate::pieces::{BonusTile, TileId};
use crate::state::{BoardState, Open, Phase, Player, Secret, State};
use kernel::chance::Draws;
use kernel::{Chance, PerSeat, Seat, Seed, Sink};

pub(crate) fn setup(game: &Lorenzo, config: &Config, seed: Seed, tell: &mut impl Sink<Event>) -> State {
    let n = usize::from(config.players);
    let mut chance = Chance::new(seed);
    let mut draws = chance.draws();
    let decks = [(); 4].map(|()| deck(&mut draws));
    let tiles = [1, 2, 3].map(|period| tile(&mut draws, period));
    let mut order = PerSeat::from_fn(n, |seat| seat);
    draws.shuffle(order.as_mut_slice());
    let packs = deal_leaders(&mut draws, config, n);

    let open = Open {
        config: *config,
        phase: Phase::Tiles,
        round: 0,
        step: 0,
        order,
        dice: [0; 3],
        towers: [[None; 4]; 4],
        tiles,
        board: BoardState::default(),
        players: PerSeat::from_fn(n, |seat| game.starting_player(config, &order, seat)),
        pending: Stack::default(),
    };
    let mut state = State { open, secrets: packs, decks, chance };
    for seat in Seat::all(n) {
        state.open.players[seat].modifiers = modifiers::work_out(&game.tables, &state.open, seat);
    }
    tell.tell(Event::TurnOrder { order });
    tell.tell(Event::TilesDrawn { tiles });
    if !config.advanced {
        Exec { game, state: &mut state, tell }.begin_round();
    }
    state
}

impl Lorenzo {
    fn starting_player(&self, config: &Config, order: &PerSeat<Seat>, seat: Seat) -> Player {
        let board = &self.tables.board;
        let place = order.as_slice().iter().position(|it| *it == seat).unwrap_or(0);
        let (goods, coins) = if config.house_rules {
            (board.house_start, board.house_start_coins[place])
        } else {
            (board.start, board.start_coins[place])
        };
        let tile = (!config.advanced).then_some(BonusTile::Standard);
        Player { stock: goods + Amounts::of(Item::Coins, coins), tile, ..Player::default() }
    }
}

/// Eight cards of each period, shuffled within the period; the first period on top.
fn deck(draws: &mut Draws<'_>) -> [u8; 24] {
    let mut places = [0; 24];
    for (i, place) in places.iter_mut().enumerate() {
        *place = i as u8;
    }
    for period in places.chunks_mut(8) {
        draws.shuffle(period);
    }
    places
}

fn tile(draws: &mut Draws<'_>, period: u8) -> TileId {
    let number = draws.below(7) as u8 + 1;
    TileId::new(period, number).expect("a period of 1 to 3 and a number of 1 to 7")
}

fn deal_leaders(draws: &mut Draws<'_>, config: &Config, n: usize) -> PerSeat<Secret> {
    if !config.advanced {
        return PerSeat::new(n);
    }
    let mut leaders: [usize; LeaderId::COUNT] = std::array::from_fn(|i| i);
    draws.shuffle(&mut leaders);
    PerSeat::from_fn(n, |seat| {
        let pack = leaders[seat.index() * 4..][..4].iter().filter_map(|i| LeaderId::new(*i)).collect();
        Secret { pack, ..Secret::default() }
    })
}
