### Florenza Dice Game in italiano.

## Names

flo-name-marble = marmo
flo-name-wood = legno
flo-name-metal = metallo
flo-name-spice = spezia
flo-name-cloth = tessuto
flo-name-gold = oro
flo-name-florins = fiorini
flo-die-white = bianco
flo-die-brown = marrone
flo-die-grey = grigio
flo-die-green = verde
flo-die-red = rosso
flo-die-yellow = giallo
flo-of-die-white = bianco
flo-of-die-brown = marrone
flo-of-die-grey = grigio
flo-of-die-green = verde
flo-of-die-red = rosso
flo-of-die-yellow = giallo
flo-die-value = { $die } { $value }
flo-track-captain = capitano
flo-track-bishop = vescovo
flo-track-preacher = predicatore
flo-artist-sculptor = scultore
flo-artist-architect = architetto
flo-artist-painter = pittore
flo-series-value = Valore di un dado
flo-series-exchange = Scambio
flo-series-privilege = Privilegi
flo-series-prestige = Prestigio
flo-space = spazio { $n }
flo-of-palace = { $name } (palazzo)
flo-of-church = { $name } (chiesa)
flo-icons = { $n } { $name }
flo-florins = { $n } fiorini
flo-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
flo-extras = { $n ->
    [one] { $n } risorsa extra
   *[other] { $n } risorse extra
}
flo-stars = { $n ->
    [one] { $n } stella
   *[other] { $n } stelle
}
flo-level-easy = facile
flo-level-normal = normale
flo-level-hard = difficile
flo-level-extreme = estremo

## The log

