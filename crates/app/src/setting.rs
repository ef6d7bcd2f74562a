//! From what was typed to a game that can be played.

use crate::args::{Options, Patience, Rules, Setting};
use crate::columns::count;
use crate::shelf::Shelved;
use crate::tell::plain;
use anyhow::{Context, Result, bail};
use bots::{Bot, Faults, Kind, Player};
use kernel::Seat;
use kernel::record::Sitter;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

/// What bots are called at a table: people around Lorenzo, in seat order.
const NAMES: [&str; kernel::MAX_SEATS] = ["Lucrezia", "Piero", "Bianca", "Giuliano", "Nannina"];

/// A game, its options, and who plays.
pub(crate) struct Ready<G: Shelved> {
    pub(crate) game: Arc<G>,
    pub(crate) config: G::Config,
    pub(crate) players: Vec<Player>,
    pub(crate) seed: u64,
}

impl Setting {
    /// Loads the data and checks that everything fits.
    pub(crate) fn ready<G: Shelved>(&self) -> Result<Ready<G>> {
        check::<G>(&self.options)?;
        let named = u32::try_from(self.bots.len()).unwrap_or(u32::MAX);
        let asked = self.players.unwrap_or(if named > 0 { named } else { 4 });
        let seats = seats::<G>(asked)?;
        let players = match named {
            0 => vec![Player::Ours(Kind::Random); seats.into()],
            _ if named == u32::from(seats) => self.patience.apply(&self.bots)?,
            _ => {
                let right = vec!["random"; seats.into()].join(",");
                bail!("--bots names {named} for {seats} seats: name one for each, such as {right}")
            }
        };
        let game = Arc::new(load::<G>(&self.rules)?);
        let config = G::configure(seats, &self.options);
        // The game itself knows which options go together.
        game.setup(&config, kernel::Seed::from_number(0), &mut kernel::Silent)?;
        Ok(Ready { game, config, players, seed: self.seed.unwrap_or(1) })
    }

    /// How many players were asked for, if any number was.
    pub(crate) fn players<G: Shelved>(&self) -> Result<Option<u8>> {
        self.players.map(seats::<G>).transpose()
    }
}

impl<G: Shelved> Ready<G> {
    /// The bot of a seat, before it gets its seed.
    pub(crate) fn bot(&self, seat: Seat) -> Box<dyn Bot<G>> {
        self.players[seat.index()].bot(0)
    }

    /// Who sits where, for records.
    pub(crate) fn sitters(&self) -> Vec<Sitter> {
        let sitter =
            |(name, player): (&&str, &Player)| Sitter { name: (*name).into(), bot: Some(player.to_string()) };
        NAMES.iter().zip(&self.players).map(sitter).collect()
    }

    /// The game, the number of players and the options, in a line.
    pub(crate) fn headline(&self) -> String {
        headline(&*self.game, &self.config)
    }
}

/// The game, the number of players, the options, and whether the data are other than ours, in a line.
pub(crate) fn headline<G: Shelved>(game: &G, config: &G::Config) -> String {
    let data =
        if game.is_standard() { String::new() } else { format!(", own data {}", game.data_hash().short()) };
    let players = count(G::seats(config) as u64, "player");
    let options = Some(G::options(config)).filter(|it| !it.is_empty()).map(|it| format!(", {it}"));
    format!("{}, {players}{}{data}", G::META.title, options.unwrap_or_default())
}

/// Refuses options of another game.
pub(crate) fn check<G: Shelved>(options: &Options) -> Result<()> {
    match options.asked().find(|(title, _)| title.id() != G::META.id) {
        Some((title, typed)) => bail!("{typed} is an option of {title}, not of {}", G::META.id),
        None => Ok(()),
    }
}

/// The game with its own data or with those of a folder.
pub(crate) fn load<G: Shelved>(rules: &Rules) -> Result<G> {
    G::load(rules)
}

impl Patience {
    /// The same bots with this patience for other people's programs, each of which is tried once: a name mistyped
    /// should not lose a thousand games. Equal bots are made one, so that they share what is noted of them.
    pub(crate) fn apply(&self, players: &[Player]) -> Result<Vec<Player>> {
        let mut ready: Vec<Player> = Vec::new();
        for player in players {
            let player = match (player, self.bot_limit) {
                (Player::Theirs(program), Some(seconds)) => {
                    Player::Theirs(program.clone().with_limit(Duration::from_secs_f64(seconds)))
                }
                _ => player.clone(),
            };
            let known = ready.iter().find(|it| **it == player).cloned();
            if let (Player::Theirs(program), None) = (&player, &known) {
                program
                    .try_start()
                    .with_context(|| format!("the bot {:?} cannot be started", player.to_string()))?;
            }
            ready.push(known.unwrap_or(player));
        }
        Ok(ready)
    }
}

/// Tells on the error stream which decisions other people's bots lost, so that their authors hear of it.
pub(crate) fn tell_faults(players: &[Player]) -> io::Result<()> {
    for (i, player) in players.iter().enumerate().filter(|(i, player)| !players[..*i].contains(player)) {
        let Player::Theirs(program) = player else { continue };
        tell_lost(i + 1, player, &program.faults())?;
    }
    Ok(())
}

/// Tells on the error stream which decisions the bot of this number lost, if it lost any.
pub(crate) fn tell_lost(number: usize, player: &Player, faults: &Faults) -> io::Result<()> {
    let Faults { asked, slow, wrong, dead, first } = faults;
    if faults.lost() == 0 {
        return Ok(());
    }
    let first =
        first.as_deref().map_or("none of them in this run".into(), |it| format!("first: {}", plain(it)));
    writeln!(
        io::stderr(),
        "magnifico: bot {number} ({player}) lost {} of {asked} decisions to greedy: {slow} too slow, {wrong} wrong, {dead} while not running; {first}",
        faults.lost(),
    )
}

pub(crate) fn seats<G: Shelved>(players: u32) -> Result<u8> {
    let (fewest, most) = G::META.seats;
    match u8::try_from(players) {
        Ok(n) if (fewest..=most).contains(&n) => Ok(n),
        _ => bail!("{} is for {fewest} to {most} players, not {players}", G::META.title),
    }
}
