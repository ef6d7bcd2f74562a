//! The examples at the end of the help texts. Nothing else of the command line names a game.

pub(super) const EXAMPLES: &str = "\
Examples:
  magnifico                                     the web table, at http://127.0.0.1:1492
  magnifico serve --port 8080 --data-dir games  the same at another port, with its data in a folder
  magnifico backup copy.db                      a copy of the database while the server runs
  magnifico move sqlite:magnifico.db postgres://me@localhost/games   from one database to another
  magnifico demo                                a short game to look at, here in the terminal
  magnifico demo wiege                          the same of another game; all games take the same commands
  magnifico sim lorenzo --games 10000           ten thousand games between random bots
  magnifico sim lorenzo --players 2 --json      the same as data
  magnifico sim florenza --bots greedy --level extreme    alone against Pope Sixtus IV
  magnifico arena lorenzo --bots planner,greedy,random   who is better, and by how much
  magnifico record lorenzo game.jsonl           one game, kept as a file
  magnifico replay game.jsonl                   step through it
  magnifico verify *.jsonl                      prove that dice, moves and results are genuine

Without a command, `serve` is meant: magnifico --port 8080 works too.
Every option can also be set in the environment: --threads 4 is MAGNIFICO_THREADS=4.
Exit codes: 0 all is well; 1 a law of the game was found broken; 2 the input is wrong.";

pub(super) const SERVE_EXAMPLES: &str = "\
Examples:
  magnifico                                     http://127.0.0.1:1492, for this machine only
  magnifico serve --address 0.0.0.0             for everybody who can reach this machine
  magnifico serve --database memory:            nothing is kept
  magnifico serve --database postgres://magnifico@localhost/magnifico
                                                in a database of PostgreSQL
  magnifico serve --base-path /games --trusted-proxy 127.0.0.1
                                                behind Caddy or nginx, at https://example.org/games/
  magnifico serve --rules lorenzo=my-cards      new tables with corrected component data
  magnifico serve --bot 'Cosimo=python3 examples/bot.py'
                                                a program of yours among the opponents
  magnifico serve --stats out                   shows what `magnifico sim … --stats out` found out
  magnifico serve --games lorenzo,nim           these games and no others
  magnifico serve --log json                    logs for machines

The server stops on Ctrl-C or SIGTERM: browsers are told to come back, and nothing that was accepted is lost.
See also /healthz, /readyz, /metrics and /api/v1/openapi.json of the running server.";

pub(super) const MOVE_EXAMPLES: &str = "\
Examples:
  magnifico move sqlite:magnifico.db postgres://me@localhost/games   into PostgreSQL
  magnifico move postgres://me@localhost/games sqlite:copy.db        and back, or as a backup in one file

No server may run on either. Every table is read again from its new place and compared, byte by byte; finished matches
are replayed from their seeds as well. A password can also stand in the environment (PGPASSWORD) or in ~/.pgpass.";

pub(super) const SIM_EXAMPLES: &str = "\
Examples:
  magnifico sim lorenzo                         a thousand games of four random bots
  magnifico sim lorenzo --bots random,random    two seats, one bot named for each
  magnifico sim lorenzo --base --seed 7         the base game; the same seed gives the same games
  magnifico sim lorenzo --games 10 --save out   keep the records of ten games in the folder out
  magnifico sim lorenzo --bots greedy,greedy --stats out   what cards and leaders were worth, in the folder out
  magnifico sim lorenzo --swarm --seconds 60    check the laws of the game for a minute
  magnifico sim lorenzo --rules my-cards        play with corrected component data
  magnifico sim florenza --bots planner --level hard   one player against Pope Sixtus IV and his 60 points
  magnifico sim wiege --games 100000 --players 2   how long the games are, besides
  magnifico sim wiege --teams --bots greedy,random,greedy,random   two against two";

pub(super) const ARENA_EXAMPLES: &str = "\
Examples:
  magnifico arena lorenzo --bots planner,greedy,random --games 600
  magnifico arena lorenzo --bots planner,greedy,greedy,greedy      one against three copies of another
  magnifico arena lorenzo --bots mcts:500,planner --players 2      two players
  magnifico arena lorenzo --bots planner,greedy --resume a.jsonl   go on where it was stopped
  magnifico arena lorenzo --bots \"exec:python3 examples/bot.py,random\"   a program of yours
  magnifico arena wiege --bots planner,greedy --players 4 --teams   two against two, partners opposite

Every deal of cards and dice is played in each order of its bots round the table; bots named several times are
reported together. Ctrl-C prints what there is; with --resume the same command then goes on, and draws its charts anew.";

pub(super) const REPLAY_EXAMPLES: &str = "\
Examples:
  magnifico replay game.jsonl                   Enter goes on, r runs to the end of the round, q quits
  magnifico replay game.jsonl --eye 2           only what seat 2 could see
  magnifico replay game.jsonl | less            all of it at once
  magnifico record lorenzo - | magnifico replay -";

#[cfg(test)]
mod tests {
    use super::super::{Cli, with_command};
    use super::*;
    use clap::Parser;

    /// The words of a command line as a shell takes them apart, as far as the examples need it.
    fn words(line: &str) -> Vec<String> {
        let (mut words, mut quote) = (vec![String::new()], None);
        for letter in line.chars() {
            match letter {
                '\'' | '"' if quote.is_none() => quote = Some(letter),
                _ if quote == Some(letter) => quote = None,
                ' ' if quote.is_none() => words.push(String::new()),
                _ => words.last_mut().expect("there is a word").push(letter),
            }
        }
        words.retain(|word| !word.is_empty());
        words
    }

    /// The examples speak of the games of the list and of options that these have.
    #[test]
    fn every_example_can_be_typed() {
        let texts = [EXAMPLES, SERVE_EXAMPLES, MOVE_EXAMPLES, SIM_EXAMPLES, ARENA_EXAMPLES, REPLAY_EXAMPLES];
        let lines =
            texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.strip_prefix("  magnifico"));
        let mut tried = 0;
        for line in lines {
            // What an example is for stands behind it.
            let line = line.split("  ").next().unwrap_or_default();
            for command in format!("magnifico{line}").split(" | ").filter(|it| it.starts_with("magnifico")) {
                let typed = with_command(words(command).into_iter().map(Into::into));
                assert!(Cli::try_parse_from(typed).is_ok(), "{command}");
                tried += 1;
            }
        }
        assert!(tried > 30, "{tried} examples were tried");
    }
}
