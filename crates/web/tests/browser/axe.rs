//! axe-core, the usual test of accessibility, finds nothing serious on any page, in both themes.
//!
//! It comes from npm when the test runs, into Cargo's target folder; it is no part of the repository.

use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, WIEGE, Wishes};
use crate::tour::every_page;
use std::collections::BTreeMap;
use std::path::Path;
use tokio::process::Command;

const VERSION: &str = "4.14.0";

const RUN: &str = "
  const grave = ['serious', 'critical'];
  const only = arguments[0] ? { runOnly: [arguments[0]] } : {};
  return axe.run(document, { resultTypes: ['violations'], ...only }).then(({ violations }) => violations
    .filter((it) => grave.includes(it.impact))
    .flatMap(({ id, nodes }) => nodes.map((it) => `${id}: ${it.target.join(' ')} ${it.html.slice(0, 160)} ${it.any[0]?.message ?? it.failureSummary}`)))";

/// The source of axe-core; `None` where it cannot be had.
async fn axe() -> Option<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("axe-{VERSION}"));
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.is_file() {
        std::fs::create_dir_all(&folder).expect("a folder in target");
        let fetched = Command::new("npm")
            .args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"])
            .arg(&folder)
            .arg(format!("axe-core@{VERSION}"))
            .output()
            .await;
        let why = match fetched {
            Ok(output) if output.status.success() => String::new(),
            Ok(output) => String::from_utf8_lossy(&output.stderr).into_owned(),
            Err(error) => error.to_string(),
        };
        if !why.is_empty() {
            assert!(std::env::var_os("CI").is_none(), "axe-core must be there in CI: {why}");
            eprintln!("not checked: npm does not fetch axe-core: {why}");
            return None;
        }
    }
    Some(std::fs::read_to_string(file).expect("axe-core"))
}

#[tokio::test]
async fn nothing_serious_is_found_on_any_page_of_lorenzo() {
    nothing_serious(LORENZO).await;
}

#[tokio::test]
async fn nothing_serious_is_found_on_any_page_of_florenza() {
    nothing_serious(FLORENZA).await;
}

#[tokio::test]
async fn nothing_serious_is_found_on_any_page_of_wiege() {
    nothing_serious(WIEGE).await;
}

async fn nothing_serious(play: Play) {
    let Some(driver) = Driver::start().await else { return };
    let Some(source) = axe().await else { return };
    let server = Server::start().await;
    let browser = driver.browser(&server.url(""), Wishes::lang("de")).await;
    browser.screen(1280, 800, 1.0).await;
    let (mut faults, mut pages) = (BTreeMap::<String, String>::new(), 0);
    every_page(play, &server, &browser, &mut async |browser: &Browser, page: &str| {
        pages += 1;
        browser.run(&source, vec![]).await;
        // Only colours differ between the themes.
        for (scheme, rules) in [("light", ""), ("dark", "color-contrast")] {
            browser.scheme(scheme).await;
            for fault in browser.run(RUN, vec![rules.into()]).await.as_array().expect("a list") {
                let fault = format!("{scheme}: {}", fault.as_str().expect("words"));
                faults.entry(fault).or_insert_with(|| page.to_owned());
            }
        }
    })
    .await;
    let faults: Vec<String> = faults.iter().map(|(fault, page)| format!("{fault} ({page})")).collect();
    assert!(faults.is_empty(), "{} faults on {pages} pages:\n{}", faults.len(), faults.join("\n"));
    assert!(pages > 15, "{pages} pages");
    browser.close().await;
}
