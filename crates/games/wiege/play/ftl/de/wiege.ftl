### Die Wiege der Renaissance auf Deutsch.

## Symbole, Gruppen, Orte

w-science = Wissenschaft
w-architecture = Architektur
w-finance = Finanzen
w-exploration = Entdeckung
w-religion = Religion
w-group-red = rote Gruppe, 1442 bis 1471
w-group-violet = violette Gruppe, 1474 bis 1498
w-group-green = grüne Gruppe, 1499 bis 1517
w-group-blue = blaue Gruppe, 1519 bis 1525
w-group-grey = graue Gruppe, 1526 bis 1542
w-group-black = schwarze Gruppe, 1545 bis 1572
w-space-culture = Kulturfeld
w-space-character = Personenfeld
w-culture-scoring = Kulturwertung
w-character-scoring = Personenwertung
w-place-centre = Mitte
w-place-centre-n = Mitte { $n }
w-place-between = zwischen { $one } und { $two }
w-stones = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}

## Karten

w-card-joker = Joker { $one } oder { $two }
w-card-genius-blue = Genie { $one }, blaues Zeichen
w-card-genius-red = Genie { $one }, rotes Zeichen
w-card-rotation = Drehkarte { $one }
w-card-character = { $name } ({ $value }, { $one })
w-card-great = { $name } ({ $value })

## Die Chronik

w-log-began = { $who } beginnt.
w-log-turned-up = Neues Ereignis, { $place }: { $event }, { $dice } Würfel.
w-log-skipped = { $who } kann nichts legen und nichts versetzen und verliert den Zug.
w-log-exchanged = { $who } tauscht einen Stein mit { $with }.
w-log-stone = { $who } legt einen Stein, { $place }.
w-log-pawn = { $who } setzt den Genius, { $place }.
w-log-stone-moved = { $who } versetzt einen Stein: { $from } → { $to }.
w-log-pawn-moved = { $who } versetzt den Genius: { $from } → { $to }.
w-log-triggered = { $who } belegt das letzte Feld einer Farbe: { $scoring }.
w-log-bonus = { $who } darf für Geniezeichen { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} der Auslage nehmen.
w-log-taken = { $who } nimmt { $card } aus der Auslage.
w-log-drawn = { $who } zieht { $card }.
w-log-drawn-hidden = { $who } zieht eine Karte.
w-log-laid = { $who } legt { $card } aus.
w-log-piled = { $who } legt { $card } verdeckt auf den Personenstapel.
w-log-piled-hidden = { $who } legt eine Person verdeckt auf den Personenstapel.
w-log-turned = { $who } dreht { $card }, die nun zwei zeigt.
w-log-reshuffled = Die Ablage wird zu einem neuen Nachziehstapel von { $n } Karten gemischt.
w-log-stripped = { $who } gibt { $card } ab, weil Karten fehlen.
w-log-scoring-two = { $scoring }, { $place }: { $who } und { $other }.
w-log-scoring-one = { $scoring }, { $place }: { $who } allein.
w-log-named = { $who } zählt { $n } { $symbol }.
w-log-revealed-hand = { $who } zeigt { $card } aus der Hand.
w-log-revealed-pile = { $who } zeigt { $card } vom Personenstapel.
w-log-passed = { $who } passt.
w-log-compared = { $one } { $x }, { $two } { $y }: { $who } gewinnt.
w-log-tied = { $one } { $x }, { $two } { $y }: Gleichstand.
w-log-won = { $who } bekommt { $stones }.
w-log-paid = { $who } gibt { $to } { $n ->
    [one] einen Stein
   *[other] { $n } Steine
} von { $colour }.
w-log-paid-event = { $who } gibt { $to } { $n ->
    [one] einen Stein
   *[other] { $n } Steine
} von { $colour } von einem Ereignis.
w-log-discarded = { $who } legt { $card } ab.
w-log-kept = { $who } nimmt { $card } zurück auf die Hand.
w-log-uncovered = Wieder im Spiel, { $place }: { $event }.
w-log-closed = Kein Ereignis mehr, { $place }: der Platz ist geschlossen.
w-log-over = Die Partie ist zu Ende: { $who } { $n ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}.

## Eine Partie in wenigen Zeilen

