### Lorenzo il Magnifico in italiano.

item-name = { $item }

## Risorse e punti

item-wood = { $n ->
    [one] { $n } legno
   *[other] { $n } legni
}
item-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
item-servants = { $n ->
    [one] { $n } servitore
   *[other] { $n } servitori
}
item-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
item-military = { $n ->
    [one] { $n } Punto Militare
   *[other] { $n } Punti Militari
}
item-faith = { $n ->
    [one] { $n } Punto Fede
   *[other] { $n } Punti Fede
}
item-vp = { $n ->
    [one] { $n } Punto Vittoria
   *[other] { $n } Punti Vittoria
}
item-prestige = { $n } prestigio
name-wood = legno
name-stone = pietra
name-servants = servitori
name-coins = monete
name-military = Punti Militari
name-faith = Punti Fede
name-vp = Punti Vittoria
name-prestige = prestigio

## Familiari, torri, spazi

member-white = bianco
member-black = nero
member-orange = arancione
member-neutral = neutro
tower-territory = Territori
tower-building = Edifici
tower-character = Personaggi
tower-venture = Imprese
space-floor = piano { $floor }, torre { $tower }
space-production-small = Produzione, spazio piccolo
space-production-large = Produzione, spazio grande
space-harvest-small = Raccolto, spazio piccolo
space-harvest-large = Raccolto, spazio grande
space-market-coins = Mercato, monete
space-market-servants = Mercato, servitori
space-market-military = Mercato, Punti Militari
space-market-privileges = Mercato, privilegi
space-market-wood-stone = Mercato, legno e pietra
space-market-prestige = Mercato, prestigio
space-council-palace = Palazzo del Consiglio
work-production = Produzione
work-harvest = Raccolto
bonus-tile = tessera bonus personale
church = la Chiesa
bonus-standard = lato base
bonus-advanced-servants-coin = due servitori e una moneta
bonus-advanced-military-coin = due Punti Militari e una moneta
bonus-advanced-servant-coins = un servitore e due monete
bonus-advanced-servant-military = un servitore e due Punti Militari
bonus-variant-servants-military = due servitori e un Punto Militare

## Il diario

log-turn-order = Ordine di turno: { $order }.
log-tiles-drawn = La Chiesa minaccia tre scomuniche: { $one }, { $two }, { $three }.
log-leaders-dealt = { $who } guarda { $leaders }.
log-tower = Sulle torri, { $tower }: { $cards }.
log-leader-kept = { $who } tiene { $leader }.
log-leader-kept-hidden = { $who } tiene un Leader.
log-tile-chosen = { $who } sceglie la tessera bonus: { $tile }.
log-round = Inizia il turno di gioco { $round }.
log-dice = Dadi: bianco { $white }, nero { $black }, arancione { $orange }.
log-turn-skipped = { $who } deve saltare la sua prima azione.
log-turn-made-up = { $who } recupera l’azione saltata.
log-placed = { $who } piazza il familiare { $member }, valore { $value }: { $space }.
log-servants = { $who } aggiunge { $n ->
    [one] { $n } servitore
   *[other] { $n } servitori
}: valore { $value }.
log-surcharge = { $who } paga { $n } monete perché la torre è occupata.
log-gained = { $who } riceve { $gain } ({ $source }).
log-privilege = { $who } sceglie un privilegio: { $gain }.
log-card-free = { $who } prende { $card }.
log-card = { $who } prende { $card } per { $paid }.
log-worked = { $who } esegue un’azione { $work } di valore { $value }.
log-exchanged = { $who } paga { $paid } ({ $card }).
log-bonus = { $who } ottiene un’azione bonus ({ $source }).
log-bonus-declined = { $who } rinuncia all’azione bonus ({ $source }).
log-bonus-taken = { $who } usa l’azione bonus, valore { $value }: { $space }.
log-leader-played = { $who } gioca { $leader }.
log-leader-copied = { $who } fa propria l’abilità di { $leader }.
log-leader-used = { $who } attiva { $leader }.
log-leader-discarded = { $who } scarta { $leader } per un privilegio.
log-member-raised = Il familiare { $member } di { $who } vale ora { $value }.
log-passed = { $who } passa.
log-vatican = Rapporto in Vaticano del periodo { $period }.
log-supported = { $who } sostiene la Chiesa con { $faith ->
    [one] { $faith } Punto Fede
   *[other] { $faith } Punti Fede
} e guadagna { $vp ->
    [one] { $vp } Punto Vittoria
   *[other] { $vp } Punti Vittoria
}.
log-excommunicated = { $who } subisce la scomunica: { $tile }.{ $vp ->
    [0] {""}
    [one] {" "}La fede frutta comunque { $vp } Punto Vittoria.
   *[other] {" "}La fede frutta comunque { $vp } Punti Vittoria.
}
log-over = La partita è finita: vince { $who }.

