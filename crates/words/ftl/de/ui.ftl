### Die Seiten auf Deutsch.

## site: der Rahmen jeder Seite

site-title = Magnifico: Spiele der Renaissance
site-name = Magnifico
site-tagline = Spiele der Renaissance, an einem Tisch
site-nav = Hauptmenü
site-nav-tables = Tische
site-nav-rules = Regeln
site-nav-rulings = Regelfragen
site-nav-cards = Karten
site-nav-replays = Aufzeichnungen
site-skip = Zum Inhalt
site-skip-board = Zum Spielplan
site-as-text = Der Tisch als Text
site-menu = Menü
site-close = Schließen
site-back = Zurück
site-more = Mehr
site-yes = Ja
site-no = Nein
site-cancel = Abbrechen
site-keys-hint = Mit ? erscheinen die Tasten.
site-free = Freie Software. Nach der Partie lässt sich jeder Würfel nachprüfen.
site-unofficial = Eine inoffizielle Umsetzung. Die Spiele gehören ihren Autoren und Verlagen, die nicht daran beteiligt sind; Zeichnungen und Texte sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es.

## game: die drei Spiele

game-lorenzo = Lorenzo il Magnifico
game-lorenzo-line = vier Türme, drei Würfel, eine Stadt
game-lorenzo-what = Schick deine Familie zu den Türmen, auf den Markt und in den Rat; stell die Kirche zufrieden oder zahl den Preis.
game-florenza = Florenza Dice Game
game-florenza-line = würfeln, wählen, bauen
game-florenza-what = Sechs Würfel für alle: Aus Marmor, Tuch und Gold werden Paläste, Kapellen und die Meister, die sie schmücken.
game-wiege = Die Wiege der Renaissance
game-wiege-line = Köpfe und Ereignisse
game-wiege-what = Verbreite deinen Einfluss auf den Wegen von sechsunddreißig Ereignissen und gewinn die Köpfe, die das Zeitalter prägten.
game-players = { $least } bis { $most } Spieler
game-minutes = { $least } bis { $most } Min.
game-base-advanced = Grundspiel und volles Spiel
game-solo = auch allein

## front: was das ist, auf einen Blick

front-lead = Spiel mit Freunden an einem Bildschirm oder rund um die Welt oder gegen Bots, die es wert sind. Ohne Konto: ein Link und ein Name genügen.
front-games = Spiele
front-play-now = Sofort spielen
front-play-now-with = { $bots ->
    [one] gegen { $bots } Bot
   *[other] gegen { $bots } Bots
} · { $level }
front-opponents = Gegner
front-level = Stärke
front-open = Tisch eröffnen
front-learn = Spiel lernen
front-watch = Zuschauen

## tables: Listen von Tischen

tables-waiting = Warten auf dich
tables-waiting-none = Kein Tisch wartet auf dich.
tables-others-move = { $n ->
    [one] An einem weiteren Tisch, an dem du spielst, sind andere am Zug.
   *[other] An { $n } weiteren Tischen, an denen du spielst, sind andere am Zug.
}
tables-open = Offene Tische
tables-running = Laufende
tables-finished = Beendete
tables-none = Zurzeit keine.
tables-sit = Hinsetzen
tables-continue = Weiter
tables-watch = Zuschauen
tables-replay = Ansehen
tables-seats-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
tables-round = Runde { $round } von { $rounds }
tables-ended = beendet: { $who } gewann mit { $points }
tables-since = Wartezeit { $time }
tables-yesterday = gestern
tables-minutes = { $n } Min.
tables-hours = { $n } Std.
tables-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
tables-house-rules = Hausregeln
tables-known-seed = Startwert vom Gastgeber gewählt
tables-other-data = mit geändertem Spielmaterial

## open: einen Tisch eröffnen, jede Möglichkeit mit einer Zeile Erklärung

