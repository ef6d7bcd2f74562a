//! The pictures of the README, taken by a real browser of a real match: `pictures FOLDER`.
//!
//! Four bots play a match of each game from a fixed seed. Moments of it are continued as tables with a person in the first
//! seat, for whom it is to decide. What the browser shows there is kept as WebP.

#[path = "../tests/common/hosted.rs"]
mod hosted;

use fantoccini::{Client, ClientBuilder};
use games::Offer;
use hosted::hosted;
use kernel::Seed;
use kernel::record::{Entry, Record};
use serde_json::{Map, Value, json};
use std::error::Error;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;
use store::TableId;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use web::api::whole_record;
use web::http::fair::Visitor;
use web::http::keys::{Caller, Secret, set_cookie};
use web::table::meta::{Chair, TableSettings};
use web::table::tables::{Continuation, NewGame, chair_for};
use web::{App, Limits, Settings};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Where everything of the match comes from.
const SEED: u64 = 1492;
const FAMILIES: [&str; 4] = ["Medici", "Strozzi", "Albizzi", "Pazzi"];
/// No picture may be larger.
const MOST: usize = 300 * 1024;

/// A window.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Window {
    Laptop,
    Phone,
}

/// One picture: its name, what it shows, and how.
struct Picture {
    name: &'static str,
    path: String,
    window: Window,
    theme: &'static str,
}

#[tokio::main]
async fn main() -> Outcome<()> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("which folder?")?);
    tokio::fs::create_dir_all(&folder).await?;
    let settings = Settings {
        port: 0,
        database: Some("memory:".into()),
        limits: Limits::generous(),
        games: hosted(|title| title.offer == Offer::Always),
        ..Settings::default()
    };
    let server = web::start(settings).await?;
    let (_driver, port) = driver().await?;
    let (pictures, cookies) = prepare(&server.app).await?;
    for window in [Window::Laptop, Window::Phone] {
        let client = browser(port, window).await?;
        client.goto(&server.url()).await?;
        for cookie in &cookies {
            client.execute("document.cookie = arguments[0]", vec![json!(cookie)]).await?;
        }
        let mut taken = Vec::new();
        for picture in pictures.iter().filter(|it| it.window == window) {
            taken.push((picture.name, take(&client, &server.url(), picture).await?));
        }
        client.goto("about:blank").await?;
        for (name, png) in taken {
            let small = shrink(&client, &png).await?;
            if small.len() > MOST {
                return Err(format!("{name} has {} KiB", small.len() / 1024).into());
            }
            tokio::fs::write(folder.join(format!("{name}.webp")), small).await?;
        }
        client.close().await?;
    }
    server.stop().await;
    Ok(())
}

/// Plays the matches, opens the tables, and says what there is to take.
async fn prepare(app: &App) -> Outcome<(Vec<Picture>, Vec<String>)> {
    use Window::{Laptop, Phone};
    let (id, record) = play(app, "lorenzo").await?;
    let last = record.entries.len();
    let placing = moment(&record, last / 5, "place:").ok_or("nobody places")?;
    let asked = moment(&record, last / 3, "privilege:").ok_or("nobody has a privilege")?;
    let (table, one) = go_on(app, &id, placing).await?;
    let (decision, two) = go_on(app, &id, asked).await?;
    let cookie = |id: &TableId, secret: &Secret| {
        set_cookie("", id.as_str(), std::slice::from_ref(secret), false).replace("; HttpOnly", "")
    };
    let mut cookies = vec![cookie(&table, &one), cookie(&decision, &two)];
    let picture = |name, path: String, window, theme| Picture { name, path, window, theme };
    let mut pictures = vec![
        picture("front", "/".into(), Laptop, "light"),
        picture("table", format!("/t/{table}"), Laptop, "light"),
        picture("table-dark", format!("/t/{table}"), Laptop, "dark"),
        picture("decision", format!("/t/{decision}"), Laptop, "light"),
        picture("replay", format!("/t/{id}/replay?at={}", last * 3 / 4), Laptop, "dark"),
        picture("score", format!("/t/{id}/score"), Laptop, "light"),
        picture("gallery", "/cards/lorenzo".into(), Laptop, "light"),
        picture("phone", format!("/t/{table}"), Phone, "light"),
        picture("phone-dark", format!("/t/{decision}"), Phone, "dark"),
    ];
    for (game, kind) in [("florenza", "use:"), ("wiege", "stone:")] {
        let (id, record) = play(app, game).await?;
        let at = moment(&record, record.entries.len() / 2, kind).ok_or("nobody does that")?;
        let (table, secret) = go_on(app, &id, at).await?;
        cookies.push(cookie(&table, &secret));
        pictures.push(picture(game, format!("/t/{table}"), Laptop, "light"));
    }
    Ok((pictures, cookies))
}

