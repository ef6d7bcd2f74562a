//! Rules in our own words, as Markdown: a heading `## Title {#anchor}` for each part, paragraphs, lists, bold text
//! and links to anchors. Anchors are the same in every language, so that any part of a table can link to its rule.

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    /// Its anchor, the same in every language.
    pub anchor: &'a str,
    /// Its heading, in the language of the text.
    pub title: &'a str,
    /// What it says, as Markdown.
    pub body: &'a str,
}

/// The parts of a text.
pub fn sections(text: &str) -> Vec<Section<'_>> {
    text.split("\n## ").skip(1).filter_map(section).collect()
}

fn section(part: &str) -> Option<Section<'_>> {
    let (heading, body) = part.split_once('\n')?;
    let (title, anchor) = heading.strip_suffix('}')?.split_once(" {#")?;
    Some(Section { anchor, title, body: body.trim() })
}
