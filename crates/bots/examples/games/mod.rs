//! The games that the examples and benches play: the one place here that names them.

use bots::Evaluated;
use florenza::Florenza;
use florenza_play::FlorenzaBundle;
use kernel::bundle::Config;
use lorenzo::Lorenzo;
use lorenzo_play::LorenzoBundle;
use wiege::Wiege;
use wiege_play::WiegeBundle;

/// What is done with each game.
pub(crate) trait Visitor {
    /// Does it with this one.
    fn visit<B: Evaluated>(&mut self, game: &B::Game, config: &Config<B>);
}

/// Does it with each game, with the usual options for so many players.
pub(crate) fn each(players: u8, visitor: &mut impl Visitor) {
    first(players, visitor);
    visitor.visit::<FlorenzaBundle>(&Florenza::standard(), &florenza::Config::new(players));
    visitor.visit::<WiegeBundle>(&Wiege::standard(), &wiege::Config::new(players));
}

/// Does it with the first game alone, by which the speed of the search is compared.
pub(crate) fn first(players: u8, visitor: &mut impl Visitor) {
    visitor.visit::<LorenzoBundle>(&Lorenzo::standard(), &lorenzo::Config::new(players));
}
