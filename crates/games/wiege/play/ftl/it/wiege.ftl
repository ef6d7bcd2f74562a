### Die Wiege der Renaissance in italiano.

## Simboli, gruppi, luoghi

w-science = scienza
w-architecture = architettura
w-finance = finanza
w-exploration = esplorazione
w-religion = religione
w-group-red = gruppo rosso, dal 1442 al 1471
w-group-violet = gruppo viola, dal 1474 al 1498
w-group-green = gruppo verde, dal 1499 al 1517
w-group-blue = gruppo blu, dal 1519 al 1525
w-group-grey = gruppo grigio, dal 1526 al 1542
w-group-black = gruppo nero, dal 1545 al 1572
w-space-culture = spazio cultura
w-space-character = spazio personaggi
w-culture-scoring = Valutazione cultura
w-character-scoring = Valutazione personaggi
w-place-centre = centro
w-place-centre-n = centro { $n }
w-place-between = tra { $one } e { $two }
w-stones = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}

## Carte

w-card-joker = jolly { $one } o { $two }
w-card-genius-blue = genio { $one }, segno blu
w-card-genius-red = genio { $one }, segno rosso
w-card-rotation = rotazione { $one }
w-card-character = { $name } ({ $value }, { $one })
w-card-great = { $name } ({ $value })

## La cronaca

w-log-began = { $who } comincia.
w-log-turned-up = Nuovo evento, { $place }: { $event }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}.
w-log-skipped = { $who } non può piazzare né spostare nulla e perde il turno.
w-log-exchanged = { $who } scambia una pietra con { $with }.
w-log-stone = { $who } mette una pietra, { $place }.
w-log-pawn = { $who } mette il genio, { $place }.
w-log-stone-moved = { $who } sposta una pietra: { $from } → { $to }.
w-log-pawn-moved = { $who } sposta il genio: { $from } → { $to }.
w-log-triggered = { $who } copre l’ultimo spazio di un colore: { $scoring }.
w-log-bonus = { $who } può prendere { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} scoperte per i segni genio.
w-log-taken = { $who } prende { $card } tra le carte scoperte.
w-log-drawn = { $who } pesca { $card }.
w-log-drawn-hidden = { $who } pesca una carta.
w-log-laid = { $who } cala { $card }.
w-log-piled = { $who } mette { $card } coperta nella pila personale.
w-log-piled-hidden = { $who } mette un personaggio coperto nella pila personale.
w-log-turned = { $who } gira { $card }, che ora ne mostra due.
w-log-reshuffled = Gli scarti formano un nuovo mazzo di { $n } carte.
w-log-stripped = { $who } cede { $card }, perché mancano carte.
w-log-scoring-two = { $scoring }, { $place }: { $who } e { $other }.
w-log-scoring-one = { $scoring }, { $place }: { $who } senza rivali.
w-log-named = { $who } conta { $n } { $symbol }.
w-log-revealed-hand = { $who } rivela { $card } dalla mano.
w-log-revealed-pile = { $who } rivela { $card } dalla pila personale.
w-log-passed = { $who } passa.
w-log-compared = { $one } { $x }, { $two } { $y }: vince { $who }.
w-log-tied = { $one } { $x }, { $two } { $y }: pareggio.
w-log-won = A { $who } si deve: { $stones }.
w-log-paid = { $who } dà a { $to } { $n ->
    [one] una pietra
   *[other] { $n } pietre
} di { $colour }.
w-log-paid-event = { $who } dà a { $to } { $n ->
    [one] una pietra
   *[other] { $n } pietre
} di { $colour } da un evento.
w-log-discarded = { $who } scarta { $card }.
w-log-kept = { $who } riprende { $card } in mano.
w-log-uncovered = Di nuovo in gioco, { $place }: { $event }.
w-log-closed = Nessun evento rimasto, { $place }: il posto è chiuso.
w-log-over = La partita è finita: { $n ->
    [one] vince
   *[other] vincono insieme
} { $who }.

## Una partita in poche righe

