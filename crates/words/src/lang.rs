//! The languages we speak, and which one a reader wants.

use std::fmt;
use std::str::FromStr;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[repr(usize)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// Spanish.
    Es,
    /// German.
    De,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::It, Lang::Es, Lang::De];

    /// The code of the language.
    pub const fn code(self) -> &'static str {
        ["en", "it", "es", "de"][self as usize]
    }

    /// The language's own name.
    pub const fn own_name(self) -> &'static str {
        ["English", "Italiano", "Español", "Deutsch"][self as usize]
    }

    /// The first language of an `Accept-Language` header that we speak, by the reader's preference.
    pub fn wanted(header: &str) -> Lang {
        let mut wishes: Vec<(f32, Lang)> = header
            .split(',')
            .filter_map(|wish| {
                let (tag, quality) = wish.split_once(';').unwrap_or((wish, "q=1"));
                let quality = quality.trim().strip_prefix("q=").and_then(|q| q.parse().ok()).unwrap_or(0.0);
                let code = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
                (quality > 0.0).then_some(()).and(code.parse().ok()).map(|lang| (quality, lang))
            })
            .collect();
        wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
        wishes.first().map_or(Lang::En, |(_, lang)| *lang)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = ();

    fn from_str(code: &str) -> Result<Lang, ()> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_gets_the_first_language_we_speak() {
        for (header, expected) in [
            ("de-AT,de;q=0.9,en;q=0.8", Lang::De),
            ("fr,it;q=0.7,en;q=0.3", Lang::It),
            ("en;q=0.2, es;q=0.9", Lang::Es),
            ("es;q=0, de;q=0.1", Lang::De),
            ("fr", Lang::En),
            ("", Lang::En),
            (";;;,q=,,-", Lang::En),
        ] {
            assert_eq!(Lang::wanted(header), expected, "{header:?}");
        }
    }
}
