//! Lorenzo il Magnifico as it is offered: its picture, its pages, and what is asked when a table is opened.

use crate::board::gallery;
use crate::{LorenzoBundle, book};
use boards::{Exhibit, Form};
use lorenzo::Lorenzo;
use maud::{Markup, html};
use playable::{Gallery, Offered, check, one_of};
use serde_json::{Value, json};
use std::borrow::Cow;
use words::{Key, Lang, say};

impl Offered for LorenzoBundle {
    const FACTS: &'static [Key] = &[key!("game-base-advanced")];
    const GALLERY: Gallery =
        Gallery { title: key!("gallery-title"), kinds: &gallery::KINDS, periods: Some(gallery::PERIODS) };

    fn rules(game: &Lorenzo, lang: Lang) -> Cow<'static, str> {
        book::rules(game.tables(), lang).into()
    }

    fn rulings(lang: Lang) -> &'static str {
        book::rulings(lang)
    }

    fn exhibits(game: &Lorenzo, lang: Lang, _: &str) -> Vec<Exhibit> {
        gallery::pieces(game.tables(), lang)
    }

    fn open_form(_: &Lorenzo, lang: Lang) -> Markup {
        html! {
            (one_of(lang, "rules", "advanced", true, key!("open-advanced"), key!("open-advanced-why")))
            (one_of(lang, "rules", "base", false, key!("open-base"), key!("open-base-why")))
            (check(lang, "strict_passing", key!("open-passing-strict"), key!("open-passing-strict-why")))
            (check(lang, "english_leaders", key!("open-english-leaders"), key!("open-english-leaders-why")))
        }
    }

    /// Whoever plays for the first time need not draft leaders before anything is known of them.
    fn front_form(_: &Lorenzo, lang: Lang) -> Option<Markup> {
        Some(html! {
            (say(lang, key!("open-rules")))
            select name="rules" title=(say(lang, key!("open-base-why"))) {
                option value="advanced" selected { (say(lang, key!("open-advanced"))) }
                option value="base" { (say(lang, key!("open-base"))) }
            }
        })
    }

    fn options_of(form: &Form) -> Value {
        let answer = |name: &str| form.get(name).filter(|it| !it.is_empty());
        match answer("rules") {
            None => Value::Null,
            Some(rules) => json!({
                "advanced": rules != "base",
                "strict_passing": answer("strict_passing").is_some(),
                "english_leaders": answer("english_leaders").is_some(),
            }),
        }
    }
}
