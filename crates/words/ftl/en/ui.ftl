### The pages in English.

## site: the frame of every page

site-title = Magnifico: games of the Renaissance
site-name = Magnifico
site-tagline = Games of the Renaissance, at one table
site-nav = Main menu
site-nav-tables = Tables
site-nav-rules = Rules
site-nav-rulings = Rulings
site-nav-cards = Cards
site-nav-replays = Replays
site-skip = Skip to the content
site-skip-board = Skip to the board
site-as-text = The table as text
site-menu = Menu
site-close = Close
site-back = Back
site-more = More
site-yes = Yes
site-no = No
site-cancel = Cancel
site-keys-hint = Press ? for the keys.
site-free = Free software. Every die can be verified after the match.
site-unofficial = An unofficial implementation. The games belong to their authors and publishers, who have no part in it; drawings and texts are our own. If you enjoy a game, buy it.

## game: the three games

game-lorenzo = Lorenzo il Magnifico
game-lorenzo-line = four towers, three dice, one city
game-lorenzo-what = Send your family to the towers, the market and the council; keep the Church content, or pay for it.
game-florenza = Florenza Dice Game
game-florenza-line = roll, choose and build
game-florenza-what = Six dice for everybody: marble, cloth and gold become palaces, chapels and the masters who adorn them.
game-wiege = Die Wiege der Renaissance
game-wiege-line = the cradle of the Renaissance
game-wiege-what = Lay influence along the roads of thirty-six events, and win the minds that made the age.
game-players = { $least } to { $most } players
game-minutes = { $least } to { $most } min
game-base-advanced = base and advanced
game-solo = solo too

## front: what this is, in one look

front-lead = Play with friends on one screen or across the world, or against bots worth beating. No account: a link and a name are enough.
front-games = Games
front-play-now = Play now
front-play-now-with = { $bots ->
    [one] against { $bots } bot
   *[other] against { $bots } bots
} · { $level }
front-opponents = Opponents
front-level = Level
front-open = Open a table
front-learn = Learn the game
front-watch = Watch a game

## tables: lists of tables

tables-waiting = Waiting for you
tables-waiting-none = No table waits for you.
tables-others-move = { $n ->
    [one] You play at { $n } more table where others are to move.
   *[other] You play at { $n } more tables where others are to move.
}
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
tables-round = round { $round } of { $rounds }
tables-ended = ended: { $who } won with { $points }
tables-since = waiting for { $time }
tables-yesterday = yesterday
tables-minutes = { $n } min
tables-hours = { $n } h
tables-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
tables-house-rules = house rules
tables-known-seed = seed chosen by the host
tables-other-data = with changed component data

## open: opening a table, each option with one line of explanation

open-title = Open a table of { $game }
open-game = Game
open-name = Your name
open-name-why = This is how the others see you.
open-table-name = Name of the table
open-table-name-why = Shown in the lobby; left empty, we choose one.
open-seats = Seats, clockwise
open-seat = Seat { $n }
open-seat-me = me, or somebody at my screen
open-seat-link = whoever has the link
open-seat-bot = a bot
open-seat-none = nobody
open-players = Players
open-players-why = Two to four; five only by the house rules.
open-rules = Rules
open-base = Base game
open-base-why = Everyone has the same bonus tile, and there are no leaders: right for a first match.
open-advanced = Advanced game
open-advanced-why = Bonus tiles are chosen and four leaders drafted: the full game.
open-passing = Passing
open-passing-free = Free
open-passing-free-why = A turn may be given up even though a member could be placed.
open-passing-strict = Strict
open-passing-strict-why = Who can place a member must do so.
open-english-leaders = English leaders
open-english-leaders-why = Characters do not raise the actions of Sforza and Leonardo, as the English edition says.
open-house-rules = Five players, house rules
open-house-rules-why = More goods, two more market spaces and prestige points; not part of the published game.
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
open-seed = Seed
open-seed-why = Leave it empty. A seed you choose gives the same dice again, and everyone is told.
open-duplicate = Duplicate play
open-duplicate-why = Several tables get the same dice and cards, and the results are compared.
open-more = More options
open-submit = Open the table
open-hot-seat = Hot seat
open-hot-seat-why = Several people share this screen; hidden cards stay hidden when it changes hands.

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
stats-kind-card = Cards
stats-kind-leader = Leaders
stats-kind-bonus-tile = Bonus tiles
stats-kind-excommunication = Excommunication
stats-kind-building = Buildings
stats-kind-work = Works of art
stats-kind-whole = Palace and church
stats-kind-office = Offices
stats-kind-event = Events
stats-kind-culture = Culture cards
stats-kind-character = Characters
stats-verb-taken = taken
stats-verb-kept = kept
stats-verb-played = played
stats-verb-activated = activated
stats-verb-copied = copied
stats-verb-discarded = discarded
stats-verb-chosen = chosen
stats-verb-suffered = suffered
stats-verb-built = built
stats-verb-rolled = rolled at the start
stats-verb-completed = completed
stats-verb-masterpiece = as a masterpiece
stats-verb-held = held
stats-verb-won-by-culture = won by culture
stats-verb-won-by-characters = won by characters
stats-verb-laid = laid out
stats-verb-turned = turned
stats-verb-piled = put on the pile
stats-verb-revealed = revealed

