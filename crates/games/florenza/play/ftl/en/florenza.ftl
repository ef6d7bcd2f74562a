### Florenza Dice Game in English.

## Names

flo-name-marble = marble
flo-name-wood = wood
flo-name-metal = metal
flo-name-spice = spice
flo-name-cloth = cloth
flo-name-gold = gold
flo-name-florins = florins
flo-die-white = white
flo-die-brown = brown
flo-die-grey = grey
flo-die-green = green
flo-die-red = red
flo-die-yellow = yellow
flo-of-die-white = white
flo-of-die-brown = brown
flo-of-die-grey = grey
flo-of-die-green = green
flo-of-die-red = red
flo-of-die-yellow = yellow
flo-die-value = { $die } { $value }
flo-track-captain = captain
flo-track-bishop = bishop
flo-track-preacher = preacher
flo-artist-sculptor = sculptor
flo-artist-architect = architect
flo-artist-painter = painter
flo-series-value = Value of a die
flo-series-exchange = Exchange
flo-series-privilege = Privileges
flo-series-prestige = Prestige
flo-space = space { $n }
flo-of-palace = { $name } (palace)
flo-of-church = { $name } (church)
flo-icons = { $n } { $name }
flo-florins = { $n } florins
flo-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
flo-extras = { $n ->
    [one] { $n } extra resource
   *[other] { $n } extra resources
}
flo-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
flo-level-easy = easy
flo-level-normal = normal
flo-level-hard = hard
flo-level-extreme = extreme

## The log

flo-log-start = The first buildings: { $list }. { $first } begins.
flo-log-start-one = { $who } { $building }
flo-log-round = Round { $round } begins.
flo-log-income = { $who } receives an income: { $work }.
flo-log-captain = { $who } is captain of the people.
flo-log-bishop = { $who } is bishop.
flo-log-captain-ghost = The ghost leads as captain: the office stays empty.
flo-log-bishop-ghost = The ghost leads as bishop: the office stays empty.
flo-log-captain-none = A tie: nobody is captain.
flo-log-bishop-none = A tie: nobody is bishop.
flo-log-dice = { $who } rolls { $dice }.
flo-log-dice-ghost = The ghost rolls { $dice }.
flo-log-ghost-took = The ghost takes { $dice }.
flo-log-ghost-stepped = The ghost takes { $n ->
    [one] { $n } step
   *[other] { $n } steps
} as { $track }, to box { $place }.
flo-log-used-resources = { $who } uses { $die } for resources.
flo-log-used-steps = { $who } uses { $die } for steps.
flo-log-used-artist = { $who } uses { $die } to hire an artist.
flo-log-used-florins = { $who } uses { $die } for florins.
flo-log-used-anonymous = { $who } uses { $die } for an anonymous artist.
flo-log-used-alike = { $who } uses { $die } for resources of choice.
flo-log-used-any-steps = { $who } uses { $die } for steps of choice.
flo-log-used-purse = { $who } uses { $die } for more florins.
flo-log-gained = { $who } receives { $gain } ({ $source }).
flo-log-crossed = { $who } crosses { $goods }: { $places }.
flo-log-swapped = { $who } turns { $from } into { $to }.
flo-log-sold = { $who } sells { $goods } ({ $building }).
flo-log-lost = { $who } loses { $goods }: no icon is free.
flo-log-extra = { $who } spends an extra resource as { $goods }.
flo-log-paid = { $who } pays { $florins }: { $places }.
flo-log-stepped = { $who } takes { $n ->
    [one] { $n } step
   *[other] { $n } steps
} as { $track }, to box { $place }.
flo-log-stepped-gain = { $who } takes { $n ->
    [one] { $n } step
   *[other] { $n } steps
} as { $track }, to box { $place }: { $gain }.
flo-log-built = { $who } builds { $building } in space { $space }.
flo-log-built-wasted = { $who } builds { $building } in space { $space }; left over: { $wasted }.
flo-log-hired = { $who } completes { $work }, { $points } ({ $artist } for { $wage }){ $stars ->
    [0] {""}
    [one] , a masterpiece
   *[other] , with { $stars } stars
}.
flo-log-hired-free = { $who } completes { $work }, { $points } ({ $artist }, no wage){ $stars ->
    [0] {""}
    [one] , a masterpiece
   *[other] , with { $stars } stars
}.
flo-log-hired-anonymous = { $who } completes { $work }, { $points } (anonymous artist){ $stars ->
    [0] {""}
    [one] , a masterpiece
   *[other] , with { $stars } stars
}.
flo-log-palace = { $who } completes the palace: { $points }.
flo-log-church = { $who } completes the church.
flo-log-over = The match is over: { $who } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
flo-log-won = The match is over: { $who } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}, reaches the Pope’s { $pope } and wins.
flo-log-lost-to-pope = The match is over: { $who } has { $n ->
    [one] { $n } point
   *[other] { $n } points
} and misses the Pope’s { $pope }.

