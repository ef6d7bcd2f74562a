### Florenza Dice Game en español.

## Names

flo-name-marble = mármol
flo-name-wood = madera
flo-name-metal = metal
flo-name-spice = especia
flo-name-cloth = tela
flo-name-gold = oro
flo-name-florins = florines
flo-die-white = blanco
flo-die-brown = marrón
flo-die-grey = gris
flo-die-green = verde
flo-die-red = rojo
flo-die-yellow = amarillo
flo-of-die-white = blanco
flo-of-die-brown = marrón
flo-of-die-grey = gris
flo-of-die-green = verde
flo-of-die-red = rojo
flo-of-die-yellow = amarillo
flo-die-value = { $die } { $value }
flo-track-captain = capitán
flo-track-bishop = obispo
flo-track-preacher = predicador
flo-artist-sculptor = escultor
flo-artist-architect = arquitecto
flo-artist-painter = pintor
flo-series-value = Valor de un dado
flo-series-exchange = Cambio
flo-series-privilege = Privilegios
flo-series-prestige = Prestigio
flo-space = espacio { $n }
flo-of-palace = { $name } (palacio)
flo-of-church = { $name } (iglesia)
flo-icons = { $n } { $name }
flo-florins = { $n } florines
flo-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
flo-extras = { $n ->
    [one] { $n } recurso extra
   *[other] { $n } recursos extra
}
flo-stars = { $n ->
    [one] { $n } estrella
   *[other] { $n } estrellas
}
flo-level-easy = fácil
flo-level-normal = media
flo-level-hard = difícil
flo-level-extreme = extrema

## The log

