### Die Seiten auf Deutsch.

## site: der Rahmen jeder Seite

site-title = Magnifico: Spiele der Renaissance
site-name = Magnifico
site-tagline = Spiele der Renaissance, an einem Tisch
site-nav = Hauptmenü
site-nav-tables = Tische
site-nav-rules = Regeln
site-nav-rulings = Regelfragen
site-skip = Zum Inhalt
site-skip-board = Zum Spielplan
site-as-text = Der Tisch als Text
site-menu = Menü
site-back = Zurück
site-free = Freie Software. Nach der Partie lässt sich jeder Würfel nachprüfen.
site-unofficial = Eine inoffizielle Umsetzung. Die Spiele gehören ihren Autoren und Verlagen, die nicht daran beteiligt sind; Zeichnungen und Texte sind unsere eigenen. Wenn dir ein Spiel gefällt, kauf es.

## game: die drei Spiele

game-players = { $least } bis { $most } Spieler

## front: was das ist, auf einen Blick

front-lead = Spiel mit Freunden an einem Bildschirm oder rund um die Welt oder gegen Bots, die es wert sind. Ohne Konto: ein Link und ein Name genügen.
front-games = Spiele
front-play-now = Sofort spielen
front-opponents = Gegner
front-level = Stärke
front-open = Tisch eröffnen
front-learn = Spiel lernen

## tables: Listen von Tischen

tables-waiting = Warten auf dich
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

## open: einen Tisch eröffnen, jede Möglichkeit mit einer Zeile Erklärung

open-title = Tisch eröffnen: { $game }
open-name = Dein Name
open-name-why = So sehen dich die anderen.
open-seats = Plätze, im Uhrzeigersinn
open-seat = Platz { $n }
open-seat-me = ich oder jemand an meinem Bildschirm
open-seat-link = wer den Link hat
open-seat-bot = ein Bot
open-seat-none = niemand
open-rules = Regeln
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
open-submit = Tisch eröffnen

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

## clock: Arten von Uhren

clock-none = Ohne Uhr
clock-live = { $minutes } Min. und { $seconds } Sek. je Zug
clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-at-end = Wenn die Zeit um ist
clock-at-end-bot = zieht ein Bot
clock-at-end-pass = wird gepasst

## invite: einladen, hinsetzen, warten

invite-title = Einladen
invite-why = Wer diesen Link hat, kann sich hinsetzen. Schick ihn deinen Freunden.
invite-copy = Link kopieren
invite-copied = Kopiert
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

## hand: der Bildschirm geht von Hand zu Hand

hand-title = Weitergeben an { $who }
hand-why = { $who } ist am Zug. Bis dahin ist keine verdeckte Karte zu sehen.
hand-ready = Ich bin { $who }

## region: Überschriften des Tisches

region-board = Spielplan
region-others = Andere
region-parts = Teile des Tisches
region-me = Ich
region-you = du
region-bot = Bot

## prompt: was erwartet wird, in Worten

prompt-over = Die Partie ist zu Ende.

## turn: Knöpfe eines Zuges

turn-undo = Zurück
turn-undo-why = nimmt den letzten Schritt zurück
turn-restart = Zug neu beginnen
turn-restart-why = nimmt den ganzen Zug zurück
turn-confirm = Bestätigen
turn-undo-ask = Rücknahme erbitten
turn-undo-asked = { $who } bittet, den letzten Schritt zurücknehmen zu dürfen.
turn-undo-agree = Zustimmen
turn-undo-refuse = Ablehnen
turn-undo-waiting = Die anderen müssen noch zustimmen.
turn-leave = Tisch verlassen
turn-leave-why = Ein Bot spielt für dich, bis du wiederkommst.
turn-return = Platz wieder einnehmen
turn-stand-in = Abwesend? Einen Bot spielen lassen

## preview: was ein Zug bewirken würde

preview-after = Danach

## history: der Verlauf

history-title = Verlauf
history-new-one = Seit deinem letzten Besuch: ein Ereignis
history-new-many = Seit deinem letzten Besuch: { $n } Ereignisse
history-all = Der ganze Verlauf
history-earlier = Früher
history-later = Später
history-moment = Zeitpunkt { $n }
history-undone = zurückgenommen
history-among-bots = { $n ->
    [one] { $who } nimmt die letzte Entscheidung zurück, obwohl sie etwas aufgedeckt hat; zustimmen konnten nur Bots, also zählt diese Partie für keine Wertung.
   *[other] { $who } nimmt die letzten { $n } Entscheidungen zurück, obwohl seither etwas aufgedeckt wurde; zustimmen konnten nur Bots, also zählt diese Partie für keine Wertung.
}
history-round = Runde { $round }

