//! The win shares as a drawing: a bar for each bot, its interval across the end, and a mark where chance would be.

use super::report::{Line, Report};
use crate::columns::count;
use boards::chart::Scale;
use std::fmt::Write;

const WIDTH: f64 = 720.0;
const LEFT: f64 = 24.0;
const RIGHT: f64 = WIDTH - LEFT;
const TOP: f64 = 84.0;
const ROW: f64 = 54.0;
const BAR: f64 = 18.0;

/// Colours that keep their contrast on light and dark paper; the reader's system says which it is.
const STYLE: &str = "\
:root{--paper:#fbf6ea;--ink:#2b2118;--faint:#6f6253;--line:#d9ccb4;--bar:#b5532f;--chance:#1f4e8c}
@media (prefers-color-scheme:dark){:root{--paper:#1b1714;--ink:#f2e9d8;--faint:#b3a68f;--line:#453b31;--bar:#d9774e;--chance:#8fb8ee}}
text{font-family:ui-sans-serif,system-ui,sans-serif;font-size:14px;fill:var(--ink)}
.title{font-family:Georgia,serif;font-size:20px}.faint{fill:var(--faint);font-size:12px}
.paper{fill:var(--paper)}.bar{fill:var(--bar)}.grid{stroke:var(--line)}
.range{stroke:var(--ink);stroke-width:2}.chance{stroke:var(--chance);stroke-width:2;stroke-dasharray:4 3}";

/// Draws the standings.
pub(super) fn draw(report: &Report, headline: &str) -> String {
    let most = report
        .standings
        .iter()
        .map(|line| line.win_share_95[1].max(line.chance.unwrap_or(0.0)))
        .fold(0.0, f64::max);
    let scale = across((most * 10.0).ceil().clamp(1.0, 10.0) / 10.0);
    let bottom = TOP + ROW * report.standings.len() as f64;
    let height = bottom + 56.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" role=\"img\" aria-labelledby=\"t d\">\n<style>{STYLE}</style>\n"
    );
    let games = format!("{} in {}", count(report.games, "game"), count(report.deals, "deal"));
    let told: Vec<String> = report.standings.iter().map(words).collect();
    let _ = writeln!(svg, "<title id=\"t\">Win shares: {}</title>", escape(headline));
    let _ = writeln!(svg, "<desc id=\"d\">{}</desc>", escape(&told.join("; ")));
    let _ = writeln!(svg, "<rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>");
    let _ = writeln!(svg, "<text class=\"title\" x=\"{LEFT}\" y=\"36\">{}</text>", escape(headline));
    let _ = writeln!(svg, "<text class=\"faint\" x=\"{LEFT}\" y=\"58\">Win share, {games}</text>");
    grid(&mut svg, &scale, bottom);
    let has_chance = report.standings.iter().any(|line| line.chance.is_some());
    for (i, line) in report.standings.iter().enumerate() {
        row(&mut svg, &scale, line, TOP + ROW * i as f64);
    }
    let _ = writeln!(
        svg,
        "<text class=\"faint\" x=\"{LEFT}\" y=\"{:.0}\">Black or white line: 95 % interval.{}</text>\n</svg>",
        height - 12.0,
        if has_chance { " Dashed blue: chance, all seats being equal." } else { "" },
    );
    svg
}

/// From shares to places on the paper, from margin to margin.
fn across(most: f64) -> Scale {
    Scale { numbers: 0.0..most, places: LEFT..RIGHT }
}

fn grid(svg: &mut String, scale: &Scale, bottom: f64) {
    let tenths = (scale.numbers.end * 10.0).round() as u32;
    for tenth in 0..=tenths {
        let x = scale.place(f64::from(tenth) / 10.0);
        let anchor = match tenth {
            0 => "start",
            _ if tenth == tenths => "end",
            _ => "middle",
        };
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{bottom}\"/>\
             <text class=\"faint\" x=\"{x:.1}\" y=\"{:.0}\" text-anchor=\"{anchor}\">{} %</text>",
            bottom + 18.0,
            tenth * 10
        );
    }
}

fn row(svg: &mut String, scale: &Scale, line: &Line, top: f64) {
    let [low, high] = line.win_share_95.map(|share| scale.place(share));
    let (start, end) = (scale.place(0.0), scale.place(line.win_share));
    let (y, middle) = (top + 24.0, top + 24.0 + BAR / 2.0);
    let _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"{:.0}\">{}</text>\
         <text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{:.1} %</text>\
         <rect class=\"bar\" x=\"{start:.1}\" y=\"{y}\" width=\"{:.1}\" height=\"{BAR}\" rx=\"2\"/>\
         <path class=\"range\" d=\"M{low:.1} {middle}H{high:.1}M{low:.1} {:.0}v10M{high:.1} {:.0}v10\"/>",
        top + 18.0,
        escape(&label(line)),
        RIGHT,
        top + 18.0,
        line.win_share * 100.0,
        end - start,
        middle - 5.0,
        middle - 5.0,
    );
    if let Some(x) = line.chance.map(|chance| scale.place(chance)) {
        let (above, below) = (y - 4.0, y + BAR + 4.0);
        let _ = writeln!(
            svg,
            "<line class=\"chance\" x1=\"{x:.1}\" y1=\"{above:.0}\" x2=\"{x:.1}\" y2=\"{below:.0}\"/>"
        );
    }
}

/// So many characters of a bot's name fit above its bar, with the remark that not all it did was its own.
const NAME: usize = 60;

/// The bot's name and, where greedy decided for it, a remark; cut to what fits.
fn label(line: &Line) -> String {
    let remark = line.not_its_own().map_or_else(String::new, |lost| format!(" ({lost})"));
    let room = NAME.saturating_sub(remark.chars().count());
    let mut name: String = line.bot.chars().take(room).collect();
    if line.bot.chars().count() > room {
        name.push('…');
    }
    name + &remark
}

fn words(line: &Line) -> String {
    let [low, high] = line.win_share_95.map(|share| share * 100.0);
    let chance = line.chance.map(|chance| format!(", chance {:.1} %", chance * 100.0)).unwrap_or_default();
    let lost = line.not_its_own().map(|lost| format!(", {lost}")).unwrap_or_default();
    format!("{}: {:.1} % ({low:.1} to {high:.1} %{chance}{lost})", line.bot, line.win_share * 100.0)
}

fn escape(text: &str) -> String {
    let plain = crate::terminal::plain(text);
    plain.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_break_the_drawing() {
        assert_eq!(escape("exec:a <b> & \"c\"\n"), "exec:a &lt;b&gt; &amp; &quot;c&quot;\u{fffd}");
    }

    #[test]
    fn the_scale_begins_left_and_ends_right() {
        let scale = across(0.5);
        assert_eq!([0.0, 0.5].map(|share| scale.place(share).to_bits()), [LEFT, RIGHT].map(f64::to_bits));
    }
}
