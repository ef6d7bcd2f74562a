### What the program says about a match on a terminal, in English.

## terminal: a match in a line

terminal-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
terminal-own-data = own data { $digest }
terminal-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
terminal-not-over = not over
terminal-wins = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-share = { $who } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-misses = { $who } misses the goal with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-and = { $some } and { $last }
terminal-nobody = nobody
terminal-records = { $n ->
    [one] { $n } record
   *[other] { $n } records
}: { $ok } ok, { $bad } bad

## terminal: a match step by step

terminal-seat = seat { $seat }: { $who }
terminal-seat-bot = seat { $seat }: { $who } ({ $bot } bot)
terminal-set-up = set-up
terminal-sealed = { $who }: a sealed choice
terminal-undo = { $n ->
    [one] { $who } takes back the last action
   *[other] { $who } takes back the last { $n } actions
}
terminal-sits = { $who } sits down in seat { $seat }
terminal-keys = Enter: next, r: rest of the round, a: all, q: quit
terminal-player = Player
terminal-proven = Every action, die, state and the result follow from the seed { $seed }.

## terminal: what one can do, and a match to look at

terminal-welcome = Magnifico plays Renaissance board games. What you can do now:
terminal-do-serve = serve the web table: open its address in a browser
terminal-do-sim = play a thousand games between bots; --json for data
terminal-do-sim-other = the same with another game
terminal-do-arena = let bots play bots, with ratings
terminal-do-record = keep one game as a file
terminal-do-replay = step through it, with anybody’s eyes
terminal-do-verify = prove that its dice, moves and result are genuine
terminal-do-demo = another game to look at; all games take the same commands
terminal-do-bench = measure the speed of the engine
terminal-do-help = everything else
terminal-checkout = In a checkout write `{ $cargo }` instead of `magnifico`.
terminal-demo = A game of { $game } between { $n } bots that look one decision ahead:
terminal-keep = To keep this very game: { $command }
