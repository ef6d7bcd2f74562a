### Lorenzo il Magnifico en español.

item-name = { $item }

## Recursos y puntos

item-wood = { $n ->
    [one] { $n } madera
   *[other] { $n } maderas
}
item-stone = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}
item-servants = { $n ->
    [one] { $n } sirviente
   *[other] { $n } sirvientes
}
item-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
item-military = { $n ->
    [one] { $n } punto militar
   *[other] { $n } puntos militares
}
item-faith = { $n ->
    [one] { $n } punto de fe
   *[other] { $n } puntos de fe
}
item-vp = { $n ->
    [one] { $n } punto de victoria
   *[other] { $n } puntos de victoria
}
item-prestige = { $n } de prestigio
name-wood = madera
name-stone = piedra
name-servants = sirvientes
name-coins = monedas
name-military = puntos militares
name-faith = puntos de fe
name-vp = puntos de victoria
name-prestige = prestigio

## Familiares, torres, casillas

member-white = blanco
member-black = negro
member-orange = naranja
member-neutral = incoloro
tower-territory = territorios
tower-building = edificios
tower-character = personajes
tower-venture = empresas
space-floor = piso { $floor }, torre de { $tower }
space-production-small = producción, casilla pequeña
space-production-large = producción, casilla grande
space-harvest-small = cosecha, casilla pequeña
space-harvest-large = cosecha, casilla grande
space-market-coins = mercado, monedas
space-market-servants = mercado, sirvientes
space-market-military = mercado, puntos militares
space-market-privileges = mercado, privilegios
space-market-wood-stone = mercado, madera y piedra
space-market-prestige = mercado, prestigio
space-council-palace = palacio del consejo
work-production = producción
work-harvest = cosecha
bonus-tile = loseta de bonos personales
church = la Iglesia
bonus-standard = cara básica
bonus-advanced-servants-coin = dos sirvientes y una moneda
bonus-advanced-military-coin = dos puntos militares y una moneda
bonus-advanced-servant-coins = un sirviente y dos monedas
bonus-advanced-servant-military = un sirviente y dos puntos militares
bonus-variant-servants-military = dos sirvientes y un punto militar

## El diario

log-turn-order = Orden de turno: { $order }.
log-tiles-drawn = La Iglesia amenaza con tres excomuniones: { $one }, { $two }, { $three }.
log-leaders-dealt = { $who } mira estos líderes: { $leaders }.
log-tower = En las torres, { $tower }: { $cards }.
log-leader-kept = { $who } se queda con { $leader }.
log-leader-kept-hidden = { $who } se queda con un líder.
log-tile-chosen = { $who } elige la loseta de bonos: { $tile }.
log-round = Empieza la ronda { $round }.
log-dice = Dados: blanco { $white }, negro { $black }, naranja { $orange }.
log-turn-skipped = { $who } debe saltarse su primer turno.
log-turn-made-up = { $who } recupera el turno perdido.
log-placed = { $who } coloca el familiar { $member }, valor { $value }: { $space }.
log-servants = { $who } añade { $n ->
    [one] { $n } sirviente
   *[other] { $n } sirvientes
}: valor { $value }.
log-surcharge = { $who } paga { $n } monedas porque la torre está ocupada.
log-gained = { $who } recibe { $gain } ({ $source }).
log-privilege = { $who } elige un privilegio: { $gain }.
log-card-free = { $who } adquiere { $card }.
log-card = { $who } adquiere { $card } por { $paid }.
log-worked = { $who } realiza una acción de { $work } de valor { $value }.
log-exchanged = { $who } paga { $paid } ({ $card }).
log-bonus = { $who } gana una acción adicional ({ $source }).
log-bonus-declined = { $who } renuncia a la acción adicional ({ $source }).
log-bonus-taken = { $who } usa la acción adicional, valor { $value }: { $space }.
log-leader-played = { $who } juega a { $leader }.
log-leader-copied = { $who } hace suya la habilidad de { $leader }.
log-leader-used = { $who } activa a { $leader }.
log-leader-discarded = { $who } descarta a { $leader } por un privilegio.
log-member-raised = El familiar { $member } de { $who } vale ahora { $value }.
log-passed = { $who } pasa.
log-vatican = Informe al Vaticano del periodo { $period }.
log-supported = { $who } apoya a la Iglesia con { $faith ->
    [one] { $faith } punto de fe
   *[other] { $faith } puntos de fe
} y gana { $vp ->
    [one] { $vp } punto de victoria
   *[other] { $vp } puntos de victoria
}.
log-excommunicated = { $who } sufre la excomunión: { $tile }.{ $vp ->
    [0] {""}
    [one] {" "}La fe aún le da { $vp } punto de victoria.
   *[other] {" "}La fe aún le da { $vp } puntos de victoria.
}
log-over = La partida ha terminado: gana { $who }.

