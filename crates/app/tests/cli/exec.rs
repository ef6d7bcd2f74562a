//! Other people's bots in `sim` and `arena`: the example, and programs that do not do what they should.

use crate::common::{Folder, Ran, ran};
use serde_json::Value;

/// The example that the documentation talks about.
const EXAMPLE: &str = include_str!("../../../../examples/bot.py");

/// Runs the program with this list of bots, which has spaces in it.
fn with_bots(folder: &Folder, args: &str, bots: &str) -> Ran {
    ran(folder.command(args).args(["--bots", bots]))
}

#[test]
fn the_example_is_short_and_plays_in_arena_and_sim() {
    assert!(EXAMPLE.lines().count() < 60);
    let folder = Folder::new();
    folder.write("bot.py", EXAMPLE);
    let arena = "arena lorenzo --games 6 --seed 4 --bot-limit 60 --json";
    let one = with_bots(&folder, arena, "exec:python3 bot.py,random");
    assert_eq!((one.code, one.err.as_str()), (0, ""));
    let report: Value = serde_json::from_str(&one.out).unwrap();
    let standing = report["standings"].as_array().unwrap();
    let mine = standing.iter().find(|it| it["bot"] == "exec:python3 bot.py").unwrap();
    let lost = &mine["lost_decisions"];
    assert!(lost["asked"].as_u64().unwrap() > 100);
    assert_eq!((&lost["slow"], &lost["wrong"], &lost["dead"]), (&0.into(), &0.into(), &0.into()));
    let threads = with_bots(&folder, &format!("{arena} --threads 1"), "exec:python3 bot.py,random");
    let again: Value = serde_json::from_str(&threads.out).unwrap();
    assert_eq!(report["state_hash"], again["state_hash"], "its chance follows from the seed it is told");

    let sim = with_bots(&folder, "sim lorenzo --games 2 --bot-limit 60", "exec:python3 bot.py,random");
    assert_eq!((sim.code, sim.err.as_str()), (0, ""));
    assert!(sim.out.contains("exec:python3 bot.py"), "{}", sim.out);
}

#[test]
fn a_broken_bot_loses_its_decisions_and_its_author_is_told() {
    let folder = Folder::new();
    let loop_ = "import sys\nfor line in sys.stdin:\n    ";
    folder.write("garbage.py", format!("{loop_}'legal' in line and print('gold, please', flush=True)\n"));
    folder.write("silent.py", format!("{loop_}pass\n"));
    folder.write("dies.py", "import sys\nsys.exit(1)\n");
    for (file, limit, what) in [
        ("garbage.py", "60", "first: answered \"gold, please\", which is not one of the legal actions"),
        ("silent.py", "0.02", "first: no answer within 20 ms"),
        ("dies.py", "60", "first: the process ended, or closed its output"),
    ] {
        let args = format!("sim lorenzo --games 2 --threads 1 --json --bot-limit {limit}");
        let ran = with_bots(&folder, &args, &format!("exec:python3 {file},greedy"));
        assert_eq!(ran.code, 0, "{file}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{file}: {}", ran.err);
        assert!(ran.err.starts_with(&format!("magnifico: bot 1 (exec:python3 {file}) lost ")), "{}", ran.err);
        assert!(ran.err.contains(what), "{file}: {}", ran.err);
        // With every decision lost, it plays as the greedy bot does.
        let hash = |out: &str| serde_json::from_str::<Value>(out).unwrap()["state_hash"].clone();
        let greedy = folder.good("sim lorenzo --games 2 --json --bots greedy,greedy");
        assert_eq!(hash(&ran.out), hash(&greedy), "{file}");
    }
}

/// Whoever reads the standings later must see that they are greedy's, however often the contest was resumed.
#[test]
fn lost_decisions_are_kept_and_marked() {
    let folder = Folder::new();
    folder.write("dies.py", "import sys\nsys.exit(1)\n");
    let args = "arena lorenzo --games 4 --resume dead.jsonl --csv a.csv --svg a.svg";
    let run = |more: &str| with_bots(&folder, &format!("{args} {more}"), "exec:python3 dies.py,random");
    let lost = |ran: &Ran| {
        let report: Value = serde_json::from_str(&ran.out).unwrap();
        let standings = report["standings"].as_array().unwrap();
        standings.iter().find(|it| it["bot"] != "random").unwrap()["lost_decisions"].clone()
    };
    let first = run("--json");
    let counts = lost(&first);
    assert!(counts["asked"].as_u64().unwrap() > 50 && counts["asked"] == counts["dead"], "{counts}");
    assert_eq!((first.code, first.err.lines().count()), (0, 1), "{}", first.err);
    let all = format!("lost {0} of {0} decisions to greedy", counts["asked"]);
    assert!(first.err.contains(&all) && first.err.contains("; first: the process ended"), "{}", first.err);

    let again = run("--json");
    assert_eq!(lost(&again), counts, "nothing was played, and nothing forgotten");
    assert!(again.err.contains(&all) && again.err.contains("; none of them in this run"), "{}", again.err);

    let text = run("").out;
    let mark = format!("greedy took {0} of {0} decisions", counts["asked"]);
    assert!(text.contains("exec:python3 dies.py !"), "{text}");
    assert!(text.contains(&format!("! exec:python3 dies.py: {mark}, which it lost")), "{text}");
    assert!(folder.read("a.svg").contains(&format!(">exec:python3 dies.py ({mark})<")));
    assert!(folder.read("a.csv").contains(&format!(",{0},{0}\n", counts["asked"])));

    // Older files say nothing of it, and are read all the same.
    let without = |line: &str| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        line.as_object_mut().unwrap().shift_remove("lost_decisions");
        format!("{line}\n")
    };
    let older: String = folder.read("dead.jsonl").lines().map(without).collect();
    folder.write("dead.jsonl", older);
    let unknown = run("--json");
    assert_eq!((unknown.code, unknown.err.as_str()), (0, ""));
    assert_eq!(lost(&unknown)["asked"], 0);
}

#[test]
fn a_bot_that_cannot_be_started_is_refused() {
    let folder = Folder::new();
    for command in ["sim", "arena"] {
        let error = folder.bad(&format!("{command} lorenzo --games 2 --bots exec:no-such-program,random"));
        assert!(error.contains("the bot \"exec:no-such-program\" cannot be started: "), "{error}");
    }
    assert!(folder.bad("sim lorenzo --bots exec:,random").contains("exec:COMMAND"));
}

/// Nothing of a command is given to a shell.
#[test]
fn a_command_means_nothing_to_a_shell() {
    let folder = Folder::new();
    folder.write("bot.py", EXAMPLE);
    let bots = "exec:python3 bot.py; touch harm $(touch harm) > harm,random";
    let ran = with_bots(&folder, "sim lorenzo --games 1 --bot-limit 60", bots);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(folder.files("."), ["bot.py"]);
}
