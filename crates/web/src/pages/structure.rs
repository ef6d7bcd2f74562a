//! Any view as readable structure: what a game looks like before it has a board of its own.

use maud::{Markup, html};
use serde_json::Value;

/// A value as nested lists.
pub fn structure(value: &Value) -> Markup {
    match value {
        Value::Object(fields) => html! {
            dl.view {
                @for (name, value) in fields {
                    div { dt { (words(name)) } dd { (structure(value)) } }
                }
            }
        },
        Value::Array(items) if items.iter().all(is_plain) => html! {
            span.row { @for item in items { span { (plain(item)) } " " } }
        },
        Value::Array(items) => html! { ol.view { @for item in items { li { (structure(item)) } } } },
        plain_value => html! { (plain(plain_value)) },
    }
}

fn is_plain(value: &Value) -> bool {
    !matches!(value, Value::Object(_) | Value::Array(_))
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "–".into(),
        Value::Bool(true) => "yes".into(),
        Value::Bool(false) => "no".into(),
        Value::String(text) => words(text),
        other => other.to_string(),
    }
}

/// Names of fields as words.
pub fn words(name: &str) -> String {
    name.replace('_', " ")
}
