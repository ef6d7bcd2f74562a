### Florenza Dice Game auf Deutsch.

## Names

flo-name-marble = Marmor
flo-name-wood = Holz
flo-name-metal = Metall
flo-name-spice = Gewürz
flo-name-cloth = Stoff
flo-name-gold = Gold
flo-name-florins = Florin
flo-die-white = weiß
flo-die-brown = braun
flo-die-grey = grau
flo-die-green = grün
flo-die-red = rot
flo-die-yellow = gelb
flo-of-die-white = weißen
flo-of-die-brown = braunen
flo-of-die-grey = grauen
flo-of-die-green = grünen
flo-of-die-red = roten
flo-of-die-yellow = gelben
flo-die-value = { $die } { $value }
flo-track-captain = Hauptmann
flo-track-bishop = Bischof
flo-track-preacher = Prediger
flo-artist-sculptor = Bildhauer
flo-artist-architect = Architekt
flo-artist-painter = Maler
flo-series-value = Wert eines Würfels
flo-series-exchange = Tausch
flo-series-privilege = Vorrechte
flo-series-prestige = Ansehen
flo-space = Bauplatz { $n }
flo-of-palace = { $name } (Palast)
flo-of-church = { $name } (Kirche)
flo-icons = { $n } { $name }
flo-florins = { $n } Florin
flo-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
flo-extras = { $n ->
    [one] { $n } Zusatzware
   *[other] { $n } Zusatzwaren
}
flo-stars = { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}
flo-level-easy = leicht
flo-level-normal = normal
flo-level-hard = schwer
flo-level-extreme = extrem

## The log

flo-log-start = Die ersten Gebäude: { $list }. { $first } beginnt.
flo-log-start-one = { $who } { $building }
flo-log-round = Runde { $round } beginnt.
flo-log-income = { $who } erhält ein Einkommen: { $work }.
flo-log-captain = { $who } ist Hauptmann des Volkes.
flo-log-bishop = { $who } ist Bischof.
flo-log-captain-ghost = Der Geist führt als Hauptmann: Das Amt bleibt leer.
flo-log-bishop-ghost = Der Geist führt als Bischof: Das Amt bleibt leer.
flo-log-captain-none = Gleichstand: Niemand ist Hauptmann.
flo-log-bishop-none = Gleichstand: Niemand ist Bischof.
flo-log-dice = { $who } würfelt { $dice }.
flo-log-dice-ghost = Der Geist würfelt { $dice }.
flo-log-ghost-took = Der Geist nimmt { $dice }.
flo-log-ghost-stepped = Der Geist geht { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} als { $track }, bis Feld { $place }.
flo-log-used-resources = { $who } nutzt { $die } für Waren.
flo-log-used-steps = { $who } nutzt { $die } für Schritte.
flo-log-used-artist = { $who } nutzt { $die } für einen Künstler.
flo-log-used-florins = { $who } nutzt { $die } für Florin.
flo-log-used-anonymous = { $who } nutzt { $die } für einen unbekannten Künstler.
flo-log-used-alike = { $who } nutzt { $die } für Waren nach Wahl.
flo-log-used-any-steps = { $who } nutzt { $die } für Schritte nach Wahl.
flo-log-used-purse = { $who } nutzt { $die } für mehr Florin.
flo-log-gained = { $who } erhält { $gain } ({ $source }).
flo-log-crossed = { $who } streicht { $goods } ab: { $places }.
flo-log-swapped = { $who } tauscht { $from } in { $to }.
flo-log-sold = { $who } verkauft { $goods } ({ $building }).
flo-log-lost = { $who } verliert { $goods }: Kein Symbol ist frei.
flo-log-extra = { $who } gibt eine Zusatzware als { $goods } aus.
flo-log-paid = { $who } zahlt { $florins }: { $places }.
flo-log-stepped = { $who } geht { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} als { $track }, bis Feld { $place }.
flo-log-stepped-gain = { $who } geht { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} als { $track }, bis Feld { $place }: { $gain }.
flo-log-built = { $who } baut { $building } auf Bauplatz { $space }.
flo-log-built-wasted = { $who } baut { $building } auf Bauplatz { $space }; überzählig: { $wasted }.
flo-log-hired = { $who } vollendet { $work }, { $points } ({ $artist } für { $wage }){ $stars ->
    [0] {""}
    [one] , ein Meisterwerk
   *[other] , mit { $stars } Sternen
}.
flo-log-hired-free = { $who } vollendet { $work }, { $points } ({ $artist }, ohne Lohn){ $stars ->
    [0] {""}
    [one] , ein Meisterwerk
   *[other] , mit { $stars } Sternen
}.
flo-log-hired-anonymous = { $who } vollendet { $work }, { $points } (unbekannter Künstler){ $stars ->
    [0] {""}
    [one] , ein Meisterwerk
   *[other] , mit { $stars } Sternen
}.
flo-log-palace = { $who } vollendet den Palast: { $points }.
flo-log-church = { $who } vollendet die Kirche.
flo-log-over = Die Partie ist zu Ende: { $who } gewinnt mit { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}.
flo-log-won = Die Partie ist zu Ende: { $who } hat { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}, erreicht die { $pope } des Papstes und gewinnt.
flo-log-lost-to-pope = Die Partie ist zu Ende: { $who } hat { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} und erreicht die { $pope } des Papstes nicht.

