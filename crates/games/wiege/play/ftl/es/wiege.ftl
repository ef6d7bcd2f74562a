### Die Wiege der Renaissance en español.

## Símbolos, grupos, lugares

w-science = ciencia
w-architecture = arquitectura
w-finance = finanzas
w-exploration = exploración
w-religion = religión
w-group-red = grupo rojo, de 1442 a 1471
w-group-violet = grupo violeta, de 1474 a 1498
w-group-green = grupo verde, de 1499 a 1517
w-group-blue = grupo azul, de 1519 a 1525
w-group-grey = grupo gris, de 1526 a 1542
w-group-black = grupo negro, de 1545 a 1572
w-space-culture = espacio de cultura
w-space-character = espacio de personajes
w-culture-scoring = Puntuación de cultura
w-character-scoring = Puntuación de personajes
w-place-centre = centro
w-place-centre-n = centro { $n }
w-place-between = entre { $one } y { $two }
w-stones = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}

## Cartas

w-card-joker = comodín { $one } o { $two }
w-card-genius-blue = genio { $one }, marca azul
w-card-genius-red = genio { $one }, marca roja
w-card-rotation = rotación { $one }
w-card-character = { $name } ({ $value }, { $one })
w-card-great = { $name } ({ $value })

## La crónica

w-log-began = { $who } empieza.
w-log-turned-up = Nuevo acontecimiento, { $place }: { $event }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}.
w-log-skipped = { $who } no puede colocar ni mover nada y pierde el turno.
w-log-exchanged = { $who } cambia una piedra con { $with }.
w-log-stone = { $who } pone una piedra, { $place }.
w-log-pawn = { $who } pone el genio, { $place }.
w-log-stone-moved = { $who } mueve una piedra: { $from } → { $to }.
w-log-pawn-moved = { $who } mueve el genio: { $from } → { $to }.
w-log-triggered = { $who } cubre el último espacio de un color: { $scoring }.
w-log-bonus = { $who } puede tomar { $n ->
    [one] { $n } carta descubierta
   *[other] { $n } cartas descubiertas
} por las marcas de genio.
w-log-taken = { $who } toma { $card } de las cartas descubiertas.
w-log-drawn = { $who } roba { $card }.
w-log-drawn-hidden = { $who } roba una carta.
w-log-laid = { $who } baja { $card }.
w-log-piled = { $who } pone { $card } boca abajo en el montón.
w-log-piled-hidden = { $who } pone un personaje boca abajo en el montón.
w-log-turned = { $who } gira { $card }, que ahora muestra dos.
w-log-reshuffled = Los descartes forman un nuevo mazo de { $n } cartas.
w-log-stripped = { $who } cede { $card }, porque faltan cartas.
w-log-scoring-two = { $scoring }, { $place }: { $who } y { $other }.
w-log-scoring-one = { $scoring }, { $place }: { $who } sin rivales.
w-log-named = { $who } cuenta { $n } { $symbol }.
w-log-revealed-hand = { $who } revela { $card } de la mano.
w-log-revealed-pile = { $who } revela { $card } del montón.
w-log-passed = { $who } pasa.
w-log-compared = { $one } { $x }, { $two } { $y }: gana { $who }.
w-log-tied = { $one } { $x }, { $two } { $y }: empate.
w-log-won = A { $who } se le debe: { $stones }.
w-log-paid = { $who } da a { $to } { $n ->
    [one] una piedra
   *[other] { $n } piedras
} de { $colour }.
w-log-paid-event = { $who } da a { $to } { $n ->
    [one] una piedra
   *[other] { $n } piedras
} de { $colour } de un acontecimiento.
w-log-discarded = { $who } descarta { $card }.
w-log-kept = { $who } recupera { $card } a la mano.
w-log-uncovered = De nuevo en juego, { $place }: { $event }.
w-log-closed = No quedan acontecimientos, { $place }: el lugar se cierra.
w-log-over = La partida ha terminado: { $n ->
    [one] gana
   *[other] ganan a la vez
} { $who }.

## Una partida en pocas líneas

