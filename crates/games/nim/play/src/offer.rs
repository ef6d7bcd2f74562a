//! Nim as it is offered and opened.

use crate::NimBundle;
use boards::icons::icon;
use boards::{Exhibit, Form};
use kernel::Rng;
use maud::{Markup, html};
use nim::{Config, Nim, Take};
use playable::{Chosen, Gallery, GameOption, Offered, Playable};
use serde_json::Value;
use std::borrow::Cow;
use words::{Key, Lang, Phrase, say, tell};

const RULES: [&str; 4] = [
    include_str!("../book/en/nim.md"),
    include_str!("../book/it/nim.md"),
    include_str!("../book/es/nim.md"),
    include_str!("../book/de/nim.md"),
];

const RULINGS: [&str; 4] = [
    include_str!("../book/en/nim-rulings.md"),
    include_str!("../book/it/nim-rulings.md"),
    include_str!("../book/es/nim-rulings.md"),
    include_str!("../book/de/nim-rulings.md"),
];

impl Offered for NimBundle {
    const FACTS: &'static [Key] = &[];
    const GALLERY: Gallery =
        Gallery { title: key!("nim-gallery"), kinds: &[("heap", key!("nim-heaps-title"))], periods: None };

    fn rules(_: &Nim, lang: Lang) -> Cow<'static, str> {
        RULES[lang as usize].into()
    }

    fn rulings(lang: Lang) -> &'static str {
        RULINGS[lang as usize]
    }

    fn exhibits(_: &Nim, lang: Lang, _: &str) -> Vec<Exhibit> {
        let heap = |number: i64| {
            let name = tell(lang, &Phrase::new(key!("nim-heap")).number("heap", number));
            let drawn = html! { h3 { (icon("pebble")) (name) } };
            Exhibit::new("heap", &name, &drawn, &[say(lang, key!("nim-heap-why"))])
        };
        (1..=3).map(heap).collect()
    }

    fn open_form(_: &Nim, _: Lang) -> Markup {
        html! {}
    }

    fn options_of(_: &Form) -> Value {
        Value::Null
    }
}

impl Playable for NimBundle {
    const FILES: &'static [&'static str] = &[];
    const OPTIONS: &'static [GameOption] = &[];

    fn standard() -> Nim {
        Nim
    }

    fn from_texts(_: &[String]) -> Result<Nim, String> {
        Ok(Nim)
    }

    fn configure(players: u8, _: &Chosen) -> Config {
        Config { players }
    }

    fn vary(players: Option<u8>, _: &Chosen, rng: &mut Rng) -> Config {
        Config { players: players.unwrap_or(2 + rng.below(3) as u8) }
    }

    fn is_pass(_: Take) -> bool {
        false
    }
}