## What may be done

flo-do-resources = Den { $die } Würfel für Waren nutzen
flo-do-steps = Den { $die } Würfel für Schritte nutzen
flo-do-artist = Mit dem { $die } Würfel einen Künstler anwerben
flo-do-florins = Den { $die } Würfel für Florin nutzen
flo-do-anonymous = Den { $die } Würfel für einen unbekannten Künstler nutzen
flo-do-alike = Den { $die } Würfel für Waren nach Wahl nutzen
flo-do-any-steps = Den { $die } Würfel für Schritte nach Wahl nutzen
flo-do-purse = Den { $die } Würfel für mehr Florin nutzen
flo-do-value = Als { $n } nutzen
flo-do-to = Abstreichen: { $places }
flo-do-swap = Tauschen in { $goods }
flo-do-sell = Verkaufen
flo-do-lose = Verfallen lassen
flo-do-resource = { $goods } nehmen
flo-do-extra = Zusatzware als { $goods } ausgeben
flo-do-pay = { $n } Florin zahlen: { $places }
flo-do-build = Bauen: { $building }
flo-do-hire = { $work } vollenden{ $stars ->
    [0] {""}
    [one] , mit einem Stern
   *[other] , mit { $stars } Sternen
}
flo-do-track = Schritte als { $track }
flo-do-income = Zuerst das Einkommen: { $work }
flo-do-end = Meinen Teil des Zuges beenden

## Why not

flo-no-not-asked = Jetzt ist etwas anderes zu entscheiden
flo-no-die-used = Den { $die } Würfel nutzte in diesem Zug schon jemand
flo-no-dice-left = Du hast alle deine Würfel dieses Zuges genutzt
flo-no-dice-to-use = Du musst noch { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfel
} nutzen
flo-no-building = Dafür hast du kein Gebäude
flo-no-used = { $building }: in diesem Zug schon genutzt
flo-no-work-ready = Kein Kunstwerk ist für diesen Künstler bereit
flo-no-wage = Für den Lohn fehlen { $n } Florin
flo-no-same-value = Der Wert { $n } bewirkt dasselbe
flo-no-complete = Es ist fertig
flo-no-icon = Hier ist kein Symbol frei: { $icon }
flo-no-icon-anywhere = Auf deinem Blatt ist kein Symbol frei: { $icon }
flo-no-same-resource = Es ist schon diese Ware
flo-no-must-place = Ein Symbol ist frei, also muss es abgestrichen werden
flo-no-extra = Du hast keine Zusatzware
flo-no-florins = Es fehlen { $n } Florin
flo-no-star = Du hast zu wenige Sterne
flo-no-many-stars = Ein Künstler nimmt höchstens { $n ->
    [one] { $n } Stern
   *[other] { $n } Sterne
}
flo-no-owned = Dieses Gebäude hast du schon
flo-no-space-lacks = Auf Bauplatz { $n } fehlt: { $goods }
flo-no-space = Alle deine Bauplätze sind fertig
flo-no-work-lacks = Noch offen: { $goods }
flo-no-other-artist = Das Kunstwerk braucht einen anderen Künstler
flo-no-income = Dieses Kunstwerk bringt dir jetzt kein Einkommen