w-match-teams = dos contra dos
w-match-single = cada uno por su cuenta
w-match-start = empieza el asiento { $n }
w-match-top = solo se va el acontecimiento de arriba
w-match-passes = duelos hasta dos pases seguidos
w-match-oldest = arriba la carta más antigua
w-match-jokers = los comodines abren columnas
w-chapter-first = Los primeros acontecimientos
w-chapter-scoring = { $scoring } en { $place }
w-brief-stone = piedra en { $place }
w-brief-pawn = genio en { $place }
w-brief-moves = mueve
w-brief-skipped = pierde el turno
w-brief-card = carta
w-brief-lays = baja
w-brief-piles = pone en el montón
w-brief-turns = gira
w-brief-wins = gana { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}
w-now-reserve = reserva
w-now-on-events = en acontecimientos
w-now-placed = fuera
w-now-home = en reserva
w-now-hand = mano
w-now-pile = montón

## Qué se puede hacer

w-do-exchange = Cambia una piedra con { $who }
w-do-stone = Piedra: { $place }, espacio { $n }
w-do-pawn = Genio: { $place }, espacio { $n }
w-do-lift = Levanta: { $place }, espacio { $n }
w-do-move = Mueve a: { $place }, espacio { $n }
w-do-draw = Roba del mazo
w-do-take = Toma { $card }
w-do-lay = Baja { $card }
w-do-column = Columna { $n }
w-do-pile = { $card } al montón
w-do-turn = Gira { $card }
w-do-name = Nombra { $symbol }
w-do-reveal = Revela { $card }
w-do-pass = Pasa
w-do-pay = Da una piedra de { $who }
w-do-give = Da la piedra: { $place }, espacio { $n }
w-do-keep = Recupera { $card }
w-do-end = Termina el turno

## Por qué no

w-no-not-asked = Ahora hay otra cosa que decidir
w-no-event = Aquí no hay acontecimiento
w-no-reach = No está entre tú y un vecino
w-no-such-space = Ese espacio no existe
w-no-covered = El espacio está ocupado
w-no-road = Sin camino hasta una pieza
w-no-two-players = Ya hay otros dos
w-no-partner = Ya está tu compañero
w-no-same-space = Elige otro espacio
w-no-stone = No te quedan piedras de tu color
w-no-pawn = Tu genio está en un acontecimiento
w-no-own-left = Aún tienes piedras tuyas
w-no-exchange = No tenéis nada que cambiar
w-no-must-place = Puedes colocar, así que debes
w-no-yours = Aquí no hay piezas tuyas
w-no-target = Esta pieza no tiene adónde ir
w-no-deck = El mazo está vacío
w-no-display = No está entre las descubiertas
w-no-hand = No está en tu mano
w-no-culture = Solo cartas de cultura en columnas
w-no-character = Solo personajes en el montón
w-no-column = La carta no va en esa columna
w-no-rotation = Solo se giran cartas de rotación
w-no-uncovered = La carta está tapada
w-no-turned = La carta ya está girada
w-no-first = Una acción de carta es obligatoria
w-no-on-event = El acontecimiento no muestra ese símbolo
w-no-held = Ni en tu mano ni en tu montón
w-no-symbol = Su símbolo no está aquí
w-no-used = No está entre las usadas
w-no-payable = Esa piedra no se puede dar ahora

## La mesa