w-match-teams = zwei gegen zwei
w-match-single = jeder für sich
w-match-start = Platz { $n } beginnt
w-match-top = nur das oberste Ereignis geht
w-match-passes = Duelle bis zu zweimal Passen in Folge
w-match-oldest = älteste Karte zuoberst
w-match-jokers = Joker eröffnen Spalten
w-chapter-first = Die ersten Ereignisse
w-chapter-scoring = { $scoring } bei { $place }
w-brief-stone = Stein bei { $place }
w-brief-pawn = Genius bei { $place }
w-brief-moves = versetzt
w-brief-skipped = verliert den Zug
w-brief-card = Karte
w-brief-lays = legt aus
w-brief-piles = legt auf den Stapel
w-brief-turns = dreht
w-brief-wins = gewinnt { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
w-now-reserve = Vorrat
w-now-on-events = auf Ereignissen
w-now-placed = draußen
w-now-home = im Vorrat
w-now-hand = Hand
w-now-pile = Stapel

## Was man tun kann

w-do-exchange = Einen Stein mit { $who } tauschen
w-do-stone = Stein: { $place }, Feld { $n }
w-do-pawn = Genius: { $place }, Feld { $n }
w-do-lift = Aufnehmen: { $place }, Feld { $n }
w-do-move = Versetzen: { $place }, Feld { $n }
w-do-draw = Vom Nachziehstapel ziehen
w-do-take = { $card } nehmen
w-do-lay = { $card } auslegen
w-do-column = Spalte { $n }
w-do-pile = { $card } auf den Stapel
w-do-turn = { $card } drehen
w-do-name = { $symbol } nennen
w-do-reveal = { $card } zeigen
w-do-pass = Passen
w-do-pay = Einen Stein von { $who } geben
w-do-give = Stein geben: { $place }, Feld { $n }
w-do-keep = { $card } zurücknehmen
w-do-end = Zug beenden

## Warum nicht

w-no-not-asked = Jetzt ist etwas anderes zu entscheiden
w-no-event = Hier liegt kein Ereignis
w-no-reach = Nicht zwischen dir und einem Nachbarn
w-no-such-space = Dieses Feld gibt es nicht
w-no-covered = Dieses Feld ist belegt
w-no-road = Noch keine Straße zu einem Stein
w-no-two-players = Zwei andere sind schon hier
w-no-partner = Dein Partner ist hier
w-no-same-space = Wähle ein anderes Feld
w-no-stone = Du hast keinen eigenen Stein mehr
w-no-pawn = Dein Genius steht auf einem Ereignis
w-no-own-left = Du hast noch eigene Steine
w-no-exchange = Ihr habt nichts zu tauschen
w-no-must-place = Du kannst legen, also musst du
w-no-yours = Hier steht nichts von dir
w-no-target = Dieses Stück könnte nirgends hin
w-no-deck = Der Nachziehstapel ist leer
w-no-display = Nicht in der Auslage
w-no-hand = Nicht auf deiner Hand
w-no-culture = Nur Kulturkarten kommen in Spalten
w-no-character = Nur Personen kommen auf den Personenstapel
w-no-column = Die Karte passt nicht in diese Spalte
w-no-rotation = Nur Drehkarten werden gedreht
w-no-uncovered = Die Karte ist verdeckt
w-no-turned = Die Karte ist schon gedreht
w-no-first = Eine Kartenaktion ist Pflicht
w-no-on-event = Das Ereignis zeigt dieses Symbol nicht
w-no-held = Weder auf der Hand noch im Personenstapel
w-no-symbol = Ihr Symbol ist nicht auf dem Ereignis
w-no-used = Nicht unter den benutzten Karten
w-no-payable = Dieser Stein kann jetzt nicht gegeben werden

## Der Tisch

w-b-scoring-of = Wertung { $n } von { $of } · noch { $left } { $left ->
    [one] Ereignis
   *[other] Ereignisse
}
w-b-order = Zugreihenfolge
w-b-ask-place = Phase 1: Lege einen Stein oder den Genius.
w-b-ask-exchange = Kein eigener Stein: tausche einen oder setze den Genius.
w-b-ask-lift = Nichts mehr zu legen: nimm ein Stück auf, um es zu versetzen.
w-b-ask-move = Wohin kommt das Stück?
w-b-ask-bonus = Genie-Bonus: nimm bis zu { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} der Auslage.
w-b-ask-cards = Phase 2: noch { $n ->
    [one] { $n } Kartenaktion
   *[other] { $n } Kartenaktionen
}.
w-b-ask-cards-last = Phase 2: { $n ->
    [one] { $n } Kartenaktion
   *[other] { $n } Kartenaktionen
}, dann die Wertung.
w-b-ask-lay = In welche Spalte kommt die Karte?
w-b-ask-name = Nenne ein Symbol des Ereignisses.
w-b-ask-count = Welche Spalte zählt?
w-b-ask-keep = Welche Karte nimmst du zurück?
w-b-ask-reveal = Zeige eine Person oder passe.
w-b-ask-pay = Du schuldest { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}: Welchen gibst du?
w-b-phase-1 = Phase 1: ein Stück.
w-b-phase-bonus = Karten für Geniezeichen.
w-b-phase-2 = Phase 2: Karten.
w-b-phase-keep = Eine Karte kommt zurück.
w-b-phase-pay = Steine werden gezahlt.
w-b-closed = Hier liegt kein Ereignis mehr.
w-b-die = Einflusswürfel
w-b-dice-why = { $n ->
    [one] { $n } Würfel im Stapel: Eine Personenwertung bringt { $n } Stein
   *[other] { $n } Würfel im Stapel: Eine Personenwertung bringt { $n } Steine
}
w-b-free = frei
w-b-full = { $one } und { $two } sind hier
w-b-lay-stone = Stein legen
w-b-lay-pawn = Genius setzen
w-b-lift = Dieses Stück aufnehmen
w-b-move-here = Hierher versetzen
w-b-give = Diesen Stein geben
w-b-give-on-board = Wähle den Stein auf den Ereignissen.
w-b-starts-two = Löst eine Wertung aus, { $scoring }: du { $mine }, { $who } { $theirs }.
w-b-starts-one = Löst eine Wertung aus, { $scoring }: du allein, { $mine }.
w-b-hidden = { $hand } auf der Hand, { $pile } im Stapel
w-b-bonus-cards = { $n ->
    [one] Nimmt bis zu { $n } Karte der Auslage
   *[other] Nimmt bis zu { $n } Karten der Auslage
}
w-b-last-culture = Letztes Kulturfeld
w-b-last-character = Letztes Personenfeld
w-b-quiet = Noch keine Wertung
w-b-then = Dann
w-b-actions = { $n ->
    [one] { $n } Kartenaktion statt 2
   *[other] { $n } Kartenaktionen
}
w-b-genius = Geniezeichen
w-b-points-most = höchstens, mit allen Personen
w-b-stake = Auf dem Spiel
w-b-win = Du gewinnst
w-b-lose = Du verlierst
w-b-tie = Gleichstand: jeder nimmt eine Karte zurück
w-b-tie-short = Gleichstand
w-b-discards = und legst bis zu { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} der Spalte ab
w-b-better = Besser
w-b-first = zuerst
w-b-undo-free = kann zurückgenommen werden
w-b-stone = Stein
w-b-stones = Steine
w-b-pawn = Genius
w-b-piece = Welches Stück
w-b-stone-of = Stein von { $who }
w-b-pawn-of = Genius von { $who }
w-b-pawn-out = Genius draußen
w-b-no-stone = keiner mehr
w-b-reserve = Steine im Vorrat
w-b-won = von anderen gewonnen: nur Punkte
w-b-marks = sichtbare Zeichen
w-b-marks-why = Der Genius nimmt so viele Karten der Auslage, wie Zeichen der belegten Farbe zu sehen sind
w-b-mark-blue = blaue Geniezeichen
w-b-mark-red = rote Geniezeichen
w-b-my-side = Meine Seite
w-b-tableau = Auslage vor dir
w-b-tableau-why = die oberste Karte zeigt ihr Zeichen
w-b-no-card = keine Karte
w-b-pile = Stapel
w-b-pile-why = deine Personen im Stapel, für die anderen verdeckt
w-b-hand = Hand
w-b-in-hand = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
w-b-on-pile = { $n } im Stapel
w-b-lay = auslegen
w-b-to-pile = Stapel
w-b-turn = drehen
w-b-turned = gedreht
w-b-take = nehmen
w-b-draw = ziehen
w-b-any = immer
w-b-or = oder
w-b-display = Auslage
w-b-display-why = in Phase 2 zu nehmen
w-b-gap = Lücke
w-b-deck = Stapel
w-b-discarded = Ablage
w-b-events = Ereignisse
w-b-left = linker Nachbar
w-b-right = rechter Nachbar
w-b-opposite = gegenüber
w-b-below = erster Platz
w-b-partner = Partner
w-b-watching = Du schaust zu: Hände und Personenstapel bleiben verdeckt.
w-b-no-more-bonus = Keine Karte mehr
w-b-new-column = eine neue Spalte
w-b-keep = zurück auf die Hand
w-b-cause-culture-you = Du hast das letzte Kulturfeld belegt.
w-b-cause-culture = { $who } hat das letzte Kulturfeld belegt.
w-b-cause-character-you = Du hast das letzte Personenfeld belegt.
w-b-cause-character = { $who } hat das letzte Personenfeld belegt.
w-b-alone = Sonst war niemand beteiligt: Der Nachbar zahlt, in der Mitte alle Gegner reihum.
w-b-passed = hat gepasst
w-b-none-shown = noch keine Person
w-b-alike = { $n } für gleiche Werte
w-b-owed = noch zu zahlen
w-b-difference = Wer verliert, zahlt den Unterschied
w-b-each-symbol = Ein Stein für jedes Symbol
w-b-named = gezählt
w-b-not-named = noch nicht genannt
w-b-duel-hint = Wer gewinnt, legt alles Gezeigte ab; wer verliert, nimmt eine Karte zurück.
w-b-solo-hint = Eine einzige Person gewinnt alle Würfel und wird abgelegt.
w-b-pass-final = Passen, endgültig
w-b-pass-on = Passen
w-b-pass-alone = Niemanden zeigen
w-b-score-own = Steine der eigenen Farbe
w-b-score-won = Steine von anderen
w-b-score-partner = Steine des Partners

## Der Tisch als Text

w-t-now = Jetzt
w-t-may = Du kannst
w-t-events = Ereignisse auf dem Tisch
w-t-spaces = Felder
w-t-space = { $kind }, verbunden mit { $joined }: { $stands }
w-t-decks = Nachziehstapel { $deck }, Ablage { $discards }, verdeckte Ereignisse { $events }
w-t-own-hand = Deine Hand
w-t-own-pile = Dein Personenstapel
w-t-pawn-home = Genius im Vorrat

## Was von den Karten bekannt ist

w-fact-group = Gruppe
w-fact-die = Würfel
w-fact-year = Jahr
w-fact-name = Name
w-fact-symbols = Symbole
w-fact-layout = Felder und Straßen
w-fact-face = Kartenart
w-fact-value = Wert
w-sure-known = bekannt
w-sure-inferred = erschlossen
w-sure-made-up = von uns entworfen

## Optionen eines Tisches

w-opt-teams = Zwei gegen zwei
w-opt-teams-why = Partner sitzen einander gegenüber und zählen ihre Steine zusammen. Vier Spieler.
w-opt-stack = Kein Ereignis mehr: nur das oberste geht
w-opt-stack-why = Nach einer Kulturwertung kommt das Ereignis darunter wieder ins Spiel, statt dass der Platz schließt.
w-opt-pass = Ein Duell endet nach zweimal Passen in Folge
w-opt-pass-why = Wer gepasst hat, darf wieder einsteigen, solange der andere weitermacht.
w-opt-oldest = Die zuerst gelegte Karte ist die oberste
w-opt-oldest-why = Sie wird nach einer Wertung zuerst abgelegt.
w-opt-joker = Ein Joker darf eine eigene Spalte eröffnen
w-opt-joker-why = Solange eines seiner Symbole noch keine Spalte hat.

## Die Tasten

w-keys-piece = Stück wählen: Stein, Genius
w-keys-arrows = über Felder, Karten und Antworten gehen
w-keys-enter = das Stück legen, die Karte nutzen oder die markierte Antwort nehmen
w-keys-events = zu den Ereignissen
w-keys-display = zur Auslage
w-keys-mine = zu meiner Seite

## Alles zum Nachschlagen

w-g-events = Ereignisse
w-g-jokers = Joker
w-g-geniuses = Geniekarten
w-g-rotations = Drehkarten
w-g-characters = Personen
w-g-group = Gruppe
w-g-symbols = Symbole: { $list }.
w-g-spaces = { $culture ->
    [one] { $culture } Kulturfeld
   *[other] { $culture } Kulturfelder
}, { $character ->
    [one] { $character } Personenfeld
   *[other] { $character } Personenfelder
}.
w-g-roads = Straßen: { $list }.
w-g-joker = Kommt in eine Spalte eines der beiden Symbole und zählt dort 1.
w-g-genius-blue = Zählt 1 in ihrer Spalte. Liegt sie oben, bringt ihr Zeichen eine Karte der Auslage, wenn dein Genius ein blaues Feld belegt.
w-g-genius-red = Zählt 1 in ihrer Spalte. Liegt sie oben, bringt ihr Zeichen eine Karte der Auslage, wenn dein Genius ein rotes Feld belegt.
w-g-rotation = Zählt 1 in ihrer Spalte und 2, sobald eine Kartenaktion sie gedreht hat.
w-g-character = In einer Personenwertung { $value } wert: aus der Hand, wo das Ereignis dieses Symbol zeigt ({ $symbol }), vom Stapel bei jedem Ereignis.
w-g-great = In einer Personenwertung { $value } wert, aus der Hand oder vom Stapel, bei jedem Ereignis.
w-g-copies = { $n ->
    [one] Es gibt eine davon.
   *[other] Es gibt { $n } davon.
}