## Effects

flo-fx-value = Nutzt du den { $die } Würfel, wählst du seinen Wert.
flo-fx-swap = Nutzt du den { $die } Würfel für Waren, darf eine ({ $resource }) eine andere sein.
flo-fx-anonymous = Einmal je Zug: Ein beliebiger Würfel wirbt ohne Lohn einen unbekannten Künstler für ein beliebiges Kunstwerk an, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} wert.
flo-fx-alike = Einmal je Zug: Ein beliebiger Würfel gibt { $n } gleiche Waren.
flo-fx-steps = Einmal je Zug: Ein beliebiger Würfel gibt { $n } Schritte auf einer Leiste.
flo-fx-purse = Einmal je Zug: Ein beliebiger Würfel gibt { $n } Florin.
flo-fx-sell = Einmal je Zug: { $n } Florin statt einer Ware.
flo-fx-discount = Einmal je Zug: Ein Künstler kostet { $n } Florin weniger.
flo-fx-extra = Beim Bau: { $n } Zusatzwaren.
flo-fx-masterpiece = Ein Meisterwerk bringt { $n } statt { $usual } Punkte.
flo-fx-any-artist = Ein Künstlerwürfel darf jeden anwerben: { $kinds }.
flo-fx-none = Nur Punkte.
flo-box-resource = 1 Ware nach Wahl
flo-box-step = 1 Schritt als { $track }
flo-box-die = einen der sechs Würfel nutzen

## The table: bar and dice

flo-b-round-of = Runde { $round } von { $of }
flo-b-turn-order = Zugreihenfolge
flo-b-offices = Ämter dieser Runde
flo-b-nobody = niemand
flo-b-ghost = Geist
flo-b-captain-why = Der Hauptmann nahm zu Rundenbeginn eine Ware
flo-b-bishop-why = Der Bischof darf, wenn er nicht aktiv ist, jeden der sechs Würfel nutzen
flo-b-your-die = Du bist am Zug, Würfel { $n } von { $of }.
flo-b-your-turn = Du bist am Zug.
flo-b-at-once-all = Alle Nichtaktiven wählen jetzt.
flo-b-your-left = { $who } hat gewürfelt. { $n ->
    [one] Ein Würfel ist deiner.
   *[other] { $n } Würfel sind deine.
}
flo-b-ask-die = Wähle einen Würfel und seinen Nutzen.
flo-b-ask-end = Gib aus und baue, oder beende deinen Teil.
flo-b-ask-value = Mit welchem Wert nutzt du den { $die } Würfel?
flo-b-ask-units = Streiche { $goods } auf deinem Blatt ab.
flo-b-ask-choose = { $n ->
    [one] Welche Ware nimmst du?
   *[other] Welche Ware: { $n } gleiche?
}
flo-b-ask-spend = Wo streichst du { $goods } ab?
flo-b-ask-track = Auf welcher Leiste gehst du { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}?
flo-b-ask-hire = Welches Kunstwerk vollendet der Künstler?
flo-b-ask-income = Welches Einkommen kommt zuerst?
flo-b-ask-box = Nutze sofort einen der sechs Würfel.
flo-b-waiting = Am Zug: { $who }
flo-b-over = Die Partie ist zu Ende
flo-b-dice = Würfel
flo-b-unused = frei
flo-b-used = genutzt
flo-b-die = Würfel { $die }: { $value }
flo-b-uses-of = Nutzen des { $die } Würfels, Wert { $value }
flo-b-use-resources = Waren
flo-b-use-florins = Florin
flo-b-fits = { $n ->
    [one] passt an einer Stelle
   *[other] passt an { $n } Stellen
}
flo-b-lost = kein Symbol frei: verfällt
flo-b-once = einmal je Zug
flo-b-free-value = Wert nach Wahl
flo-b-one-kind = alle gleich
flo-b-one-track = auf einer Leiste
flo-b-in-hand = in der Hand
flo-b-squares = Wähle ein goldenes Kästchen auf dem Blatt.
flo-b-no-square = Dafür ist kein Symbol frei.
flo-b-make-it = oder tausche in
flo-b-sell = Verkaufen: { $n }
flo-b-lose = Verfallen lassen
flo-b-end = Teil beenden
flo-b-turn-now = Dieser Zug
flo-b-still = Noch zu nutzen: { $n } Würfel.
flo-b-free-acts = Jederzeit: Vorrat ausgeben, zahlen, bauen.
flo-b-is-active = { $who } ist aktiv.
flo-b-ghost-active = Der Geist ist aktiv.
flo-b-buildings = Gebäude
flo-b-buildable = { $n } jetzt baubar