flo-log-start = I primi edifici: { $list }. Comincia { $first }.
flo-log-start-one = { $who } { $building }
flo-log-round = Comincia il round { $round }.
flo-log-income = { $who } riceve una rendita: { $work }.
flo-log-captain = { $who } è capitano del popolo.
flo-log-bishop = { $who } è vescovo.
flo-log-captain-ghost = Il fantasma è in testa come capitano: la carica resta vuota.
flo-log-bishop-ghost = Il fantasma è in testa come vescovo: la carica resta vuota.
flo-log-captain-none = Parità: nessuno è capitano.
flo-log-bishop-none = Parità: nessuno è vescovo.
flo-log-dice = { $who } lancia { $dice }.
flo-log-dice-ghost = Il fantasma lancia { $dice }.
flo-log-ghost-took = Il fantasma prende { $dice }.
flo-log-ghost-stepped = Il fantasma fa { $n ->
    [one] { $n } passo
   *[other] { $n } passi
} come { $track }, fino alla casella { $place }.
flo-log-used-resources = { $who } usa { $die } per le risorse.
flo-log-used-steps = { $who } usa { $die } per i passi.
flo-log-used-artist = { $who } usa { $die } per ingaggiare un artista.
flo-log-used-florins = { $who } usa { $die } per i fiorini.
flo-log-used-anonymous = { $who } usa { $die } per un artista anonimo.
flo-log-used-alike = { $who } usa { $die } per risorse a scelta.
flo-log-used-any-steps = { $who } usa { $die } per passi a scelta.
flo-log-used-purse = { $who } usa { $die } per più fiorini.
flo-log-gained = { $who } riceve { $gain } ({ $source }).
flo-log-crossed = { $who } cancella { $goods }: { $places }.
flo-log-swapped = { $who } cambia { $from } in { $to }.
flo-log-sold = { $who } vende { $goods } ({ $building }).
flo-log-lost = { $who } perde { $goods }: nessuna icona è libera.
flo-log-extra = { $who } spende una risorsa extra come { $goods }.
flo-log-paid = { $who } paga { $florins }: { $places }.
flo-log-stepped = { $who } fa { $n ->
    [one] { $n } passo
   *[other] { $n } passi
} come { $track }, fino alla casella { $place }.
flo-log-stepped-gain = { $who } fa { $n ->
    [one] { $n } passo
   *[other] { $n } passi
} come { $track }, fino alla casella { $place }: { $gain }.
flo-log-built = { $who } costruisce { $building } nello spazio { $space }.
flo-log-built-wasted = { $who } costruisce { $building } nello spazio { $space }; in più: { $wasted }.
flo-log-hired = { $who } completa { $work }, { $points } ({ $artist } per { $wage }){ $stars ->
    [0] {""}
    [one] , un capolavoro
   *[other] , con { $stars } stelle
}.
flo-log-hired-free = { $who } completa { $work }, { $points } ({ $artist }, senza paga){ $stars ->
    [0] {""}
    [one] , un capolavoro
   *[other] , con { $stars } stelle
}.
flo-log-hired-anonymous = { $who } completa { $work }, { $points } (artista anonimo){ $stars ->
    [0] {""}
    [one] , un capolavoro
   *[other] , con { $stars } stelle
}.
flo-log-palace = { $who } completa il palazzo: { $points }.
flo-log-church = { $who } completa la chiesa.
flo-log-over = La partita è finita: vince { $who } con { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
flo-log-won = La partita è finita: { $who } ha { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}, raggiunge i { $pope } del papa e vince.
flo-log-lost-to-pope = La partita è finita: { $who } ha { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} e non raggiunge i { $pope } del papa.

## What may be done

flo-do-resources = Usa il dado { $die } per le risorse
flo-do-steps = Usa il dado { $die } per i passi
flo-do-artist = Ingaggia un artista con il dado { $die }
flo-do-florins = Usa il dado { $die } per i fiorini
flo-do-anonymous = Usa il dado { $die } per un artista anonimo
flo-do-alike = Usa il dado { $die } per risorse a scelta
flo-do-any-steps = Usa il dado { $die } per passi a scelta
flo-do-purse = Usa il dado { $die } per più fiorini
flo-do-value = Usalo come { $n }
flo-do-to = Allocala: { $places }
flo-do-swap = Cambiala in { $goods }
flo-do-sell = Vendila
flo-do-lose = Rinuncia
flo-do-resource = Prendi { $goods }
flo-do-extra = Spendi una risorsa extra come { $goods }
flo-do-pay = Paga { $n } fiorini: { $places }
flo-do-build = Costruisci: { $building }
flo-do-hire = Completa { $work }{ $stars ->
    [0] {""}
    [one] , con una stella
   *[other] , con { $stars } stelle
}
flo-do-track = Passi come { $track }
flo-do-income = Prima la rendita: { $work }
flo-do-end = Termina la mia parte del turno

## Why not

flo-no-not-asked = Ora c’è altro da decidere
flo-no-die-used = Il dado { $die } è già usato in questo turno
flo-no-dice-left = Hai usato tutti i tuoi dadi del turno
flo-no-dice-to-use = Hai ancora { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
} da usare
flo-no-building = Non hai un edificio per questo
flo-no-used = { $building }: già usato in questo turno
flo-no-work-ready = Nessuna opera è pronta per questo artista
flo-no-wage = Mancano { $n } fiorini per la paga
flo-no-same-value = Il valore { $n } fa lo stesso
flo-no-complete = È completo
flo-no-icon = Nessuna icona libera qui: { $icon }
flo-no-icon-anywhere = Nessuna icona libera sul foglio: { $icon }
flo-no-same-resource = È già questa risorsa
flo-no-must-place = C’è un’icona libera: va cancellata
flo-no-extra = Non hai risorse extra
flo-no-florins = Mancano { $n } fiorini
flo-no-star = Hai troppo poche stelle
flo-no-many-stars = Un artista accetta al massimo { $n ->
    [one] { $n } stella
   *[other] { $n } stelle
}
flo-no-owned = Hai già questo edificio
flo-no-space-lacks = Manca allo spazio { $n }: { $goods }
flo-no-space = Tutti i tuoi spazi sono completi
flo-no-work-lacks = Manca ancora: { $goods }
flo-no-other-artist = L’opera vuole un altro artista
flo-no-income = Quest’opera ora non ti dà rendita

## Effects

flo-fx-value = Quando usi il dado { $die }, ne scegli il valore.
flo-fx-swap = Quando usi il dado { $die } per le risorse, una ({ $resource }) può essere un’altra.
flo-fx-anonymous = Una volta per turno: un dado qualsiasi ingaggia senza paga un artista anonimo per qualsiasi opera, che vale { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
flo-fx-alike = Una volta per turno: un dado qualsiasi dà { $n } risorse uguali.
flo-fx-steps = Una volta per turno: un dado qualsiasi dà { $n } passi su un tracciato.
flo-fx-purse = Una volta per turno: un dado qualsiasi dà { $n } fiorini.
flo-fx-sell = Una volta per turno: prendi { $n } fiorini al posto di una risorsa.
flo-fx-discount = Una volta per turno: un artista costa { $n } fiorini in meno.
flo-fx-extra = Quando è costruito: { $n } risorse extra.
flo-fx-masterpiece = Un capolavoro aggiunge { $n } punti invece di { $usual }.
flo-fx-any-artist = Un dado artista può ingaggiare qualsiasi tipo: { $kinds }.
flo-fx-none = Solo punti.
flo-box-resource = 1 risorsa a scelta
flo-box-step = 1 passo come { $track }
flo-box-die = usa uno qualsiasi dei sei dadi

## The table: bar and dice

flo-b-round-of = Round { $round } di { $of }
flo-b-turn-order = Ordine di turno
flo-b-offices = Cariche di questo round
flo-b-nobody = nessuno
flo-b-ghost = Fantasma
flo-b-captain-why = Il capitano ha preso una risorsa all’inizio del round
flo-b-bishop-why = Il vescovo, quando non è attivo, può usare uno qualsiasi dei sei dadi
flo-b-your-die = Tocca a te, dado { $n } di { $of }.
flo-b-your-turn = Tocca a te.
flo-b-at-once-all = Scelgono ora tutti i non attivi.
flo-b-your-left = { $who } ha tirato. { $n ->
    [one] Un dado è tuo.
   *[other] { $n } dadi sono tuoi.
}
flo-b-ask-die = Scegli un dado e il suo uso.
flo-b-ask-end = Spendi e costruisci, o termina la tua parte.
flo-b-ask-value = Con quale valore usi il dado { $die }?
flo-b-ask-units = Cancella { $goods } sul tuo foglio.
flo-b-ask-choose = { $n ->
    [one] Quale risorsa prendi?
   *[other] Di che tipo: { $n } uguali?
}
flo-b-ask-spend = Dove cancelli { $goods }?
flo-b-ask-track = Su quale tracciato fai { $n ->
    [one] { $n } passo
   *[other] { $n } passi
}?
flo-b-ask-hire = Quale opera completa l’artista?
flo-b-ask-income = Quale rendita viene prima?
flo-b-ask-box = Usa subito uno qualsiasi dei sei dadi.
flo-b-waiting = Deve decidere: { $who }
flo-b-over = La partita è finita
flo-b-dice = Dadi
flo-b-unused = liberi
flo-b-used = usati
flo-b-die = dado { $die }: { $value }
flo-b-uses-of = Usi del dado { $die }, valore { $value }
flo-b-use-resources = Risorse
flo-b-use-florins = Fiorini
flo-b-fits = { $n ->
    [one] va bene in un posto
   *[other] va bene in { $n } posti
}
flo-b-lost = nessuna icona libera: persa
flo-b-once = una volta per turno
flo-b-free-value = valore a tua scelta
flo-b-one-kind = tutte uguali
flo-b-one-track = su un tracciato
flo-b-in-hand = in mano
flo-b-squares = Scegli un quadrato dorato sul foglio.
flo-b-no-square = Nessuna icona è libera.
flo-b-make-it = oppure cambia in
flo-b-sell = Vendi: { $n }
flo-b-lose = Rinuncia
flo-b-end = Termina la mia parte
flo-b-turn-now = Questo turno
flo-b-still = Ancora da usare: { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
}.
flo-b-free-acts = In ogni momento: spendi la riserva, paga, costruisci.
flo-b-is-active = { $who } è attivo.
flo-b-ghost-active = È attivo il fantasma.
flo-b-buildings = Edifici
flo-b-buildable = { $n ->
    [one] { $n } costruibile ora
   *[other] { $n } costruibili ora
}

## The table: the sheet

flo-b-your-sheet = il tuo foglio
flo-b-sheet = Foglio
flo-b-note = numeri nostri dove il regolamento non dice nulla
flo-b-points-now = punti se la partita finisse ora
flo-b-palace = Palazzo
flo-b-church = Chiesa
flo-b-district = Rione
flo-b-palace-whole = intero, per ordine
flo-b-palace-solo = intero, per round
flo-b-whole = intera
flo-b-rank = { $n }°
flo-b-round-short = R { $rounds }
flo-b-done = completa
flo-b-all-crossed = pronta per un artista
flo-b-open = { $n ->
    [one] { $n } libera
   *[other] { $n } libere
}
flo-b-fits-here = { $name } va bene, icone libere: { $n }
flo-b-none-here = nessuna icona: { $name }
flo-b-crossed = { $what }, cancellato
flo-b-free = { $what }, libero
flo-b-cross-in = Cancella { $what }: { $place }
flo-b-now-gives = dà subito
flo-b-each-round = ogni round
flo-b-takes = artista: { $list }
flo-b-with = punti: { $a } per l’opera, { $b } per l’artista
flo-b-you-hold = la carica è tua
flo-b-holds = ha la carica
flo-b-vacant = carica vacante
flo-b-from-round = carica dal round { $n }
flo-b-no-office = nessuna carica
flo-b-reserve = Riserva
flo-b-extra = extra, qualsiasi
flo-b-florins = fiorini
flo-b-stars = stelle
flo-b-spend-as = spendine una come
flo-b-tracks = tracciati
flo-b-sum-palace = palazzo
flo-b-sum-church = chiesa
flo-b-sum-district = rione
flo-b-sum-reserve = riserva
flo-b-now = ora
flo-b-next = prossimo da costruire
flo-b-after = dopo lo spazio { $n }
flo-b-built = costruito
flo-b-start = primo edificio, senza punti
flo-b-used-now = usato in questo turno
flo-b-unused-now = non ancora usato nel turno

## The table: others, buildings, decisions

flo-b-others = Altri giocatori
flo-b-first = primo giocatore
flo-b-active = attivo
flo-b-bot = bot
flo-b-to-use = { $n ->
    [one] { $n } dado da usare
   *[other] { $n } dadi da usare
}
flo-b-decides = decide
flo-b-ready = ha finito il turno
flo-b-later = un dado più tardi nel turno
flo-b-whole-sheet = tutte le icone
flo-b-of-crossed = { $place }: { $n } di { $of } icone cancellate
flo-b-of-done = { $place }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
flo-b-of-built = { $place }: { $name }
flo-b-place = { $n } di { $of }
flo-b-pope = Papa Sisto IV
flo-b-pope-of = Papa Sisto IV ({ $level })
flo-b-pope-reached = { $who } ha { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}, raggiunge i { $goal } di Papa Sisto IV e vince.
flo-b-pope-missed = { $who } ha { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} e non raggiunge i { $goal } di Papa Sisto IV.
flo-b-pope-needs = raggiungi { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} ({ $level })
flo-b-ghost-white = avanza come { $track } se lasci il dado { $die }
flo-b-for-space = per lo spazio { $n }
flo-b-no-space = tutti gli spazi sono completi
flo-b-drawer-hint = oro: costruibile ora; cerchiato: la riserva può pagare il resto; tratteggiato: non ancora
flo-b-name = nome
flo-b-needs = richiede
flo-b-effect = effetto
flo-b-missing = manca ancora
flo-b-yours = tuo
flo-b-build = costruisci
flo-b-points-only = solo punti
flo-b-close = Chiudi
flo-b-one-star = capolavoro
flo-b-plain = senza stella
flo-b-hint-free = Il foglio resta aperto per spendere e costruire.
flo-b-in-reach = A portata
flo-b-or-in = Oppure in
flo-b-spaces = spazi { $list }
flo-b-happens = Succede
flo-b-asks = Poi decidi
flo-b-asks-units = dove cancellare { $goods }
flo-b-asks-value = il valore del dado
flo-b-asks-choose = quale risorsa
flo-b-asks-track = quale tracciato
flo-b-asks-hire = quale opera
flo-b-asks-die = un altro uso di un dado
flo-b-preview-do = Fallo
flo-b-text-title = Il tavolo a parole
flo-b-text-may = Puoi
flo-b-text-unused = Dadi liberi
flo-b-text-used = Dadi usati
flo-b-text-track = { $track }: casella { $n } di { $of }

## The score

flo-score-palace = Opere del palazzo
flo-score-palace-artists = I loro artisti
flo-score-palace-bonus = Palazzo intero
flo-score-church = Opere della chiesa
flo-score-church-artists = Artisti della chiesa
flo-score-buildings = Edifici
flo-score-spaces = Bonus degli spazi
flo-score-tracks = Punti sui tracciati
flo-score-stars = Stelle rimaste
flo-score-extra = Risorse extra rimaste
flo-score-florins = Fiorini rimasti

## Options and the page of reconstructed numbers

flo-b-solo = anche da soli
flo-option-level = Papa Sisto IV, per il gioco in solitario
flo-option-pope = Il papa
flo-made-count = { $n ->
    [one] { $n } valore nostro
   *[other] { $n } valori nostri
}
flo-made-place = Nel file
flo-made-value = Valore

## The keys

flo-keys-die = scegli un dado: bianco, marrone, grigio, verde, rosso, giallo
flo-keys-arrows = spostati fra usi, quadrati e risposte
flo-keys-enter = usa il dado, cancella il quadrato, o prendi la risposta segnata
flo-keys-dice = ai dadi
flo-keys-buildings = agli edifici
flo-keys-sheet = al mio foglio

## Tutto da consultare

flo-g-die = dado { $die }
flo-g-die-track = Secondo il valore, da 1 a 6: { $resource } { $counts }; come { $track } { $steps } passi; oppure sempre { $florins } fiorini.
flo-g-die-artist = Secondo il valore, da 1 a 6: { $resource } { $counts }; { $artist } per { $wage } fiorini; oppure sempre { $florins } fiorini.
flo-g-value = Edifici: valore di un dado
flo-g-exchange = Edifici: scambio
flo-g-privilege = Edifici: privilegi
flo-g-prestige = Edifici: prestigio
flo-g-tracks = Tracciati
flo-g-name = nome
flo-g-cost = icone
flo-g-points = punti
flo-g-artists = tipo di artista
flo-g-income = rendita
flo-g-boxes = lunghezza e ordine delle caselle
flo-g-values = quale valore dà quanto
flo-g-effect = quale dado

## On a terminal: options, a match in a few words, how the seats stand

flo-with-pope = Papa { $level }
flo-brief-masterpiece = { $work }, un capolavoro
flo-brief-palace = il palazzo è completo
flo-brief-church = la chiesa è completa
flo-stand-buildings = edifici
flo-stand-extra = risorse extra
flo-stand-ghost = fantasma: { $track }