w-b-scoring-of = Puntuación { $n } de { $of } · { $left ->
    [one] queda { $left } acontecimiento
   *[other] quedan { $left } acontecimientos
}
w-b-order = Orden de turno
w-b-ask-place = Fase 1: pon una piedra o el genio.
w-b-ask-exchange = Sin piedras propias: cambia una o pon el genio.
w-b-ask-lift = Nada que colocar: levanta una pieza para moverla.
w-b-ask-move = ¿Adónde va la pieza?
w-b-ask-bonus = Bono del genio: toma hasta { $n ->
    [one] { $n } carta descubierta
   *[other] { $n } cartas descubiertas
}.
w-b-ask-cards = Fase 2: { $n ->
    [one] queda { $n } acción de carta
   *[other] quedan { $n } acciones de carta
}.
w-b-ask-cards-last = Fase 2: { $n ->
    [one] { $n } acción de carta
   *[other] { $n } acciones de carta
} y después la puntuación.
w-b-ask-lay = ¿A qué columna va la carta?
w-b-ask-name = Nombra un símbolo del acontecimiento.
w-b-ask-count = ¿Qué columna cuenta?
w-b-ask-keep = ¿Qué carta recuperas?
w-b-ask-reveal = Revela un personaje o pasa.
w-b-ask-pay = Debes { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}: ¿cuál das?
w-b-phase-1 = Fase 1: una pieza.
w-b-phase-bonus = Cartas por marcas de genio.
w-b-phase-2 = Fase 2: cartas.
w-b-phase-keep = Una carta vuelve a la mano.
w-b-phase-pay = Se pagan las piedras.
w-b-closed = Aquí ya no hay acontecimientos.
w-b-die = dado de influencia
w-b-dice-why = { $n ->
    [one] { $n } dado en la pila: una puntuación de personajes vale { $n } piedra
   *[other] { $n } dados en la pila: una puntuación de personajes vale { $n } piedras
}
w-b-free = libre
w-b-full = Están { $one } y { $two }
w-b-lay-stone = Pon la piedra
w-b-lay-pawn = Pon el genio
w-b-lift = Levanta esta pieza
w-b-move-here = Muévela aquí
w-b-give = Da esta piedra
w-b-give-on-board = Elige la piedra en los acontecimientos.
w-b-starts-two = Inicia una puntuación, { $scoring }: tú { $mine }, { $who } { $theirs }.
w-b-starts-one = Inicia una puntuación, { $scoring }: solo tú, { $mine }.
w-b-hidden = { $hand } en mano, { $pile } en el montón
w-b-bonus-cards = { $n ->
    [one] Toma hasta { $n } carta descubierta
   *[other] Toma hasta { $n } cartas descubiertas
}
w-b-last-culture = Último espacio de cultura
w-b-last-character = Último espacio de personajes
w-b-quiet = Aún sin puntuación
w-b-then = Después
w-b-actions = { $n ->
    [one] { $n } acción de carta, no 2
   *[other] { $n } acciones de carta
}
w-b-genius = Marcas de genio
w-b-points-most = como mucho, con todos tus personajes
w-b-stake = En juego
w-b-win = Ganas
w-b-lose = Pierdes
w-b-tie = empate: cada uno recupera una carta
w-b-tie-short = empate
w-b-discards = y descartas hasta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} de esa columna
w-b-better = Mejor
w-b-first = primero
w-b-undo-free = se puede deshacer
w-b-stone = piedra
w-b-stones = piedras
w-b-pawn = genio
w-b-piece = Qué pieza
w-b-stone-of = piedra de { $who }
w-b-pawn-of = genio de { $who }
w-b-pawn-out = genio fuera
w-b-no-stone = ninguna
w-b-reserve = piedras en la reserva
w-b-won = ganadas a otros: solo puntos
w-b-marks = marcas visibles
w-b-marks-why = El genio toma tantas cartas descubiertas como marcas del color que cubre
w-b-mark-blue = marcas azules de genio
w-b-mark-red = marcas rojas de genio
w-b-my-side = Mi lado
w-b-tableau = Columnas
w-b-tableau-why = la carta de arriba muestra su marca
w-b-no-card = sin cartas
w-b-pile = Montón
w-b-pile-why = tus personajes en el montón, ocultos para los demás
w-b-hand = Mano
w-b-in-hand = { $n ->
    [one] { $n } carta en mano
   *[other] { $n } cartas en mano
}
w-b-on-pile = { $n } en el montón
w-b-lay = bajar
w-b-to-pile = al montón
w-b-turn = girar
w-b-turned = girada
w-b-take = tomar
w-b-draw = robar
w-b-any = libre
w-b-or = o
w-b-display = Descubiertas
w-b-display-why = se toman en la fase 2
w-b-gap = hueco
w-b-deck = mazo
w-b-discarded = descartes
w-b-events = acontecimientos
w-b-left = vecino de la izquierda
w-b-right = vecino de la derecha
w-b-opposite = enfrente
w-b-below = primer asiento
w-b-partner = compañero
w-b-watching = Estás mirando: manos y montones siguen ocultos.
w-b-no-more-bonus = No más cartas
w-b-new-column = una columna nueva
w-b-keep = vuelve a la mano
w-b-cause-culture-you = Has cubierto el último espacio de cultura.
w-b-cause-culture = { $who } ha cubierto el último espacio de cultura.
w-b-cause-character-you = Has cubierto el último espacio de personajes.
w-b-cause-character = { $who } ha cubierto el último espacio de personajes.
w-b-alone = Nadie más participaba: paga el vecino, en el centro todos los rivales por turno.
w-b-passed = ha pasado
w-b-none-shown = aún ningún personaje
w-b-alike = { $n } por valores iguales
w-b-owed = aún se deben
w-b-difference = Quien pierde paga la diferencia
w-b-each-symbol = Una piedra por cada símbolo
w-b-named = contado
w-b-not-named = aún sin nombrar
w-b-duel-hint = Quien gana descarta lo revelado; quien pierde recupera una carta.
w-b-solo-hint = Un solo personaje gana todos los dados y se descarta.
w-b-pass-final = Pasar, sin vuelta
w-b-pass-on = Pasar
w-b-pass-alone = No revelar nada
w-b-score-own = Piedras del color propio
w-b-score-won = Piedras de otros
w-b-score-partner = Piedras del compañero

