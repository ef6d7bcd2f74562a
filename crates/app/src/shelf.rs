//! The games we have. Front ends match on [`Title`], so that the compiler names every place a new game must be added.

mod florenza;
mod lorenzo;
mod wiege;

use crate::args::{Options, Rules};
use crate::files;
use crate::tell::Tell;
use ::florenza::Florenza;
use ::lorenzo::Lorenzo;
use ::wiege::Wiege;
use anyhow::{Context, Result, bail};
use arena::watch::Watched;
use bots::Judged;
use kernel::{Game, Rng};
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// Every game there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Title {
    Lorenzo,
    Florenza,
    Wiege,
}

impl Title {
    /// Every game there is.
    pub(crate) const ALL: [Title; 3] = [Title::Lorenzo, Title::Florenza, Title::Wiege];

    /// The short name used in commands and records.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Title::Lorenzo => Lorenzo::META.id,
            Title::Florenza => Florenza::META.id,
            Title::Wiege => Wiege::META.id,
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Title {
    type Err = String;

    fn from_str(id: &str) -> Result<Title, String> {
        let known = Title::ALL.into_iter().find(|title| title.id() == id);
        known.ok_or_else(|| {
            format!("there is no such game; the games are: {}", Title::ALL.map(Title::id).join(", "))
        })
    }
}

/// What the commands need of a game besides its rules.
pub(crate) trait Shelved: Tell + Judged + Watched {
    /// The game with its own component data, or with those of a folder.
    fn load(rules: &Rules) -> Result<Self>;

    /// Whether this game is played with the component data of this program.
    fn is_standard(&self) -> bool;

    /// The configuration that these options ask for.
    fn configure(players: u8, options: &Options) -> Self::Config;

    /// Whether the seats opposite each other are partners.
    fn has_partners(_: &Self::Config) -> bool {
        false
    }

    /// What somebody who plays alone may reach, by name and points; nothing where others are to be beaten.
    fn marks(&self, _: &Self::Config) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// Some configuration, with what these options ask for and the rest as it comes.
    fn vary(players: Option<u8>, options: &Options, rng: &mut Rng) -> Self::Config;
}

/// The texts of a game's data files in a folder, in the order of their names.
fn read_folder<const N: usize>(dir: &Path, names: [&str; N]) -> Result<[String; N]> {
    if !dir.is_dir() {
        bail!("there is no such folder: name one with {}", names.join(", "));
    }
    let mut texts = [const { String::new() }; N];
    for (text, name) in texts.iter_mut().zip(names) {
        *text = files::text(&dir.join(name)).with_context(|| name.to_string())?;
    }
    Ok(texts)
}
