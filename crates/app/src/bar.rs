//! Progress, for people who watch: on a terminal only, and on the error stream, so that results stay clean.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for so many of something, such as games; without a number, a counter that only turns.
pub(crate) fn bar(what: &str, number: Option<u64>) -> ProgressBar {
    let template = match number {
        Some(_) => format!("{{bar:32}} {{human_pos}} of {{human_len}} {what}, {{eta}} left"),
        None => format!("{{spinner}} {{human_pos}} {what} in {{elapsed}}"),
    };
    let style = ProgressStyle::with_template(&template).expect("our own template is well formed");
    // Hidden by indicatif itself where the error stream is no terminal.
    let bar = number.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
    bar.with_style(style.progress_chars("━╸ "))
}
