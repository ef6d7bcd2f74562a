### The game on pages of its own: what it is called, how it is opened, what is looked up and counted.

game-name = Die Wiege der Renaissance
game-line = la culla del Rinascimento
game-what = Estendi la tua influenza lungo le strade di trentasei eventi e conquista le menti che fecero l’epoca.
stats-kind-event = Eventi
stats-kind-culture = Carte cultura
stats-kind-character = Personaggi
stats-verb-won-by-culture = vinti con la cultura
stats-verb-won-by-characters = vinti con i personaggi
stats-verb-laid = calate
stats-verb-turned = girate
stats-verb-piled = messi nella pila
stats-verb-revealed = rivelati