open-title = Tisch eröffnen: { $game }
open-game = Spiel
open-name = Dein Name
open-name-why = So sehen dich die anderen.
open-table-name = Name des Tisches
open-table-name-why = Er steht in der Liste; bleibt er leer, wählen wir einen.
open-seats = Plätze, im Uhrzeigersinn
open-seat = Platz { $n }
open-seat-me = ich oder jemand an meinem Bildschirm
open-seat-link = wer den Link hat
open-seat-bot = ein Bot
open-seat-none = niemand
open-players = Spieler
open-players-why = Zwei bis vier; fünf nur mit den Hausregeln.
open-rules = Regeln
open-base = Grundspiel
open-base-why = Alle haben dasselbe Bonusplättchen, Anführer gibt es nicht: richtig für die erste Partie.
open-advanced = Volles Spiel
open-advanced-why = Bonusplättchen und je vier Anführer werden ausgewählt: das ganze Spiel.
open-passing = Passen
open-passing-free = Frei
open-passing-free-why = Man darf auf das Setzen verzichten, auch wenn es möglich wäre.
open-passing-strict = Streng
open-passing-strict-why = Wer setzen kann, muss setzen.
open-english-leaders = Englische Anführer
open-english-leaders-why = Charaktere erhöhen die Aktionen von Sforza und Leonardo nicht, wie in der englischen Ausgabe.
open-house-rules = Fünf Spieler, Hausregeln
open-house-rules-why = Mehr Waren, zwei weitere Marktfelder und Ansehen; nicht Teil des veröffentlichten Spiels.
open-clock = Uhr
open-confirm = Züge bestätigen
open-confirm-why = Dein Zug bleibt offen und umkehrbar, bis du ihn bestätigst.
open-hints = Tipps
open-hints-usual = wenn eine Person gegen Bots spielt
open-hints-always = für alle
open-hints-never = für niemanden
open-hints-why = Wer zu entscheiden hat, darf fragen, woran der stärkste Bot denken würde.
open-hidden = Nur mit Einladung
open-hidden-why = Der Tisch steht nicht in der Liste; nur wer den Link hat, findet ihn.
open-seed = Startwert
open-seed-why = Lass ihn leer. Ein gewählter Startwert bringt dieselben Würfel wieder, und alle erfahren es.
open-duplicate = Mehrere Tische, gleiche Würfel
open-duplicate-why = Mehrere Tische bekommen dieselben Würfel und Karten, die Ergebnisse werden verglichen.
open-more = Weitere Möglichkeiten
open-submit = Tisch eröffnen
open-hot-seat = An einem Bildschirm
open-hot-seat-why = Mehrere teilen sich diesen Bildschirm; verdeckte Karten bleiben beim Weitergeben verdeckt.

## level: wie stark ein Bot spielt

level-title = Wie die Stärken spielen
level-random = Zufall
level-friendly = freundlich
level-friendly-why = Spielt vernünftig und übersieht viel: für die erste Partie.
level-able = tüchtig
level-able-why = Geht seinen ganzen Zug durch, bevor er sich entscheidet.
level-shrewd = gewitzt
level-shrewd-why = Sucht einen Augenblick lang, was folgen kann.
level-fierce = gnadenlos
level-fierce-why = Sucht bis zu zwei Sekunden lang durch Tausende Verläufe der Partie.
level-measured = In { $games } Partien gegen { $others } der Stufe „{ $against }“ gewann er { $share } % ({ $low } bis { $high } %; gleich stark wären { $chance } %).

## hint: woran ein Bot denken würde, für alle, die zu entscheiden haben

hint-ask = Tipp
hint-ask-why = Lässt den stärksten Bot zwei Sekunden über deine Entscheidung nachdenken.
hint-title = Woran der stärkste Bot denkt
hint-why = Geschätzte Gewinnaussicht nach jedem Zug, aus deiner Sicht. Für die Reihenfolge zählen auch die Punkte. Ein Klick zeigt den Zug; gespielt wird nichts.
hint-chance = { $n } %
hint-show = Auf dem Plan zeigen

## review: eine beendete Partie, beurteilt

review-title = Rückblick
review-why = Ein Bot beurteilt jede Entscheidung der Partie danach, was man damals sehen konnte. Das dauert etwa eine Minute.
review-ask = Rückblick auf die Partie
review-waiting = Andere Partien sind vorher an der Reihe.
review-working = { $done } von { $all } Entscheidungen beurteilt
review-comes = Diese Seite lädt sich selbst neu.
review-chart = Gewinnchancen im Verlauf
review-chart-why = So, wie die Person am Zug sie schätzen konnte. Jede Stelle führt zu ihrem Augenblick der Partie. Kreise sind die teuersten Entscheidungen, gestrichelte Linien der Beginn der Runden.
review-costly = Die teuersten Entscheidungen
review-costly-why = Was eine Suche in diesem Augenblick besser fand und wie viel es zu den Aussichten beigetragen hätte, von 0 bis 100: Vier Fünftel davon sind Punkte, ein Fünftel der Sieg. Es sind nicht die Gewinnchancen der Kurve.
review-none = Nichts, was merklich Aussichten gekostet hätte: gut gespielt.
review-gain = Aussichten: { $n } von 100 verloren
review-mark = Eine teure Entscheidung von { $who }. Aussichten: { $n } von 100 verloren
review-played = Gespielt
review-better = Besser

## stats: was Spielmaterial wert ist