## What may be done

flo-do-resources = Use the { $die } die for its resources
flo-do-steps = Use the { $die } die for steps
flo-do-artist = Hire an artist with the { $die } die
flo-do-florins = Use the { $die } die for florins
flo-do-anonymous = Use the { $die } die for an anonymous artist
flo-do-alike = Use the { $die } die for resources of choice
flo-do-any-steps = Use the { $die } die for steps of choice
flo-do-purse = Use the { $die } die for more florins
flo-do-value = Use it as a { $n }
flo-do-to = Cross it: { $places }
flo-do-swap = Make it { $goods }
flo-do-sell = Sell it
flo-do-lose = Let it go
flo-do-resource = Take { $goods }
flo-do-extra = Spend an extra resource as { $goods }
flo-do-pay = Pay { $n } florins: { $places }
flo-do-build = Build: { $building }
flo-do-hire = Complete { $work }{ $stars ->
    [0] {""}
    [one] , with a star
   *[other] , with { $stars } stars
}
flo-do-track = Steps as { $track }
flo-do-income = First the income: { $work }
flo-do-end = End my part of the turn

## Why not

flo-no-not-asked = Something else is to be decided now
flo-no-die-used = The { $die } die was used in this turn
flo-no-dice-left = You have used all your dice of this turn
flo-no-dice-to-use = You have { $n ->
    [one] { $n } die
   *[other] { $n } dice
} left to use
flo-no-building = You have no building for this
flo-no-used = { $building } was used in this turn
flo-no-work-ready = No work is ready for this artist
flo-no-wage = { $n } florins missing for the wage
flo-no-same-value = The value { $n } does the same
flo-no-complete = It is complete
flo-no-icon = No free icon here: { $icon }
flo-no-icon-anywhere = No free icon on your sheet: { $icon }
flo-no-same-resource = It is this resource already
flo-no-must-place = There is a free icon, so it must be crossed
flo-no-extra = You have no extra resource
flo-no-florins = { $n } florins missing
flo-no-star = You have too few stars
flo-no-many-stars = An artist takes { $n ->
    [one] { $n } star
   *[other] { $n } stars
} at most
flo-no-owned = You have this building already
flo-no-space-lacks = Space { $n } lacks { $goods }
flo-no-space = All your spaces are complete
flo-no-work-lacks = Still open: { $goods }
flo-no-other-artist = The work takes another kind of artist
flo-no-income = This work has no income for you now

## Effects

flo-fx-value = Using the { $die } die, you choose its value.
flo-fx-swap = Using the { $die } die for resources, one { $resource } may be any other.
flo-fx-anonymous = Once per turn: any die hires an anonymous artist without wage for any work, worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
flo-fx-alike = Once per turn: any die gives { $n } resources of one kind.
flo-fx-steps = Once per turn: any die gives { $n } steps on one track.
flo-fx-purse = Once per turn: any die gives { $n } florins.
flo-fx-sell = Once per turn: take { $n } florins instead of a resource.
flo-fx-discount = Once per turn: an artist costs { $n } florins less.
flo-fx-extra = When built: { $n } extra resources.
flo-fx-masterpiece = A masterpiece adds { $n } points instead of { $usual }.
flo-fx-any-artist = An artist die may hire any kind: { $kinds }.
flo-fx-none = Points only.
flo-box-resource = 1 resource of choice
flo-box-step = 1 step as { $track }
flo-box-die = use any of the six dice

## The table: bar and dice

