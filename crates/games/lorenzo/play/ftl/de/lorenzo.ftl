### Lorenzo il Magnifico auf Deutsch.

item-name = { $item }

## Waren und Punkte

item-wood = { $n } Holz
item-stone = { $n } Stein
item-servants = { $n } Diener
item-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
item-military = { $n ->
    [one] { $n } Militärpunkt
   *[other] { $n } Militärpunkte
}
item-faith = { $n ->
    [one] { $n } Glaubenspunkt
   *[other] { $n } Glaubenspunkte
}
item-vp = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
item-prestige = { $n } Ansehen
name-wood = Holz
name-stone = Stein
name-servants = Diener
name-coins = Münzen
name-military = Militärpunkte
name-faith = Glaubenspunkte
name-vp = Siegpunkte
name-prestige = Ansehen

## Familienmitglieder, Türme, Felder

member-white = Weiß
member-black = Schwarz
member-orange = Orange
member-neutral = Neutral
tower-territory = Territorien
tower-building = Gebäude
tower-character = Charaktere
tower-venture = Unternehmungen
space-floor = Etage { $floor }, Turm der { $tower }
space-production-small = Produktion, kleines Feld
space-production-large = Produktion, großes Feld
space-harvest-small = Ernte, kleines Feld
space-harvest-large = Ernte, großes Feld
space-market-coins = Markt, Münzen
space-market-servants = Markt, Diener
space-market-military = Markt, Militärpunkte
space-market-privileges = Markt, Privilegien
space-market-wood-stone = Markt, Holz und Stein
space-market-prestige = Markt, Ansehen
space-council-palace = Ratspalast
work-production = Produktion
work-harvest = Ernte
bonus-tile = Bonusplättchen
church = die Kirche
bonus-standard = Grundseite
bonus-advanced-servants-coin = zwei Diener und eine Münze
bonus-advanced-military-coin = zwei Militärpunkte und eine Münze
bonus-advanced-servant-coins = ein Diener und zwei Münzen
bonus-advanced-servant-military = ein Diener und zwei Militärpunkte
bonus-variant-servants-military = zwei Diener und ein Militärpunkt

## Der Verlauf

log-turn-order = Zugreihenfolge: { $order }.
log-tiles-drawn = Die Kirche droht: { $one }, { $two }, { $three }.
log-leaders-dealt = { $who } sieht sich { $leaders } an.
log-tower = Auf den Türmen, { $tower }: { $cards }.
log-leader-kept = { $who } behält { $leader }.
log-leader-kept-hidden = { $who } behält einen Anführer.
log-tile-chosen = { $who } wählt das Bonusplättchen: { $tile }.
log-round = Runde { $round } beginnt.
log-dice = Würfel: Weiß { $white }, Schwarz { $black }, Orange { $orange }.
log-turn-skipped = { $who } muss den ersten Zug aussetzen.
log-turn-made-up = { $who } holt den ausgesetzten Zug nach.
log-placed = { $who } setzt Familienmitglied { $member }, Wert { $value }: { $space }.
log-servants = { $who } fügt { $n } Diener hinzu: Wert { $value }.
log-surcharge = { $who } zahlt { $n } Münzen, weil der Turm besetzt ist.
log-gained = { $who } erhält { $gain } ({ $source }).
log-privilege = { $who } wählt ein Privileg: { $gain }.
log-card-free = { $who } nimmt { $card }.
log-card = { $who } nimmt { $card } für { $paid }.
log-worked = { $who } beginnt eine { $work } mit Wert { $value }.
log-exchanged = { $who } zahlt { $paid } ({ $card }).
log-bonus = { $who } gewinnt eine Bonusaktion ({ $source }).
log-bonus-declined = { $who } verzichtet auf die Bonusaktion ({ $source }).
log-bonus-taken = { $who } nutzt die Bonusaktion, Wert { $value }: { $space }.
log-leader-played = { $who } spielt { $leader } aus.
log-leader-copied = { $who } übernimmt die Fähigkeit von { $leader }.
log-leader-used = { $who } nutzt { $leader }.
log-leader-discarded = { $who } wirft { $leader } für ein Privileg ab.
log-member-raised = Familienmitglied { $member } von { $who } hat jetzt Wert { $value }.
log-passed = { $who } passt.
log-vatican = Vatikanbericht der Epoche { $period }.
log-supported = { $who } unterstützt die Kirche mit { $faith ->
    [one] { $faith } Glaubenspunkt
   *[other] { $faith } Glaubenspunkten
} und erhält { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}.
log-excommunicated = { $who } wird exkommuniziert: { $tile }.{ $vp ->
    [0] {""}
    [one] {" "}Der Glaube bringt dennoch { $vp } Siegpunkt.
   *[other] {" "}Der Glaube bringt dennoch { $vp } Siegpunkte.
}
log-over = Die Partie ist zu Ende: { $who } gewinnt.