## score: das Ende der Partie

score-title = Schlusswertung
score-winner = { $who } gewinnt mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
}
score-you-won = Du hast gewonnen!
score-you-lost = Du hast verloren.
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
fair-taken-back = Etwas wurde zurückgenommen, nachdem es aufgedeckt war, und zustimmen konnten nur Bots: diese Partie zählt für keine Wertung.
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
replay-eye = Gesehen von
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
notify-allow = Sag mir, wenn ich am Zug bin
notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen.
notify-lost = Verbindung verloren. Neuer Versuch …
notify-joined = { $who } setzt sich.
notify-left = { $who } geht; ein Bot spielt weiter.

## error: was schiefging und was zu tun ist

error-title = Das ging nicht
error-stale = Am Tisch ging es weiter. Sieh noch einmal hin und wähle neu.
error-illegal = Das ist nicht erlaubt: { $why }
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
error-expired = Diesen Tisch gibt es nicht mehr: Hochgeladene Partien und Tische, an denen niemand begann, werden nur eine Zeit lang aufgehoben.
error-no-room = Der Server hat gerade keinen Platz für weitere Tische und Partien; was schon läuft, geht weiter.
error-disk-full = Die Platte des Servers ist voll: Nichts wurde geändert, und nichts ist verloren.
error-taken = Dort sitzt schon jemand.
error-lobby = Zu den Tischen
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
error-undo-away = { $who } ist nicht da, und ein Bot stimmt dem nicht für jemand anderen zu: bitte noch einmal darum, wenn { $who } wieder da ist.
error-often-leave = Du hast deinen Platz gerade mehrmals verlassen. Bleib eine Weile: in { $seconds } Sekunden kannst du ihn wieder verlassen.
error-often-undo = Du hast gerade sehr oft zurückgenommen. In { $seconds } Sekunden kannst du wieder zurücknehmen.
error-often-ask = Du hast die anderen gerade mehrmals gebeten. In { $seconds } Sekunden kannst du wieder bitten.
error-often-talk = Du hast gerade viel gesagt. In { $seconds } Sekunden kannst du mehr sagen.
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
error-right-anew = Eröffne einen anderen Tisch oder lade die Partie noch einmal hoch.
error-right-another-day = Versuche es an einem anderen Tag noch einmal, oder sage es denen, die diesen Server betreiben.
error-right-room = Versuche es in einer Weile noch einmal: Sobald Platz ist, geht es von selbst weiter.
error-back = Zurück zum Tisch

## settings: was man für sich einstellt

settings-language = Sprache
settings-theme = Hell oder dunkel
settings-sound = Ton

## keys: die Hilfe zur Tastatur

keys-title = Tasten
keys-close = Schließen mit Esc
keys-answers = eine Antwort wählen
keys-escape = schließen, was offen ist
keys-undo = Schritt zurücknehmen
keys-restart = Zug neu beginnen
keys-confirm = Zug bestätigen
keys-others = zu den anderen Spielern
keys-log = zum Verlauf
keys-prompt = wiederholen, was erwartet wird
keys-hint = einen Tipp holen
keys-help = diese Hilfe
keys-theme = hell oder dunkel

## plain: der Tisch als Text

plain-title = Der Tisch in Worten
plain-board = Der gezeichnete Tisch

## gallery: was sich von jedem Spiel nachschlagen lässt

gallery-title = Alle Karten
gallery-ours = von uns
gallery-ours-why = Was mit „von uns“ bezeichnet ist, stammt nicht aus dem gedruckten Spiel.
gallery-search = Suchen
gallery-filter = Auswahl
gallery-kind = Art
gallery-any = alle
gallery-found = { $n ->
    [0] Nichts gefunden
    [one] { $n } gefunden
   *[other] { $n } gefunden
}

## book: Regeln und Regelfragen

book-title = Regeln: { $game }
book-rulings = Fragen und Antworten
book-contents = Inhalt
book-open = Regeln: { $what }
book-own-words = In unseren eigenen Worten; es gilt die gedruckte Spielregel.
book-numbers = Eigene Zahlen

## what every table says

text = { $text }
word = { $word }
nothing = nichts
b-players = Spieler
b-you = du
b-bot = Bot
b-over = Die Partie ist zu Ende
b-waiting-for = { $who } ist am Zug
b-your-turn = Du bist am Zug.
b-score-total = Summe
