### The game on pages of its own: what it is called, how it is opened, what is looked up and counted.

game-name = Florenza Dice Game
game-line = lanza, elige y construye
game-what = Seis dados para todos: el mármol, las telas y el oro se vuelven palacios, capillas y los maestros que los adornan.
stats-kind-building = Edificios
stats-kind-work = Obras de arte
stats-kind-whole = Construcciones enteras
stats-kind-office = Cargos
stats-verb-built = construidos
stats-verb-rolled = por el dado inicial
stats-verb-completed = completadas
stats-verb-masterpiece = como obras maestras
stats-verb-held = ocupados
gallery-sheet = Toda la hoja