## Che cosa si può fare

do-tile = Scegli: { $tile }
do-keep = Tieni { $leader }
do-place = Familiare { $member }: { $space }
do-take = Prendi la carta: { $space }
do-servants = { $n ->
    [0] Nessun servitore
    [one] { $n } servitore
   *[other] { $n } servitori
}
do-pay = Paga nel modo { $way }
do-privilege = { $gain }
do-exchange-none = Nessuno scambio
do-exchange = Scambio { $option }
do-play = Gioca { $leader }
do-copy = Copia { $leader }
do-activate = Attiva { $leader }
do-discard = Scarta { $leader } per un privilegio
do-raise = Il familiare { $member }
do-decline = Rinuncia
do-support = Sostieni la Chiesa
do-refuse = Rifiuta e subisci la scomunica
do-pass = Passa
do-end = Concludi

## Perché no

no-not-asked = Ora c’è un’altra scelta da fare
no-member-placed = Questo familiare è già piazzato
no-closed = Chiuso con così pochi giocatori
no-occupied = Lo spazio è già occupato
no-card-gone = La carta non c’è più
no-same-colour = C’è già un tuo familiare colorato
no-market = La scomunica ti vieta il Mercato
no-other-tower = L’azione bonus vale per un’altra torre
no-row-full = Hai già { $limit } carte di questo tipo
no-surcharge = Torre occupata: { $short ->
    [one] manca { $short } moneta
   *[other] mancano { $short } monete
}
no-slot = Il prossimo territorio vuole { $needs } Punti Militari: ne hai { $has }
no-military = Servono { $needs } Punti Militari: ne hai { $has }
no-lacks = Ti manca: { $lacking }
no-value = Valore troppo basso di { $short }
no-few-servants = Servitori necessari: almeno { $least }
no-many-servants = { $most ->
    [0] Non hai servitori da spendere
    [one] Puoi spendere { $most } servitore
   *[other] Puoi spendere { $most } servitori
}
no-servant-steps = I servitori contano a gruppi di { $rate }
no-must-place = Puoi piazzare un familiare: devi farlo
no-not-in-hand = Non è nella tua mano
no-not-in-play = Non è in gioco davanti a te
no-not-activated = Agisce da sé
no-used = Già usato in questo turno di gioco
no-requirement = Il requisito non è soddisfatto
no-nothing-to-copy = Nessun altro ha un Leader in gioco
no-member-left = I tuoi familiari colorati sono tutti piazzati
no-not-available = Non disponibile
no-same-privilege = Scegli privilegi diversi
no-such-answer = Non è una delle risposte

## Effetti