## Lo que se puede hacer

do-tile = Elegir: { $tile }
do-keep = Quedarse con { $leader }
do-place = Familiar { $member }: { $space }
do-take = Adquirir la carta: { $space }
do-servants = { $n ->
    [0] Ningún sirviente
    [one] { $n } sirviente
   *[other] { $n } sirvientes
}
do-pay = Pagar de la forma { $way }
do-privilege = { $gain }
do-exchange-none = Sin intercambio
do-exchange = Intercambio { $option }
do-play = Jugar a { $leader }
do-copy = Copiar a { $leader }
do-activate = Activar a { $leader }
do-discard = Descartar a { $leader } por un privilegio
do-raise = El familiar { $member }
do-decline = Renunciar
do-support = Apoyar a la Iglesia
do-refuse = Negarse y sufrir la excomunión
do-pass = Pasar
do-end = Terminar el turno

## Por qué no

no-not-asked = Ahora hay otra cosa que decidir
no-member-placed = Este familiar ya está colocado
no-closed = Cerrado con tan pocos jugadores
no-occupied = La casilla está ocupada
no-card-gone = La carta ya no está
no-same-colour = Ya hay aquí un familiar tuyo de color
no-market = Tu excomunión te prohíbe el mercado
no-other-tower = La acción adicional es para otra torre
no-row-full = Ya tienes { $limit } cartas de este tipo
no-surcharge = Torre ocupada: { $short ->
    [one] falta { $short } moneda
   *[other] faltan { $short } monedas
}
no-slot = El próximo territorio pide { $needs } puntos militares: tienes { $has }
no-military = Pide { $needs } puntos militares: tienes { $has }
no-lacks = Te falta: { $lacking }
no-value = Al valor le falta { $short }
no-few-servants = Sirvientes necesarios: al menos { $least }
no-many-servants = { $most ->
    [0] No te sobran sirvientes
    [one] Puedes gastar { $most } sirviente
   *[other] Puedes gastar { $most } sirvientes
}
no-servant-steps = Los sirvientes cuentan de { $rate } en { $rate }
no-must-place = Puedes colocar un familiar: debes hacerlo
no-not-in-hand = No está en tu mano
no-not-in-play = No lo tienes en juego
no-not-activated = Actúa por sí solo
no-used = Ya se usó en esta ronda
no-requirement = No cumples el requisito
no-nothing-to-copy = Nadie más tiene un líder en juego
no-member-left = Tus familiares de color ya están colocados
no-not-available = No disponible
no-same-privilege = Elige privilegios diferentes
no-such-answer = No es una de las respuestas

## Efectos