flo-log-start = Los primeros edificios: { $list }. Empieza { $first }.
flo-log-start-one = { $who } { $building }
flo-log-round = Empieza la ronda { $round }.
flo-log-income = { $who } recibe una renta: { $work }.
flo-log-captain = { $who } es capitán del pueblo.
flo-log-bishop = { $who } es obispo.
flo-log-captain-ghost = El fantasma va en cabeza como capitán: el cargo queda vacante.
flo-log-bishop-ghost = El fantasma va en cabeza como obispo: el cargo queda vacante.
flo-log-captain-none = Empate: nadie es capitán.
flo-log-bishop-none = Empate: nadie es obispo.
flo-log-dice = { $who } lanza { $dice }.
flo-log-dice-ghost = El fantasma lanza { $dice }.
flo-log-ghost-took = El fantasma toma { $dice }.
flo-log-ghost-stepped = El fantasma avanza { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
} como { $track }, hasta la casilla { $place }.
flo-log-used-resources = { $who } usa { $die } para recursos.
flo-log-used-steps = { $who } usa { $die } para pasos.
flo-log-used-artist = { $who } usa { $die } para contratar a un artista.
flo-log-used-florins = { $who } usa { $die } para florines.
flo-log-used-anonymous = { $who } usa { $die } para un artista anónimo.
flo-log-used-alike = { $who } usa { $die } para recursos a elección.
flo-log-used-any-steps = { $who } usa { $die } para pasos a elección.
flo-log-used-purse = { $who } usa { $die } para más florines.
flo-log-gained = { $who } recibe { $gain } ({ $source }).
flo-log-crossed = { $who } tacha { $goods }: { $places }.
flo-log-swapped = { $who } cambia { $from } por { $to }.
flo-log-sold = { $who } vende { $goods } ({ $building }).
flo-log-lost = { $who } pierde { $goods }: no hay icono libre.
flo-log-extra = { $who } gasta un recurso extra como { $goods }.
flo-log-paid = { $who } paga { $florins }: { $places }.
flo-log-stepped = { $who } avanza { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
} como { $track }, hasta la casilla { $place }.
flo-log-stepped-gain = { $who } avanza { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
} como { $track }, hasta la casilla { $place }: { $gain }.
flo-log-built = { $who } construye { $building } en el espacio { $space }.
flo-log-built-wasted = { $who } construye { $building } en el espacio { $space }; sobra: { $wasted }.
flo-log-hired = { $who } completa { $work }, { $points } ({ $artist } por { $wage }){ $stars ->
    [0] {""}
    [one] , una obra maestra
   *[other] , con { $stars } estrellas
}.
flo-log-hired-free = { $who } completa { $work }, { $points } ({ $artist }, sin salario){ $stars ->
    [0] {""}
    [one] , una obra maestra
   *[other] , con { $stars } estrellas
}.
flo-log-hired-anonymous = { $who } completa { $work }, { $points } (artista anónimo){ $stars ->
    [0] {""}
    [one] , una obra maestra
   *[other] , con { $stars } estrellas
}.
flo-log-palace = { $who } completa el palacio: { $points }.
flo-log-church = { $who } completa la iglesia.
flo-log-over = La partida ha terminado: gana { $who } con { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.
flo-log-won = La partida ha terminado: { $who } tiene { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}, alcanza los { $pope } del papa y gana.
flo-log-lost-to-pope = La partida ha terminado: { $who } tiene { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} y no alcanza los { $pope } del papa.

## What may be done

flo-do-resources = Usar el dado { $die } para recursos
flo-do-steps = Usar el dado { $die } para pasos
flo-do-artist = Contratar a un artista con el dado { $die }
flo-do-florins = Usar el dado { $die } para florines
flo-do-anonymous = Usar el dado { $die } para un artista anónimo
flo-do-alike = Usar el dado { $die } para recursos a elección
flo-do-any-steps = Usar el dado { $die } para pasos a elección
flo-do-purse = Usar el dado { $die } para más florines
flo-do-value = Usarlo como { $n }
flo-do-to = Tacharlo: { $places }
flo-do-swap = Cambiarlo por { $goods }
flo-do-sell = Venderlo
flo-do-lose = Renunciar
flo-do-resource = Tomar { $goods }
flo-do-extra = Gastar un recurso extra como { $goods }
flo-do-pay = Pagar { $n } florines: { $places }
flo-do-build = Construir: { $building }
flo-do-hire = Completar { $work }{ $stars ->
    [0] {""}
    [one] , con una estrella
   *[other] , con { $stars } estrellas
}
flo-do-track = Pasos como { $track }
flo-do-income = Primero la renta: { $work }
flo-do-end = Terminar mi parte del turno

## Why not

flo-no-not-asked = Ahora hay que decidir otra cosa
flo-no-die-used = El dado { $die } ya se usó en este turno
flo-no-dice-left = Ya usaste todos tus dados del turno
flo-no-dice-to-use = Te { $n ->
    [one] queda { $n } dado
   *[other] quedan { $n } dados
} por usar
flo-no-building = No tienes edificio para esto
flo-no-used = { $building }: ya usado en este turno
flo-no-work-ready = Ninguna obra está lista para este artista
flo-no-wage = Faltan { $n } florines para el salario
flo-no-same-value = El valor { $n } hace lo mismo
flo-no-complete = Está completo
flo-no-icon = Aquí no hay icono libre: { $icon }
flo-no-icon-anywhere = No hay icono libre en tu hoja: { $icon }
flo-no-same-resource = Ya es ese recurso
flo-no-must-place = Hay un icono libre: hay que tacharlo
flo-no-extra = No tienes recursos extra
flo-no-florins = Faltan { $n } florines
flo-no-star = Tienes pocas estrellas
flo-no-many-stars = Un artista admite como mucho { $n ->
    [one] { $n } estrella
   *[other] { $n } estrellas
}
flo-no-owned = Ya tienes este edificio
flo-no-space-lacks = Falta en el espacio { $n }: { $goods }
flo-no-space = Todos tus espacios están completos
flo-no-work-lacks = Aún falta: { $goods }
flo-no-other-artist = La obra pide otro tipo de artista
flo-no-income = Esta obra no te da renta ahora

## Effects

flo-fx-value = Al usar el dado { $die }, eliges su valor.
flo-fx-swap = Al usar el dado { $die } para recursos, uno ({ $resource }) puede ser otro.
flo-fx-anonymous = Una vez por turno: cualquier dado contrata sin salario a un artista anónimo para cualquier obra, que vale { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.
flo-fx-alike = Una vez por turno: cualquier dado da { $n } recursos iguales.
flo-fx-steps = Una vez por turno: cualquier dado da { $n } pasos en un camino.
flo-fx-purse = Una vez por turno: cualquier dado da { $n } florines.
flo-fx-sell = Una vez por turno: toma { $n } florines en lugar de un recurso.
flo-fx-discount = Una vez por turno: un artista cuesta { $n } florines menos.
flo-fx-extra = Al construirlo: { $n } recursos extra.
flo-fx-masterpiece = Una obra maestra añade { $n } puntos en vez de { $usual }.
flo-fx-any-artist = Un dado de artista puede contratar a cualquiera: { $kinds }.
flo-fx-none = Solo puntos.
flo-box-resource = 1 recurso a elección
flo-box-step = 1 paso como { $track }
flo-box-die = usa cualquiera de los seis dados

## The table: bar and dice

flo-b-round-of = Ronda { $round } de { $of }
flo-b-turn-order = Orden de turno
flo-b-offices = Cargos de esta ronda
flo-b-nobody = nadie
flo-b-ghost = Fantasma
flo-b-captain-why = El capitán tomó un recurso al empezar la ronda
flo-b-bishop-why = El obispo, si no está activo, puede usar cualquiera de los seis dados
flo-b-your-die = Tu turno, dado { $n } de { $of }.
flo-b-your-turn = Tu turno.
flo-b-at-once-all = Ahora eligen todos los que no están activos.
flo-b-your-left = { $who } ha tirado. { $n ->
    [one] Un dado es tuyo.
   *[other] { $n } dados son tuyos.
}
flo-b-ask-die = Elige un dado y su uso.
flo-b-ask-end = Gasta y construye, o termina tu parte.
flo-b-ask-value = ¿Con qué valor usas el dado { $die }?
flo-b-ask-units = Tacha { $goods } en tu hoja.
flo-b-ask-choose = { $n ->
    [one] ¿Qué recurso tomas?
   *[other] ¿De qué tipo: { $n } iguales?
}
flo-b-ask-spend = ¿Dónde tachas { $goods }?
flo-b-ask-track = ¿En qué camino avanzas { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}?
flo-b-ask-hire = ¿Qué obra completa el artista?
flo-b-ask-income = ¿Qué renta va primero?
flo-b-ask-box = Usa ya cualquiera de los seis dados.
flo-b-waiting = Debe decidir: { $who }
flo-b-over = La partida ha terminado
flo-b-dice = Dados
flo-b-unused = libres
flo-b-used = usados
flo-b-die = dado { $die }: { $value }
flo-b-uses-of = Usos del dado { $die }, valor { $value }
flo-b-use-resources = Recursos
flo-b-use-florins = Florines
flo-b-fits = { $n ->
    [one] cabe en un lugar
   *[other] cabe en { $n } lugares
}
flo-b-lost = sin icono libre: se pierde
flo-b-once = una vez por turno
flo-b-free-value = valor a tu elección
flo-b-one-kind = todos iguales
flo-b-one-track = en un camino
flo-b-in-hand = en mano
flo-b-squares = Elige un cuadro dorado en la hoja.
flo-b-no-square = No hay icono libre.
flo-b-make-it = o cámbialo por
flo-b-sell = Vender: { $n }
flo-b-lose = Renunciar
flo-b-end = Terminar mi parte
flo-b-turn-now = Este turno
flo-b-still = Por usar: { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}.
flo-b-free-acts = En todo momento: gasta la reserva, paga, construye.
flo-b-is-active = { $who } está activo.
flo-b-ghost-active = El fantasma está activo.
flo-b-buildings = Edificios
flo-b-buildable = { $n ->
    [one] { $n } construible ahora
   *[other] { $n } construibles ahora
}

## The table: the sheet

flo-b-your-sheet = tu hoja
flo-b-sheet = Hoja
flo-b-note = números nuestros donde el reglamento no dice nada
flo-b-points-now = puntos si la partida acabara ahora
flo-b-palace = Palacio
flo-b-church = Iglesia
flo-b-district = Barrio
flo-b-palace-whole = completo, por orden
flo-b-palace-solo = completo, por ronda
flo-b-whole = completa
flo-b-rank = { $n }.º
flo-b-round-short = R { $rounds }
flo-b-done = completa
flo-b-all-crossed = lista para un artista
flo-b-open = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
flo-b-fits-here = { $name } cabe, iconos libres: { $n }
flo-b-none-here = sin icono: { $name }
flo-b-crossed = { $what }, tachado
flo-b-free = { $what }, libre
flo-b-cross-in = Tachar { $what }: { $place }
flo-b-now-gives = da enseguida
flo-b-each-round = cada ronda
flo-b-takes = artista: { $list }
flo-b-with = puntos: { $a } por la obra, { $b } por el artista
flo-b-you-hold = el cargo es tuyo
flo-b-holds = tiene el cargo
flo-b-vacant = cargo vacante
flo-b-from-round = cargo desde la ronda { $n }
flo-b-no-office = sin cargo
flo-b-reserve = Reserva
flo-b-extra = extra, cualquiera
flo-b-florins = florines
flo-b-stars = estrellas
flo-b-spend-as = gasta uno como
flo-b-tracks = caminos
flo-b-sum-palace = palacio
flo-b-sum-church = iglesia
flo-b-sum-district = barrio
flo-b-sum-reserve = reserva
flo-b-now = ahora
flo-b-next = siguiente por construir
flo-b-after = tras el espacio { $n }
flo-b-built = construido
flo-b-start = primer edificio, sin puntos
flo-b-used-now = usado este turno
flo-b-unused-now = aún sin usar este turno

## The table: others, buildings, decisions

flo-b-others = Otros jugadores
flo-b-first = jugador inicial
flo-b-active = activo
flo-b-bot = bot
flo-b-to-use = { $n ->
    [one] { $n } dado por usar
   *[other] { $n } dados por usar
}
flo-b-decides = decide
flo-b-ready = ha terminado el turno
flo-b-later = un dado más tarde este turno
flo-b-whole-sheet = todos los iconos
flo-b-of-crossed = { $place }: { $n } de { $of } tachados
flo-b-of-done = { $place }: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
flo-b-of-built = { $place }: { $name }
flo-b-place = { $n } de { $of }
flo-b-pope = Papa Sixto IV
flo-b-pope-of = Papa Sixto IV ({ $level })
flo-b-pope-reached = { $who } tiene { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}, alcanza los { $goal } del papa Sixto IV y gana.
flo-b-pope-missed = { $who } tiene { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} y no alcanza los { $goal } del papa Sixto IV.
flo-b-pope-needs = alcanza { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} ({ $level })
flo-b-ghost-white = avanza como { $track } si dejas el dado { $die }
flo-b-for-space = para el espacio { $n }
flo-b-no-space = todos los espacios están completos
flo-b-drawer-hint = oro: construible ahora; con aro: tu reserva puede pagar lo que falta; rayado: aún no
flo-b-name = nombre
flo-b-needs = requiere
flo-b-effect = efecto
flo-b-missing = falta
flo-b-yours = tuyo
flo-b-build = construir
flo-b-points-only = solo puntos
flo-b-close = Cerrar
flo-b-one-star = obra maestra
flo-b-plain = sin estrella
flo-b-hint-free = La hoja sigue abierta para gastar y construir.
flo-b-in-reach = Al alcance
flo-b-or-in = O en
flo-b-spaces = espacios { $list }
flo-b-happens = Sucede
flo-b-asks = Después decides
flo-b-asks-units = dónde tachar { $goods }
flo-b-asks-value = el valor del dado
flo-b-asks-choose = qué recurso
flo-b-asks-track = qué camino
flo-b-asks-hire = qué obra
flo-b-asks-die = otro uso de un dado
flo-b-preview-do = Hacerlo
flo-b-text-title = La mesa en palabras
flo-b-text-may = Puedes
flo-b-text-unused = Dados libres
flo-b-text-used = Dados usados
flo-b-text-track = { $track }: casilla { $n } de { $of }

## The score

flo-score-palace = Obras del palacio
flo-score-palace-artists = Sus artistas
flo-score-palace-bonus = Palacio completo
flo-score-church = Obras de la iglesia
flo-score-church-artists = Artistas de la iglesia
flo-score-buildings = Edificios
flo-score-spaces = Bonificación de los espacios
flo-score-tracks = Puntos en los caminos
flo-score-stars = Estrellas restantes
flo-score-extra = Recursos extra restantes
flo-score-florins = Florines restantes

## Options and the page of reconstructed numbers

flo-b-solo = también en solitario
flo-option-level = Papa Sixto IV, para el juego en solitario
flo-option-pope = El papa
flo-made-count = { $n ->
    [one] { $n } valor nuestro
   *[other] { $n } valores nuestros
}
flo-made-place = En el archivo
flo-made-value = Valor

## The keys

flo-keys-die = elegir un dado: blanco, marrón, gris, verde, rojo, amarillo
flo-keys-arrows = moverse por usos, cuadros y respuestas
flo-keys-enter = usar el dado, tachar el cuadro, o tomar la respuesta marcada
flo-keys-dice = a los dados
flo-keys-buildings = a los edificios
flo-keys-sheet = a mi hoja

## Todo para consultar

flo-g-die = dado { $die }
flo-g-die-track = Según el valor, de 1 a 6: { $resource } { $counts }; como { $track } { $steps } pasos; o siempre { $florins } florines.
flo-g-die-artist = Según el valor, de 1 a 6: { $resource } { $counts }; { $artist } por { $wage } florines; o siempre { $florins } florines.
flo-g-value = Edificios: valor de un dado
flo-g-exchange = Edificios: cambio
flo-g-privilege = Edificios: privilegios
flo-g-prestige = Edificios: prestigio
flo-g-tracks = Caminos
flo-g-name = nombre
flo-g-cost = iconos
flo-g-points = puntos
flo-g-artists = tipo de artista
flo-g-income = renta
flo-g-boxes = longitud y orden de las casillas
flo-g-values = qué valor da cuánto
flo-g-effect = qué dado

## On a terminal: options, a match in a few words, how the seats stand

flo-with-pope = papa de dificultad { $level }
flo-brief-masterpiece = { $work }, una obra maestra
flo-brief-palace = el palacio está completo
flo-brief-church = la iglesia está completa
flo-stand-buildings = edificios
flo-stand-extra = recursos extra
flo-stand-ghost = fantasma: { $track }
