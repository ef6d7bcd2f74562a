### The game on pages of its own: what it is called, how it is opened, what is looked up and counted.

game-name = Florenza Dice Game
game-line = roll, choose and build
game-what = Six dice for everybody: marble, cloth and gold become palaces, chapels and the masters who adorn them.
stats-kind-building = Buildings
stats-kind-work = Works of art
stats-kind-whole = Palace and church
stats-kind-office = Offices
stats-verb-built = built
stats-verb-rolled = rolled at the start
stats-verb-completed = completed
stats-verb-masterpiece = as a masterpiece
stats-verb-held = held
gallery-sheet = Everything on the sheet