## Was man tun kann

do-tile = Wählen: { $tile }
do-keep = { $leader } behalten
do-place = Familienmitglied { $member }: { $space }
do-take = Karte nehmen: { $space }
do-servants = { $n ->
    [0] Keine Diener
   *[other] { $n } Diener
}
do-pay = Auf Art { $way } zahlen
do-privilege = { $gain }
do-exchange-none = Nicht tauschen
do-exchange = Tausch { $option }
do-play = { $leader } ausspielen
do-copy = { $leader } nachahmen
do-activate = { $leader } nutzen
do-discard = { $leader } für ein Privileg abwerfen
do-raise = Familienmitglied { $member }
do-decline = Verzichten
do-support = Die Kirche unterstützen
do-refuse = Ablehnen, Exkommunikation hinnehmen
do-pass = Passen
do-end = Zug beenden

## Warum nicht

no-not-asked = Jetzt ist etwas anderes zu entscheiden
no-member-placed = Dieses Familienmitglied steht schon
no-closed = Bei so wenigen Spielern geschlossen
no-occupied = Das Feld ist besetzt
no-card-gone = Die Karte ist weg
no-same-colour = Eins deiner farbigen Mitglieder steht hier
no-market = Deine Exkommunikation verbietet den Markt
no-other-tower = Die Bonusaktion gilt für einen anderen Turm
no-row-full = Du hast schon { $limit } Karten dieser Art
no-surcharge = Turm besetzt: { $short ->
    [one] { $short } Münze fehlt
   *[other] { $short } Münzen fehlen
}
no-slot = Nächstes Territorium braucht { $needs } Militärpunkte: du hast { $has }
no-military = Braucht { $needs } Militärpunkte: du hast { $has }
no-lacks = Dir fehlt: { $lacking }
no-value = Wert um { $short } zu niedrig
no-few-servants = Mindestens { $least } Diener nötig
no-many-servants = { $most ->
    [0] Du hast keine Diener übrig
   *[other] Du hast nur { $most } Diener übrig
}
no-servant-steps = Diener zählen in Schritten von { $rate }
no-must-place = Du kannst setzen, also musst du
no-not-in-hand = Nicht auf deiner Hand
no-not-in-play = Liegt nicht vor dir aus
no-not-activated = Wirkt von selbst
no-used = In dieser Runde schon genutzt
no-requirement = Die Bedingung ist nicht erfüllt
no-nothing-to-copy = Kein anderer hat einen Anführer im Spiel
no-member-left = Alle farbigen Mitglieder sind gesetzt
no-not-available = Nicht verfügbar
no-same-privilege = Wähle verschiedene Privilegien
no-such-answer = Keine der möglichen Antworten

## Wirkungen

