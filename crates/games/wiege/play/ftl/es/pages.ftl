### The game on pages of its own: what it is called, how it is opened, what is looked up and counted.

game-name = Die Wiege der Renaissance
game-line = la cuna del Renacimiento
game-what = Extiende tu influencia por los caminos de treinta y seis acontecimientos y gana las mentes que hicieron la época.
stats-kind-event = Acontecimientos
stats-kind-culture = Cartas de cultura
stats-kind-character = Personajes
stats-verb-won-by-culture = ganados por cultura
stats-verb-won-by-characters = ganados por personajes
stats-verb-laid = bajadas
stats-verb-turned = giradas
stats-verb-piled = puestos en el montón
stats-verb-revealed = revelados