flo-b-round-of = Round { $round } of { $of }
flo-b-turn-order = Turn order
flo-b-offices = Offices of this round
flo-b-nobody = nobody
flo-b-ghost = Ghost
flo-b-captain-why = The captain took a resource at the start of the round
flo-b-bishop-why = The bishop may use any of the six dice when not active
flo-b-your-die = Your turn, die { $n } of { $of }.
flo-b-your-turn = Your turn.
flo-b-at-once-all = Everyone who is not active chooses now.
flo-b-your-left = { $who } has rolled. { $n ->
    [one] One die is yours.
   *[other] { $n } dice are yours.
}
flo-b-ask-die = Choose a die and its use.
flo-b-ask-end = Spend and build, or end your part.
flo-b-ask-value = As which value do you use the { $die } die?
flo-b-ask-units = Cross { $goods } on your sheet.
flo-b-ask-choose = { $n ->
    [one] Which resource do you take?
   *[other] Which kind: { $n } of one kind?
}
flo-b-ask-spend = Where do you cross { $goods }?
flo-b-ask-track = On which track do you take { $n ->
    [one] { $n } step
   *[other] { $n } steps
}?
flo-b-ask-hire = Which work does the artist complete?
flo-b-ask-income = Which income comes first?
flo-b-ask-box = Use any of the six dice at once.
flo-b-waiting = Deciding: { $who }
flo-b-over = The match is over
flo-b-dice = Dice
flo-b-unused = unused
flo-b-used = used
flo-b-die = { $die } die: { $value }
flo-b-uses-of = Uses of the { $die } die, value { $value }
flo-b-use-resources = Resources
flo-b-use-florins = Florins
flo-b-fits = { $n ->
    [one] fits in one place
   *[other] fits in { $n } places
}
flo-b-lost = no free icon: lost
flo-b-once = once per turn
flo-b-free-value = value of your choice
flo-b-one-kind = all of one kind
flo-b-one-track = on one track
flo-b-in-hand = in hand
flo-b-squares = Choose a gold square on the sheet.
flo-b-no-square = No icon is free for it.
flo-b-make-it = or make it
flo-b-sell = Sell: { $n }
flo-b-lose = Let it go
flo-b-end = End my part
flo-b-turn-now = This turn
flo-b-still = Still to use: { $n ->
    [one] { $n } die
   *[other] { $n } dice
}.
flo-b-free-acts = At any time: spend the reserve, pay, build.
flo-b-is-active = { $who } is active.
flo-b-ghost-active = The ghost is active.
flo-b-buildings = Buildings
flo-b-buildable = { $n ->
    [one] { $n } can be built now
   *[other] { $n } can be built now
}

## The table: the sheet

flo-b-your-sheet = your sheet
flo-b-sheet = Sheet
flo-b-note = numbers of our own where the rulebook is silent
flo-b-points-now = points if the match ended now
flo-b-palace = Palace
flo-b-church = Church
flo-b-district = District
flo-b-palace-whole = whole, by order
flo-b-palace-solo = whole, by round
flo-b-whole = whole
flo-b-rank = { $n }.
flo-b-round-short = R { $rounds }
flo-b-done = complete
flo-b-all-crossed = ready for an artist
flo-b-open = { $n ->
    [one] { $n } open
   *[other] { $n } open
}
flo-b-fits-here = { $name } fits, { $n } open
flo-b-none-here = no free icon: { $name }
flo-b-crossed = { $what }, crossed
flo-b-free = { $what }, free
flo-b-cross-in = Cross { $what }: { $place }
flo-b-now-gives = gives at once
flo-b-each-round = each round
flo-b-takes = artist: { $list }
flo-b-with = points: { $a } for the work, { $b } for the artist
flo-b-you-hold = you hold the office
flo-b-holds = holds the office
flo-b-vacant = office vacant
flo-b-from-round = office from round { $n }
flo-b-no-office = no office
flo-b-reserve = Reserve
flo-b-extra = extra, any kind
flo-b-florins = florins
flo-b-stars = stars
flo-b-spend-as = spend one as
flo-b-tracks = tracks
flo-b-sum-palace = palace
flo-b-sum-church = church
flo-b-sum-district = district
flo-b-sum-reserve = reserve
flo-b-now = now
flo-b-next = next to build
flo-b-after = after space { $n }
flo-b-built = built
flo-b-start = first building, no points
flo-b-used-now = used this turn
flo-b-unused-now = not yet used this turn

## The table: others, buildings, decisions

