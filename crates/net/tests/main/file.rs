//! Networks are text; whatever else a file holds is refused with a sentence.

use net::{About, Features, Net, NetError};

#[test]
fn what_is_written_reads_alike() {
    let net = Net::arbitrary(About::sample(7, 5), 1);
    let text = net.to_text();
    let again = Net::parse(&text).unwrap();
    assert_eq!((again.about(), again.to_text()), (net.about(), text));
    let mut features = Features::new(3);
    features.seat(1, 6);
    features.table(2);
    assert_eq!(again.estimate(&features), net.estimate(&features));
}

#[test]
fn a_damaged_file_is_refused() {
    let text = Net::arbitrary(About::sample(7, 5), 1).to_text();
    let refused = |text: &str| Net::parse(text).err();
    assert_eq!(refused(""), Some(NetError::Title));
    assert_eq!(refused(&text.replace("network 1", "network 2")), Some(NetError::Title));
    assert_eq!(refused(&text.replace("version", "verse")), Some(NetError::Head { line: 4, name: "version" }));
    assert_eq!(
        refused(&text.replace("version 0", "version x")),
        Some(NetError::Head { line: 4, name: "version" })
    );
    for count in ["seat-features 0", "seat-features 99999999999", "seat-features -1"] {
        let error = refused(&text.replace("seat-features 7", count));
        assert_eq!(error, Some(NetError::Head { line: 6, name: "seat-features" }));
    }
    assert!(matches!(
        refused(&text.replace("seat-features 7", "seat-features 8")),
        Some(NetError::Length { .. })
    ));
    let cut = text.lines().take(20).collect::<Vec<_>>().join("\n");
    assert!(matches!(refused(&cut), Some(NetError::Length { .. })));
    assert_eq!(
        refused(&(text.clone() + "a*b=\n")),
        Some(NetError::Base64 { line: text.lines().count() + 1 })
    );
    assert_eq!(refused(&(text.clone() + "abc\n")), Some(NetError::Base64 { line: text.lines().count() + 1 }));
}

#[test]
fn weights_whose_sums_could_run_over_are_refused() {
    let text = Net::arbitrary(About::sample(1, 1), 1).to_text();
    let mut lines: Vec<&str> = text.lines().collect();
    // Rows of the second layer follow eight lines of head, a row of a seat, one of the table and the bias.
    let largest = "/3//f/9/".repeat(42) + "/3//fw==";
    lines[11] = &largest;
    assert_eq!(Net::parse(&lines.join("\n")).err(), Some(NetError::TooLarge));
}