## clock: kinds of clock

clock-none = No clock
clock-none-why = Nobody is hurried.
clock-live = { $minutes } min and { $seconds } s a turn
clock-live-why = For one sitting: a stock of time, and a little more with each turn.
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-days-why = For playing beside daily life, over weeks.
clock-at-end = When time is up
clock-at-end-bot = a bot moves
clock-at-end-pass = the turn is passed
clock-left = { $time } left
clock-up = Time is up.

## invite: inviting, sitting down, waiting

invite-title = Invite
invite-why = Whoever has this link can sit down. Send it to your friends.
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
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
invite-watch = Only watch
invite-full = Every seat is taken: you can watch.

## hand: the screen passed from hand to hand

hand-title = Hand over to { $who }
hand-why = { $who } is to decide. Nobody's hidden cards are shown until then.
hand-ready = I am { $who }
hand-mine = Your seats at this table
hand-hide = Hide my cards

## region: headings of the table

region-board = Board
region-mine = My board
region-others = Others
region-players = Players
region-players-order = in turn order
region-towers = Towers
region-areas = Areas
region-church = Church
region-family = Family
region-parts = Parts of the table
region-me = Me
region-dice = Dice
region-round = Round { $round } · Period { $period }
region-round-of = Round { $round } of { $rounds }
region-turn-order = Turn order
region-next-order = order of the next round
region-you = you
region-bot = bot
region-watching = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
region-you-watch = You watch this match.
region-goods = Goods
region-territories = Territories
region-buildings = Buildings
region-characters = Characters
region-ventures = Ventures
region-bonus-tile = Bonus tile
region-taken-by = taken by { $who }
region-taken-by-you = taken by you
region-surcharge = A member stands in this tower: taking a card costs { $n } coins more
region-add-servants = Add servants
region-value = Value { $n }
region-empty-row = No cards yet
region-next-slot = the next one needs { $n } military
region-row-points = worth { $n } now

## prompt: what is awaited, in words

prompt-your-turn = Your turn.
prompt-choose = Choose a member and a place.
prompt-member = The { $member } member, value { $value }: choose a place.
prompt-space = { $space }: choose a member.
prompt-placed = Placed. Use leaders or end your turn.
prompt-waiting = { $who } is to decide.
prompt-waiting-several = { $who } are to decide.
prompt-thinking = { $who } is thinking.
prompt-confirm = Confirm your turn, or take it back.
prompt-servants = How many servants?
prompt-pay = How do you pay?
prompt-privilege = Choose a privilege.
prompt-exchange = Exchange with { $card }?
prompt-bonus = Bonus action: choose a card.
prompt-bonus-work = Bonus action: how many servants?
prompt-raise = Which member?
prompt-copy = Whose ability?
prompt-draft = Keep one leader.
prompt-tile = Choose your bonus tile.
prompt-vatican = Support the Church?
prompt-over = The match is over.
prompt-forced = There was only one answer: { $what }
prompt-open = A decision waits: open it

## turn: buttons of a turn

turn-undo = Undo
turn-undo-why = takes the last step back
turn-restart = Restart turn
turn-restart-why = takes the whole turn back
turn-confirm = Confirm
turn-end = End turn
turn-pass = Pass
turn-pass-sure = Give up this placement?
turn-place-here = Place here
turn-take-here = Take this card
turn-placement-back = Take the placement back
turn-undo-free = nothing is revealed: you can undo
turn-undo-last = something is revealed by this: no undo
turn-undo-ask = Ask to take back
turn-undo-asked = { $who } asks to take back the last step.
turn-undo-agree = Agree
turn-undo-refuse = Refuse
turn-undo-waiting = Waiting for the others to agree.
turn-leave = Leave the table
turn-leave-why = A bot plays for you until you come back.
turn-return = Take my seat back
turn-stand-in = Away? Let a bot stand in

## peek: what a placement would do

