//! Weights as a data file: a flat JSON object with a name for each number, in a fixed order.

use std::fmt::Write;

/// Reads weights in the order of their names; each must be there once, and no other.
pub fn read(names: &[&str], text: &str) -> Result<Vec<f32>, String> {
    let map: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(text).map_err(|error| error.to_string())?;
    if let Some(unknown) = map.keys().find(|key| !names.contains(&key.as_str())) {
        return Err(format!("there is no weight {unknown:?}"));
    }
    let value = |name: &&str| {
        let value = map.get(*name).and_then(serde_json::Value::as_f64).filter(|value| value.abs() < 1000.0);
        value.map(|value| value as f32).ok_or_else(|| format!("{name} must be a number"))
    };
    names.iter().map(value).collect()
}

/// The weights as a data file.
pub fn write(names: &[&str], weights: &[f32]) -> String {
    let mut text = String::from("{\n");
    for (i, (name, weight)) in names.iter().zip(weights).enumerate() {
        let comma = if i + 1 < names.len() { "," } else { "" };
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
        assert_eq!(read(&["stone", "card"], &text), Ok(vec![1.25, -0.5]));
    }

    #[test]
    fn missing_and_unknown_weights_are_refused() {
        assert!(read(&["stone"], "{}").unwrap_err().contains("stone"));
        assert!(read(&["stone"], "{\"stone\": 1, \"brick\": 1}").unwrap_err().contains("brick"));
        assert!(read(&["stone"], "{\"stone\": 1e9}").unwrap_err().contains("stone"));
    }
}