flo-b-others = Other players
flo-b-first = first player
flo-b-active = active
flo-b-bot = bot
flo-b-to-use = { $n ->
    [one] { $n } die to use
   *[other] { $n } dice to use
}
flo-b-decides = decides
flo-b-ready = done for this turn
flo-b-later = a die later in this turn
flo-b-whole-sheet = all icons
flo-b-of-crossed = { $place }: { $n } of { $of } crossed
flo-b-of-done = { $place }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
flo-b-of-built = { $place }: { $name }
flo-b-place = { $n } of { $of }
flo-b-pope = Pope Sixtus IV
flo-b-pope-of = Pope Sixtus IV ({ $level })
flo-b-pope-reached = { $who } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}, reaches Pope Sixtus IV’s { $goal } and wins.
flo-b-pope-missed = { $who } has { $n ->
    [one] { $n } point
   *[other] { $n } points
} and misses Pope Sixtus IV’s { $goal }.
flo-b-pope-needs = reach { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $level })
flo-b-ghost-white = steps as { $track } when you leave the { $die } die
flo-b-for-space = for space { $n }
flo-b-no-space = all spaces are complete
flo-b-drawer-hint = gold: can be built now; ringed: your reserve could pay what is missing; hatched: not yet
flo-b-name = name
flo-b-needs = needs
flo-b-effect = effect
flo-b-missing = still missing
flo-b-yours = yours
flo-b-build = build
flo-b-points-only = points only
flo-b-close = Close
flo-b-one-star = masterpiece
flo-b-plain = without a star
flo-b-hint-free = The sheet stays open for spending and building.
flo-b-in-reach = In reach
flo-b-or-in = Or in
flo-b-spaces = spaces { $list }
flo-b-happens = What happens
flo-b-asks = Then you decide
flo-b-asks-units = where to cross { $goods }
flo-b-asks-value = the value of the die
flo-b-asks-choose = which resource
flo-b-asks-track = which track
flo-b-asks-hire = which work
flo-b-asks-die = one more use of a die
flo-b-preview-do = Do it
flo-b-text-title = The table in words
flo-b-text-may = You may
flo-b-text-unused = Unused dice
flo-b-text-used = Used dice
flo-b-text-track = { $track }: box { $n } of { $of }

## The score

flo-score-palace = Works of the palace
flo-score-palace-artists = Their artists
flo-score-palace-bonus = Whole palace
flo-score-church = Works of the church
flo-score-church-artists = Artists of the church
flo-score-buildings = Buildings
flo-score-spaces = Bonus of the spaces
flo-score-tracks = Points on the tracks
flo-score-stars = Stars left
flo-score-extra = Extra resources left
flo-score-florins = Florins left

## Options and the page of reconstructed numbers

flo-b-solo = also alone
flo-option-level = Pope Sixtus IV, for the game alone
flo-option-pope = The Pope
flo-made-count = { $n ->
    [one] { $n } value of ours
   *[other] { $n } values of ours
}
flo-made-place = In the file
flo-made-value = Value

## The keys

flo-keys-die = choose a die: white, brown, grey, green, red, yellow
flo-keys-arrows = move over uses, squares and answers
flo-keys-enter = use the die, cross the square, or take the marked answer
flo-keys-dice = to the dice
flo-keys-buildings = to the buildings
flo-keys-sheet = to my sheet

## Everything to look up

flo-g-die = { $die } die
flo-g-die-track = By value, from 1 to 6: { $resource } { $counts }; as { $track } { $steps } steps; or always { $florins } florins.
flo-g-die-artist = By value, from 1 to 6: { $resource } { $counts }; { $artist } for { $wage } florins; or always { $florins } florins.
flo-g-value = Buildings: value of a die
flo-g-exchange = Buildings: exchange
flo-g-privilege = Buildings: privileges
flo-g-prestige = Buildings: prestige
flo-g-tracks = Tracks
flo-g-name = name
flo-g-cost = icons
flo-g-points = points
flo-g-artists = kind of artist
flo-g-income = income
flo-g-boxes = length and order of the boxes
flo-g-values = which value gives how much
flo-g-effect = which die

## On a terminal: options, a match in a few words, how the seats stand

flo-with-pope = { $level } Pope
flo-brief-masterpiece = { $work }, a masterpiece
flo-brief-palace = the palace is complete
flo-brief-church = the church is complete
flo-stand-buildings = buildings
flo-stand-extra = extra
flo-stand-ghost = ghost: { $track }