## La mesa como texto

w-t-now = Ahora
w-t-may = Puedes
w-t-events = Acontecimientos en la mesa
w-t-spaces = Espacios
w-t-space = { $kind }, unido a { $joined }: { $stands }
w-t-decks = Mazo { $deck }, descartes { $discards }, acontecimientos ocultos { $events }
w-t-own-hand = Tu mano
w-t-own-pile = Tu montón
w-t-pawn-home = genio en la reserva

## Qué se sabe de las cartas

w-fact-group = grupo
w-fact-die = dado
w-fact-year = año
w-fact-name = nombre
w-fact-symbols = símbolos
w-fact-layout = espacios y caminos
w-fact-face = tipo de carta
w-fact-value = valor
w-sure-known = conocido
w-sure-inferred = deducido
w-sure-made-up = de invención propia

## Opciones de una mesa

w-opt-teams = Dos contra dos
w-opt-teams-why = Los compañeros se sientan uno frente a otro y suman sus piedras. Cuatro jugadores.
w-opt-stack = Sin acontecimientos: solo se va el de arriba
w-opt-stack-why = Tras una puntuación de cultura vuelve el de debajo, en vez de cerrarse el lugar.
w-opt-pass = Un duelo acaba con dos pases seguidos
w-opt-pass-why = Quien pasó puede volver mientras el otro siga.
w-opt-oldest = La carta más antigua es la de arriba
w-opt-oldest-why = Es la primera que se descarta tras una puntuación.
w-opt-joker = Un comodín puede abrir su propia columna
w-opt-joker-why = Mientras uno de sus símbolos no tenga columna.

## Las teclas

w-keys-piece = elegir una pieza: piedra, genio
w-keys-arrows = moverse por espacios, cartas y respuestas
w-keys-enter = poner la pieza, usar la carta, o tomar la respuesta marcada
w-keys-events = a los acontecimientos
w-keys-display = a las cartas descubiertas
w-keys-mine = a mi lado

## Todo para consultar

w-g-events = Sucesos
w-g-jokers = Comodines
w-g-geniuses = Cartas de genio
w-g-rotations = Cartas de rotación
w-g-characters = Personajes
w-g-group = Grupo
w-g-symbols = Símbolos: { $list }.
w-g-spaces = { $culture ->
    [one] { $culture } espacio de cultura
   *[other] { $culture } espacios de cultura
}, { $character ->
    [one] { $character } espacio de personajes
   *[other] { $character } espacios de personajes
}.
w-g-roads = Caminos: { $list }.
w-g-joker = Va a una columna de uno de los dos símbolos y allí cuenta 1.
w-g-genius-blue = Cuenta 1 en su columna. Encima de ella, su marca da una carta descubierta cuando tu genio cubre un espacio azul.
w-g-genius-red = Cuenta 1 en su columna. Encima de ella, su marca da una carta descubierta cuando tu genio cubre un espacio rojo.
w-g-rotation = Cuenta 1 en su columna, y 2 cuando una acción de carta la ha girado.
w-g-character = Vale { $value } en una puntuación de personajes: desde la mano donde el acontecimiento muestra { $symbol }, desde el montón en cualquier acontecimiento.
w-g-great = Vale { $value } en una puntuación de personajes, desde la mano o desde el montón, en cualquier acontecimiento.
w-g-copies = { $n ->
    [one] Hay una.
   *[other] Hay { $n }.
}
