//! Other people's bots, with real processes: good ones, wrong ones, slow ones, dead ones.
#![allow(clippy::disallowed_methods, reason = "programs are files")]

use crate::smallest::{Bundle, Config, Smallest};
use bots::{Bot, ExecBot, Faults, GreedyBot, Program};
use kernel::{Game, Observation, Seat, Seed, Silent, Turn};
use std::fs;
use std::io::Read;
use std::net::TcpListener;
use std::path::PathBuf;
use std::time::Duration;

/// Long enough for any machine: only a failing test waits for it.
const LONG: Duration = Duration::from_mins(1);

/// Short, for programs that never answer.
const SHORT: Duration = Duration::from_millis(40);

/// A program in Python, kept in a file of this name.
fn python(name: &str, code: &str, limit: Duration) -> Program {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("bot-{name}.py"));
    fs::write(&path, format!("import json, os, sys\n{code}")).unwrap();
    let words = vec!["python3".into(), "-u".into(), path.to_str().unwrap().into()];
    Program::new(words, limit).unwrap()
}

/// Plays a match with this bot in every seat; the decisions, in order.
fn play(bot: &mut dyn Bot<Smallest>, seed: u64) -> Vec<String> {
    bot.prepare(seed);
    let mut state = Smallest.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
    let (mut legal, mut played) = (Vec::new(), Vec::new());
    while let Turn::Await(seats) = Smallest.turn(&state) {
        let seat = seats.lowest().unwrap();
        Smallest.legal(&state, seat, &mut legal);
        let choice = bot.choose(&Observation::new(&Smallest, &state, seat), &legal);
        played.push(legal[choice].to_string());
        Smallest.play(&mut state, seat, legal[choice], &mut Silent);
    }
    played
}

/// What the greedy bot would play throughout.
fn greedy(seed: u64) -> Vec<String> {
    play(&mut GreedyBot::<Bundle>::new(0), seed)
}

/// Plays two matches with the program; what it played, and what it did wrong.
fn two_matches(program: &Program) -> ([Vec<String>; 2], Faults) {
    let mut bot = ExecBot::<Bundle>::new(0, program.clone());
    let played = [play(&mut bot, 1), play(&mut bot, 2)];
    (played, program.faults())
}

/// The program's notes, one a line, which tests read once it has ended.
fn notes(name: &str) -> (PathBuf, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.notes"));
    let _ = fs::remove_file(&path);
    let literal = serde_json::to_string(path.to_str().unwrap()).unwrap();
    (path, literal)
}

#[test]
fn a_good_program_decides_for_itself_and_hears_of_each_match() {
    let (path, file) = notes("good");
    let id = Smallest::META.id;
    let code = format!(
        "notes = open({file}, 'a')
print('started', file=notes, flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if 'new_match' in message:
        print(json.dumps(message['new_match']), file=notes, flush=True)
    else:
        assert set(message) == {{'game', 'seat', 'deadline_ms', 'legal', 'view'}}, message
        assert message['game'] == '{id}' and 30000 < message['deadline_ms'] <= 60000 and len(message['view']['heaps']) == 3
        print(message['legal'][-1])
print('told to end', file=notes, flush=True)
"
    );
    let program = python("good", &code, LONG);
    let (played, faults) = two_matches(&program);
    let mut last = Vec::new();
    let mut state = Smallest.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
    let mut legal = Vec::new();
    while let Turn::Await(seats) = Smallest.turn(&state) {
        let seat = seats.lowest().unwrap();
        Smallest.legal(&state, seat, &mut legal);
        let action = *legal.last().unwrap();
        last.push(action.to_string());
        Smallest.play(&mut state, seat, action, &mut Silent);
    }
    assert_eq!(played, [last.clone(), last]);
    assert_eq!((faults.lost(), faults.first), (0, None));
    assert!(faults.asked > 0);

    let noted = fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = noted.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[3]), (4, "started", "told to end"), "{noted}");
    for (line, seed) in lines[1..3].iter().zip([1u64, 2]) {
        let message: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(
            (&message["protocol"], &message["game"], &message["seat"]),
            (&1.into(), &Smallest::META.id.into(), &0.into())
        );
        assert_eq!(message["data"], Smallest.data_hash().to_string());
        assert_eq!(message["seed"], seed >> 11);
    }
}