stats-title = Statistik: { $game }
stats-sum = Aus { $games } Partien zu { $players } Personen, gespielt von Bots ({ $bots }).
stats-why = Siegquote, mit ihrem 95-%-Intervall, Punkte und Vorsprung gelten für die, die es mindestens einmal taten. Vorsprung: um wie viele Punkte sie über dem Mittel ihres Tisches lagen. Spielende: welcher Teil aller Spielenden es tat, in Partien, in denen es möglich war; was am Tisch nur eine Person haben kann, kommt auf höchstens { $most } %. Was weniger als { $enough } Spielende taten, ist grau und steht weiter unten. Eine Zeile klappt auf und zeigt Runden und Plätze; 0 ist vor der ersten Runde.
stats-name = Bezeichnung
stats-times = Anzahl
stats-taken = Spielende
stats-win = Siegquote
stats-points = Punkte
stats-ahead = Vorsprung
stats-interval = { $low }–{ $high } %
stats-by-round = Anzahl nach Runden
stats-by-seat = Anzahl nach Plätzen
stats-kind-card = Karten
stats-kind-leader = Anführer
stats-kind-bonus-tile = Bonusplättchen
stats-kind-excommunication = Exkommunikation
stats-kind-building = Gebäude
stats-kind-work = Kunstwerke
stats-kind-whole = Palast und Kirche
stats-kind-office = Ämter
stats-kind-event = Ereignisse
stats-kind-culture = Kulturkarten
stats-kind-character = Personen
stats-verb-taken = genommen
stats-verb-kept = behalten
stats-verb-played = ausgespielt
stats-verb-activated = genutzt
stats-verb-copied = nachgeahmt
stats-verb-discarded = abgeworfen
stats-verb-chosen = gewählt
stats-verb-suffered = erlitten
stats-verb-built = gebaut
stats-verb-rolled = am Anfang erwürfelt
stats-verb-completed = vollendet
stats-verb-masterpiece = als Meisterwerk
stats-verb-held = bekleidet
stats-verb-won-by-culture = mit Kultur gewonnen
stats-verb-won-by-characters = mit Personen gewonnen
stats-verb-laid = ausgelegt
stats-verb-turned = gedreht
stats-verb-piled = auf den Stapel gelegt
stats-verb-revealed = gezeigt

## clock: Arten von Uhren

clock-none = Ohne Uhr
clock-none-why = Niemand wird gedrängt.
clock-live = { $minutes } Min. und { $seconds } Sek. je Zug
clock-live-why = Für eine Sitzung: ein Vorrat an Zeit und mit jedem Zug etwas dazu.
clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-days-why = Zum Spielen nebenbei, über Wochen.
clock-at-end = Wenn die Zeit um ist
clock-at-end-bot = zieht ein Bot
clock-at-end-pass = wird gepasst
clock-left = noch { $time }
clock-up = Die Zeit ist um.

## invite: einladen, hinsetzen, warten

invite-title = Einladen
invite-why = Wer diesen Link hat, kann sich hinsetzen. Schick ihn deinen Freunden.
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = Der Link als Code, mit dem Telefon abzulesen
invite-sit = Hinsetzen
invite-sit-here = Hier hinsetzen
invite-name = Dein Name
invite-bot-here = Ein Bot für diesen Platz
invite-free = Freier Platz
invite-waiting = { $n ->
    [one] { $n } Spieler fehlt noch.
   *[other] { $n } Spieler fehlen noch.
}
invite-start = Die Partie beginnt, sobald alle Plätze besetzt sind.
invite-watch = Nur zuschauen
invite-full = Alle Plätze sind besetzt: du kannst zuschauen.

## hand: der Bildschirm geht von Hand zu Hand

hand-title = Weitergeben an { $who }
hand-why = { $who } ist am Zug. Bis dahin ist keine verdeckte Karte zu sehen.
hand-ready = Ich bin { $who }
hand-mine = Deine Plätze an diesem Tisch
hand-hide = Meine Karten verdecken

## region: Überschriften des Tisches