peek-take = Take { $card }
peek-pay = You pay
peek-get = You get
peek-after = Afterwards
peek-then = From then on
peek-scores = At the end
peek-tower = tower in use
peek-floor = floor
peek-discount = discount
peek-less = less by excommunication
peek-servants = Servants to add
peek-fewer = one fewer
peek-more = one more
peek-sum = Value { $base } and { $servants } more: { $value }
peek-activates = Activates
peek-not-activated = Not activated: needs { $n }
peek-nothing = Nothing changes.

## history: the log

history-title = Log
history-since = Since you were last here
history-new-one = Since you were last here: one thing happened
history-new-many = Since you were last here: { $n } things happened
history-nothing-new = Nothing happened since.
history-all = Everything from the start
history-moment = Moment { $n }
history-undone = taken back
history-round = Round { $round }
history-you = You
history-newest = To the newest

## stock: counts in words

stock-wood = wood
stock-stone = stone
stock-servants = servants
stock-coins = coins
stock-military = military
stock-faith = faith
stock-points = points
stock-prestige = prestige
stock-change = { $before } to { $after }

## leaders: leaders in play and in hand

leaders-title = Leaders
leaders-count = { $play } in play, { $hand } in hand
leaders-in-play = in play
leaders-in-hand = in hand
leaders-used = used
leaders-discarded = discarded
leaders-short = { $n } short
leaders-ready = can be played
leaders-hidden = { $n ->
    [one] { $n } hidden leader
   *[other] { $n } hidden leaders
}
leaders-needs = Needs
leaders-play = Play
leaders-use = Use
leaders-discard = Discard for a privilege
leaders-copies = copies { $leader }

## faith: the Church

faith-title = Faith
faith-next = Vatican report after round { $round }: { $needs } faith needed
faith-enough = you have enough
faith-missing = { $n } missing
faith-worth = worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}
excom-title = Excommunications
excom-period = Period { $period }
excom-yours = This tile holds you.
excom-nobody = Nobody yet

## military: the track

military-title = Military
military-first = most at the end: { $n } points
military-second = second: { $n } points

## area: the action areas

area-council = Council Palace
area-council-why = A coin and a privilege; the order here is the turn order of the next round.
area-market = Market
area-market-why = One member to each space.
area-harvest = Harvest
area-harvest-why = Activates your territories up to the value of the action.
area-production = Production
area-production-why = Activates your buildings up to the value of the action.
area-full-value = full value
area-less = value −{ $n }
area-your-value = you: { $n }
area-closed = closed with { $n } players
area-place = place { $n }

## decide: decision panels

decide-hint = The board stays open: close this to look around, the choice waits.
decide-because = For { $what }
decide-now-then = { $before } to { $after }
decide-privilege = Choose a council privilege
decide-privilege-why = One of { $n }.
decide-privilege-distinct = { $left } more, each different
decide-payment = How will you pay?
decide-payment-why = This card can be paid in two ways.
decide-exchange = Exchange with { $card }
decide-exchange-why = Paid from what you had before; what comes of it arrives at the end.
decide-exchange-none = Leave it
decide-servants = How many servants?
decide-servants-why = Each adds one to the value.
decide-servants-rate = { $n } servants add one to the value.
decide-bonus = Bonus action
decide-bonus-tower = Take a card with value { $n }, without a member.
decide-bonus-work = { $work } with value { $n }, without a member.
decide-bonus-decline = Do without it
decide-draft = Choose a leader to keep
decide-draft-why = The other { $n } go to the player on your right.
decide-draft-last = The last one is yours.
decide-draft-kept = Kept so far
decide-tile = Choose your bonus tile
decide-tile-why = It works with every harvest and production of yours.
decide-vatican = Vatican report, period { $period }
decide-vatican-why = You have { $faith } faith; { $needs } are needed.
decide-vatican-support = Support: { $faith } faith becomes { $vp } points
decide-vatican-refuse = Refuse: keep the faith, take the tile
decide-vatican-fails = Too little faith: the tile is yours.
decide-raise = Choose a member
decide-raise-why = It has value { $n } until the end of the round.
decide-copy = Choose an ability to copy
decide-copy-why = The choice holds for the rest of the match.

## score: the end of the match

