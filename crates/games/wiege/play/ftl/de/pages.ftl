### The game on pages of its own: what it is called, how it is opened, what is looked up and counted.

game-name = Die Wiege der Renaissance
game-line = Köpfe und Ereignisse
game-what = Verbreite deinen Einfluss auf den Wegen von sechsunddreißig Ereignissen und gewinn die Köpfe, die das Zeitalter prägten.
stats-kind-event = Ereignisse
stats-kind-culture = Kulturkarten
stats-kind-character = Personen
stats-verb-won-by-culture = mit Kultur gewonnen
stats-verb-won-by-characters = mit Personen gewonnen
stats-verb-laid = ausgelegt
stats-verb-turned = gedreht
stats-verb-piled = auf den Stapel gelegt
stats-verb-revealed = gezeigt