## The table: the sheet

flo-b-your-sheet = dein Blatt
flo-b-sheet = Blatt
flo-b-note = eigene Zahlen, wo die Spielregel nichts sagt
flo-b-points-now = Punkte, wäre die Partie jetzt zu Ende
flo-b-palace = Palast
flo-b-church = Kirche
flo-b-district = Viertel
flo-b-palace-whole = ganz, nach Reihenfolge
flo-b-palace-solo = ganz, nach Runde
flo-b-whole = ganz
flo-b-rank = { $n }.
flo-b-round-short = R { $rounds }
flo-b-done = fertig
flo-b-all-crossed = bereit für Künstler
flo-b-open = { $n } offen
flo-b-fits-here = { $name } passt, { $n } offen
flo-b-none-here = kein Symbol frei: { $name }
flo-b-crossed = { $what }, abgestrichen
flo-b-free = { $what }, frei
flo-b-cross-in = { $what } abstreichen: { $place }
flo-b-now-gives = gibt sofort
flo-b-each-round = jede Runde
flo-b-takes = Künstler: { $list }
flo-b-with = Punkte: { $a } für das Werk, { $b } für den Künstler
flo-b-you-hold = dein Amt
flo-b-holds = hat das Amt
flo-b-vacant = Amt leer
flo-b-from-round = Amt ab Runde { $n }
flo-b-no-office = kein Amt
flo-b-reserve = Vorrat
flo-b-extra = Zusatz, beliebig
flo-b-florins = Florin
flo-b-stars = Sterne
flo-b-spend-as = eine ausgeben als
flo-b-tracks = Leisten
flo-b-sum-palace = Palast
flo-b-sum-church = Kirche
flo-b-sum-district = Viertel
flo-b-sum-reserve = Vorrat
flo-b-now = jetzt
flo-b-next = als Nächstes
flo-b-after = nach Bauplatz { $n }
flo-b-built = gebaut
flo-b-start = erstes Gebäude, keine Punkte
flo-b-used-now = in diesem Zug genutzt
flo-b-unused-now = in diesem Zug noch frei

## The table: others, buildings, decisions