#[test]
fn answers_may_be_json() {
    let code = "for line in sys.stdin:
    message = json.loads(line)
    if 'legal' in message:
        print(json.dumps({'action': message['legal'][0]}))
";
    let (_, faults) = two_matches(&python("json", code, LONG));
    assert_eq!(faults.lost(), 0);
}

#[test]
fn garbage_loses_each_decision_to_the_greedy_bot() {
    let code = "for line in sys.stdin:
    if 'legal' in json.loads(line):
        sys.stdout.buffer.write(b'\\xff\\x00 what? \\x1b[2J\\n')
        sys.stdout.flush()
";
    let (played, faults) = two_matches(&python("garbage", code, LONG));
    assert_eq!(played, [greedy(1), greedy(2)]);
    assert_eq!((faults.wrong, faults.lost()), (faults.asked, faults.asked));
    assert!(faults.first.unwrap().contains("which is not one of the legal actions"));
}

#[test]
fn an_illegal_action_loses_that_decision_alone() {
    let code = "first = True
for line in sys.stdin:
    message = json.loads(line)
    if 'new_match' in message:
        first = True
    else:
        print('take:0:99' if first else message['legal'][0])
        first = False
";
    let program = python("illegal", code, LONG);
    let mut bot = ExecBot::<Bundle>::new(0, program.clone());
    let played = [1, 2].map(|seed| {
        let played = play(&mut bot, seed);
        let faults = bot.faults().unwrap();
        assert_eq!((faults.wrong, faults.lost()), (1, 1), "of this match alone");
        played
    });
    let faults = program.faults();
    assert_eq!((faults.wrong, faults.lost()), (2, 2));
    assert_eq!(faults.first.unwrap(), "answered \"take:0:99\", which is not one of the legal actions");
    assert_eq!([&played[0][0], &played[1][0]], [&greedy(1)[0], &greedy(2)[0]]);
}

#[test]
fn a_program_that_dies_at_once_loses_all() {
    let (played, faults) = two_matches(&python("dies", "sys.exit(3)\n", LONG));
    assert_eq!(played, [greedy(1), greedy(2)]);
    assert_eq!((faults.dead, faults.lost()), (faults.asked, faults.asked));
    assert_eq!(faults.first.unwrap(), "the process ended, or closed its output");
}

#[test]
fn a_program_that_dies_later_is_started_again_for_the_next_match() {
    let code = "for line in sys.stdin:
    message = json.loads(line)
    if 'legal' in message:
        print(message['legal'][0])
        sys.exit(0)
";
    let program = python("later", code, LONG);
    let (_, faults) = two_matches(&program);
    assert_eq!((faults.asked - faults.dead, faults.slow, faults.wrong), (2, 0, 0));
}

#[test]
fn a_program_that_does_not_exist_loses_all() {
    let program = Program::new(vec!["magnifico-has-no-such-bot".into()], LONG).unwrap();
    assert!(program.try_start().is_err());
    let (played, faults) = two_matches(&program);
    assert_eq!(played, [greedy(1), greedy(2)]);
    assert_eq!(faults.dead, faults.asked);
    assert!(faults.first.unwrap().starts_with("it cannot be started: "));
}

/// Three decisions are waited for, then the program is stopped; the next match begins with a fresh one.
#[test]
fn a_silent_program_loses_three_decisions_and_then_the_match() {
    for (name, code) in
        [("silent", "for line in sys.stdin:\n    pass\n"), ("deaf", "os.read(os.pipe()[0], 1)\n")]
    {
        let (played, faults) = two_matches(&python(name, code, SHORT));
        assert_eq!(played, [greedy(1), greedy(2)]);
        assert_eq!((faults.slow, faults.lost()), (6, faults.asked), "{name}: {faults:?}");
        assert_eq!(faults.first.unwrap(), "no answer within 40 ms");
    }
}

