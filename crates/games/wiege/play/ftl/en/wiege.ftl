### Die Wiege der Renaissance in English.

## Symbols, groups, places

w-science = science
w-architecture = architecture
w-finance = finance
w-exploration = exploration
w-religion = religion
w-group-red = red group, 1442 to 1471
w-group-violet = violet group, 1474 to 1498
w-group-green = green group, 1499 to 1517
w-group-blue = blue group, 1519 to 1525
w-group-grey = grey group, 1526 to 1542
w-group-black = black group, 1545 to 1572
w-space-culture = culture space
w-space-character = character space
w-culture-scoring = Culture scoring
w-character-scoring = Character scoring
w-place-centre = centre
w-place-centre-n = centre { $n }
w-place-between = between { $one } and { $two }
w-stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}

## Cards

w-card-joker = joker { $one } or { $two }
w-card-genius-blue = genius { $one }, blue mark
w-card-genius-red = genius { $one }, red mark
w-card-rotation = rotation { $one }
w-card-character = { $name } ({ $value }, { $one })
w-card-great = { $name } ({ $value })

## The log

w-log-began = { $who } begins.
w-log-turned-up = New event, { $place }: { $event }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
w-log-skipped = { $who } can neither place nor move a piece and loses the turn.
w-log-exchanged = { $who } exchanges a stone with { $with }.
w-log-stone = { $who } lays a stone, { $place }.
w-log-pawn = { $who } places the pawn, { $place }.
w-log-stone-moved = { $who } moves a stone: { $from } → { $to }.
w-log-pawn-moved = { $who } moves the pawn: { $from } → { $to }.
w-log-triggered = { $who } covers the last space of a colour: { $scoring }.
w-log-bonus = { $who } may take { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the display for genius marks.
w-log-taken = { $who } takes { $card } from the display.
w-log-drawn = { $who } draws { $card }.
w-log-drawn-hidden = { $who } draws a card.
w-log-laid = { $who } lays out { $card }.
w-log-piled = { $who } puts { $card } face down on the pile.
w-log-piled-hidden = { $who } puts a character face down on the pile.
w-log-turned = { $who } turns { $card }, which now shows two.
w-log-reshuffled = The discards are shuffled into a new deck of { $n } cards.
w-log-stripped = { $who } gives up { $card }, since cards are short.
w-log-scoring-two = { $scoring }, { $place }: { $who } and { $other }.
w-log-scoring-one = { $scoring }, { $place }: { $who } alone.
w-log-named = { $who } counts { $n } { $symbol }.
w-log-revealed-hand = { $who } reveals { $card } from the hand.
w-log-revealed-pile = { $who } reveals { $card } from the pile.
w-log-passed = { $who } passes.
w-log-compared = { $one } { $x }, { $two } { $y }: { $who } wins.
w-log-tied = { $one } { $x }, { $two } { $y }: a tie.
w-log-won = { $who } is owed { $stones }.
w-log-paid = { $who } gives { $to } { $n ->
    [one] a stone
   *[other] { $n } stones
} of { $colour }.
w-log-paid-event = { $who } gives { $to } { $n ->
    [one] a stone
   *[other] { $n } stones
} of { $colour } from an event.
w-log-discarded = { $who } discards { $card }.
w-log-kept = { $who } takes { $card } back to the hand.
w-log-uncovered = In play again, { $place }: { $event }.
w-log-closed = No event is left, { $place }: the place is closed.
w-log-over = The match is over: { $who } { $n ->
    [one] wins
   *[other] win together
}.

## A match in a few lines

w-match-teams = two against two
w-match-single = everyone for themselves
w-match-start = seat { $n } begins
w-match-top = top event only
w-match-passes = duels until two passes in a row
w-match-oldest = oldest card uppermost
w-match-jokers = jokers open columns
w-chapter-first = The first events
w-chapter-scoring = { $scoring } at { $place }
w-brief-stone = stone at { $place }
w-brief-pawn = pawn at { $place }
w-brief-moves = moves
w-brief-skipped = loses a turn
w-brief-card = card
w-brief-lays = lays
w-brief-piles = piles
w-brief-turns = turns
w-brief-wins = wins { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
w-now-reserve = reserve
w-now-on-events = on events
w-now-placed = placed
w-now-home = home
w-now-hand = hand
w-now-pile = pile

## What may be done

w-do-exchange = Exchange a stone with { $who }
w-do-stone = Stone: { $place }, space { $n }
w-do-pawn = Pawn: { $place }, space { $n }
w-do-lift = Lift: { $place }, space { $n }
w-do-move = Move to: { $place }, space { $n }
w-do-draw = Draw from the deck
w-do-take = Take { $card }
w-do-lay = Lay out { $card }
w-do-column = Column { $n }
w-do-pile = { $card } to the pile
w-do-turn = Turn { $card }
w-do-name = Name { $symbol }
w-do-reveal = Reveal { $card }
w-do-pass = Pass
w-do-pay = Give a stone of { $who }
w-do-give = Give the stone: { $place }, space { $n }
w-do-keep = Take back { $card }
w-do-end = End the turn

## Why not

w-no-not-asked = Something else is to be decided now
w-no-event = No event lies here
w-no-reach = Not between you and a neighbour
w-no-such-space = There is no such space
w-no-covered = This space is covered
w-no-road = No road to a piece yet
w-no-two-players = Two others are here already
w-no-partner = Your partner is here
w-no-same-space = Choose another space
w-no-stone = You have no stone of your colour left
w-no-pawn = Your pawn is on an event
w-no-own-left = You still have stones of your colour
w-no-exchange = You two have nothing to exchange
w-no-must-place = You can place a piece, so you must
w-no-yours = None of your pieces is here
w-no-target = This piece could go nowhere
w-no-deck = The deck is empty
w-no-display = Not in the display
w-no-hand = Not in your hand
w-no-culture = Only culture cards go to columns
w-no-character = Only characters go to the pile
w-no-column = The card cannot go to this column
w-no-rotation = Only rotation cards are turned
w-no-uncovered = The card is covered
w-no-turned = The card is turned already
w-no-first = One card action must be done
w-no-on-event = The event does not show this symbol
w-no-held = Neither in your hand nor on your pile
w-no-symbol = Its symbol is not on this event
w-no-used = Not among the cards you used
w-no-payable = No such stone can be given now

## The table

w-b-scoring-of = Scoring { $n } of { $of } · { $left ->
    [one] { $left } event left
   *[other] { $left } events left
}
w-b-order = Turn order
w-b-ask-place = Phase 1: lay a stone or the pawn.
w-b-ask-exchange = No own stone: exchange one, or place the pawn.
w-b-ask-lift = Nothing left to place: lift a piece to move it.
w-b-ask-move = Where does the piece go?
w-b-ask-bonus = Genius bonus: take up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the display.
w-b-ask-cards = Phase 2: { $n ->
    [one] { $n } card action
   *[other] { $n } card actions
} left.
w-b-ask-cards-last = Phase 2: { $n ->
    [one] { $n } card action
   *[other] { $n } card actions
}, then the scoring.
w-b-ask-lay = Which column does the card go to?
w-b-ask-name = Name a symbol of the event.
w-b-ask-count = Which column counts?
w-b-ask-keep = Which card do you take back?
w-b-ask-reveal = Reveal a character or pass.
w-b-ask-pay = You owe { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}: which one do you give?
w-b-phase-1 = Phase 1: a piece.
w-b-phase-bonus = Cards for genius marks.
w-b-phase-2 = Phase 2: cards.
w-b-phase-keep = A card comes back.
w-b-phase-pay = Stones are paid.
w-b-closed = No event lies here any more.
w-b-die = influence die
w-b-dice-why = { $n ->
    [one] { $n } die in this stack: a character scoring is worth { $n } stone
   *[other] { $n } dice in this stack: a character scoring is worth { $n } stones
}
w-b-free = free
w-b-full = { $one } and { $two } are here
w-b-lay-stone = Lay the stone
w-b-lay-pawn = Place the pawn
w-b-lift = Lift this piece
w-b-move-here = Move it here
w-b-give = Give this stone
w-b-give-on-board = Choose the stone on the events above.
w-b-starts-two = Starts a scoring, { $scoring }: you { $mine }, { $who } { $theirs }.
w-b-starts-one = Starts a scoring, { $scoring }: you alone, { $mine }.
w-b-hidden = { $hand } in hand, { $pile } on the pile
w-b-bonus-cards = { $n ->
    [one] Takes up to { $n } card of the display
   *[other] Takes up to { $n } cards of the display
}
w-b-last-culture = Last culture space
w-b-last-character = Last character space
w-b-quiet = No scoring yet
w-b-then = Then
w-b-actions = { $n ->
    [one] { $n } card action, not 2
   *[other] { $n } card actions
}
w-b-genius = Genius marks
w-b-points-most = at most, with all your characters
w-b-stake = At stake
w-b-win = You win
w-b-lose = You lose
w-b-tie = a tie: each takes one card back
w-b-tie-short = a tie
w-b-discards = and discard up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of that column
w-b-better = Better
w-b-first = first
w-b-undo-free = can be taken back
w-b-stone = stone
w-b-stones = stones
w-b-pawn = pawn
w-b-piece = Which piece
w-b-stone-of = stone of { $who }
w-b-pawn-of = genius pawn of { $who }
w-b-pawn-out = pawn out
w-b-no-stone = none left
w-b-reserve = stones in reserve
w-b-won = won from others: points only
w-b-marks = marks in sight
w-b-marks-why = The pawn takes as many display cards as marks of the colour it covers
w-b-mark-blue = blue genius marks
w-b-mark-red = red genius marks
w-b-my-side = My side
w-b-tableau = Tableau
w-b-tableau-why = the top card shows its mark
w-b-no-card = no card
w-b-pile = Pile
w-b-pile-why = your characters on the pile, face down for the others
w-b-hand = Hand
w-b-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
w-b-on-pile = { $n } on the pile
w-b-lay = lay
w-b-to-pile = to the pile
w-b-turn = turn
w-b-turned = turned
w-b-take = take
w-b-draw = draw
w-b-any = any
w-b-or = or
w-b-display = Display
w-b-display-why = taken in phase 2
w-b-gap = gap
w-b-deck = deck
w-b-discarded = discards
w-b-events = events
w-b-left = left neighbour
w-b-right = right neighbour
w-b-opposite = opposite
w-b-below = first seat
w-b-partner = partner
w-b-watching = You are watching: hands and piles stay hidden.
w-b-no-more-bonus = No more cards
w-b-new-column = a new column
w-b-keep = back to the hand
w-b-cause-culture-you = You covered the last culture space.
w-b-cause-culture = { $who } covered the last culture space.
w-b-cause-character-you = You covered the last character space.
w-b-cause-character = { $who } covered the last character space.
w-b-alone = Nobody else took part: the neighbour pays, in the centre all opponents in turn.
w-b-passed = has passed
w-b-none-shown = no character yet
w-b-alike = { $n } for equal values
w-b-owed = still owed
w-b-difference = The loser pays the difference
w-b-each-symbol = One stone for each symbol
w-b-named = counted
w-b-not-named = not named yet
w-b-duel-hint = The winner discards what was revealed; the loser takes one card back.
w-b-solo-hint = One character wins all the dice and is discarded.
w-b-pass-final = Pass, for good
w-b-pass-on = Pass
w-b-pass-alone = Reveal none
w-b-score-own = Stones of the own colour
w-b-score-won = Stones of others
w-b-score-partner = Stones of the partner

## The table as text

w-t-now = Now
w-t-may = You may
w-t-events = Events on the table
w-t-spaces = Spaces
w-t-space = { $kind }, joined to { $joined }: { $stands }
w-t-decks = Deck { $deck }, discards { $discards }, events face down { $events }
w-t-own-hand = Your hand
w-t-own-pile = Your pile
w-t-pawn-home = genius pawn in reserve

## What is known of the cards

w-fact-group = group
w-fact-die = die
w-fact-year = year
w-fact-name = name
w-fact-symbols = symbols
w-fact-layout = spaces and roads
w-fact-face = kind of card
w-fact-value = value
w-sure-known = known
w-sure-inferred = inferred
w-sure-made-up = our own design

## Options of a table

w-opt-teams = Two against two
w-opt-teams-why = Partners sit opposite and add up their stones. Four players.
w-opt-stack = No event left: only the top event goes
w-opt-stack-why = After a culture scoring the event below is in play again, instead of closing the place.
w-opt-pass = A duel ends on two passes in a row
w-opt-pass-why = Whoever passed may come back while the other goes on.
w-opt-oldest = The card laid first is the uppermost
w-opt-oldest-why = It is discarded first after a scoring.
w-opt-joker = A joker may open a column of its own
w-opt-joker-why = While one of its symbols has no column yet.

## The keys

w-keys-piece = choose a piece: stone, pawn
w-keys-arrows = move over spaces, cards and answers
w-keys-enter = lay the piece, use the card, or take the marked answer
w-keys-events = to the events
w-keys-display = to the display
w-keys-mine = to my side

## Everything to look up

w-g-events = Events
w-g-jokers = Jokers
w-g-geniuses = Genius cards
w-g-rotations = Rotation cards
w-g-characters = Characters
w-g-group = Group
w-g-symbols = Symbols: { $list }.
w-g-spaces = { $culture ->
    [one] { $culture } culture space
   *[other] { $culture } culture spaces
}, { $character ->
    [one] { $character } character space
   *[other] { $character } character spaces
}.
w-g-roads = Roads: { $list }.
w-g-joker = Joins a column of either symbol and counts 1 there.
w-g-genius-blue = Counts 1 in its column. On top of it, its mark brings a card of the display when your pawn covers a blue space.
w-g-genius-red = Counts 1 in its column. On top of it, its mark brings a card of the display when your pawn covers a red space.
w-g-rotation = Counts 1 in its column, and 2 once a card action has turned it.
w-g-character = Worth { $value } in a character scoring: from the hand where the event shows { $symbol }, from the pile at every event.
w-g-great = Worth { $value } in a character scoring, from the hand or from the pile, at every event.
w-g-copies = { $n ->
    [one] There is one.
   *[other] There are { $n } of them.
}
