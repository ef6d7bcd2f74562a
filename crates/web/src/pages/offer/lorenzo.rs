//! Lorenzo il Magnifico as it is offered.

use super::{Gallery, Offer, check, one_of};
use crate::pages::posts::Fields;
use crate::pages::reader::Reader;
use crate::title;
use boards::Exhibit;
use boards::lorenzo::gallery;
use maud::{Markup, html};
use serde_json::{Value, json};
use words::Lang;

pub(super) const OFFER: Offer = Offer {
    picture: include_str!("../../../assets/lorenzo.svg"),
    facts: &["game-base-advanced"],
    rules: words::rules::lorenzo,
    rulings: words::rules::lorenzo_rulings,
    gallery: Gallery {
        title: "gallery-title",
        kinds: &gallery::KINDS,
        periods: Some(gallery::PERIODS),
        pieces,
    },
    reconstructed: None,
    ask,
    front: Some(front),
    alone: None,
    options,
};

fn pieces(lang: Lang, _: &str) -> Vec<Exhibit> {
    gallery::pieces(title::lorenzo().tables(), lang)
}

fn ask(reader: &Reader) -> Markup {
    html! {
        (one_of(reader, "rules", "advanced", true, "open-advanced", "open-advanced-why"))
        (one_of(reader, "rules", "base", false, "open-base", "open-base-why"))
        (check(reader, "strict_passing", "open-passing-strict", "open-passing-strict-why"))
        (check(reader, "english_leaders", "open-english-leaders", "open-english-leaders-why"))
    }
}

/// Who plays for the first time need not draft leaders before anything is known of them.
fn front(reader: &Reader) -> Markup {
    html! {
        (reader.say("open-rules"))
        select name="rules" title=(reader.say("open-base-why")) {
            option value="advanced" selected { (reader.say("open-advanced")) }
            option value="base" { (reader.say("open-base")) }
        }
    }
}

fn options(fields: &Fields) -> Value {
    match fields.get("rules") {
        None => Value::Null,
        Some(rules) => json!({
            "advanced": rules != "base",
            "strict_passing": fields.get("strict_passing").is_some(),
            "english_leaders": fields.get("english_leaders").is_some(),
        }),
    }
}
