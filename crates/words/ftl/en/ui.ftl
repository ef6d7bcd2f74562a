### The pages in English.

## site: the frame of every page

site-title = Magnifico: games of the Renaissance
site-name = Magnifico
site-tagline = Games of the Renaissance, at one table
site-nav = Main menu
site-nav-tables = Tables
site-nav-rules = Rules
site-nav-rulings = Rulings
site-skip = Skip to the content
site-skip-board = Skip to the board
site-as-text = The table as text
site-menu = Menu
site-back = Back
site-free = Free software. Every die can be verified after the match.
site-unofficial = An unofficial implementation. The games belong to their authors and publishers, who have no part in it; drawings and texts are our own. If you enjoy a game, buy it.

## game: the three games

game-players = { $least } to { $most } players

## front: what this is, in one look

front-lead = Play with friends on one screen or across the world, or against bots worth beating. No account: a link and a name are enough.
front-games = Games
front-play-now = Play now
front-opponents = Opponents
front-level = Level
front-open = Open a table
front-learn = Learn the game

## tables: lists of tables

tables-waiting = Waiting for you
tables-open = Open tables
tables-running = Running
tables-finished = Finished
tables-none = None at present.
tables-sit = Sit down
tables-continue = Continue
tables-watch = Watch
tables-replay = Replay
tables-seats-free = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}

## open: opening a table, each option with one line of explanation

open-title = Open a table of { $game }
open-name = Your name
open-name-why = This is how the others see you.
open-seats = Seats, clockwise
open-seat = Seat { $n }
open-seat-me = me, or somebody at my screen
open-seat-link = whoever has the link
open-seat-bot = a bot
open-seat-none = nobody
open-rules = Rules
open-clock = Clock
open-confirm = Confirm each turn
open-confirm-why = Your turn stays open, and can be taken back, until you confirm it.
open-hints = Hints
open-hints-usual = when one person plays against bots
open-hints-always = for everybody
open-hints-never = for nobody
open-hints-why = Whoever has to decide may ask what the fierce bot would think of.
open-hidden = Only by invitation
open-hidden-why = The lobby does not show the table; only those with the link find it.
open-submit = Open the table

## level: how strong a bot plays

level-title = How the levels play
level-random = random play
level-friendly = friendly
level-friendly-why = Plays soundly and misses much: for a first match.
level-able = able
level-able-why = Looks through its whole turn before it decides.
level-shrewd = shrewd
level-shrewd-why = Searches for a moment through what may follow.
level-fierce = fierce
level-fierce-why = Searches for up to two seconds through thousands of ways the match may go on.
level-measured = In { $games } matches against { $others } of the level “{ $against }” it won { $share } % ({ $low } to { $high } %; { $chance } % would be equal).

## hint: what a bot would think of, for whoever has to decide

hint-ask = Hint
hint-ask-why = Lets the fierce bot think about your decision for two seconds.
hint-title = What the fierce bot thinks of
hint-why = Estimated chance to win after each move, from what you can see. Points count for the order too. Click one to look at it; nothing is played.
hint-chance = { $n }%
hint-show = Show on the board

## review: a finished match, judged

review-title = Review
review-why = A bot judges every decision of the match, from what its player could see. That takes about a minute.
review-ask = Review the match
review-waiting = Other matches are being reviewed first.
review-working = { $done } of { $all } decisions judged
review-comes = This page refreshes by itself.
review-chart = Chances to win over time
review-chart-why = As the player to decide could estimate them. Each place in the chart leads to its moment of the match. Circles are the costliest decisions; broken lines are where rounds begin.
review-costly = The costliest decisions
review-costly-why = What a search found better at that moment, and how much it would have added to the prospects, from 0 to 100: four fifths of them are points, one fifth the win. They are not the chances of the chart.
review-none = Nothing that cost a noticeable part of the prospects: well played.
review-gain = Prospects: { $n } of 100 lost
review-mark = A costly decision of { $who }. Prospects: { $n } of 100 lost
review-played = Played
review-better = Better

## stats: what pieces are worth

