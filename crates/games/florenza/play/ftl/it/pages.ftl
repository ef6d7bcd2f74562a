### The game on pages of its own: what it is called, how it is opened, what is looked up and counted.

game-name = Florenza Dice Game
game-line = lancia, scegli e costruisci
game-what = Sei dadi per tutti: marmo, stoffe e oro diventano palazzi, cappelle e i maestri che li adornano.
stats-kind-building = Edifici
stats-kind-work = Opere d’arte
stats-kind-whole = Costruzioni intere
stats-kind-office = Cariche
stats-verb-built = costruiti
stats-verb-rolled = dal dado iniziale
stats-verb-completed = completate
stats-verb-masterpiece = come capolavori
stats-verb-held = ricoperte
gallery-sheet = Tutto il foglio
