### Lorenzo il Magnifico in English.

item-name = { $item }

## Items

item-wood = { $n } wood
item-stone = { $n } stone
item-servants = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
item-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
item-military = { $n } military
item-faith = { $n } faith
item-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
item-prestige = { $n } prestige
name-wood = wood
name-stone = stone
name-servants = servants
name-coins = coins
name-military = military points
name-faith = faith points
name-vp = victory points
name-prestige = prestige

## Members, towers, spaces

member-white = white
member-black = black
member-orange = orange
member-neutral = neutral
tower-territory = territory
tower-building = building
tower-character = character
tower-venture = venture
space-floor = floor { $floor } of the { $tower } tower
space-production-small = the small production space
space-production-large = the large production space
space-harvest-small = the small harvest space
space-harvest-large = the large harvest space
space-market-coins = the market, coins
space-market-servants = the market, servants
space-market-military = the market, military
space-market-privileges = the market, privileges
space-market-wood-stone = the market, wood and stone
space-market-prestige = the market, prestige
space-council-palace = the council palace
work-production = production
work-harvest = harvest
bonus-tile = the bonus tile
church = the Church
bonus-standard = the standard tile
bonus-advanced-servants-coin = two servants and a coin
bonus-advanced-military-coin = two military points and a coin
bonus-advanced-servant-coins = a servant and two coins
bonus-advanced-servant-military = a servant and two military points
bonus-variant-servants-military = two servants and a military point

## The log

