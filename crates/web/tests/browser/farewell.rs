//! No browser outlives its check.

use crate::support::{Driver, Wishes};
use std::net::TcpStream;

#[tokio::test]
async fn browsers_end_with_their_driver_also_when_nobody_closed_them() {
    let Some(driver) = Driver::start().await else { return };
    let browser = driver.browser("about:blank", Wishes::lang("en")).await;
    let options = &browser.client.capabilities().expect("what it can")["goog:chromeOptions"];
    let address = options["debuggerAddress"].as_str().expect("where it listens").to_owned();
    assert!(TcpStream::connect(&address).is_ok(), "it runs");
    drop(driver);
    assert!(TcpStream::connect(&address).is_err(), "it runs on without its driver");
}