#[test]
fn an_endless_line_ends_the_program() {
    let code = "while True:\n    sys.stdout.write('a' * 65536)\n";
    let (played, faults) = two_matches(&python("endless", code, LONG));
    assert_eq!(played, [greedy(1), greedy(2)]);
    assert_eq!((faults.dead, faults.lost()), (faults.asked, faults.asked));
    assert_eq!(faults.first.unwrap(), "the process wrote a line without an end");
}

/// A program that is late must not have its old answer taken for the answer to the next question.
#[test]
fn a_late_answer_is_dropped() {
    let code = "import threading
for line in sys.stdin:
    message = json.loads(line)
    if 'new_match' in message:
        late = True
    elif late:
        late = False
        last = message['legal'][-1]
        # Comes after the limit; how long after does not matter.
        threading.Timer(0.25, lambda: print(last)).start()
    else:
        # The wait for the late answer counts.
        assert message['deadline_ms'] < 200, message
        print(message['legal'][0])
";
    let program = python("late", code, Duration::from_millis(200));
    let mut bot = ExecBot::<Bundle>::new(0, program.clone());
    bot.prepare(1);
    let state = Smallest.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
    let mut legal = Vec::new();
    Smallest.legal(&state, Seat::default(), &mut legal);
    let observation = Observation::new(&Smallest, &state, Seat::default());
    // However slow the machine, the first question is answered late; and only late answers name the last action.
    for _ in 0..3 {
        assert_ne!(bot.choose(&observation, &legal), legal.len() - 1);
    }
    let faults = program.faults();
    assert!(faults.slow >= 1 && faults.dead == 0, "{faults:?}");
}

/// The process number that the program noted must be free again: a zombie would still hold it.
#[cfg(unix)]
#[test]
fn no_process_is_left_behind() {
    for (name, rest) in [
        ("leaves", "for line in sys.stdin:\n    pass\n"),
        (
            "stays",
            "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True:\n    signal.pause()\n",
        ),
    ] {
        let (path, file) = notes(name);
        let code = format!(
            "print(os.getpid(), file=open({file}, 'w'), flush=True)\nprint('up', flush=True)\n{rest}"
        );
        // Its greeting is taken for an answer, so it is up and has noted its number by then.
        let mut bot = ExecBot::<Bundle>::new(0, python(name, &code, LONG));
        let state = Smallest.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
        let mut legal = Vec::new();
        Smallest.legal(&state, Seat::default(), &mut legal);
        bot.choose(&Observation::new(&Smallest, &state, Seat::default()), &legal);
        drop(bot);
        let number = fs::read_to_string(path).unwrap();
        let alive =
            std::process::Command::new("sh").args(["-c", &format!("kill -0 {number}")]).output().unwrap();
        assert!(!alive.status.success(), "{name}: process {number} is still there");
    }
}

/// A script that starts the program proper is all that we start, yet both must end: the program holds a connection to
/// us, and the system closes that only with the last process that has it.
#[cfg(unix)]
#[test]
fn what_a_wrapper_started_ends_with_it() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    // Should it survive, it ends when this test closes the connection.
    let code = format!(
        "import socket
held = socket.create_connection(('127.0.0.1', {port}))
print('up')
held.recv(1)
"
    );
    let inner = python("wrapped", &code, LONG);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("wrapper.sh");
    // Something is left to do after the program, or the shell might become it instead of starting it.
    fs::write(&path, format!("{inner}\necho over\n")).unwrap();
    let program = Program::new(vec!["sh".into(), path.to_str().unwrap().into()], LONG).unwrap();
    let mut bot = ExecBot::<Bundle>::new(0, program.clone());
    let state = Smallest.setup(&Config { players: 2 }, Seed::from_number(1), &mut Silent).unwrap();
    let mut legal = Vec::new();
    Smallest.legal(&state, Seat::default(), &mut legal);
    // Its greeting is taken for an answer, so it is up and connected by then.
    bot.choose(&Observation::new(&Smallest, &state, Seat::default()), &legal);
    assert_eq!(program.faults().wrong, 1, "{:?}", program.faults());
    let (mut held, _) = listener.accept().unwrap();
    drop(bot);
    held.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
    assert_eq!(held.read(&mut [0]).expect("the program behind the wrapper is still there"), 0);
}
