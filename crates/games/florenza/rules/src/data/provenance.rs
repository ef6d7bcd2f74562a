//! Where each number comes from: known from the rulebook, or a reconstruction of ours.
//!
//! Kept as data, so that a page can list every reconstructed value and an owner of the printed game can correct it.

use super::raw::{Mark, ProvenanceFile};
use super::{At, DataError, PROVENANCE_SCHEMA, row_name};
use serde_json::Value as Json;

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Stated by the rulebook, or forced by it.
    Known,
    /// Our own choice: the printed number stands in a picture that could not be seen.
    Reconstructed,
}

/// One value of the component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// Keys, ids and numbers, joined by dots; boxes count from 1.
    pub path: String,
    /// The value as it is written in the file.
    pub text: String,
    /// Where it comes from.
    pub origin: Origin,
    /// Why we think so; empty where the file of origins says nothing.
    pub reason: String,
}

/// Every value of the component file with its origin.
pub(super) fn origins(data: &Json, file: &ProvenanceFile) -> Result<Vec<Value>, DataError> {
    let at = At::file("provenance.json");
    let found = &file.schema;
    at.ensure(
        found == PROVENANCE_SCHEMA,
        format!("schema is {found:?}; this program reads {PROVENANCE_SCHEMA:?}"),
    )?;
    let reconstructed = file.reconstructed.iter().map(|mark| (mark, Origin::Reconstructed));
    let known = file.known.iter().map(|mark| (mark, Origin::Known));
    let marks: Vec<(&Mark, Origin)> = reconstructed.chain(known).collect();
    let mut used = vec![false; marks.len()];
    let mut values = Vec::new();
    leaves(data, String::new(), &mut |path, leaf| {
        let mut best: Option<(usize, usize)> = None;
        for (i, (mark, _)) in marks.iter().enumerate() {
            if matches(&mark.path, &path) {
                used[i] = true;
                let exactness = mark.path.split('.').filter(|step| !step.starts_with('*')).count();
                best = best.max(Some((exactness, i)));
            }
        }
        let (origin, reason) = match best {
            Some((_, i)) => (marks[i].1, marks[i].0.reason.clone()),
            None => (Origin::Known, String::new()),
        };
        values.push(Value { path, text: leaf.to_string(), origin, reason });
    });
    for ((mark, _), used) in marks.iter().zip(used) {
        let at = At::new("provenance.json", mark.path.clone());
        at.ensure(used, "no value of data.json has this path")?;
    }
    Ok(values)
}

/// Visits every value that has no parts.
fn leaves(value: &Json, path: String, visit: &mut impl FnMut(String, &Json)) {
    let join = |step: &str| if path.is_empty() { step.to_owned() } else { format!("{path}.{step}") };
    match value {
        Json::Object(fields) if !fields.is_empty() => {
            for (key, field) in fields {
                leaves(field, join(key), visit);
            }
        }
        Json::Array(rows) if !rows.is_empty() => {
            for (i, row) in rows.iter().enumerate() {
                leaves(row, join(&row_name(i, row)), visit);
            }
        }
        leaf => visit(path, leaf),
    }
}

fn matches(pattern: &str, path: &str) -> bool {
    let mut steps = path.split('.');
    for wanted in pattern.split('.') {
        let step = steps.next();
        match (wanted, step) {
            ("**", step) => return step.is_some(),
            (_, None) => return false,
            ("*", Some(_)) => {}
            (wanted, Some(step)) if wanted == step => {}
            _ => return false,
        }
    }
    steps.next().is_none()
}
