//! The numbers that an evaluation rests on: a data file with one number for each name, tuned by self-play.
//!
//! A game lists its weights with [`weights!`](crate::weights!), and reads and writes them here.

use serde_json::{Map, Value};
use std::fmt::Write;
use std::marker::PhantomData;

/// What each of `N` weights is for.
pub trait WeightNames<const N: usize>: Copy {
    /// The names in the code, in the order of the data file, which has them in small letters: `HoardShare` is `hoard_share`.
    const NAMES: [&'static str; N];

    /// The place of this weight among them.
    fn index(self) -> usize;
}

/// One number for each name.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights<W, const N: usize> {
    numbers: [f32; N],
    names: PhantomData<W>,
}

impl<W: WeightNames<N>, const N: usize> Weights<W, N> {
    /// These numbers, in the order of the names; there must be one for each.
    pub fn new(numbers: &[f32]) -> Weights<W, N> {
        let numbers = numbers.try_into().expect("there is one number for each weight");
        Weights { numbers, names: PhantomData }
    }

    /// The data file that a program carries; its tests read it.
    pub fn carried(text: &str) -> Weights<W, N> {
        Weights::parse(text).expect("the weights carried along are tested")
    }

    /// Reads a data file; each weight must be there once.
    pub fn parse(text: &str) -> Result<Weights<W, N>, String> {
        let map: Map<String, Value> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let names = W::NAMES.map(in_file);
        if let Some(unknown) = map.keys().find(|key| !names.contains(key)) {
            return Err(format!("there is no weight {unknown:?}"));
        }
        let mut numbers = [0.0; N];
        for (name, number) in names.iter().zip(&mut numbers) {
            let value = map.get(name).and_then(Value::as_f64);
            let value =
                value.filter(|v| v.abs() < 1000.0).ok_or_else(|| format!("{name} must be a number"))?;
            *number = value as f32;
        }
        Ok(Weights { numbers, names: PhantomData })
    }

    /// The weights as a data file.
    pub fn to_text(&self) -> String {
        let mut text = String::from("{\n");
        for (i, (name, number)) in W::NAMES.map(in_file).iter().zip(&self.numbers).enumerate() {
            let comma = if i + 1 < N { "," } else { "" };
            let _ = writeln!(text, "  \"{name}\": {number:.3}{comma}");
        }
        text + "}\n"
    }

    /// One weight by its name.
    #[inline]
    pub fn of(&self, weight: W) -> f32 {
        self.numbers[weight.index()]
    }

    /// All of them, in the order of the names.
    pub fn numbers(&self) -> &[f32; N] {
        &self.numbers
    }
}

/// The name in the data file: small letters, with a line before each further word or number.
fn in_file(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if !letter.is_lowercase() && !text.is_empty() {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// Checks a data file that a game carries, for its tests: what is written reads alike, and every name is asked for.
pub fn check<W: WeightNames<N>, const N: usize>(text: &str) {
    let weights = Weights::<W, N>::carried(text);
    let written = weights.to_text();
    assert_eq!(Weights::<W, N>::parse(&written).map(|it| it.numbers), Ok(weights.numbers));
    for name in W::NAMES.map(in_file) {
        let (quoted, other) = (format!("\"{name}\""), format!("\"no {name}\""));
        let unknown = Weights::<W, N>::parse(&written.replace(&quoted, &other)).err();
        assert_eq!(unknown, Some(format!("there is no weight {:?}", format!("no {name}"))));
    }
    let first = in_file(W::NAMES[0]);
    assert_eq!(Weights::<W, N>::parse("{}").err(), Some(format!("{first} must be a number")));
}

/// Lists the weights of a game, each with what it is for: the enum, and beside it the type `Weights` of a number for each,
/// of which there are `COUNT`. For each data file that the game carries there is a function that reads it, and a test that
/// it can be read. In the file a weight has its name in small letters.
///
/// ```
/// bots::weights! {
///     /// What a weight is for.
///     pub enum W {
///         /// Points for one stone.
///         Stone,
///         /// Points for one card.
///         Card,
///     }
/// }
///
/// let weights = Weights::parse(r#"{"stone": 1.25, "card": -0.5}"#).unwrap();
/// assert_eq!(weights.of(W::Card), -0.5);
/// ```
#[macro_export]
macro_rules! weights {
    ($(#[$about:meta])* $vis:vis enum $W:ident {
        $($(#[$doc:meta])+ $weight:ident,)+
    }
    $($(#[$from:meta])+ fn $file:ident = $path:literal;)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(usize)]
        $vis enum $W {
            $($(#[$doc])+ $weight,)+
        }

        /// How many weights there are.
        $vis const COUNT: usize = [$($W::$weight),+].len();

        impl $crate::weights::WeightNames<COUNT> for $W {
            const NAMES: [&'static str; COUNT] = [$(stringify!($weight)),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        /// A number for each weight.
        $vis type Weights = $crate::weights::Weights<$W, COUNT>;

        $($(#[$from])+
        $vis fn $file() -> Weights {
            Weights::carried(include_str!($path))
        })*

        #[cfg(test)]
        mod carried {
            $(#[test]
            fn $file() {
                $crate::weights::check::<super::$W, { super::COUNT }>(include_str!($path));
            })*
        }
    };
}

#[cfg(test)]
mod tests {
    crate::weights! {
        /// What a weight is for.
        enum W {
            /// Points for one stone.
            Stone,
            /// Points for one card.
            Card,
        }
    }

    #[test]
    fn what_is_written_reads_alike() {
        let weights = Weights::new(&[1.25, -0.5]);
        let text = weights.to_text();
        assert_eq!(text, "{\n  \"stone\": 1.250,\n  \"card\": -0.500\n}\n");
        assert_eq!(Weights::parse(&text), Ok(weights.clone()));
        assert!(weights.of(W::Stone) > 1.0 && weights.of(W::Card) < 0.0);
        super::check::<W, COUNT>(&text);
    }

    #[test]
    fn a_name_is_small_in_the_file() {
        assert_eq!(["Hoard", "HoardShare", "Tile1"].map(super::in_file), ["hoard", "hoard_share", "tile_1"]);
    }

    #[test]
    fn missing_and_unknown_weights_are_refused() {
        let refused = |text: &str| Weights::parse(text).unwrap_err();
        assert!(refused("{}").contains("stone"));
        assert!(refused("{\"stone\": 1, \"card\": 1, \"brick\": 1}").contains("brick"));
        assert!(refused("{\"stone\": 1e9, \"card\": 1}").contains("stone"));
    }
}
