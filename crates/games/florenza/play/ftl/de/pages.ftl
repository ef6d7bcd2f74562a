### The game on pages of its own: what it is called, how it is opened, what is looked up and counted.

game-name = Florenza Dice Game
game-line = würfeln, wählen, bauen
game-what = Sechs Würfel für alle: Aus Marmor, Tuch und Gold werden Paläste, Kapellen und die Meister, die sie schmücken.
stats-kind-building = Gebäude
stats-kind-work = Kunstwerke
stats-kind-whole = Palast und Kirche
stats-kind-office = Ämter
stats-verb-built = gebaut
stats-verb-rolled = am Anfang erwürfelt
stats-verb-completed = vollendet
stats-verb-masterpiece = als Meisterwerk
stats-verb-held = bekleidet
gallery-sheet = Alles auf dem Blatt