region-board = Spielplan
region-mine = Meine Tafel
region-others = Andere
region-players = Spieler
region-players-order = in Zugreihenfolge
region-towers = Türme
region-areas = Bereiche
region-church = Kirche
region-family = Familie
region-parts = Teile des Tisches
region-me = Ich
region-dice = Würfel
region-round = Runde { $round } · Epoche { $period }
region-round-of = Runde { $round } von { $rounds }
region-turn-order = Zugreihenfolge
region-next-order = Reihenfolge der nächsten Runde
region-you = du
region-bot = Bot
region-watching = { $n ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
region-you-watch = Du schaust dieser Partie zu.
region-goods = Waren
region-territories = Territorien
region-buildings = Gebäude
region-characters = Charaktere
region-ventures = Unternehmungen
region-bonus-tile = Bonusplättchen
region-taken-by = genommen von { $who }
region-taken-by-you = von dir genommen
region-surcharge = In diesem Turm steht jemand: eine Karte kostet { $n } Münzen mehr
region-add-servants = Diener hinzufügen
region-value = Wert { $n }
region-empty-row = Noch keine Karten
region-next-slot = das nächste braucht { $n } Militärpunkte
region-row-points = jetzt { $n } wert

## prompt: was erwartet wird, in Worten

prompt-your-turn = Du bist am Zug.
prompt-choose = Wähle ein Familienmitglied und ein Feld.
prompt-member = Familienmitglied { $member }, Wert { $value }: wähle ein Feld.
prompt-space = { $space }: wähle ein Familienmitglied.
prompt-placed = Gesetzt. Nutze Anführer oder beende den Zug.
prompt-waiting = { $who } ist am Zug.
prompt-waiting-several = Am Zug sind { $who }.
prompt-thinking = { $who } überlegt.
prompt-confirm = Bestätige deinen Zug oder nimm ihn zurück.
prompt-servants = Wie viele Diener?
prompt-pay = Wie zahlst du?
prompt-privilege = Wähle ein Privileg.
prompt-exchange = Tausch mit { $card }?
prompt-bonus = Bonusaktion: wähle eine Karte.
prompt-bonus-work = Bonusaktion: wie viele Diener?
prompt-raise = Welches Familienmitglied?
prompt-copy = Wessen Fähigkeit?
prompt-draft = Behalte einen Anführer.
prompt-tile = Wähle dein Bonusplättchen.
prompt-vatican = Unterstützt du die Kirche?
prompt-over = Die Partie ist zu Ende.
prompt-forced = Es gab nur eine Antwort: { $what }
prompt-open = Eine Entscheidung wartet: öffnen

## turn: Knöpfe eines Zuges

turn-undo = Zurück
turn-undo-why = nimmt den letzten Schritt zurück
turn-restart = Zug neu beginnen
turn-restart-why = nimmt den ganzen Zug zurück
turn-confirm = Bestätigen
turn-end = Zug beenden
turn-pass = Passen
turn-pass-sure = Auf dieses Setzen verzichten?
turn-place-here = Hier setzen
turn-take-here = Diese Karte nehmen
turn-placement-back = Setzen zurücknehmen
turn-undo-free = nichts wird aufgedeckt: umkehrbar
turn-undo-last = hier wird etwas aufgedeckt: nicht umkehrbar
turn-undo-ask = Rücknahme erbitten
turn-undo-asked = { $who } bittet, den letzten Schritt zurücknehmen zu dürfen.
turn-undo-agree = Zustimmen
turn-undo-refuse = Ablehnen
turn-undo-waiting = Die anderen müssen noch zustimmen.
turn-leave = Tisch verlassen
turn-leave-why = Ein Bot spielt für dich, bis du wiederkommst.
turn-return = Platz wieder einnehmen
turn-stand-in = Abwesend? Einen Bot spielen lassen

## peek: was ein Zug bewirken würde

peek-take = { $card } nehmen
peek-pay = Du zahlst
peek-get = Du erhältst
peek-after = Danach
peek-then = Von da an
peek-scores = Am Ende
peek-tower = Turm besetzt
peek-floor = Etage
peek-discount = Nachlass
peek-less = weniger durch Exkommunikation
peek-servants = Zusätzliche Diener
peek-fewer = einer weniger
peek-more = einer mehr
peek-sum = Wert { $base } und { $servants } mehr: { $value }
peek-activates = Aktiviert
peek-not-activated = Nicht aktiviert: braucht { $n }
peek-nothing = Nichts ändert sich.

## history: der Verlauf

history-title = Verlauf
history-since = Seit deinem letzten Besuch
history-new-one = Seit deinem letzten Besuch: ein Ereignis
history-new-many = Seit deinem letzten Besuch: { $n } Ereignisse
history-nothing-new = Seither ist nichts geschehen.
history-all = Alles von Anfang an
history-moment = Zeitpunkt { $n }
history-undone = zurückgenommen
history-round = Runde { $round }
history-you = Du
history-newest = Zum Neuesten

## stock: Mengen in Worten

stock-wood = Holz
stock-stone = Stein
stock-servants = Diener
stock-coins = Münzen
stock-military = Militär
stock-faith = Glaube
stock-points = Punkte
stock-prestige = Ansehen
stock-change = { $before } auf { $after }

## leaders: Anführer im Spiel und auf der Hand

leaders-title = Anführer
leaders-count = { $play } im Spiel, { $hand } auf der Hand
leaders-in-play = im Spiel
leaders-in-hand = auf der Hand
leaders-used = genutzt
leaders-discarded = abgeworfen
leaders-short = { $n } fehlen
leaders-ready = ausspielbar
leaders-hidden = { $n ->
    [one] { $n } verdeckter Anführer
   *[other] { $n } verdeckte Anführer
}
leaders-needs = Bedingung
leaders-play = Ausspielen
leaders-use = Nutzen
leaders-discard = Für ein Privileg abwerfen
leaders-copies = ahmt { $leader } nach

## faith: die Kirche

faith-title = Glaube
faith-next = Vatikanbericht nach Runde { $round }: { $needs } Glaubenspunkte nötig
faith-enough = du hast genug
faith-missing = { $n } fehlen
faith-worth = bringt { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
excom-title = Exkommunikationen
excom-period = Epoche { $period }
excom-yours = Dieses Plättchen gilt für dich.
excom-nobody = Noch niemand

## military: die Leiste

military-title = Militär
military-first = die meisten am Ende: { $n } Siegpunkte
military-second = die zweitmeisten: { $n } Siegpunkte

## area: die Aktionsbereiche

area-council = Ratspalast
area-council-why = Eine Münze und ein Privileg; die Reihenfolge hier gilt in der nächsten Runde.
area-market = Markt
area-market-why = Auf jedes Feld nur ein Familienmitglied.
area-harvest = Ernte
area-harvest-why = Aktiviert deine Territorien bis zum Wert der Aktion.
area-production = Produktion
area-production-why = Aktiviert deine Gebäude bis zum Wert der Aktion.
area-full-value = voller Wert
area-less = Wert −{ $n }
area-your-value = du: { $n }
area-closed = bei { $n } Spielern geschlossen
area-place = { $n }. Stelle

## decide: Entscheidungen

decide-hint = Der Spielplan bleibt sichtbar: schließ dies zum Umsehen, die Wahl wartet.
decide-because = Für { $what }
decide-now-then = { $before } auf { $after }
decide-privilege = Wähle ein Ratsprivileg
decide-privilege-why = Eines von { $n }.
decide-privilege-distinct = noch { $left }, alle verschieden
decide-payment = Wie willst du zahlen?
decide-payment-why = Diese Karte lässt sich auf zwei Arten bezahlen.
decide-exchange = Tausch mit { $card }
decide-exchange-why = Bezahlt wird aus dem, was du vorher hattest; der Ertrag kommt am Schluss.
decide-exchange-none = Lassen
decide-servants = Wie viele Diener?
decide-servants-why = Jeder erhöht den Wert um eins.
decide-servants-rate = Je { $n } Diener erhöhen den Wert um eins.
decide-bonus = Bonusaktion
decide-bonus-tower = Nimm eine Karte mit Wert { $n }, ohne Familienmitglied.
decide-bonus-work = { $work } mit Wert { $n }, ohne Familienmitglied.
decide-bonus-decline = Verzichten
decide-draft = Wähle einen Anführer, den du behältst
decide-draft-why = Die anderen { $n } gehen an den Spieler rechts von dir.
decide-draft-last = Der letzte gehört dir.
decide-draft-kept = Bisher behalten
decide-tile = Wähle dein Bonusplättchen
decide-tile-why = Es wirkt bei jeder deiner Ernten und Produktionen.
decide-vatican = Vatikanbericht, Epoche { $period }
decide-vatican-why = Dein Glaube: { $faith }; nötig sind { $needs }.
decide-vatican-support = Unterstützen: aus { $faith } Glauben werden { $vp } Siegpunkte
decide-vatican-refuse = Ablehnen: Glauben behalten, Plättchen nehmen
decide-vatican-fails = Zu wenig Glaube: das Plättchen gilt für dich.
decide-raise = Wähle ein Familienmitglied
decide-raise-why = Es hat bis zum Ende der Runde Wert { $n }.
decide-copy = Wähle eine Fähigkeit zum Nachahmen
decide-copy-why = Die Wahl gilt für den Rest der Partie.

## score: das Ende der Partie

score-title = Schlusswertung
score-winner = { $who } gewinnt mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
}
score-you-won = Du hast gewonnen!
score-you-lost = Du hast verloren.
score-place = Platz { $n }
score-player = Spieler
score-track = Bisherige Punkte
score-lost-before = Vor der Wertung durch Exkommunikation verloren
score-territories = Territorien
score-characters = Charaktere
score-ventures = Unternehmungen
score-military = Militärische Stärke
score-resources = Übrige Waren
score-prestige = Ansehen
score-lost = Durch Exkommunikation verloren
score-total = Summe
score-if-now = Wäre die Partie jetzt zu Ende
score-tie = Bei Gleichstand gewinnt, wer in der Zugreihenfolge weiter vorn ist: { $who }.
score-tie-rules = Die Punkte sind gleich; nach der Regel für den Gleichstand gewinnt { $who }.
score-chart = Punkte nach Runden
score-chart-source = Punkte nach Herkunft
score-chart-why = Was alle gehabt hätten, wenn die Partie nach dieser Runde zu Ende gewesen wäre.
score-chart-source-why = Dieselben Punkte, nach ihrer Herkunft.
score-table = Als Tabelle
score-more = Schaubilder und Nachweis
score-rematch = Noch einmal
score-rematch-why = Dieselben Leute, ein neuer Startwert.
score-record = Aufzeichnung herunterladen
score-record-why = Eine Textdatei mit jedem Zug, die sich selbst beweist.
score-lobby = Zu den Tischen
score-replay = Die Partie noch einmal ansehen
score-duplicates = Derselbe Startwert an anderen Tischen

## fair: Startwert und Nachweis

fair-title = Ehrliche Würfel
fair-before = Vor dem ersten Würfel hat sich der Server auf seinen Startwert festgelegt:
fair-seed = Startwert
fair-commitment = Festlegung
fair-verify = Nachprüfen
fair-verified = Geprüft: Jeder Würfel und jede Karte folgt aus dem Startwert.
fair-failed = Das passt nicht: Aufzeichnung und Startwert widersprechen sich.
fair-later = Der Startwert wird nach der Partie gezeigt.
fair-known = Wer diesen Tisch eröffnet hat, hat den Startwert gewählt und konnte jeden Würfel vorhersehen.
fair-duplicate = Wer diesen Tisch eröffnet hat, kann weitere mit demselben Startwert eröffnen, um Ergebnisse zu vergleichen; wer dort zuerst spielt, könnte hier jeden Würfel vorhersehen.
fair-continued = Diese Partie geht von Zeitpunkt { $at } einer anderen aus weiter. Ihr Startwert ist bekannt: wer nachsah, konnte jeden Würfel vorhersehen.
fair-verify-why = Der Server spielt die ganze Aufzeichnung vom Startwert aus noch einmal.
proof-commitment = Der SHA-256-Wert des Startwerts ist die Festlegung, die vor dem ersten Würfel gezeigt wurde.
proof-chance = { $n ->
    [one] { $n } Ergebnis des Zufalls folgt aus dem Startwert: Würfel und gemischte Stapel.
   *[other] { $n } Ergebnisse des Zufalls folgen aus dem Startwert: Würfel und gemischte Stapel.
}
proof-moves = { $n ->
    [one] { $n } Entscheidung wurde noch einmal gespielt; sie war erlaubt, und die Stellung danach ist die aufgezeichnete.
   *[other] { $n } Entscheidungen wurden noch einmal gespielt; jede war erlaubt, und die Stellung danach ist die aufgezeichnete.
}
proof-result = Das Ergebnis ist das gespielte.
proof-by-hand = Selbst nachprüfen
proof-by-program = Lade die Aufzeichnung herunter und lass dein eigenes Exemplar des Programms prüfen:
proof-by-digest = Die Festlegung, mit gewöhnlichen Werkzeugen:
proof-by-dice = Jeder Würfel: Block i ist SHA-256 über die 32 Bytes des Startwerts und danach i in acht Bytes (little-endian), gelesen als acht Wörter zu 32 Bit (big-endian). Eine Zahl unter n ist die obere Hälfte von Wort × n; ein Wort, dessen untere Hälfte kleiner als 2³² mod n ist, wird übersprungen. Ein Würfel ist eine Zahl unter 6, plus 1; ein Stapel wird vom letzten Platz abwärts gemischt, jeder mit einem an diesem Platz oder davor getauscht.

## replay: zurückblicken

replay-title = Aufzeichnung
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Schritt vor
replay-last = Zum Ende
replay-speed = Tempo
replay-step = Zeitpunkt { $at } von { $last }
replay-moment = Zeitpunkt
replay-jump = Zu Runde { $round }
replay-eye = Gesehen von
replay-eye-all = allen
replay-eye-none = einem Zuschauer
replay-link = Link zu diesem Zeitpunkt
replay-continue = Von hier gegen Bots weiterspielen
replay-continue-why = Ein eigener, privater Tisch, der hier beginnt; die Partie selbst bleibt, wie sie war.
replay-continue-go = Von hier weiter
replay-continue-name = { $name } (fortgesetzt)
replay-seat = Dein Platz
replay-go = Anzeigen
replay-slower = Langsamer
replay-faster = Schneller
replay-usual = Mittel
replay-rounds = Runden und Züge
replay-begin = von Anfang an
replay-before = Vor der ersten Runde
replay-keys = Tasten: ← → Schritt, Leertaste spielt ab, Pos1 und Ende
replay-upload = Eine Aufzeichnung ansehen
replay-upload-why = Der Text einer beendeten Partie, wie man ihn an ihrem Tisch herunterlädt.
replay-upload-go = Prüfen und ansehen
replay-only-over = Eine Partie lässt sich ansehen, wenn sie zu Ende ist.

## chat: Gespräch am Tisch

chat-title = Gespräch
chat-say = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.

## notify: Titel, Ansagen, Verbindung

notify-your-turn = ● Du bist am Zug · { $game }
notify-waiting = { $who } · { $game }
notify-title = Du bist am Zug: { $table }
notify-allow = Sag mir, wenn ich am Zug bin
notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen.
notify-lost = Verbindung verloren. Neuer Versuch …
notify-back = Wieder verbunden.
notify-moved = { $who } hat gezogen.
notify-joined = { $who } setzt sich.
notify-left = { $who } geht; ein Bot spielt weiter.
notify-returned = { $who } ist wieder da.

## error: was schiefging und was zu tun ist

error-title = Das ging nicht
error-stale = Am Tisch ging es weiter. Sieh noch einmal hin und wähle neu.
error-illegal = Das ist nicht erlaubt: { $why }
error-not-now = Jetzt nicht: { $why }
error-malformed = Die Anfrage ist nicht lesbar.
error-no-seat = Du hast an diesem Tisch keinen Platz.
error-foreign = Diese Anfrage kommt von der Seite eines anderen Anbieters.
error-missing = Hier ist nichts.
error-missing-table = Diesen Tisch gibt es nicht.
error-set-aside = Dieser Tisch ist beiseitegestellt: Seine Aufzeichnung lässt sich nicht nachspielen.
error-other-data = Dieser Tisch ist beiseitegestellt: Er wurde mit anderen Daten des Spielmaterials begonnen, als dieser Server jetzt hat.
error-other-rules = Dieser Tisch ist beiseitegestellt: Er wurde nach Fassung { $theirs } der Regeln begonnen, und dieser Server spielt Fassung { $ours }.
error-too-many = Zu viele Anfragen. Versuch es in { $seconds } Sekunden noch einmal.
error-too-large = Das ist zu groß.
error-too-slow = Die Anfrage kam nicht rechtzeitig an.
error-unavailable = Der Server kann das gerade nicht; nichts wurde geändert.
error-taken = Dort sitzt schon jemand.
error-name = Bitte gib einen Namen an.
error-lobby = Zu den Tischen
error-again = Noch einmal versuchen
error-method = Diese Adresse kennt die Methode nicht.
error-record = Diese Aufzeichnung stimmt nicht: { $why }
error-not-your-turn = du bist nicht am Zug
error-over = die Partie ist zu Ende
error-no-action = das ist keine Aktion dieses Spiels ({ $why })
error-seed-known = Jene Partie ist zu Ende und ihr Startwert bekannt.
error-not-organiser = Nur wer jenen Tisch für mehrere Tische mit gleichen Würfeln eröffnet hat, kann noch einen mit demselben Startwert eröffnen.
error-still-on = Die Partie läuft noch.
error-undo-nothing = Du hast noch nichts entschieden, das sich zurücknehmen ließe.
error-undo-not-yours = Zuletzt hat jemand anderes entschieden: zum Zurücknehmen müssen alle zustimmen.
error-undo-revealed = Etwas Neues wurde aufgedeckt: zum Zurücknehmen müssen alle zustimmen.
error-undo-consent = So weit zurück geht es nur, wenn alle anderen zustimmen.
error-undo-alone = Etwas Neues wurde aufgedeckt, und niemand sonst ist da, der zustimmen könnte: was gespielt ist, bleibt.
error-undo-nobody = Gerade bittet niemand um eine Rücknahme.
error-record-full = Die Aufzeichnung dieses Tisches ist voll: Die Partie lässt sich zu Ende spielen, aber es wird nichts mehr zurückgenommen und kein Platz einem Bot überlassen.
error-full = Alle Plätze an diesem Tisch sind besetzt.
error-nothing-to-leave = Die Partie ist zu Ende: es gibt nichts zu verlassen.
error-own-seat = Diesen Platz spielst du schon selbst.
error-bot-there = Dort spielt schon ein Bot.
error-has-days = { $who } hat Tage für jeden Zug und muss inzwischen nicht da sein.
error-is-here = { $who } ist da: ein Bot springt nur für Abwesende ein.
error-held = { $who } hat den Zug noch nicht bestätigt.
error-not-full = Die Partie beginnt, wenn alle Plätze besetzt sind.
error-bot-plays = Ein Bot spielt diesen Platz; nimm ihn zuerst zurück.
error-nothing-to-confirm = Es gibt keinen Zug von dir zu bestätigen.
error-decided = In diesem Augenblick ist die Partie entschieden: wähle einen früheren.
error-no-hints = An diesem Tisch gibt es keine Ratschläge.
error-nothing-to-decide = Du hast jetzt nichts zu entscheiden.
error-seed-secret = Derselbe Startwert wird an einem anderen Tisch noch gespielt: bis dahin bleibt er hier geheim.
error-right-choose = Wähle eine der Aktionen, die der Tisch anbietet.
error-right-look = Sieh noch einmal auf den Tisch: er sagt, worauf er wartet.
error-right-malformed = Geh zurück und füll das Formular noch einmal aus. Der Server sagt:
error-right-sit = Ein Platz gehört dem Browser, der ihn genommen hat. Öffne die Seite des Tisches: ist ein Platz frei, kannst du dich setzen, sonst zuschauen.
error-right-page = Benutze die Seite des Tisches selbst.
error-right-address = Prüf die Adresse. Die Startseite nennt die Tische.
error-right-report = Wer diesen Server betreibt, hat einen Bericht und kann dem nachgehen.
error-right-data = Nichts ist verloren: Der Tisch geht weiter, sobald dieser Server mit den Regeln und Daten gestartet wird, mit denen er begonnen wurde.
error-right-less = Schick weniger auf einmal.
error-right-soon = Versuch es gleich noch einmal.
error-back = Zurück zum Tisch

## settings: was man für sich einstellt

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-sound = Ton
settings-text = Schriftgröße
settings-text-smaller = Kleinere Schrift
settings-text-larger = Größere Schrift
settings-motion = Bewegung
settings-motion-less = weniger Bewegung
settings-notify = Mitteilungen
settings-saved = Gespeichert

## keys: die Hilfe zur Tastatur

keys-title = Tasten
keys-close = Schließen mit Esc
keys-arrows = über die Felder gehen
keys-members = Familienmitglied wählen: Weiß, Schwarz, Orange, Neutral
keys-servants = ein Diener mehr oder weniger
keys-enter = setzen oder die markierte Antwort nehmen
keys-answers = eine Antwort wählen
keys-escape = schließen, was offen ist
keys-undo = Schritt zurücknehmen
keys-restart = Zug neu beginnen
keys-confirm = Zug bestätigen
keys-towers = zu den Türmen
keys-areas = zu den Bereichen
keys-mine = zu meiner Tafel
keys-others = zu den anderen Spielern
keys-log = zum Verlauf
keys-prompt = wiederholen, was erwartet wird
keys-hint = einen Tipp holen
keys-help = diese Hilfe
keys-theme = hell oder dunkel
keys-replay = Aufzeichnung: zurück, vor, abspielen

## say: Beschriftungen für Vorleseprogramme

say-die-white = weißer Würfel: { $n }
say-die-black = schwarzer Würfel: { $n }
say-die-orange = oranger Würfel: { $n }
say-member = { $who }: Familienmitglied { $member }, Wert { $value }
say-usable = nutzbar
say-usable-servants = { $n ->
    [one] nutzbar mit { $n } Diener
   *[other] nutzbar mit { $n } Dienern
}
say-unusable = nicht nutzbar: { $why }
say-space = { $space }, Wert { $value }
say-floor-card = { $card }, { $space }, Wert { $value }
say-taken = besetzt von { $who }
say-empty = leer
say-selected = ausgewählt
say-last-move = letzter Zug
say-card = { $card }: Karte, Epoche { $period }
say-cost = Kosten
say-or = oder
say-now = Sofort
say-permanent = Dauernd
say-activation = ab Wert { $n }
say-at-end = Am Ende
say-once = einmal je Runde
say-always = immer
say-different = alle verschieden
say-becomes = wird zu
say-per = je
say-faith-step = { $faith } Glaubenspunkte: { $vp } Siegpunkte
say-excommunicated = exkommuniziert in Epoche { $period }
say-order = { $n }. in der Zugreihenfolge: { $who }
say-leader = { $leader }: { $state }
say-military-needed = nötige Militärpunkte
say-emblem-lily = Lilie
say-emblem-rose = Rose
say-emblem-acorn = Eichel
say-emblem-sun = Sonne
say-emblem-moon = Mond

## plain: der Tisch als Text

plain-title = Der Tisch in Worten
plain-why = Alles, was auf dem Tisch liegt, in Sätzen.
plain-towers = An den Türmen
plain-floor = Etage { $floor }, Wert { $value }
plain-members-left = Noch nicht gesetzte Familienmitglieder
plain-you-may = Du kannst
plain-you-may-not = Jetzt nicht möglich
plain-send = Das tun
plain-bonus = Die Etage bringt dazu: { $gain }.
plain-hit = Exkommuniziert: { $who }.
plain-board = Der gezeichnete Tisch

## gallery: was sich von jedem Spiel nachschlagen lässt

gallery-title = Alle Karten
gallery-sheet = Alles auf dem Blatt
gallery-ours = von uns
gallery-ours-why = Was mit „von uns“ bezeichnet ist, stammt nicht aus dem gedruckten Spiel.
gallery-search = Suchen
gallery-filter = Auswahl
gallery-kind = Art
gallery-period = Epoche
gallery-any = alle
gallery-cards = Karten
gallery-leaders = Anführer
gallery-tiles = Plättchen der Exkommunikation
gallery-found = { $n ->
    [0] Nichts gefunden
    [one] { $n } gefunden
   *[other] { $n } gefunden
}
gallery-number = Nr. { $n }

## book: Regeln und Regelfragen

book-title = Regeln: { $game }
book-rulings = Fragen und Antworten
book-contents = Inhalt
book-open = Regeln: { $what }
book-own-words = In unseren eigenen Worten; es gilt die gedruckte Spielregel.
book-numbers = Eigene Zahlen
