//! From what was typed to a game that can be played.

use crate::args::{Patience, Rules, Setting};
use crate::files;
use crate::terminal::{counted, plain, with};
use anyhow::{Context, Result, bail};
use bots::{Bot, Faults, Kind, Player};
use kernel::bundle::Config;
use kernel::record::Sitter;
use kernel::{Digest, Game, Seat};
use playable::{Chosen, Playable};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use words::{Lang, key, say, tell};

/// What bots are called at a table: people of the Medici family, in seat order.
const NAMES: [&str; kernel::MAX_SEATS] = ["Lucrezia", "Piero", "Bianca", "Giuliano", "Nannina"];

/// A game, its options, and who plays.
pub(crate) struct Ready<P: Playable> {
    pub(crate) loaded: Loaded<P>,
    pub(crate) config: Config<P>,
    pub(crate) players: Vec<Player>,
    pub(crate) seed: u64,
}

impl Setting {
    /// Loads the data and checks that everything fits.
    pub(crate) fn ready<P: Playable>(&self) -> Result<Ready<P>> {
        let chosen = self.conditions.options.of::<P>()?;
        let named = u32::try_from(self.bots.len()).unwrap_or(u32::MAX);
        let asked = self.players.unwrap_or(if named > 0 { named } else { 4 });
        let seats = seats::<P>(asked)?;
        let players = match named {
            0 => vec![Player::Ours(Kind::Random); seats.into()],
            _ if named == u32::from(seats) => self.conditions.patience.apply(&self.bots)?,
            _ => {
                let right = vec!["random"; seats.into()].join(",");
                bail!("--bots names {named} for {seats} seats: name one for each, such as {right}")
            }
        };
        let loaded = Loaded::<P>::new(&self.conditions.rules)?;
        let config = loaded.configure(seats, &chosen)?;
        Ok(Ready { loaded, config, players, seed: self.seed.unwrap_or(1) })
    }

    /// How many players were asked for, if any number was.
    pub(crate) fn players<P: Playable>(&self) -> Result<Option<u8>> {
        self.players.map(seats::<P>).transpose()
    }
}

impl<P: Playable> Ready<P> {
    /// The bot of a seat, before it gets its seed.
    pub(crate) fn bot(&self, seat: Seat) -> Box<dyn Bot<P::Game>> {
        self.players[seat.index()].bot::<P>(0)
    }

    /// Who sits where, for records.
    pub(crate) fn sitters(&self) -> Vec<Sitter> {
        let sitter =
            |(name, player): (&&str, &Player)| Sitter { name: (*name).into(), bot: Some(player.to_string()) };
        NAMES.iter().zip(&self.players).map(sitter).collect()
    }

    /// The game, the number of players and the options, in a line.
    pub(crate) fn headline(&self, lang: Lang) -> String {
        self.loaded.headline(lang, &self.config)
    }
}

/// A game with its component data.
pub(crate) struct Loaded<P: Playable> {
    pub(crate) game: Arc<P::Game>,
    /// The digest of the data, where they are other than those of this program.
    own: Option<Digest>,
}

impl<P: Playable> Loaded<P> {
    /// The game with the data of this program, or with those of a folder.
    pub(crate) fn new(rules: &Rules) -> Result<Loaded<P>> {
        let Some(folder) = &rules.dir else { return Ok(Loaded { game: Arc::new(P::standard()), own: None }) };
        let game = from_folder::<P>(folder)?;
        let digest = game.data_hash();
        let own = (digest != P::standard().data_hash()).then_some(digest);
        Ok(Loaded { game: Arc::new(game), own })
    }

    /// The configuration that these options ask for, if the game allows it: it knows which of them go together.
    pub(crate) fn configure(&self, seats: u8, chosen: &Chosen) -> Result<Config<P>> {
        let config = P::configure(seats, chosen);
        self.game.setup(&config, kernel::Seed::from_number(0), &mut kernel::Silent)?;
        Ok(config)
    }

    /// The game, the number of players, the options, and whether the data are other than ours, in a line.
    pub(crate) fn headline(&self, lang: Lang, config: &Config<P>) -> String {
        let mut parts = vec![say(lang, P::NAME)];
        parts.push(counted(lang, key!("terminal-players"), P::Game::seats(config)));
        parts.extend(P::options(config).iter().map(|option| tell(lang, option)));
        let own = self.own.map(|digest| with(key!("terminal-own-data"), "digest", digest.short()));
        parts.extend(own.map(|own| tell(lang, &own)));
        parts.join(", ")
    }
}

/// The game with the component data in a folder that `--rules` names.
pub(crate) fn from_folder<P: Playable>(folder: &Path) -> Result<P::Game> {
    read_folder::<P>(folder).with_context(|| format!("--rules {}", folder.display()))
}

fn read_folder<P: Playable>(folder: &Path) -> Result<P::Game> {
    if !folder.is_dir() && P::FILES.is_empty() {
        bail!("there is no such folder, and {} has no component data to replace", P::Game::META.title);
    }
    if !folder.is_dir() {
        bail!("there is no such folder: name one with {}", P::FILES.join(", "));
    }
    let read = |name: &&str| files::text(&folder.join(name)).with_context(|| (*name).to_owned());
    let texts = P::FILES.iter().map(read).collect::<Result<Vec<String>>>()?;
    P::from_texts(&texts).map_err(anyhow::Error::msg)
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

/// Tells on the error stream which bots play by hand, since the networks that they would go by were learnt for other
/// tables or data.
pub(crate) fn tell_missing<P: Playable>(
    players: &[Player],
    game: &P::Game,
    config: &Config<P>,
) -> io::Result<()> {
    for (i, player) in players.iter().enumerate().filter(|(i, player)| !players[..*i].contains(player)) {
        if player.misses_network::<P>(game, config) {
            writeln!(
                io::stderr(),
                "magnifico: bot {} ({player}) plays by the evaluation by hand: its network was learnt for other tables or data",
                i + 1
            )?;
        }
    }
    Ok(())
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

pub(crate) fn seats<P: Playable>(players: u32) -> Result<u8> {
    let (fewest, most) = P::Game::META.seats;
    match u8::try_from(players) {
        Ok(n) if (fewest..=most).contains(&n) => Ok(n),
        _ => bail!("{} is for {fewest} to {most} players, not {players}", P::Game::META.title),
    }
}