score-title = Final score
score-winner = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-you-won = You win!
score-you-lost = You lose.
score-place = Place { $n }
score-player = Player
score-track = Points so far
score-lost-before = Lost by excommunication before the scoring
score-territories = Territories
score-characters = Characters
score-ventures = Ventures
score-military = Military strength
score-resources = Goods left
score-prestige = Prestige
score-lost = Lost by excommunication
score-total = Total
score-if-now = If the match ended now
score-tie = A tie is won by whoever is earlier in turn order: { $who }.
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
fair-duplicate = Whoever opened this table may open others with the same seed, to compare results; who plays there first could foresee every die here.
fair-continued = This match goes on from moment { $at } of another one. Its seed is known: whoever looked could foresee every die.
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
replay-jump = Jump to round { $round }
replay-eye = Seen by
replay-eye-all = everybody
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
notify-waiting = { $who } · { $game }
notify-title = Your turn at { $table }
notify-allow = Tell me when it is my turn
notify-denied = The browser does not allow notifications for this site.
notify-lost = Connection lost. Trying again …
notify-back = Connected again.
notify-moved = { $who } has moved.
notify-joined = { $who } sits down.
notify-left = { $who } leaves; a bot plays on.
notify-returned = { $who } is back.

## error: what went wrong, and what to do

error-title = That did not work
error-stale = The table has moved on. Look again and choose anew.
error-illegal = That is not allowed: { $why }
error-not-now = Not now: { $why }
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
error-taken = Somebody sits there already.
error-name = Please give a name.
error-lobby = To the lobby
error-again = Try again
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
error-back = Back to the table

## settings: the reader's choices

settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-sound = Sound
settings-text = Text size
settings-text-smaller = Smaller text
settings-text-larger = Larger text
settings-motion = Motion
settings-motion-less = less motion
settings-notify = Notifications
settings-saved = Saved

## keys: the keyboard help

keys-title = Keys
keys-close = Close with Escape
keys-arrows = move over the spaces
keys-members = choose a member: white, black, orange, neutral
keys-servants = one servant more or fewer
keys-enter = place, or take the marked answer
keys-answers = choose an answer of a decision
keys-escape = close what lies open
keys-undo = undo
keys-restart = restart the turn
keys-confirm = confirm the turn
keys-towers = to the towers
keys-areas = to the areas
keys-mine = to my board
keys-others = to the other players
keys-log = to the log
keys-prompt = repeat what is awaited
keys-hint = ask for a hint
keys-help = this help
keys-theme = light or dark
keys-replay = replay: step back, step on, play

## say: labels for screen readers

say-die-white = white die: { $n }
say-die-black = black die: { $n }
say-die-orange = orange die: { $n }
say-member = { $who }: { $member } member, value { $value }
say-usable = usable
say-usable-servants = { $n ->
    [one] usable with { $n } servant
   *[other] usable with { $n } servants
}
say-unusable = not usable: { $why }
say-space = { $space }, value { $value }
say-floor-card = { $card }, { $space }, value { $value }
say-taken = taken by { $who }
say-empty = empty
say-selected = selected
say-last-move = last move
say-card = { $card }: card, period { $period }
say-cost = Cost
say-or = or
say-now = At once
say-permanent = Lasting
say-activation = from value { $n }
say-at-end = At the end
say-once = once per round
say-always = always
say-different = all different
say-becomes = becomes
say-per = per
say-faith-step = { $faith } faith: { $vp } points
say-excommunicated = excommunicated in period { $period }
say-order = { $n } in turn order: { $who }
say-leader = { $leader }: { $state }
say-military-needed = military needed
say-emblem-lily = lily
say-emblem-rose = rose
say-emblem-acorn = acorn
say-emblem-sun = sun
say-emblem-moon = moon

## plain: the table as text

plain-title = The table in words
plain-why = Everything on the table, as sentences.
plain-towers = On the towers
plain-floor = Floor { $floor }, value { $value }
plain-members-left = Members not yet placed
plain-you-may = You may
plain-you-may-not = Not possible now
plain-send = Do this
plain-bonus = The floor adds: { $gain }.
plain-hit = Excommunicated: { $who }.
plain-board = The drawn table

## gallery: what can be looked up of each game

gallery-title = All cards
gallery-sheet = Everything on the sheet
gallery-ours = our own
gallery-ours-why = What is marked “our own” is not taken from the printed game.
gallery-search = Search
gallery-filter = Filter
gallery-kind = Kind
gallery-period = Period
gallery-any = any
gallery-cards = Cards
gallery-leaders = Leaders
gallery-tiles = Excommunication tiles
gallery-found = { $n ->
    [0] Nothing found
    [one] { $n } found
   *[other] { $n } found
}
gallery-number = No. { $n }

## book: rules and rulings

book-title = Rules of { $game }
book-rulings = Questions and rulings
book-contents = Contents
book-open = Rules: { $what }
book-own-words = In our own words; the printed rulebook decides.
book-numbers = Numbers of our own