timing-once = una vez por ronda
timing-always = permanente
each-territory = territorio
each-building = edificio
each-character = personaje
each-venture = empresa
many-territory = territorios
many-building = edificios
many-character = personajes
many-venture = empresas
action-harvest = cosecha
action-production = producción
action-territory = adquirir un territorio
action-building = adquirir un edificio
action-character = adquirir un personaje
action-venture = adquirir una empresa
action-any = adquirir cualquier carta
members-coloured = tus familiares de color
members-one = un familiar tuyo de color
members-neutral = tu familiar incoloro
fx-gain = Recibe { $gain }.
fx-privilege = Elige { $n ->
    [one] un privilegio del consejo
   *[other] { $n } privilegios del consejo
}.
fx-privileges = Elige { $n } privilegios del consejo diferentes.
fx-gain-per-card = Recibe { $gain } por cada { $cards } que tengas.
fx-gain-per-military = Recibe { $gain } por cada { $n } puntos militares.
fx-exchange = Paga { $pay } para recibir { $gain }.
fx-exchange-privilege = Paga { $pay } para recibir { $n ->
    [one] un privilegio del consejo
   *[other] { $n } privilegios del consejo
}.
fx-bonus-action = Acción adicional de valor { $n }: { $action }.
fx-bonus-action-discount = Acción adicional de valor { $n }: { $action }, con un descuento de { $discount }.
fx-value-bonus = Valor de la acción +{ $n }: { $action }.
fx-value-malus = Valor de la acción −{ $n }: { $action }.
fx-discount = Descuento de { $gain } al { $action }.
fx-discount-or = Descuento de { $one } o { $two } al { $action }.
fx-no-floor-bonus = Ya no recibes los bonos de los pisos de las torres.
fx-member-bonus = +{ $n } al valor para { $members }.
fx-member-malus = −{ $n } al valor para { $members }.
fx-member-value = Valor { $n } para { $members }, diga lo que diga el dado.
fx-occupied = Tus familiares pueden entrar en casillas ocupadas.
fx-no-surcharge = Las torres ocupadas no te cuestan monedas extra.
fx-no-slot = Los territorios no te piden puntos militares.
fx-support = Recibe además { $gain } cada vez que apoyes a la Iglesia.
fx-multiply = Los recursos de los efectos inmediatos de las cartas llegan { $n ->
    [2] dos veces
   *[other] { $n } veces
}.
fx-copy = Hace suya la habilidad de un líder que un rival tenga en juego.
fx-malus = Cada casilla de acción y cada carta de desarrollo te da { $n } menos: { $item }.
fx-malus-two = Cada casilla de acción y cada carta de desarrollo te da { $n } menos: { $one } y { $two }.
fx-no-market = No puedes entrar en el mercado.
fx-servant-rate = Hacen falta { $n } sirvientes por cada punto de valor.
fx-skip = Te saltas el primer turno de cada ronda y lo recuperas al final.
fx-no-territory-vp = Al final los territorios no te dan puntos.
fx-no-character-vp = Al final los personajes no te dan puntos.
fx-no-venture-vp = Al final las empresas no te dan puntos.
fx-loss-vp = Antes de la puntuación final pierdes { $vp } punto de victoria por cada { $n } que tengas.
fx-loss-military = Al final pierdes { $vp } punto de victoria por cada { $n ->
    [one] punto militar
   *[other] { $n } puntos militares
}.
fx-loss-buildings = Al final pierdes { $vp } punto de victoria por cada madera y piedra en los costes de tus edificios.
fx-loss-goods = Al final pierdes { $vp } punto de victoria por cada recurso que te quede.
cost-free = gratis
cost-goods = { $pay }
cost-military = tener { $required } puntos militares, gastar { $spent }
pay-goods = Pagar { $pay }
pay-military = Gastar { $spent } puntos militares, teniendo { $required }
pay-nothing = No pagar nada
swap = Cambiar { $pay } por { $gain }
swap-privilege = Cambiar { $pay } por { $n ->
    [one] un privilegio del consejo
   *[other] { $n } privilegios del consejo
}
needs-cards = { $n } { $cards }
needs-same = { $n } cartas del mismo tipo

## Losetas de excomunión

tile-ex1-less-military = menos puntos militares
tile-ex1-less-coins = menos monedas
tile-ex1-less-servants = menos sirvientes
tile-ex1-less-wood-stone = menos madera y piedra
tile-ex1-harvest-minus-3 = cosecha más débil
tile-ex1-production-minus-3 = producción más débil
tile-ex1-coloured-members-minus-1 = familiares de color más débiles
tile-ex2-territory-minus-4 = acciones de territorio más débiles
tile-ex2-building-minus-4 = acciones de edificio más débiles
tile-ex2-character-minus-4 = acciones de personaje más débiles
tile-ex2-venture-minus-4 = acciones de empresa más débiles
tile-ex2-no-market = sin mercado
tile-ex2-double-servants = sirvientes que valen la mitad
tile-ex2-skip-first-turn = primer turno perdido
tile-ex3-no-character-vp = sin puntos por personajes
tile-ex3-no-venture-vp = sin puntos por empresas
tile-ex3-no-territory-vp = sin puntos por territorios
tile-ex3-lose-fifth-of-vp = un quinto de los puntos menos
tile-ex3-lose-per-military = puntos perdidos por los militares
tile-ex3-lose-per-building-cost = puntos perdidos por costes de edificios
tile-ex3-lose-per-resource = puntos perdidos por recursos

## A whole match on a page, and how it stands

brief-dice = dados: blanco { $white }, negro { $black }, naranja { $orange }
brief-leader = juega a { $leader }
brief-excommunicated = excomunión
brief-market = mercado
brief-council = consejo
stand-points = puntos
stand-military = fuerza militar
stand-faith = fe
stand-cards = cartas Te/Ed/Pe/Em
stand-leaders = líderes

## Options of a match

option-advanced = juego avanzado
option-base = juego básico
option-strict-passing = paso estricto
option-english-leaders = líderes a la inglesa
option-house-rules = reglas de la casa