w-match-teams = due contro due
w-match-single = ognuno per sé
w-match-start = comincia il posto { $n }
w-match-top = va via solo l’evento in cima
w-match-passes = duelli finché si passa due volte di fila
w-match-oldest = in cima la carta più vecchia
w-match-jokers = i jolly aprono colonne
w-chapter-first = I primi eventi
w-chapter-scoring = { $scoring } in { $place }
w-brief-stone = pietra in { $place }
w-brief-pawn = genio in { $place }
w-brief-moves = sposta
w-brief-skipped = perde il turno
w-brief-card = carta
w-brief-lays = cala
w-brief-piles = mette nella pila
w-brief-turns = gira
w-brief-wins = vince { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
w-now-reserve = riserva
w-now-on-events = su eventi
w-now-placed = in gioco
w-now-home = in riserva
w-now-hand = mano
w-now-pile = pila

## Che cosa si può fare

w-do-exchange = Scambia una pietra con { $who }
w-do-stone = Pietra: { $place }, spazio { $n }
w-do-pawn = Genio: { $place }, spazio { $n }
w-do-lift = Solleva: { $place }, spazio { $n }
w-do-move = Sposta in: { $place }, spazio { $n }
w-do-draw = Pesca dal mazzo
w-do-take = Prendi { $card }
w-do-lay = Cala { $card }
w-do-column = Colonna { $n }
w-do-pile = { $card } nella pila
w-do-turn = Gira { $card }
w-do-name = Scegli { $symbol }
w-do-reveal = Rivela { $card }
w-do-pass = Passa
w-do-pay = Dai una pietra di { $who }
w-do-give = Dai la pietra: { $place }, spazio { $n }
w-do-keep = Riprendi { $card }
w-do-end = Termina il turno

## Perché no

w-no-not-asked = Ora c’è altro da decidere
w-no-event = Qui non c’è alcun evento
w-no-reach = Non è tra te e un vicino
w-no-such-space = Questo spazio non esiste
w-no-covered = Lo spazio è occupato
w-no-road = Nessuna strada verso un pezzo
w-no-two-players = Ci sono già due altri
w-no-partner = C’è già il tuo compagno
w-no-same-space = Scegli un altro spazio
w-no-stone = Non hai pietre del tuo colore
w-no-pawn = Il tuo genio è su un evento
w-no-own-left = Hai ancora pietre tue
w-no-exchange = Non avete nulla da scambiare
w-no-must-place = Puoi piazzare, quindi devi
w-no-yours = Qui non c’è un tuo pezzo
w-no-target = Questo pezzo non ha dove andare
w-no-deck = Il mazzo è vuoto
w-no-display = Non è tra le carte scoperte
w-no-hand = Non è nella tua mano
w-no-culture = Solo carte cultura nelle colonne
w-no-character = Solo personaggi nella pila
w-no-column = La carta non va in questa colonna
w-no-rotation = Si girano solo le carte rotazione
w-no-uncovered = La carta è coperta da altre
w-no-turned = La carta è già girata
w-no-first = Un’azione carta è obbligatoria
w-no-on-event = L’evento non ha questo simbolo
w-no-held = Né in mano né nella pila
w-no-symbol = Il suo simbolo non è sull’evento
w-no-used = Non è tra le carte usate
w-no-payable = Questa pietra ora non si può dare

## Il tavolo

w-b-scoring-of = Valutazione { $n } di { $of } · { $left ->
    [one] { $left } evento rimasto
   *[other] { $left } eventi rimasti
}
w-b-order = Ordine di turno
w-b-ask-place = Fase 1: metti una pietra o il genio.
w-b-ask-exchange = Nessuna pietra tua: scambiane una o metti il genio.
w-b-ask-lift = Niente da piazzare: solleva un pezzo per spostarlo.
w-b-ask-move = Dove va il pezzo?
w-b-ask-bonus = Bonus del genio: prendi fino a { $n ->
    [one] { $n } carta scoperta
   *[other] { $n } carte scoperte
}.
w-b-ask-cards = Fase 2: { $n ->
    [one] resta { $n } azione carta
   *[other] restano { $n } azioni carta
}.
w-b-ask-cards-last = Fase 2: { $n ->
    [one] { $n } azione carta
   *[other] { $n } azioni carta
}, poi la valutazione.
w-b-ask-lay = In quale colonna va la carta?
w-b-ask-name = Scegli un simbolo dell’evento.
w-b-ask-count = Quale colonna conta?
w-b-ask-keep = Quale carta riprendi?
w-b-ask-reveal = Rivela un personaggio o passa.
w-b-ask-pay = Devi { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}: quale dai?
w-b-phase-1 = Fase 1: un pezzo.
w-b-phase-bonus = Carte per i segni genio.
w-b-phase-2 = Fase 2: carte.
w-b-phase-keep = Una carta torna in mano.
w-b-phase-pay = Si pagano le pietre.
w-b-closed = Qui non ci sono più eventi.
w-b-die = dado di influenza
w-b-dice-why = { $n ->
    [one] { $n } dado nella pila: una valutazione personaggi vale { $n } pietra
   *[other] { $n } dadi nella pila: una valutazione personaggi vale { $n } pietre
}
w-b-free = libero
w-b-full = Ci sono { $one } e { $two }
w-b-lay-stone = Metti la pietra
w-b-lay-pawn = Metti il genio
w-b-lift = Solleva questo pezzo
w-b-move-here = Spostalo qui
w-b-give = Dai questa pietra
w-b-give-on-board = Scegli la pietra sugli eventi.
w-b-starts-two = Avvia una valutazione, { $scoring }: tu { $mine }, { $who } { $theirs }.
w-b-starts-one = Avvia una valutazione, { $scoring }: solo tu, { $mine }.
w-b-hidden = { $hand } in mano, { $pile } nella pila
w-b-bonus-cards = { $n ->
    [one] Prende fino a { $n } carta scoperta
   *[other] Prende fino a { $n } carte scoperte
}
w-b-last-culture = Ultimo spazio cultura
w-b-last-character = Ultimo spazio personaggi
w-b-quiet = Ancora nessuna valutazione
w-b-then = Poi
w-b-actions = { $n ->
    [one] { $n } azione carta, non 2
   *[other] { $n } azioni carta
}
w-b-genius = Segni genio
w-b-points-most = al massimo, con tutti i personaggi
w-b-stake = In palio
w-b-win = Vinci
w-b-lose = Perdi
w-b-tie = pareggio: ciascuno riprende una carta
w-b-tie-short = pareggio
w-b-discards = e scarti fino a { $n ->
    [one] { $n } carta
   *[other] { $n } carte
} di quella colonna
w-b-better = Meglio
w-b-first = prima
w-b-undo-free = si può annullare
w-b-stone = pietra
w-b-stones = pietre
w-b-pawn = genio
w-b-piece = Quale pezzo
w-b-stone-of = pietra di { $who }
w-b-pawn-of = genio di { $who }
w-b-pawn-out = genio in gioco
w-b-no-stone = nessuna
w-b-reserve = pietre nella riserva
w-b-won = vinte ad altri: solo punti
w-b-marks = segni visibili
w-b-marks-why = Il genio prende tante carte scoperte quanti sono i segni del colore che copre
w-b-mark-blue = segni genio blu
w-b-mark-red = segni genio rossi
w-b-my-side = Il mio lato
w-b-tableau = Colonne
w-b-tableau-why = la carta in cima mostra il segno
w-b-no-card = nessuna carta
w-b-pile = Pila
w-b-pile-why = i tuoi personaggi nella pila, coperti per gli altri
w-b-hand = Mano
w-b-in-hand = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
w-b-on-pile = { $n } nella pila
w-b-lay = cala
w-b-to-pile = nella pila
w-b-turn = gira
w-b-turned = girata
w-b-take = prendi
w-b-draw = pesca
w-b-any = libero
w-b-or = o
w-b-display = Carte scoperte
w-b-display-why = si pescano nella fase 2
w-b-gap = vuoto
w-b-deck = mazzo
w-b-discarded = scarti
w-b-events = eventi
w-b-left = vicino a sinistra
w-b-right = vicino a destra
w-b-opposite = di fronte
w-b-below = primo posto
w-b-partner = compagno
w-b-watching = Stai guardando: mani e pile restano coperte.
w-b-no-more-bonus = Basta carte
w-b-new-column = una nuova colonna
w-b-keep = torna in mano
w-b-cause-culture-you = Hai coperto l’ultimo spazio cultura.
w-b-cause-culture = { $who } ha coperto l’ultimo spazio cultura.
w-b-cause-character-you = Hai coperto l’ultimo spazio personaggi.
w-b-cause-character = { $who } ha coperto l’ultimo spazio personaggi.
w-b-alone = Nessun altro partecipava: paga il vicino, al centro tutti gli avversari a turno.
w-b-passed = ha passato
w-b-none-shown = ancora nessun personaggio
w-b-alike = { $n } per valori uguali
w-b-owed = ancora dovute
w-b-difference = Chi perde paga la differenza
w-b-each-symbol = Una pietra per ogni simbolo
w-b-named = contato
w-b-not-named = non ancora scelto
w-b-duel-hint = Chi vince scarta le carte rivelate; chi perde ne riprende una.
w-b-solo-hint = Un solo personaggio vince tutti i dadi e si scarta.
w-b-pass-final = Passa, definitivo
w-b-pass-on = Passa
w-b-pass-alone = Non rivelare nulla
w-b-score-own = Pietre del proprio colore
w-b-score-won = Pietre di altri
w-b-score-partner = Pietre del compagno

## Il tavolo come testo

w-t-now = Adesso
w-t-may = Puoi
w-t-events = Eventi sul tavolo
w-t-spaces = Spazi
w-t-space = { $kind }, unito a { $joined }: { $stands }
w-t-decks = Mazzo { $deck }, scarti { $discards }, eventi coperti { $events }
w-t-own-hand = La tua mano
w-t-own-pile = La tua pila
w-t-pawn-home = genio nella riserva

## Che cosa si sa delle carte

w-fact-group = gruppo
w-fact-die = dado
w-fact-year = anno
w-fact-name = nome
w-fact-symbols = simboli
w-fact-layout = spazi e strade
w-fact-face = tipo di carta
w-fact-value = valore
w-sure-known = noto
w-sure-inferred = dedotto
w-sure-made-up = di nostra invenzione

## Opzioni di un tavolo

w-opt-teams = Due contro due
w-opt-teams-why = I compagni siedono uno di fronte all’altro e sommano le pietre. Quattro giocatori.
w-opt-stack = Eventi finiti: va via solo quello in cima
w-opt-stack-why = Dopo una valutazione cultura torna in gioco l’evento sotto, invece di chiudere il posto.
w-opt-pass = Un duello finisce quando si passa due volte di fila
w-opt-pass-why = Chi ha passato può rientrare finché l’altro continua.
w-opt-oldest = La carta più vecchia è quella in cima
w-opt-oldest-why = È la prima che si scarta dopo una valutazione.
w-opt-joker = Un jolly può aprire una colonna propria
w-opt-joker-why = Finché uno dei suoi simboli non ha colonna.

## I tasti

w-keys-piece = scegli un pezzo: pietra, genio
w-keys-arrows = spostati fra spazi, carte e risposte
w-keys-enter = metti il pezzo, usa la carta, o prendi la risposta segnata
w-keys-events = agli eventi
w-keys-display = alle carte scoperte
w-keys-mine = al mio lato

## Tutto da consultare

w-g-events = Eventi
w-g-jokers = Jolly
w-g-geniuses = Carte genio
w-g-rotations = Carte rotazione
w-g-characters = Personaggi
w-g-group = Gruppo
w-g-symbols = Simboli: { $list }.
w-g-spaces = { $culture ->
    [one] { $culture } spazio cultura
   *[other] { $culture } spazi cultura
}, { $character ->
    [one] { $character } spazio personaggi
   *[other] { $character } spazi personaggi
}.
w-g-roads = Strade: { $list }.
w-g-joker = Va in una colonna di uno dei due simboli e lì vale 1.
w-g-genius-blue = Vale 1 nella sua colonna. In cima, il suo segno porta una carta scoperta quando il tuo genio copre uno spazio blu.
w-g-genius-red = Vale 1 nella sua colonna. In cima, il suo segno porta una carta scoperta quando il tuo genio copre uno spazio rosso.
w-g-rotation = Vale 1 nella sua colonna, e 2 dopo che un’azione carta l’ha girata.
w-g-character = Vale { $value } in una valutazione personaggi: dalla mano dove l’evento mostra { $symbol }, dalla pila in ogni evento.
w-g-great = Vale { $value } in una valutazione personaggi, dalla mano o dalla pila, in ogni evento.
w-g-copies = { $n ->
    [one] Ce n’è una.
   *[other] Ce ne sono { $n }.
}