timing-once = una volta per turno
timing-always = permanente
each-territory = territorio
each-building = edificio
each-character = personaggio
each-venture = impresa
many-territory = territori
many-building = edifici
many-character = personaggi
many-venture = imprese
action-harvest = Raccolto
action-production = Produzione
action-territory = prendere un territorio
action-building = prendere un edificio
action-character = prendere un personaggio
action-venture = prendere un’impresa
action-any = prendere una carta qualsiasi
members-coloured = i tuoi familiari colorati
members-one = un tuo familiare colorato
members-neutral = il tuo familiare neutro
fx-gain = Ricevi { $gain }.
fx-privilege = Scegli { $n ->
    [one] un Privilegio del Consiglio
   *[other] { $n } Privilegi del Consiglio
}.
fx-privileges = Scegli { $n } Privilegi del Consiglio diversi.
fx-gain-per-card = Ricevi { $gain } per ogni { $cards } che possiedi.
fx-gain-per-military = Ricevi { $gain } ogni { $n } Punti Militari.
fx-exchange = Paga { $pay } per ricevere { $gain }.
fx-exchange-privilege = Paga { $pay } per ricevere { $n ->
    [one] un Privilegio del Consiglio
   *[other] { $n } Privilegi del Consiglio
}.
fx-bonus-action = Azione bonus di valore { $n }: { $action }.
fx-bonus-action-discount = Azione bonus di valore { $n }: { $action }, con uno sconto di { $discount }.
fx-value-bonus = Valore dell’azione +{ $n }: { $action }.
fx-value-malus = Valore dell’azione −{ $n }: { $action }.
fx-discount = Sconto di { $gain } nel { $action }.
fx-discount-or = Sconto di { $one } o { $two } nel { $action }.
fx-no-floor-bonus = Non ricevi più i bonus dei piani delle torri.
fx-member-bonus = +{ $n } al valore per { $members }.
fx-member-malus = −{ $n } al valore per { $members }.
fx-member-value = Valore { $n } per { $members }, qualunque sia il dado.
fx-occupied = I tuoi familiari possono entrare in spazi occupati.
fx-no-surcharge = Le torri occupate non ti costano monete in più.
fx-no-slot = I territori non ti chiedono Punti Militari.
fx-support = Ricevi in più { $gain } ogni volta che sostieni la Chiesa.
fx-multiply = Le risorse degli effetti immediati delle carte arrivano { $n ->
    [2] due volte
   *[other] { $n } volte
}.
fx-copy = Fa propria l’abilità di un Leader che un avversario ha in gioco.
fx-malus = Ogni spazio azione e ogni carta Sviluppo ti dà { $n } in meno: { $item }.
fx-malus-two = Ogni spazio azione e ogni carta Sviluppo ti dà { $n } in meno: { $one } e { $two }.
fx-no-market = Non puoi entrare nel Mercato.
fx-servant-rate = Servono { $n } servitori per ogni punto di valore.
fx-skip = Salti la prima azione di ogni turno di gioco e la recuperi alla fine.
fx-no-territory-vp = Alla fine i territori non ti danno punti.
fx-no-character-vp = Alla fine i personaggi non ti danno punti.
fx-no-venture-vp = Alla fine le imprese non ti danno punti.
fx-loss-vp = Prima del punteggio finale perdi { $vp } Punto Vittoria ogni { $n } in tuo possesso.
fx-loss-military = Alla fine perdi { $vp } Punto Vittoria per ogni { $n ->
    [one] Punto Militare
   *[other] { $n } Punti Militari
}.
fx-loss-buildings = Alla fine perdi { $vp } Punto Vittoria per ogni legno e pietra nei costi dei tuoi edifici.
fx-loss-goods = Alla fine perdi { $vp } Punto Vittoria per ogni risorsa che ti resta.
cost-free = gratis
cost-goods = { $pay }
cost-military = avere { $required } Punti Militari, spenderne { $spent }
pay-goods = Paga { $pay }
pay-military = Spendi { $spent } Punti Militari, avendone { $required }
pay-nothing = Non pagare nulla
swap = Scambia { $pay } con { $gain }
swap-privilege = Scambia { $pay } con { $n ->
    [one] un Privilegio del Consiglio
   *[other] { $n } Privilegi del Consiglio
}
needs-cards = { $n } { $cards }
needs-same = { $n } carte dello stesso tipo

## Tessere scomunica

tile-ex1-less-military = meno Punti Militari
tile-ex1-less-coins = meno monete
tile-ex1-less-servants = meno servitori
tile-ex1-less-wood-stone = meno legno e pietra
tile-ex1-harvest-minus-3 = Raccolto più debole
tile-ex1-production-minus-3 = Produzione più debole
tile-ex1-coloured-members-minus-1 = familiari colorati più deboli
tile-ex2-territory-minus-4 = azioni territorio più deboli
tile-ex2-building-minus-4 = azioni edificio più deboli
tile-ex2-character-minus-4 = azioni personaggio più deboli
tile-ex2-venture-minus-4 = azioni impresa più deboli
tile-ex2-no-market = niente Mercato
tile-ex2-double-servants = servitori dimezzati
tile-ex2-skip-first-turn = prima azione saltata
tile-ex3-no-character-vp = nessun punto dai personaggi
tile-ex3-no-venture-vp = nessun punto dalle imprese
tile-ex3-no-territory-vp = nessun punto dai territori
tile-ex3-lose-fifth-of-vp = un quinto dei punti in meno
tile-ex3-lose-per-military = punti persi per i Punti Militari
tile-ex3-lose-per-building-cost = punti persi per i costi degli edifici
tile-ex3-lose-per-resource = punti persi per le risorse

## A whole match on a page, and how it stands

brief-dice = dadi: bianco { $white }, nero { $black }, arancione { $orange }
brief-leader = gioca { $leader }
brief-excommunicated = scomunica
brief-market = Mercato
brief-council = Consiglio
stand-points = punti
stand-military = forza militare
stand-faith = fede
stand-cards = carte T/E/P/I
stand-leaders = Leader

## Options of a match

option-advanced = gioco avanzato
option-base = gioco base
option-strict-passing = passo rigoroso
option-english-leaders = Leader all’inglese
option-house-rules = regole della casa