stats-title = Statistics: { $game }
stats-sum = From { $games } matches of { $players } players, played by bots ({ $bots }).
stats-why = Win share, with its 95 % interval, points and lead are those of players who did it at least once. Lead: how many points more than the mean of their table. Players: which part of all players did it, in matches where it was possible; of what only one at a table can have, { $most }% at most. What fewer than { $enough } players did is greyed and stands below. A row opens to rounds and seats; 0 is before the first round.
stats-name = Name
stats-times = Times
stats-taken = Players
stats-win = Win share
stats-points = Points
stats-ahead = Lead
stats-interval = { $low }–{ $high }%
stats-by-round = Times by round
stats-by-seat = Times by seat

## clock: kinds of clock

clock-none = No clock
clock-live = { $minutes } min and { $seconds } s a turn
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-at-end = When time is up
clock-at-end-bot = a bot moves
clock-at-end-pass = the turn is passed

## invite: inviting, sitting down, waiting

invite-title = Invite
invite-why = Whoever has this link can sit down. Send it to your friends.
invite-copy = Copy the link
invite-copied = Copied
invite-code = The link as a code, to be scanned with a phone
invite-sit = Sit down
invite-sit-here = Sit here
invite-name = Your name
invite-bot-here = A bot for this seat
invite-free = Free seat
invite-waiting = { $n ->
    [one] Waiting for { $n } player.
   *[other] Waiting for { $n } players.
}
invite-start = The match starts when every seat is taken.

## hand: the screen passed from hand to hand

hand-title = Hand over to { $who }
hand-why = { $who } is to decide. Nobody's hidden cards are shown until then.
hand-ready = I am { $who }

## region: headings of the table

region-board = Board
region-others = Others
region-parts = Parts of the table
region-me = Me
region-you = you
region-bot = bot

## prompt: what is awaited, in words

prompt-over = The match is over.

## turn: buttons of a turn

turn-undo = Undo
turn-undo-why = takes the last step back
turn-restart = Restart turn
turn-restart-why = takes the whole turn back
turn-confirm = Confirm
turn-undo-ask = Ask to take back
turn-undo-asked = { $who } asks to take back the last step.
turn-undo-agree = Agree
turn-undo-refuse = Refuse
turn-undo-waiting = Waiting for the others to agree.
turn-leave = Leave the table
turn-leave-why = A bot plays for you until you come back.
turn-return = Take my seat back
turn-stand-in = Away? Let a bot stand in

## preview: what a placement would do

preview-after = Afterwards

## history: the log

history-title = Log
history-new-one = Since you were last here: one thing happened
history-new-many = Since you were last here: { $n } things happened
history-all = The whole log
history-earlier = Earlier
history-later = Later
history-moment = Moment { $n }
history-undone = taken back
history-among-bots = { $n ->
    [one] { $who } takes back the last decision although something had been revealed with it; only bots were there to agree, so this match counts for no rating.
   *[other] { $who } takes back the last { $n } decisions although something had been revealed since; only bots were there to agree, so this match counts for no rating.
}
history-round = Round { $round }

## score: the end of the match

score-title = Final score
score-winner = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-you-won = You win!
score-you-lost = You lose.
score-tie-rules = The points are equal; the rules’ tie-break puts { $who } first.
score-chart = Points by round
score-chart-source = Points by source
score-chart-why = What everybody would have had, had the match ended after this round.
score-chart-source-why = The same points, by where they came from.
score-table = As a table
score-more = Charts and proof
score-rematch = Play again
score-rematch-why = The same people, a new seed.
score-record = Download the record
score-record-why = One text file with every move, which proves itself.
score-lobby = To the lobby
score-replay = Watch the match again
score-duplicates = The same seed at other tables

## fair: seed and proof