flo-b-others = Mitspieler
flo-b-first = Startspieler
flo-b-active = aktiv
flo-b-bot = Bot
flo-b-to-use = noch { $n } Würfel
flo-b-decides = entscheidet
flo-b-ready = in diesem Zug fertig
flo-b-later = später ein Würfel
flo-b-whole-sheet = alle Symbole
flo-b-of-crossed = { $place }: { $n } von { $of } abgestrichen
flo-b-of-done = { $place }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
flo-b-of-built = { $place }: { $name }
flo-b-place = { $n } von { $of }
flo-b-pope = Papst Sixtus IV.
flo-b-pope-of = Papst Sixtus IV. ({ $level })
flo-b-pope-reached = { $who } hat { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}, erreicht die { $goal } von Papst Sixtus IV. und gewinnt.
flo-b-pope-missed = { $who } hat { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} und erreicht die { $goal } von Papst Sixtus IV. nicht.
flo-b-pope-needs = erreiche { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} ({ $level })
flo-b-ghost-white = geht als { $track }, wenn du den { $die } Würfel liegen lässt
flo-b-for-space = für Bauplatz { $n }
flo-b-no-space = alle Bauplätze sind fertig
flo-b-drawer-hint = golden: jetzt baubar; umrandet: dein Vorrat reicht für den Rest; schraffiert: noch nicht
flo-b-name = Name
flo-b-needs = braucht
flo-b-effect = Wirkung
flo-b-missing = fehlt noch
flo-b-yours = deins
flo-b-build = bauen
flo-b-points-only = nur Punkte
flo-b-close = Schließen
flo-b-one-star = Meisterwerk
flo-b-plain = ohne Stern
flo-b-hint-free = Auf dem Blatt kannst du weiter ausgeben und bauen.
flo-b-in-reach = In Reichweite
flo-b-or-in = Oder in
flo-b-spaces = Bauplätze { $list }
flo-b-happens = Es geschieht
flo-b-asks = Dann entscheidest du
flo-b-asks-units = wo du { $goods } abstreichst
flo-b-asks-value = den Wert des Würfels
flo-b-asks-choose = welche Ware
flo-b-asks-track = welche Leiste
flo-b-asks-hire = welches Kunstwerk
flo-b-asks-die = ein weiterer Würfelnutzen
flo-b-preview-do = So machen
flo-b-text-title = Der Tisch in Worten
flo-b-text-may = Du kannst
flo-b-text-unused = Freie Würfel
flo-b-text-used = Genutzte Würfel
flo-b-text-track = { $track }: Feld { $n } von { $of }

## The score

flo-score-palace = Kunstwerke des Palastes
flo-score-palace-artists = Deren Künstler
flo-score-palace-bonus = Ganzer Palast
flo-score-church = Kunstwerke der Kirche
flo-score-church-artists = Künstler der Kirche
flo-score-buildings = Gebäude
flo-score-spaces = Bonus der Bauplätze
flo-score-tracks = Punkte auf den Leisten
flo-score-stars = Übrige Sterne
flo-score-extra = Übrige Zusatzwaren
flo-score-florins = Übrige Florin

## Options and the page of reconstructed numbers

flo-b-solo = auch allein
flo-option-level = Papst Sixtus IV., für das Spiel allein
flo-option-pope = Der Papst
flo-made-count = { $n ->
    [one] { $n } eigener Wert
   *[other] { $n } eigene Werte
}
flo-made-place = In der Datei
flo-made-value = Wert

## The keys

flo-keys-die = Würfel wählen: Weiß, Braun, Grau, Grün, Rot, Gelb
flo-keys-arrows = über Verwendungen, Kästchen und Antworten gehen
flo-keys-enter = den Würfel nutzen, das Kästchen abstreichen oder die markierte Antwort nehmen
flo-keys-dice = zu den Würfeln
flo-keys-buildings = zu den Gebäuden
flo-keys-sheet = zu meinem Blatt

## Alles zum Nachschlagen

flo-g-die = Würfel { $die }
flo-g-die-track = Nach Wert, von 1 bis 6: { $resource } { $counts }; als { $track } { $steps } Schritte; oder immer { $florins } Florin.
flo-g-die-artist = Nach Wert, von 1 bis 6: { $resource } { $counts }; { $artist } für { $wage } Florin; oder immer { $florins } Florin.
flo-g-value = Gebäude: Wert eines Würfels
flo-g-exchange = Gebäude: Tausch
flo-g-privilege = Gebäude: Vorrechte
flo-g-prestige = Gebäude: Ansehen
flo-g-tracks = Leisten
flo-g-name = Name
flo-g-cost = Symbole
flo-g-points = Punkte
flo-g-artists = Art des Künstlers
flo-g-income = Einkommen
flo-g-boxes = Länge und Reihenfolge der Felder
flo-g-values = welcher Wert wie viel gibt
flo-g-effect = welcher Würfel

## On a terminal: options, a match in a few words, how the seats stand

flo-with-pope = Papst: { $level }
flo-brief-masterpiece = { $work }, ein Meisterwerk
flo-brief-palace = der Palast ist vollendet
flo-brief-church = die Kirche ist vollendet
flo-stand-buildings = Gebäude
flo-stand-extra = Zusatzwaren
flo-stand-ghost = Geist: { $track }
