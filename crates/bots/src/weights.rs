//! Weights as a data file: one number for each name, the same for every game.

use serde_json::{Map, Value};
use std::fmt::Write;

/// Reads weights; each must be there once.
pub(crate) fn read<const N: usize>(names: &[&str; N], text: &str) -> Result<[f32; N], String> {
    let map: Map<String, Value> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if let Some(unknown) = map.keys().find(|key| !names.contains(&key.as_str())) {
        return Err(format!("there is no weight {unknown:?}"));
    }
    let mut weights = [0.0; N];
    for (name, weight) in names.iter().zip(&mut weights) {
        let value = map.get(*name).and_then(Value::as_f64);
        let value = value.filter(|v| v.abs() < 1000.0).ok_or_else(|| format!("{name} must be a number"))?;
        *weight = value as f32;
    }
    Ok(weights)
}

/// The weights as a data file.
pub(crate) fn write<const N: usize>(names: &[&str; N], weights: &[f32; N]) -> String {
    let mut text = String::from("{\n");
    for (i, (name, weight)) in names.iter().zip(weights).enumerate() {
        let comma = if i + 1 < N { "," } else { "" };
        let _ = writeln!(text, "  \"{name}\": {weight:.3}{comma}");
    }
    text + "}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_alike() {
        let text = write(&["stone", "card"], &[1.25, -0.5]);
        assert_eq!(text, "{\n  \"stone\": 1.250,\n  \"card\": -0.500\n}\n");
        assert_eq!(read(&["stone", "card"], &text), Ok([1.25, -0.5]));
    }

    #[test]
    fn missing_and_unknown_weights_are_refused() {
        assert!(read(&["stone"], "{}").unwrap_err().contains("stone"));
        assert!(read(&["stone"], "{\"stone\": 1, \"brick\": 1}").unwrap_err().contains("brick"));
        assert!(read(&["stone"], "{\"stone\": 1e9}").unwrap_err().contains("stone"));
    }
}