fair-title = Fair dice
fair-before = Before the first die the server committed to its seed:
fair-seed = Seed
fair-commitment = Commitment
fair-verify = Verify
fair-verified = Verified: every die and every card follows from the seed.
fair-failed = This does not fit: the record and the seed disagree.
fair-later = The seed is shown when the match is over.
fair-known = Whoever opened this table chose the seed and could foresee every die.
fair-duplicate = Whoever opened this table may open others with the same seed, to compare results; whoever plays there first could foresee every die here.
fair-continued = This match goes on from moment { $at } of another one. Its seed is known: whoever looked could foresee every die.
fair-taken-back = Something was taken back after it had been revealed, and only bots were there to agree: this match counts for no rating.
fair-verify-why = The server plays the whole record again from its seed.
proof-commitment = The SHA-256 digest of the seed is the commitment that was shown before the first die.
proof-chance = { $n ->
    [one] { $n } result of chance follows from the seed: the dice and the shuffled decks.
   *[other] { $n } results of chance follow from the seed: the dice and the shuffled decks.
}
proof-moves = { $n ->
    [one] { $n } decision was played again; it was legal, and the position after it is the recorded one.
   *[other] { $n } decisions were played again; each was legal, and the position after each is the recorded one.
}
proof-result = The result is the one that was played.
proof-by-hand = Check it yourself
proof-by-program = Download the record and let your own copy of the program check it:
proof-by-digest = The commitment, with common tools:
proof-by-dice = Every die: block i is SHA-256 of the seed’s 32 bytes followed by i as eight little-endian bytes, read as eight big-endian words of 32 bits. A number below n is the upper half of word × n; a word whose lower half is under 2³² mod n is skipped. A die is a number below 6, plus 1; a deck is shuffled from its last place down, each swapped with one at or before it.

## replay: looking back

replay-title = Replay
replay-first = To the start
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-on = Step on
replay-last = To the end
replay-speed = Speed
replay-step = Moment { $at } of { $last }
replay-moment = Moment
replay-eye = Seen by
replay-eye-none = a spectator
replay-link = Link to this moment
replay-continue = Continue from here against bots
replay-continue-why = A private table of your own that starts here; the match itself stays as it was.
replay-continue-go = Go on from here
replay-continue-name = { $name } (continued)
replay-seat = Your seat
replay-go = Show
replay-slower = Slower
replay-faster = Faster
replay-usual = Medium
replay-rounds = Rounds and turns
replay-begin = from its beginning
replay-before = Before the first round
replay-keys = Keys: ← → step, space plays, Home and End
replay-upload = Replay a record
replay-upload-why = The text of a finished match, as downloaded from its table.
replay-upload-go = Check and replay
replay-only-over = A match can be replayed when it is over.

## chat: talk at the table

chat-title = Talk
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.

## notify: titles, announcements, connection

notify-your-turn = ● Your turn · { $game }
notify-allow = Tell me when it is my turn
notify-denied = The browser does not allow notifications for this site.
notify-lost = Connection lost. Trying again …
notify-joined = { $who } sits down.
notify-left = { $who } leaves; a bot plays on.

## error: what went wrong, and what to do

