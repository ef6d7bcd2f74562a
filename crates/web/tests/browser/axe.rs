//! axe-core, the usual test of accessibility, finds nothing serious on any page, in both themes.
//!
//! It comes from npm when the test runs, into Cargo's target folder; it is no part of the repository.

use crate::support::{Browser, Driver, FLORENZA, LORENZO, Play, Server, WIEGE, Wishes};
use crate::tour::every_page;
use std::collections::BTreeMap;
use std::path::Path;
use tokio::process::Command;
use tokio::sync::OnceCell;

const VERSION: &str = "4.14.0";

const PHONE: (u32, u32) = (390, 844);
const LAPTOP: (u32, u32) = (1280, 800);

const RUN: &str = "
  const grave = ['serious', 'critical'];
  const only = arguments[0] ? { runOnly: [arguments[0]] } : {};
  return axe.run(document, { resultTypes: ['violations'], ...only }).then(({ violations }) => violations
    .filter((it) => grave.includes(it.impact))
    .flatMap(({ id, nodes }) => nodes.map((it) => `${id}: ${it.target.join(' ')} ${it.html.slice(0, 160)} ${it.any[0]?.message ?? it.failureSummary}`)))";

/// The source of axe-core; `None` where it cannot be had. The tests run at once: the first fetches it for all.
async fn axe() -> Option<&'static str> {
    static AXE: OnceCell<Option<String>> = OnceCell::const_new();
    AXE.get_or_init(fetch).await.as_deref()
}

async fn fetch() -> Option<String> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let folder = target.join(format!("axe-{VERSION}"));
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.is_file() {
        // It is moved into its place when it is whole: a test that was ended meanwhile leaves no half of it there.
        let coming = target.join(format!("axe-{VERSION}-{}", std::process::id()));
        if let Err(why) = install(&coming).await {
            assert!(std::env::var_os("CI").is_none(), "axe-core must be there in CI: {why}");
            eprintln!("not checked: npm does not fetch axe-core: {why}");
            return None;
        }
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::rename(&coming, &folder).expect("the folder of axe-core can be moved");
    }
    Some(std::fs::read_to_string(file).expect("axe-core"))
}

async fn install(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let output = Command::new("npm")
        .args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"])
        .arg(folder)
        .arg(format!("axe-core@{VERSION}"))
        .output()
        .await
        .map_err(|error| error.to_string())?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
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
    browser.screen(LAPTOP.0, LAPTOP.1, 1.0).await;
    let (mut faults, mut pages) = (BTreeMap::<String, String>::new(), 0);
    every_page(play, &server, &browser, &mut async |browser: &Browser, page: &str| {
        pages += 1;
        browser.run(source, vec![]).await;
        // Only colours differ between the themes; on a phone words are left out, and what has none needs a name.
        for (screen, scheme, rules) in [
            (PHONE, "light", "cat.name-role-value"),
            (LAPTOP, "dark", "color-contrast"),
            (LAPTOP, "light", ""),
        ] {
            browser.screen(screen.0, screen.1, 1.0).await;
            browser.scheme(scheme).await;
            for fault in browser.run(RUN, vec![rules.into()]).await.as_array().expect("a list") {
                let fault = format!("{} {scheme}: {}", screen.0, fault.as_str().expect("words"));
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