timing-once = einmal je Runde
timing-always = dauernd
each-territory = Territorium
each-building = Gebäude
each-character = Charakter
each-venture = Unternehmung
many-territory = Territorien
many-building = Gebäude
many-character = Charaktere
many-venture = Unternehmungen
action-harvest = Ernte
action-production = Produktion
action-territory = ein Territorium nehmen
action-building = ein Gebäude nehmen
action-character = einen Charakter nehmen
action-venture = eine Unternehmung nehmen
action-any = eine beliebige Karte nehmen
members-coloured = deine farbigen Familienmitglieder
members-one = ein farbiges Familienmitglied
members-neutral = dein neutrales Familienmitglied
fx-gain = Erhalte { $gain }.
fx-privilege = Wähle { $n ->
    [one] ein Ratsprivileg
   *[other] { $n } Ratsprivilegien
}.
fx-privileges = Wähle { $n } verschiedene Ratsprivilegien.
fx-gain-per-card = Erhalte { $gain } je { $cards } in deinem Besitz.
fx-gain-per-military = Erhalte { $gain } je { $n } Militärpunkte.
fx-exchange = Zahle { $pay }, um { $gain } zu erhalten.
fx-exchange-privilege = Zahle { $pay }, um { $n ->
    [one] ein Ratsprivileg
   *[other] { $n } Ratsprivilegien
} zu erhalten.
fx-bonus-action = Bonusaktion mit Wert { $n }: { $action }.
fx-bonus-action-discount = Bonusaktion mit Wert { $n }: { $action }, Nachlass { $discount }.
fx-value-bonus = Aktionswert +{ $n }: { $action }.
fx-value-malus = Aktionswert −{ $n }: { $action }.
fx-discount = Nachlass { $gain }: { $action }.
fx-discount-or = Nachlass { $one } oder { $two }: { $action }.
fx-no-floor-bonus = Du erhältst keine Etagenboni der Türme mehr.
fx-member-bonus = +{ $n } Wert für { $members }.
fx-member-malus = −{ $n } Wert für { $members }.
fx-member-value = Wert { $n } für { $members }, gleich was der Würfel zeigt.
fx-occupied = Deine Familienmitglieder dürfen auf besetzte Felder.
fx-no-surcharge = Besetzte Türme kosten dich keine zusätzlichen Münzen.
fx-no-slot = Territorien verlangen von dir keine Militärpunkte.
fx-support = Erhalte zusätzlich { $gain }, sooft du die Kirche unterstützt.
fx-multiply = Waren aus Soforteffekten von Karten kommen { $n ->
    [2] doppelt
   *[other] { $n }-mal
}.
fx-copy = Übernimmt die Fähigkeit eines Anführers, den ein Gegner im Spiel hat.
fx-malus = Jedes Aktionsfeld und jede Entwicklungskarte gibt dir { $n } weniger: { $item }.
fx-malus-two = Jedes Aktionsfeld und jede Entwicklungskarte gibt dir { $n } weniger: { $one } und { $two }.
fx-no-market = Du darfst den Markt nicht betreten.
fx-servant-rate = Jeder Punkt Wert braucht { $n } Diener.
fx-skip = Du setzt den ersten Zug jeder Runde aus und holst ihn am Ende nach.
fx-no-territory-vp = Territorien bringen dir am Ende nichts.
fx-no-character-vp = Charaktere bringen dir am Ende nichts.
fx-no-venture-vp = Unternehmungen bringen dir am Ende nichts.
fx-loss-vp = Vor der Schlusswertung verlierst du { $vp } Siegpunkt je { $n } Siegpunkte.
fx-loss-military = Am Ende verlierst du { $vp } Siegpunkt je { $n ->
    [one] Militärpunkt
   *[other] { $n } Militärpunkte
}.
fx-loss-buildings = Am Ende verlierst du { $vp } Siegpunkt je Holz und Stein in den Kosten deiner Gebäude.
fx-loss-goods = Am Ende verlierst du { $vp } Siegpunkt je übriger Ware.
cost-free = kostenlos
cost-goods = { $pay }
cost-military = { $required } Militärpunkte haben, { $spent } ausgeben
pay-goods = { $pay } zahlen
pay-military = { $spent } von mindestens { $required } Militärpunkten ausgeben
pay-nothing = Nichts zahlen
swap = { $pay } gegen { $gain } tauschen
swap-privilege = { $pay } gegen { $n ->
    [one] ein Ratsprivileg
   *[other] { $n } Ratsprivilegien
} tauschen
needs-cards = { $n } { $cards }
needs-same = { $n } Karten einer Art

## Plättchen der Exkommunikation

tile-ex1-less-military = weniger Militärpunkte
tile-ex1-less-coins = weniger Münzen
tile-ex1-less-servants = weniger Diener
tile-ex1-less-wood-stone = weniger Holz und Stein
tile-ex1-harvest-minus-3 = schwächere Ernte
tile-ex1-production-minus-3 = schwächere Produktion
tile-ex1-coloured-members-minus-1 = schwächere farbige Mitglieder
tile-ex2-territory-minus-4 = schwächere Territorium-Aktionen
tile-ex2-building-minus-4 = schwächere Gebäude-Aktionen
tile-ex2-character-minus-4 = schwächere Charakter-Aktionen
tile-ex2-venture-minus-4 = schwächere Unternehmung-Aktionen
tile-ex2-no-market = kein Markt
tile-ex2-double-servants = Diener zählen halb
tile-ex2-skip-first-turn = erster Zug fällt aus
tile-ex3-no-character-vp = keine Punkte für Charaktere
tile-ex3-no-venture-vp = keine Punkte für Unternehmungen
tile-ex3-no-territory-vp = keine Punkte für Territorien
tile-ex3-lose-fifth-of-vp = ein Fünftel der Punkte weniger
tile-ex3-lose-per-military = Punktabzug für Militär
tile-ex3-lose-per-building-cost = Punktabzug für Gebäudekosten
tile-ex3-lose-per-resource = Punktabzug für Waren

## A whole match on a page, and how it stands

brief-dice = Würfel: Weiß { $white }, Schwarz { $black }, Orange { $orange }
brief-leader = spielt { $leader } aus
brief-excommunicated = exkommuniziert
brief-market = Markt
brief-council = Rat
stand-points = Punkte
stand-military = Militär
stand-faith = Glaube
stand-cards = Karten T/G/C/U
stand-leaders = Anführer

## Options of a match

option-advanced = volles Spiel
option-base = Grundspiel
option-strict-passing = strenges Passen
option-english-leaders = englische Anführer
option-house-rules = Hausregeln