error-title = That did not work
error-stale = The table has moved on. Look again and choose anew.
error-illegal = That is not allowed: { $why }
error-malformed = The request cannot be read.
error-no-seat = You have no seat at this table.
error-foreign = This request comes from a page of another site.
error-missing = There is nothing here.
error-missing-table = There is no such table.
error-set-aside = This table is set aside: its record cannot be played again.
error-other-data = This table is set aside: it was begun with other component data than this server has now.
error-other-rules = This table is set aside: it was begun under version { $theirs } of the rules, and this server plays version { $ours }.
error-too-many = Too many requests. Try again in { $seconds } seconds.
error-too-large = That is too large.
error-too-slow = The request did not arrive in time.
error-unavailable = The server cannot do this just now; nothing was changed.
error-expired = This table is no longer kept: records that were uploaded and tables that nobody began go away after a while.
error-no-room = The server has no room for more tables and records just now; matches that are on go on.
error-disk-full = The server's disk is full: nothing was changed, and nothing is lost.
error-taken = Somebody sits there already.
error-lobby = To the lobby
error-method = This address does not know that method.
error-record = This record does not hold: { $why }
error-not-your-turn = it is not your turn
error-over = the match is over
error-no-action = this is not an action of the game ({ $why })
error-seed-known = That match is over, and its seed is known.
error-not-organiser = Only whoever opened that table for duplicate play can open another with the same seed.
error-still-on = The match is still on.
error-undo-nothing = You have decided nothing yet that could be taken back.
error-undo-not-yours = Another player decided last: taking back needs the consent of the others.
error-undo-revealed = Something new was revealed: taking back needs the consent of the others.
error-undo-consent = To take back this far, everybody else must agree.
error-undo-alone = Something new was revealed, and nobody else is here to agree: what was played stands.
error-undo-nobody = Nobody asks to take back anything now.
error-undo-away = { $who } is away, and a bot does not agree to this for somebody else: ask again when { $who } is back.
error-often-leave = You have left your seat several times just now. Stay for a while: you can leave it again in { $seconds } seconds.
error-often-undo = You have taken back very often just now. You can take back again in { $seconds } seconds.
error-often-ask = You have asked the others several times just now. You can ask again in { $seconds } seconds.
error-often-talk = You have said a lot just now. You can say more in { $seconds } seconds.
error-record-full = The record of this table is full: the match can be played to its end, but nothing more is taken back and no seat is left to a bot.
error-full = Every seat at this table is taken.
error-nothing-to-leave = The match is over: there is nothing to leave.
error-own-seat = You play this seat yourself already.
error-bot-there = A bot plays there already.
error-has-days = { $who } has days for each turn and need not be here meanwhile.
error-is-here = { $who } is here: a bot may stand in for somebody who is away.
error-held = { $who } has not confirmed the turn yet.
error-not-full = The match starts when every seat is taken.
error-bot-plays = A bot plays this seat; take it back first.
error-nothing-to-confirm = There is no turn of yours to confirm.
error-decided = The match is decided at that moment: choose an earlier one.
error-no-hints = There are no hints at this table.
error-nothing-to-decide = There is nothing for you to decide now.
error-seed-secret = The same seed is still being played at another table: until that match is over, this one keeps it secret.
error-right-choose = Choose one of the actions that the table offers.
error-right-look = Look at the table again: it says what it waits for.
error-right-malformed = Go back and fill in the form once more. The server says:
error-right-sit = A seat belongs to the browser that took it. Open the table’s page: where a seat is free, you can sit down; otherwise you can watch.
error-right-page = Use the page of the table itself.
error-right-address = Check the address. The front page lists the tables.
error-right-report = The people who run this server have a report and can look into it.
error-right-data = Nothing is lost: the table goes on as soon as this server is started with the rules and data it was begun with.
error-right-less = Send less at once.
error-right-soon = Try again in a moment.
error-right-anew = Open another table, or upload the record again.
error-right-another-day = Try again another day, or tell the people who run this server.
error-right-room = Try again in a while: the server goes on by itself when there is room.
error-back = Back to the table

## settings: the reader's choices

settings-language = Language
settings-theme = Light or dark
settings-sound = Sound

## keys: the keyboard help

keys-title = Keys
keys-close = Close with Escape
keys-answers = choose an answer of a decision
keys-escape = close what lies open
keys-undo = undo
keys-restart = restart the turn
keys-confirm = confirm the turn
keys-others = to the other players
keys-log = to the log
keys-prompt = repeat what is awaited
keys-hint = ask for a hint
keys-help = this help
keys-theme = light or dark

## plain: the table as text

plain-title = The table in words
plain-board = The drawn table

## gallery: what can be looked up of each game

gallery-title = All cards
gallery-ours = our own
gallery-ours-why = What is marked “our own” is not taken from the printed game.
gallery-search = Search
gallery-filter = Filter
gallery-kind = Kind
gallery-any = any
gallery-found = { $n ->
    [0] Nothing found
    [one] { $n } found
   *[other] { $n } found
}

## book: rules and rulings

book-title = Rules of { $game }
book-rulings = Questions and rulings
book-contents = Contents
book-open = Rules: { $what }
book-own-words = In our own words; the printed rulebook decides.
book-numbers = Numbers of our own

## what every table says

text = { $text }
word = { $word }
nothing = nothing
b-players = Players
b-you = you
b-bot = bot
b-over = The match is over
b-waiting-for = Deciding: { $who }
b-your-turn = Your turn.
b-score-total = Total