log-turn-order = Turn order: { $order }.
log-tiles-drawn = The Church threatens with { $one }, { $two } and { $three }.
log-leaders-dealt = { $who } looks at { $leaders }.
log-tower = On the towers, { $tower }: { $cards }.
log-leader-kept = { $who } keeps { $leader }.
log-leader-kept-hidden = { $who } keeps a leader.
log-tile-chosen = { $who } chooses the bonus tile with { $tile }.
log-round = Round { $round } begins.
log-dice = Dice: white { $white }, black { $black }, orange { $orange }.
log-turn-skipped = { $who } must skip the first turn.
log-turn-made-up = { $who } makes up the skipped turn.
log-placed = { $who } sends the { $member } member, value { $value }, to { $space }.
log-servants = { $who } adds { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}: value { $value }.
log-surcharge = { $who } pays { $n } coins, since the tower is occupied.
log-gained = { $who } receives { $gain } from { $source }.
log-privilege = { $who } chooses a privilege: { $gain }.
log-card-free = { $who } takes { $card }.
log-card = { $who } takes { $card } for { $paid }.
log-worked = { $who } starts a { $work } of value { $value }.
log-exchanged = { $who } gives { $paid } to { $card }.
log-bonus = { $who } wins a bonus action with { $source }.
log-bonus-declined = { $who } lets the bonus action of { $source } go.
log-bonus-taken = { $who } uses the bonus action, value { $value }, on { $space }.
log-leader-played = { $who } plays { $leader }.
log-leader-copied = { $who } takes over the ability of { $leader }.
log-leader-used = { $who } uses { $leader }.
log-leader-discarded = { $who } discards { $leader } for a privilege.
log-member-raised = The { $member } member of { $who } now has value { $value }.
log-passed = { $who } passes.
log-vatican = Vatican report of period { $period }.
log-supported = { $who } supports the Church with { $faith } faith and receives { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
log-excommunicated = { $who } is excommunicated: { $tile }.{ $vp ->
    [0] {""}
    [one] {" "}Faith still brings { $vp } point.
   *[other] {" "}Faith still brings { $vp } points.
}
log-over = The match is over: { $who } wins.

## What may be done

do-tile = Choose { $tile }
do-keep = Keep { $leader }
do-place = The { $member } member to { $space }
do-take = Take the card on { $space }
do-servants = { $n ->
    [0] No servants
    [one] { $n } servant
   *[other] { $n } servants
}
do-pay = Pay in way { $way }
do-privilege = { $gain }
do-exchange-none = Do not exchange
do-exchange = Exchange { $option }
do-play = Play { $leader }
do-copy = Copy { $leader }
do-activate = Use { $leader }
do-discard = Discard { $leader } for a privilege
do-raise = The { $member } member
do-decline = Decline
do-support = Support the Church
do-refuse = Refuse and be excommunicated
do-pass = Pass
do-end = End the turn

## Why not

no-not-asked = Something else is to be decided now
no-member-placed = This member is placed already
no-closed = Closed with so few players
no-occupied = Somebody stands here
no-card-gone = The card is gone
no-same-colour = One of your coloured members is here
no-market = Your excommunication forbids the market
no-other-tower = The bonus action is for another tower
no-row-full = You have { $limit } cards of this type already
no-surcharge = { $short ->
    [one] { $short } coin is
   *[other] { $short } coins are
} missing for the occupied tower
no-slot = Your next territory needs { $needs } military: you have { $has }
no-military = Needs { $needs } military: you have { $has }
no-lacks = { $lacking } missing
no-value = Value short by { $short }
no-few-servants = At least { $least ->
    [one] { $least } servant is
   *[other] { $least } servants are
} needed
no-many-servants = You can spare { $most ->
    [0] no servants
    [one] { $most } servant
   *[other] { $most } servants
}
no-servant-steps = Servants count in steps of { $rate }
no-must-place = You can place a member, so you must
no-not-in-hand = Not in your hand
no-not-in-play = Not in play before you
no-not-activated = Works by itself
no-used = Used this round
no-requirement = The requirement is not met
no-nothing-to-copy = Nobody else has a leader in play
no-member-left = All your coloured members are placed
no-not-available = Not available
no-same-privilege = Choose different privileges
no-such-answer = Not one of the answers

## Effects

timing-once = once per round
timing-always = always
each-territory = territory
each-building = building
each-character = character
each-venture = venture
many-territory = territories
many-building = buildings
many-character = characters
many-venture = ventures
action-harvest = harvest
action-production = production
action-territory = taking a territory
action-building = taking a building
action-character = taking a character
action-venture = taking a venture
action-any = taking any card
members-coloured = your coloured members
members-one = one coloured member
members-neutral = your neutral member
fx-gain = Receive { $gain }.
fx-privilege = Choose { $n ->
    [one] a council privilege
   *[other] { $n } council privileges
}.
fx-privileges = Choose { $n } different council privileges.
fx-gain-per-card = Receive { $gain } for each { $cards } you own.
fx-gain-per-military = Receive { $gain } for every { $n } military points.
fx-exchange = Pay { $pay } to receive { $gain }.
fx-exchange-privilege = Pay { $pay } to receive { $n ->
    [one] a council privilege
   *[other] { $n } council privileges
}.
fx-bonus-action = Bonus action of value { $n }: { $action }.
fx-bonus-action-discount = Bonus action of value { $n }: { $action }, at { $discount } less.
fx-value-bonus = +{ $n } to the value of { $action }.
fx-value-malus = −{ $n } to the value of { $action }.
fx-discount = { $gain } less when { $action }.
fx-discount-or = { $one } or { $two } less when { $action }.
fx-no-floor-bonus = You receive no floor bonuses on the towers any more.
fx-member-bonus = +{ $n } to the value of { $members }.
fx-member-malus = −{ $n } to the value of { $members }.
fx-member-value = Value { $n } for { $members }, whatever the die says.
fx-occupied = Your members may enter occupied spaces.
fx-no-surcharge = Occupied towers cost you no extra coins.
fx-no-slot = Territories ask you for no military points.
fx-support = Receive { $gain } more each time you support the Church.
fx-multiply = Goods from immediate effects of cards come { $n ->
    [2] twice
   *[other] { $n } times
}.
fx-copy = Takes over the ability of a leader that an opponent has in play.
fx-malus = Each action space and each development card gives you { $n } less: { $item }.
fx-malus-two = Each action space and each development card gives you { $n } less: { $one } and { $two }.
fx-no-market = You may not enter the market.
fx-servant-rate = { $n } servants are needed for each point of value.
fx-skip = You skip your first turn of each round and make it up at its end.
fx-no-territory-vp = Territories score nothing for you at the end.
fx-no-character-vp = Characters score nothing for you at the end.
fx-no-venture-vp = Ventures score nothing for you at the end.
fx-loss-vp = Before the final scoring you lose { $vp } point for every { $n } points.
fx-loss-military = At the end you lose { $vp } point for every { $n ->
    [one] military point
   *[other] { $n } military points
}.
fx-loss-buildings = At the end you lose { $vp } point for each wood and stone in the costs of your buildings.
fx-loss-goods = At the end you lose { $vp } point for each of your goods.
cost-free = free
cost-goods = { $pay }
cost-military = own { $required } military, spend { $spent }
pay-goods = Pay { $pay }
pay-military = Spend { $spent } military, owning { $required }
pay-nothing = Pay nothing
swap = Exchange { $pay } for { $gain }
swap-privilege = Exchange { $pay } for { $n ->
    [one] a council privilege
   *[other] { $n } council privileges
}
needs-cards = { $n } { $cards }
needs-same = { $n } cards of one type

## Tiles

tile-ex1-less-military = less military
tile-ex1-less-coins = fewer coins
tile-ex1-less-servants = fewer servants
tile-ex1-less-wood-stone = less wood and stone
tile-ex1-harvest-minus-3 = a weaker harvest
tile-ex1-production-minus-3 = a weaker production
tile-ex1-coloured-members-minus-1 = weaker coloured members
tile-ex2-territory-minus-4 = weaker territory actions
tile-ex2-building-minus-4 = weaker building actions
tile-ex2-character-minus-4 = weaker character actions
tile-ex2-venture-minus-4 = weaker venture actions
tile-ex2-no-market = no market
tile-ex2-double-servants = servants that count half
tile-ex2-skip-first-turn = a skipped first turn
tile-ex3-no-character-vp = no points for characters
tile-ex3-no-venture-vp = no points for ventures
tile-ex3-no-territory-vp = no points for territories
tile-ex3-lose-fifth-of-vp = the loss of a fifth of all points
tile-ex3-lose-per-military = points lost for military
tile-ex3-lose-per-building-cost = points lost for building costs
tile-ex3-lose-per-resource = points lost for goods

## A whole match on a page, and how it stands

brief-dice = dice: white { $white }, black { $black }, orange { $orange }
brief-leader = plays { $leader }
brief-excommunicated = excommunicated
brief-market = market
brief-council = council
stand-points = points
stand-military = military
stand-faith = faith
stand-cards = cards T/B/C/V
stand-leaders = leaders

## Options of a match

option-advanced = advanced game
option-base = base game
option-strict-passing = strict passing
option-english-leaders = English leaders
option-house-rules = house rules
