//! Networks: how positions are told to them, which of them a bot goes by, and the evaluation by hand that they correct.

use crate::evaluate::{Evaluated, Evaluator};
use crate::mcts::Cut;
use kernel::bundle::{Action, Config, State};
use kernel::{Bundle, Digest, Game, PerSeat, Seat, Seed, Silent, Turn};
use net::{Features, Net};
use std::sync::Arc;

/// How positions of a game are told to networks.
pub struct Encoding<B: Bundle> {
    /// Counts the changes of what the features mean: a network goes with the version it was learnt with.
    pub version: u32,
    /// How many features a seat has.
    pub seat_features: usize,
    /// How many features the table has.
    pub table_features: usize,
    /// At which kind of table a match is played; nothing where positions like this one are not told.
    pub table: fn(&State<B>) -> Option<&'static str>,
    /// Tells a position, by what the state holds open or imagines.
    pub write: fn(&B::Game, &State<B>, &mut Features),
}

/// Which networks a bot may go by.
#[derive(Clone, Debug, Default)]
pub enum Networks {
    /// Those that the program carries.
    #[default]
    Carried,
    /// None: by hand alone.
    None,
    /// These.
    These(Vec<Arc<Net>>),
}

impl Networks {
    /// Those of them that were learnt for this game, these features and these data.
    pub fn fitting<B: Evaluated>(&self, game: &B::Game) -> Vec<Arc<Net>> {
        let Some(encoding) = B::ENCODING else { return Vec::new() };
        let networks = match self {
            Networks::Carried => B::networks(),
            Networks::None => Vec::new(),
            Networks::These(networks) => networks.clone(),
        };
        // The digest takes a moment, so it is worked out only where there is something to compare it with.
        if networks.is_empty() {
            return networks;
        }
        let data = game.data_hash();
        networks.into_iter().filter(|net| fits::<B>(net, &encoding, data)).collect()
    }
}

/// The kind of table that matches with these options are played at; nothing where none is told to networks.
pub fn table_of<B: Evaluated>(game: &B::Game, config: &Config<B>) -> Option<&'static str> {
    let encoding = B::ENCODING?;
    let mut state = game.setup(config, Seed::from_number(0), &mut Silent).ok()?;
    let mut legal = Vec::new();
    loop {
        if let Some(table) = (encoding.table)(&state) {
            return Some(table);
        }
        let Turn::Await(seats) = game.turn(&state) else { return None };
        let seat = seats.lowest()?;
        game.legal(&state, seat, &mut legal);
        game.play(&mut state, seat, *legal.first()?, &mut Silent);
    }
}

/// Whether a network was learnt for this game, these features and these data.
fn fits<B: Evaluated>(net: &Net, encoding: &Encoding<B>, data: Digest) -> bool {
    let about = net.about();
    about.game == B::Game::META.id
        && about.version == encoding.version
        && about.seat_features == encoding.seat_features
        && about.table_features == encoding.table_features
        && about.data == data.to_string()
}

/// The evaluation by hand with the networks that correct it: where none was learnt for the match, it stands by itself.
pub struct CorrectedEvaluator<B: Evaluated> {
    by_hand: B::Evaluator,
    networks: Vec<Arc<Net>>,
}

impl<B: Evaluated> CorrectedEvaluator<B> {
    /// By hand alone.
    pub const fn by_hand(by_hand: B::Evaluator) -> CorrectedEvaluator<B> {
        CorrectedEvaluator { by_hand, networks: Vec::new() }
    }

    /// With those networks that fit the game and its data.
    pub fn new(game: &B::Game, by_hand: B::Evaluator, networks: &Networks) -> CorrectedEvaluator<B> {
        CorrectedEvaluator { by_hand, networks: networks.fitting::<B>(game) }
    }

    /// Where rollouts from a state end unless something else is asked for: a network sees further than they do, so that they
    /// end with the stage.
    pub fn usual_cut(&self, state: &State<B>) -> Cut {
        if self.network(state).is_some() { Cut::Stage } else { B::CUT }
    }

    /// How far what a search finds can be trusted as chances, see [`Evaluated::CALIBRATION`].
    pub fn calibration(&self, state: &State<B>) -> f32 {
        if self.network(state).is_some() { B::CALIBRATION_LEARNT } else { B::CALIBRATION }
    }

    /// The network that was learnt for matches like this one, and how it is told of them.
    fn network(&self, state: &State<B>) -> Option<(&Net, Encoding<B>)> {
        if self.networks.is_empty() {
            return None;
        }
        let encoding = B::ENCODING?;
        let table = (encoding.table)(state)?;
        self.networks.iter().find(|net| net.about().table == table).map(|net| (&**net, encoding))
    }
}

impl<B: Evaluated> Evaluator<B::Game> for CorrectedEvaluator<B> {
    fn evaluate(&self, game: &B::Game, state: &State<B>) -> PerSeat<f32> {
        self.outlook(game, state).0
    }

    fn evaluate_seat(&self, game: &B::Game, state: &State<B>, seat: Seat) -> f32 {
        self.by_hand.evaluate_seat(game, state, seat)
    }

    fn outlook(&self, game: &B::Game, state: &State<B>) -> (PerSeat<f32>, Option<PerSeat<f32>>) {
        let mut expected = self.by_hand.evaluate(game, state);
        let Some((net, encoding)) = self.network(state).filter(|_| game.turn(state) != Turn::Over) else {
            return (expected, None);
        };
        let mut features = Features::new(expected.len());
        (encoding.write)(game, state, &mut features);
        let found = net.estimate(&features);
        for (points, found) in expected.as_mut_slice().iter_mut().zip(found) {
            *points += found.points;
        }
        let most = found[..expected.len()].iter().fold(f32::MIN, |most, it| most.max(it.strength));
        let mut wins = PerSeat::from_fn(expected.len(), |seat| (found[seat.index()].strength - most).exp());
        let sum: f32 = wins.as_slice().iter().sum();
        wins.as_mut_slice().iter_mut().for_each(|it| *it /= sum);
        (expected, Some(wins))
    }

    fn prior(&self, game: &B::Game, state: &State<B>, seat: Seat, action: Action<B>) -> f32 {
        self.by_hand.prior(game, state, seat, action)
    }

    fn best_prior(&self, game: &B::Game, state: &State<B>, seat: Seat, legal: &[Action<B>]) -> usize {
        self.by_hand.best_prior(game, state, seat, legal)
    }

    fn stage(&self, state: &State<B>) -> u32 {
        self.by_hand.stage(state)
    }

    fn is_settled(&self, state: &State<B>, seat: Seat) -> bool {
        self.by_hand.is_settled(state, seat)
    }

    fn spread(&self, state: &State<B>) -> f32 {
        self.by_hand.spread(state)
    }

    fn rival(&self, game: &B::Game, state: &State<B>) -> Option<f32> {
        self.by_hand.rival(game, state)
    }
}