async fn play(app: &App, game: &str) -> Outcome<(TableId, Record)> {
    let bot = |name: &&str| Chair { name: (*name).into(), key: None, bot: Some("able".into()) };
    let game = NewGame {
        game: app.games().get(game).ok_or("no such game")?.clone(),
        options: Value::Null,
        name: "Palazzo Medici".into(),
        chairs: FAMILIES.iter().map(bot).collect(),
        settings: TableSettings::default(),
        known_seed: Some(Seed::from_number(SEED)),
        organiser: None,
        visitor: Visitor::default(),
    };
    let id = app.tables.open(game).await?;
    while app.tables.view(&id, &Caller::nobody()).await?.result.is_none() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok((id.clone(), whole_record(app, &id).await?.1))
}

/// How many entries had happened before the first seat did something of this kind, from an entry on.
fn moment(record: &Record, from: usize, kind: &str) -> Option<usize> {
    let is_it = |entry: &Entry| match entry {
        Entry::Act { seat, action: Some(action), .. } => seat.index() == 0 && action.starts_with(kind),
        _ => false,
    };
    record.entries.iter().enumerate().skip(from).find(|(_, entry)| is_it(entry)).map(|(i, _)| i)
}

async fn go_on(app: &App, of: &TableId, at: usize) -> Outcome<(TableId, Secret)> {
    let (own, secret) = chair_for(FAMILIES[0].into())?;
    let bot = |name: &&str| Chair { name: (*name).into(), key: None, bot: Some("able".into()) };
    let chairs = std::iter::once(own).chain(FAMILIES[1..].iter().map(bot)).collect();
    let continuation = Continuation {
        of: of.clone(),
        at,
        name: "Palazzo Medici".into(),
        chairs,
        visitor: Visitor::default(),
    };
    Ok((app.tables.continue_from(continuation).await?, secret))
}

/// The driver and its port.
async fn driver() -> Outcome<(Child, u16)> {
    let mut driver = Command::new("chromedriver");
    driver.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true);
    let mut driver = driver.spawn()?;
    let mut lines = BufReader::new(driver.stdout.take().ok_or("the driver is silent")?).lines();
    while let Some(line) = lines.next_line().await? {
        if let Some((_, port)) = line.split_once("successfully on port ") {
            let port = port.trim_end_matches('.').parse()?;
            tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
            return Ok((driver, port));
        }
    }
    Err("the driver says no port".into())
}

async fn browser(port: u16, window: Window) -> Outcome<Client> {
    let metrics = match window {
        Window::Laptop => {
            json!({ "width": 1440, "height": 900, "pixelRatio": 1.0, "mobile": false, "touch": false })
        }
        Window::Phone => json!({ "width": 390, "height": 844, "pixelRatio": 2.0 }),
    };
    let options = json!({
        "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
            "--lang=en", "--force-prefers-reduced-motion"
        ],
        "prefs": { "intl.accept_languages": "en" },
        "mobileEmulation": { "deviceMetrics": metrics }
    });
    let wishes: Map<String, Value> = [("goog:chromeOptions".to_owned(), options)].into_iter().collect();
    let mut builder = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new());
    Ok(builder.capabilities(wishes).connect(&format!("http://127.0.0.1:{port}")).await?)
}

async fn take(client: &Client, server: &str, picture: &Picture) -> Outcome<Vec<u8>> {
    let theme = format!("theme={}; path=/", picture.theme);
    client.execute("document.cookie = arguments[0]", vec![json!(theme)]).await?;
    client.goto(&format!("{}{}", server.trim_end_matches('/'), picture.path)).await?;
    // Of the page with the score, the chart is worth a picture.
    client.execute("document.querySelector('.chart')?.scrollIntoView({ block: 'center' })", vec![]).await?;
    Ok(client.screenshot().await?)
}

/// A picture as WebP, which the browser makes of it.
async fn shrink(client: &Client, png: &[u8]) -> Outcome<Vec<u8>> {
    let script = "
        const [bytes, done] = arguments;
        createImageBitmap(new Blob([new Uint8Array(bytes)])).then(async (image) => {
            const canvas = new OffscreenCanvas(image.width, image.height);
            canvas.getContext('2d').drawImage(image, 0, 0);
            const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
            done([...new Uint8Array(await small.arrayBuffer())]);
        });";
    let bytes = client.execute_async(script, vec![json!(png)]).await?;
    Ok(serde_json::from_value(bytes)?)
}
