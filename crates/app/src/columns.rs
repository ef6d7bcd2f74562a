//! Aligned text tables and numbers that can be read at a glance.

use std::fmt;

/// A table of text: heads and rows; the first column is flush left, the others flush right.
#[derive(Clone, Debug, Default)]
pub(crate) struct Columns {
    rows: Vec<Vec<String>>,
    left: usize,
}

impl Columns {
    /// A table with these heads.
    pub(crate) fn new<const N: usize>(heads: [&str; N]) -> Columns {
        Columns { rows: vec![heads.map(String::from).to_vec()], left: 1 }
    }

    /// A table with these heads, as many as there are.
    pub(crate) fn headed(heads: impl IntoIterator<Item = String>) -> Columns {
        Columns { rows: vec![heads.into_iter().collect()], left: 1 }
    }

    /// The same table with more heads.
    pub(crate) fn also(mut self, heads: &[&str]) -> Columns {
        self.rows[0].extend(heads.iter().map(ToString::to_string));
        self
    }

    /// The same table with so many columns flush left.
    pub(crate) fn flush_left(self, left: usize) -> Columns {
        Columns { left, ..self }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    fn widths(&self) -> Vec<usize> {
        let mut widths = Vec::new();
        for row in &self.rows {
            widths.resize(widths.len().max(row.len()), 0);
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = (*width).max(cell.chars().count());
            }
        }
        widths
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.widths();
        for row in &self.rows {
            let mut line = String::new();
            for (i, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                let gap = if i == 0 { "" } else { "  " };
                let cell = if i < self.left { format!("{cell:<width$}") } else { format!("{cell:>width$}") };
                line = line + gap + &cell;
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// A whole number with its thousands set apart.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A rate: whole when large, with a digit after the point when small.
pub(crate) fn rate(number: f64) -> String {
    if number < 100.0 { format!("{number:.1}") } else { grouped(number.round() as u64) }
}

/// A number with its noun, in the plural where it is due.
pub(crate) fn count(number: u64, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut table = Columns::new(["seat", "bot", "score"]).flush_left(2);
        table.row(["0".into(), "random".into(), "7".into()]);
        table.row(["1".into(), "città".into(), "1,234".into()]);
        let expected = "seat  bot     score\n0     random      7\n1     città   1,234\n";
        assert_eq!(table.to_string(), expected);
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0, 999, 1000, 12_345_678].map(grouped), ["0", "999", "1,000", "12,345,678"]);
        assert_eq!([3.12, 99.94, 1234.5].map(rate), ["3.1", "99.9", "1,235"]);
        assert_eq!([count(1, "game"), count(2000, "game")], ["1 game", "2,000 games"]);
    }
}
