### The game on pages of its own: what it is called, how it is opened, what is looked up and counted.

game-name = Die Wiege der Renaissance
game-line = the cradle of the Renaissance
game-what = Lay influence along the roads of thirty-six events, and win the minds that made the age.
stats-kind-event = Events
stats-kind-culture = Culture cards
stats-kind-character = Characters
stats-verb-won-by-culture = won by culture
stats-verb-won-by-characters = won by characters
stats-verb-laid = laid out
stats-verb-turned = turned
stats-verb-piled = put on the pile
stats-verb-revealed = revealed
