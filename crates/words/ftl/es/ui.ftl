### Las páginas en español.

## site: el marco de cada página

site-title = Magnifico: juegos del Renacimiento
site-name = Magnifico
site-tagline = Juegos del Renacimiento, en una sola mesa
site-nav = Menú principal
site-nav-tables = Mesas
site-nav-rules = Reglas
site-nav-rulings = Aclaraciones
site-nav-cards = Cartas
site-nav-replays = Repeticiones
site-skip = Ir al contenido
site-skip-board = Ir al tablero
site-as-text = La mesa como texto
site-menu = Menú
site-close = Cerrar
site-back = Volver
site-more = Más
site-yes = Sí
site-no = No
site-cancel = Cancelar
site-keys-hint = Pulsa ? para ver las teclas.
site-free = Software libre. Cada dado se puede comprobar al acabar la partida.
site-unofficial = Versión no oficial. Los juegos son de sus autores y editores, que no participan en ella; los dibujos y textos son nuestros. Si un juego te gusta, cómpralo.

## game: los tres juegos

game-lorenzo = Lorenzo il Magnifico
game-lorenzo-line = cuatro torres, tres dados, una ciudad
game-lorenzo-what = Envía a tu familia a las torres, al mercado y al consejo; ten contenta a la Iglesia, o paga por ello.
game-florenza = Florenza Dice Game
game-florenza-line = lanza, elige y construye
game-florenza-what = Seis dados para todos: el mármol, las telas y el oro se vuelven palacios, capillas y los maestros que los adornan.
game-wiege = Die Wiege der Renaissance
game-wiege-line = la cuna del Renacimiento
game-wiege-what = Extiende tu influencia por los caminos de treinta y seis acontecimientos y gana las mentes que hicieron la época.
game-players = de { $least } a { $most } jugadores
game-minutes = de { $least } a { $most } min
game-base-advanced = básico y avanzado
game-solo = también en solitario

## front: qué es esto, de un vistazo

front-lead = Juega con amigos en una misma pantalla o desde cualquier lugar del mundo, o contra bots que merecen la pena. Sin cuenta: bastan un enlace y un nombre.
front-games = Juegos
front-play-now = Jugar ya
front-play-now-with = { $bots ->
    [one] contra { $bots } bot
   *[other] contra { $bots } bots
} · { $level }
front-opponents = Rivales
front-level = Nivel
front-open = Abrir una mesa
front-learn = Aprender el juego
front-watch = Ver una partida

## tables: listas de mesas

tables-waiting = Te esperan
tables-waiting-none = Ninguna mesa te espera.
tables-others-move = { $n ->
    [one] Juegas en otra mesa donde les toca a los demás.
   *[other] Juegas en otras { $n } mesas donde les toca a los demás.
}
tables-open = Mesas abiertas
tables-running = En curso
tables-finished = Terminadas
tables-none = Por ahora, ninguna.
tables-sit = Sentarse
tables-continue = Continuar
tables-watch = Mirar
tables-replay = Repetir
tables-seats-free = { $n ->
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
}
tables-round = ronda { $round } de { $rounds }
tables-ended = terminada: ganó { $who } con { $points }
tables-since = espera desde hace { $time }
tables-yesterday = ayer
tables-minutes = { $n } min
tables-hours = { $n } h
tables-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
tables-house-rules = reglas de la casa
tables-known-seed = semilla elegida por quien abrió
tables-other-data = con componentes modificados

## open: abrir una mesa, cada opción con una línea de explicación

open-title = Abrir una mesa de { $game }
open-game = Juego
open-name = Tu nombre
open-name-why = Así te ven los demás.
open-table-name = Nombre de la mesa
open-table-name-why = Aparece en la lista de mesas; si lo dejas vacío, lo elegimos nosotros.
open-seats = Asientos, en sentido horario
open-seat = Asiento { $n }
open-seat-me = yo, o alguien en mi pantalla
open-seat-link = quien tenga el enlace
open-seat-bot = un bot
open-seat-none = nadie
open-players = Jugadores
open-players-why = De dos a cuatro; cinco solo con las reglas de la casa.
open-rules = Reglas
open-base = Juego básico
open-base-why = La misma loseta de bonos para todos y sin líderes: ideal para la primera partida.
open-advanced = Juego avanzado
open-advanced-why = Se eligen losetas de bonos y cuatro líderes cada uno: el juego completo.
open-passing = Pasar
open-passing-free = Libre
open-passing-free-why = Se puede renunciar a colocar aunque fuera posible.
open-passing-strict = Estricto
open-passing-strict-why = Quien puede colocar un familiar debe hacerlo.
open-english-leaders = Líderes a la inglesa
open-english-leaders-why = Los personajes no aumentan las acciones de Sforza y Leonardo, como en la edición inglesa.
open-house-rules = Cinco jugadores, reglas de la casa
open-house-rules-why = Más recursos, dos casillas más de mercado y prestigio; no es parte del juego publicado.
open-clock = Reloj
open-confirm = Confirmar cada turno
open-confirm-why = Tu turno queda abierto, y se puede deshacer, hasta que lo confirmes.
open-hints = Pistas
open-hints-usual = cuando una persona juega contra bots
open-hints-always = para todos
open-hints-never = para nadie
open-hints-why = Quien tiene que decidir puede preguntar en qué pensaría el bot más fuerte.
open-hidden = Solo con invitación
open-hidden-why = La mesa no aparece en la lista; solo la encuentra quien tiene el enlace.
open-seed = Semilla
open-seed-why = Déjala vacía. Una semilla tuya repite los mismos dados, y todos lo sabrán.
open-duplicate = Partida duplicada
open-duplicate-why = Varias mesas reciben los mismos dados y cartas, y se comparan los resultados.
open-more = Más opciones
open-submit = Abrir la mesa
open-hot-seat = Misma pantalla
open-hot-seat-why = Varias personas comparten esta pantalla; las cartas ocultas siguen ocultas al cambiar de manos.

## level: la fuerza de un bot

level-title = Cómo juegan los niveles
level-random = al azar
level-friendly = amable
level-friendly-why = Juega con sensatez y se le escapa mucho: para la primera partida.
level-able = capaz
level-able-why = Examina todo su turno antes de decidir.
level-shrewd = astuto
level-shrewd-why = Busca un momento entre lo que puede seguir.
level-fierce = feroz
level-fierce-why = Busca durante dos segundos como mucho entre miles de maneras en que puede seguir la partida.
level-measured = En { $games } partidas contra { $others } del nivel «{ $against }» ganó el { $share } % (de { $low } a { $high } %; { $chance } % sería lo igual).

## hint: en qué pensaría un bot, para quien tiene que decidir

hint-ask = Pista
hint-ask-why = Deja que el bot más fuerte piense dos segundos en tu decisión.
hint-title = En qué piensa el bot más fuerte
hint-why = Probabilidad estimada de ganar tras cada jugada, según lo que ves. Para el orden cuentan también los puntos. Un clic muestra la jugada; no se juega nada.
hint-chance = { $n } %
hint-show = Mostrar en el tablero

## review: una partida terminada, juzgada

review-title = Análisis
review-why = Un bot juzga cada decisión de la partida según lo que entonces se podía ver. Tarda cerca de un minuto.
review-ask = Analizar la partida
review-waiting = Antes les toca a otras partidas.
review-working = { $done } decisiones de { $all } juzgadas
review-comes = Esta página se recarga sola.
review-chart = Probabilidad de ganar a lo largo de la partida
review-chart-why = Tal como podía estimarla quien decidía. Cada columna lleva a su momento de la partida. Los círculos son las decisiones más caras; las líneas discontinuas, el comienzo de las rondas.
review-costly = Las decisiones más caras
review-costly-why = Qué encontró mejor una búsqueda en ese momento, y cuánto habría sumado a las perspectivas, de 0 a 100: cuatro quintos son puntos y un quinto, la victoria. No son las probabilidades del gráfico.
review-none = Nada que costara una parte notable de las perspectivas: bien jugado.
review-gain = Perspectivas: { $n } de 100 perdidos
review-mark = Una decisión cara de { $who }. Perspectivas: { $n } de 100 perdidos
review-played = Jugado
review-better = Mejor

## stats: cuánto valen las piezas

stats-title = Estadísticas: { $game }
stats-sum = De { $games } partidas de { $players } jugadores, jugadas por bots ({ $bots }).
stats-why = Victorias, con su intervalo del 95 %, puntos y ventaja son los de quienes lo hicieron al menos una vez. Ventaja: cuántos puntos más que la media de su mesa. Jugadores: qué parte de todos los jugadores lo hizo, en las partidas en que era posible; de lo que solo uno en la mesa puede tener, como mucho { $most } %. Lo que hicieron menos de { $enough } jugadores está en gris y va al final. Una fila se abre a rondas y asientos; 0 es antes de la primera ronda.
stats-name = Nombre
stats-times = Veces
stats-taken = Jugadores
stats-win = Victorias
stats-points = Puntos
stats-ahead = Ventaja
stats-interval = { $low }–{ $high } %
stats-by-round = Veces por ronda
stats-by-seat = Veces por asiento
stats-kind-card = Cartas
stats-kind-leader = Líderes
stats-kind-bonus-tile = Losetas de bonificación
stats-kind-excommunication = Excomunión
stats-kind-building = Edificios
stats-kind-work = Obras de arte
stats-kind-whole = Construcciones enteras
stats-kind-office = Cargos
stats-kind-event = Acontecimientos
stats-kind-culture = Cartas de cultura
stats-kind-character = Personajes
stats-verb-taken = tomadas
stats-verb-kept = conservados
stats-verb-played = jugados
stats-verb-activated = activados
stats-verb-copied = copiados
stats-verb-discarded = descartados
stats-verb-chosen = elegidas
stats-verb-suffered = sufrida
stats-verb-built = construidos
stats-verb-rolled = por el dado inicial
stats-verb-completed = completadas
stats-verb-masterpiece = como obras maestras
stats-verb-held = ocupados
stats-verb-won-by-culture = ganados por cultura
stats-verb-won-by-characters = ganados por personajes
stats-verb-laid = bajadas
stats-verb-turned = giradas
stats-verb-piled = puestos en el montón
stats-verb-revealed = revelados

## clock: clases de reloj

clock-none = Sin reloj
clock-none-why = Nadie tiene prisa.
clock-live = { $minutes } min y { $seconds } s por turno
clock-live-why = Para una sola sesión: una reserva de tiempo, y un poco más en cada turno.
clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
clock-days-why = Para jugar a ratos, a lo largo de semanas.
clock-at-end = Cuando se acaba el tiempo
clock-at-end-bot = juega un bot
clock-at-end-pass = se pasa el turno
clock-left = quedan { $time }
clock-up = Se acabó el tiempo.

## invite: invitar, sentarse, esperar

invite-title = Invitar
invite-why = Quien tenga este enlace puede sentarse. Envíalo a tus amigos.
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-share = Compartir
invite-code = El enlace como código, para escanearlo con el teléfono
invite-sit = Sentarse
invite-sit-here = Sentarse aquí
invite-name = Tu nombre
invite-bot-here = Un bot para este asiento
invite-free = Asiento libre
invite-waiting = { $n ->
    [one] Falta { $n } jugador.
   *[other] Faltan { $n } jugadores.
}
invite-start = La partida empieza cuando todos los asientos están ocupados.
invite-watch = Solo mirar
invite-full = Todos los asientos están ocupados: puedes mirar.

## hand: la pantalla que pasa de mano en mano

hand-title = Pasa la pantalla a { $who }
hand-why = Decide { $who }. Hasta entonces no se ve ninguna carta oculta.
hand-ready = Soy { $who }
hand-mine = Tus asientos en esta mesa
hand-hide = Ocultar mis cartas

## region: títulos de la mesa

region-board = Tablero
region-mine = Mi tablero
region-others = Los demás
region-players = Jugadores
region-players-order = en orden de turno
region-towers = Torres
region-areas = Áreas
region-church = Iglesia
region-family = Familia
region-parts = Partes de la mesa
region-me = Yo
region-dice = Dados
region-round = Ronda { $round } · Periodo { $period }
region-round-of = Ronda { $round } de { $rounds }
region-turn-order = Orden de turno
region-next-order = orden de la próxima ronda
region-you = tú
region-bot = bot
region-watching = { $n ->
    [one] { $n } persona mira
   *[other] { $n } personas miran
}
region-you-watch = Estás mirando esta partida.
region-goods = Recursos
region-territories = Territorios
region-buildings = Edificios
region-characters = Personajes
region-ventures = Empresas
region-bonus-tile = Loseta de bonos
region-taken-by = la tomó { $who }
region-taken-by-you = la tomaste tú
region-surcharge = Hay un familiar en esta torre: una carta cuesta { $n } monedas más
region-add-servants = Añadir sirvientes
region-value = Valor { $n }
region-empty-row = Aún sin cartas
region-next-slot = el próximo pide { $n } puntos militares
region-row-points = ahora vale { $n }

## prompt: lo que se espera, en palabras

prompt-your-turn = Tu turno.
prompt-choose = Elige un familiar y un lugar.
prompt-member = Familiar { $member }, valor { $value }: elige un lugar.
prompt-space = { $space }: elige un familiar.
prompt-placed = Colocado. Usa líderes o termina el turno.
prompt-waiting = Decide { $who }.
prompt-waiting-several = Deciden { $who }.
prompt-thinking = { $who } está pensando.
prompt-confirm = Confirma tu turno o deshazlo.
prompt-servants = ¿Cuántos sirvientes?
prompt-pay = ¿Cómo pagas?
prompt-privilege = Elige un privilegio.
prompt-exchange = ¿Intercambio con { $card }?
prompt-bonus = Acción adicional: elige una carta.
prompt-bonus-work = Acción adicional: ¿cuántos sirvientes?
prompt-raise = ¿Qué familiar?
prompt-copy = ¿Qué habilidad?
prompt-draft = Quédate con un líder.
prompt-tile = Elige tu loseta de bonos.
prompt-vatican = ¿Apoyas a la Iglesia?
prompt-over = La partida ha terminado.
prompt-forced = Solo había una respuesta: { $what }
prompt-open = Hay una decisión pendiente: ábrela

## turn: los botones del turno

turn-undo = Deshacer
turn-undo-why = deshace el último paso
turn-restart = Reiniciar el turno
turn-restart-why = deshace todo el turno
turn-confirm = Confirmar
turn-end = Terminar el turno
turn-pass = Pasar
turn-pass-sure = ¿Renuncias a colocar?
turn-place-here = Colocar aquí
turn-take-here = Tomar esta carta
turn-placement-back = Deshacer la colocación
turn-undo-free = no se revela nada: puedes deshacer
turn-undo-last = esto revela algo: no se puede deshacer
turn-undo-ask = Pedir deshacer
turn-undo-asked = { $who } pide deshacer el último paso.
turn-undo-agree = Aceptar
turn-undo-refuse = Rechazar
turn-undo-waiting = A la espera de que los demás acepten.
turn-leave = Dejar la mesa
turn-leave-why = Un bot juega por ti hasta que vuelvas.
turn-return = Recuperar mi asiento
turn-stand-in = ¿No está? Que juegue un bot

## peek: lo que haría una colocación

peek-take = Tomar { $card }
peek-pay = Pagas
peek-get = Recibes
peek-after = Después
peek-then = Desde entonces
peek-scores = Al final
peek-tower = torre ocupada
peek-floor = piso
peek-discount = descuento
peek-less = menos por excomunión
peek-servants = Sirvientes que añadir
peek-fewer = uno menos
peek-more = uno más
peek-sum = Valor { $base } y { $servants } más: { $value }
peek-activates = Activa
peek-not-activated = No se activa: pide { $n }
peek-nothing = No cambia nada.

## history: el diario

history-title = Diario
history-since = Desde tu última visita
history-new-one = Desde tu última visita: pasó una cosa
history-new-many = Desde tu última visita: pasaron { $n } cosas
history-nothing-new = No ha pasado nada desde entonces.
history-all = Todo desde el principio
history-moment = Momento { $n }
history-undone = deshecho
history-round = Ronda { $round }
history-you = Tú
history-newest = A lo más reciente

## stock: cantidades en palabras

stock-wood = madera
stock-stone = piedra
stock-servants = sirvientes
stock-coins = monedas
stock-military = militares
stock-faith = fe
stock-points = puntos
stock-prestige = prestigio
stock-change = de { $before } a { $after }

## leaders: líderes en juego y en mano

leaders-title = Líderes
leaders-count = { $play } en juego, { $hand } en mano
leaders-in-play = en juego
leaders-in-hand = en mano
leaders-used = usado
leaders-discarded = descartado
leaders-short = faltan { $n }
leaders-ready = se puede jugar
leaders-hidden = { $n ->
    [one] { $n } líder oculto
   *[other] { $n } líderes ocultos
}
leaders-needs = Requisitos
leaders-play = Jugar
leaders-use = Activar
leaders-discard = Descartar por un privilegio
leaders-copies = copia a { $leader }

## faith: la Iglesia

faith-title = Fe
faith-next = Informe al Vaticano tras la ronda { $round }: { $needs } puntos de fe
faith-enough = tienes bastantes
faith-missing = faltan { $n }
faith-worth = vale { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
excom-title = Excomuniones
excom-period = Periodo { $period }
excom-yours = Sufres esta excomunión.
excom-nobody = Nadie todavía

## military: el marcador

military-title = Puntos militares
military-first = primero al final: { $n } puntos
military-second = segundo: { $n } puntos

## area: las áreas de acción

area-council = Palacio del consejo
area-council-why = Una moneda y un privilegio; el orden aquí será el orden de turno de la próxima ronda.
area-market = Mercado
area-market-why = Un solo familiar por casilla.
area-harvest = Cosecha
area-harvest-why = Activa tus territorios hasta el valor de la acción.
area-production = Producción
area-production-why = Activa tus edificios hasta el valor de la acción.
area-full-value = valor completo
area-less = valor −{ $n }
area-your-value = tú: { $n }
area-closed = cerrado con { $n } jugadores
area-place = puesto { $n }

## decide: paneles de decisión

decide-hint = El tablero sigue visible: cierra esto para mirar, la elección espera.
decide-because = Por { $what }
decide-now-then = de { $before } a { $after }
decide-privilege = Elige un privilegio del consejo
decide-privilege-why = Uno de { $n }.
decide-privilege-distinct = { $left } más, todos diferentes
decide-payment = ¿Cómo vas a pagar?
decide-payment-why = Esta carta se puede pagar de dos formas.
decide-exchange = Intercambio con { $card }
decide-exchange-why = Se paga con lo que tenías antes; lo que dé llega al final.
decide-exchange-none = Dejarlo
decide-servants = ¿Cuántos sirvientes?
decide-servants-why = Cada uno suma 1 al valor.
decide-servants-rate = Cada { $n } sirvientes suman 1 al valor.
decide-bonus = Acción adicional
decide-bonus-tower = Adquiere una carta con valor { $n }, sin familiar.
decide-bonus-work = { $work } con valor { $n }, sin familiar.
decide-bonus-decline = Renunciar
decide-draft = Elige un líder para quedártelo
decide-draft-why = Los otros { $n } van al jugador de tu derecha.
decide-draft-last = El último es tuyo.
decide-draft-kept = Elegidos hasta ahora
decide-tile = Elige tu loseta de bonos
decide-tile-why = Actúa en cada cosecha y producción tuya.
decide-vatican = Informe al Vaticano, periodo { $period }
decide-vatican-why = Tu fe: { $faith }; se piden { $needs }.
decide-vatican-support = Apoyar: { $faith } de fe se convierten en { $vp } puntos
decide-vatican-refuse = Negarse: conservar la fe y sufrir la excomunión
decide-vatican-fails = Muy poca fe: sufres la excomunión.
decide-raise = Elige un familiar
decide-raise-why = Vale { $n } hasta el final de la ronda.
decide-copy = Elige una habilidad que copiar
decide-copy-why = La elección vale para el resto de la partida.

## score: el final de la partida

score-title = Puntuación final
score-winner = Gana { $who } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
score-you-won = ¡Has ganado!
score-you-lost = Has perdido.
score-place = Puesto { $n }
score-player = Jugador
score-track = Puntos acumulados
score-lost-before = Perdidos por excomunión antes de puntuar
score-territories = Territorios
score-characters = Personajes
score-ventures = Empresas
score-military = Fuerza militar
score-resources = Recursos acumulados
score-prestige = Prestigio
score-lost = Perdidos por excomunión
score-total = Suma
score-if-now = Si la partida acabara ahora
score-tie = El empate lo gana quien va antes en el orden de turno: { $who }.
score-tie-rules = Los puntos son iguales; la regla de desempate pone primero a { $who }.
score-chart = Puntos por ronda
score-chart-source = Puntos por origen
score-chart-why = Lo que habría tenido cada uno si la partida hubiera acabado tras esa ronda.
score-chart-source-why = Los mismos puntos, según su procedencia.
score-table = Como tabla
score-more = Gráficos y prueba
score-rematch = Jugar otra vez
score-rematch-why = Las mismas personas, otra semilla.
score-record = Descargar el registro
score-record-why = Un archivo de texto con cada jugada, que se demuestra a sí mismo.
score-lobby = A las mesas
score-replay = Volver a ver la partida
score-duplicates = La misma semilla en otras mesas

## fair: semilla y prueba

fair-title = Dados limpios
fair-before = Antes del primer dado el servidor se comprometió con su semilla:
fair-seed = Semilla
fair-commitment = Compromiso
fair-verify = Comprobar
fair-verified = Comprobado: cada dado y cada carta salen de la semilla.
fair-failed = No cuadra: el registro y la semilla no coinciden.
fair-later = La semilla se muestra cuando acaba la partida.
fair-known = Quien abrió esta mesa eligió la semilla y podía prever cada dado.
fair-duplicate = Quien abrió esta mesa puede abrir otras con la misma semilla, para comparar resultados; quien juegue antes allí podría prever aquí cada dado.
fair-continued = Esta partida continúa desde el momento { $at } de otra. Su semilla es conocida: quien la miró podía prever cada dado.
fair-verify-why = El servidor juega de nuevo todo el registro desde su semilla.
proof-commitment = La huella SHA-256 de la semilla es el compromiso mostrado antes del primer dado.
proof-chance = { $n ->
    [one] { $n } resultado del azar se deduce de la semilla: los dados y los mazos barajados.
   *[other] { $n } resultados del azar se deducen de la semilla: los dados y los mazos barajados.
}
proof-moves = { $n ->
    [one] { $n } decisión se jugó de nuevo; era legal y la posición resultante es la registrada.
   *[other] { $n } decisiones se jugaron de nuevo; cada una era legal y la posición resultante es la registrada.
}
proof-result = El resultado es el que se jugó.
proof-by-hand = Compruébalo tú mismo
proof-by-program = Descarga el registro y deja que tu propia copia del programa lo compruebe:
proof-by-digest = El compromiso, con herramientas corrientes:
proof-by-dice = Cada dado: el bloque i es el SHA-256 de los 32 bytes de la semilla seguidos de i en ocho bytes little-endian, leído como ocho palabras big-endian de 32 bits. Un número menor que n es la mitad alta de palabra × n; se salta la palabra cuya mitad baja es menor que 2³² mod n. Un dado es un número menor que 6, más 1; un mazo se baraja desde el último lugar hacia abajo, cambiando cada uno por otro en ese lugar o antes.

## replay: mirar atrás

replay-title = Repetición
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-step = Momento { $at } de { $last }
replay-moment = Momento
replay-jump = Ir a la ronda { $round }
replay-eye = Visto por
replay-eye-all = todos
replay-eye-none = un espectador
replay-link = Enlace a este momento
replay-continue = Seguir desde aquí contra bots
replay-continue-why = Una mesa privada tuya que empieza aquí; la partida queda como estaba.
replay-continue-go = Seguir desde aquí
replay-continue-name = { $name } (continuada)
replay-seat = Tu puesto
replay-go = Mostrar
replay-slower = Más lento
replay-faster = Más rápido
replay-usual = Medio
replay-rounds = Rondas y turnos
replay-begin = desde el principio
replay-before = Antes de la primera ronda
replay-keys = Teclas: ← → paso, espacio reproduce, Inicio y Fin
replay-upload = Repetir un registro
replay-upload-why = El texto de una partida terminada, tal como se descarga de su mesa.
replay-upload-go = Comprobar y repetir
replay-only-over = Una partida se puede repetir cuando ha terminado.

## chat: hablar en la mesa

chat-title = Charla
chat-say = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho nada todavía.

## notify: títulos, avisos, conexión

notify-your-turn = ● Tu turno · { $game }
notify-waiting = { $who } · { $game }
notify-title = Tu turno en { $table }
notify-allow = Avísame cuando me toque
notify-denied = El navegador no permite notificaciones para este sitio.
notify-lost = Conexión perdida. Nuevo intento …
notify-back = Conexión recuperada.
notify-moved = { $who } ha jugado.
notify-joined = { $who } se sienta.
notify-left = { $who } se va; sigue un bot.
notify-returned = { $who } ha vuelto.

## error: qué ha fallado y qué hacer

error-title = No ha funcionado
error-stale = La mesa ha avanzado. Mira de nuevo y elige otra vez.
error-illegal = No está permitido: { $why }
error-not-now = Ahora no: { $why }
error-malformed = La petición no se entiende.
error-no-seat = No tienes asiento en esta mesa.
error-foreign = Esta petición viene de la página de otro sitio.
error-missing = Aquí no hay nada.
error-missing-table = Esa mesa no existe.
error-set-aside = Esta mesa está apartada: su registro no se puede volver a jugar.
error-other-data = Esta mesa está apartada: se empezó con otros datos de componentes que los que el servidor tiene ahora.
error-other-rules = Esta mesa está apartada: se empezó con la versión { $theirs } de las reglas, y este servidor juega la versión { $ours }.
error-too-many = Demasiadas peticiones. Prueba en { $seconds } segundos.
error-too-large = Es demasiado grande.
error-too-slow = La petición no llegó a tiempo.
error-unavailable = El servidor no puede hacerlo ahora; nada ha cambiado.
error-taken = Ahí ya hay alguien.
error-name = Escribe un nombre.
error-lobby = A las mesas
error-again = Probar otra vez
error-method = Esta dirección no conoce ese método.
error-record = Este registro no se sostiene: { $why }
error-not-your-turn = no es tu turno
error-over = la partida ha terminado
error-no-action = esto no es una acción del juego ({ $why })
error-seed-known = Esa partida ha terminado y su semilla es conocida.
error-not-organiser = Solo quien abrió esa mesa para una partida duplicada puede abrir otra con la misma semilla.
error-still-on = La partida sigue en curso.
error-undo-nothing = Aún no has decidido nada que se pueda deshacer.
error-undo-not-yours = El último en decidir fue otro: para deshacer hace falta el consentimiento de los demás.
error-undo-revealed = Se reveló algo nuevo: para deshacer hace falta el consentimiento de los demás.
error-undo-consent = Para deshacer tanto deben estar de acuerdo todos los demás.
error-undo-alone = Se reveló algo nuevo y no hay nadie más que pueda dar su consentimiento: lo jugado queda.
error-undo-nobody = Nadie pide deshacer nada ahora.
error-record-full = El registro de esta mesa está lleno: la partida se puede jugar hasta el final, pero ya no se deshace nada ni se deja ningún asiento a un bot.
error-full = Todos los puestos de esta mesa están ocupados.
error-nothing-to-leave = La partida ha terminado: no hay nada que dejar.
error-own-seat = Este puesto ya lo juegas tú.
error-bot-there = Ahí ya juega un bot.
error-has-days = { $who } tiene días para cada turno y no hace falta que esté presente.
error-is-here = { $who } está presente: un bot solo puede sustituir a quien falta.
error-held = { $who } aún no ha confirmado su turno.
error-not-full = La partida empieza cuando todos los puestos están ocupados.
error-bot-plays = Un bot juega este puesto; recupéralo primero.
error-nothing-to-confirm = No hay ningún turno tuyo que confirmar.
error-decided = En ese momento la partida ya está decidida: elige uno anterior.
error-no-hints = En esta mesa no hay consejos.
error-nothing-to-decide = Ahora no tienes nada que decidir.
error-seed-secret = La misma semilla se juega aún en otra mesa: hasta que termine esa partida, aquí sigue en secreto.
error-right-choose = Elige una de las acciones que ofrece la mesa.
error-right-look = Mira de nuevo la mesa: dice a qué espera.
error-right-malformed = Vuelve y rellena otra vez el formulario. El servidor dice:
error-right-sit = Un puesto pertenece al navegador que lo ocupó. Abre la página de la mesa: si hay un puesto libre puedes sentarte; si no, puedes mirar.
error-right-page = Usa la página de la propia mesa.
error-right-address = Comprueba la dirección. La portada muestra las mesas.
error-right-report = Quienes llevan este servidor tienen un informe y pueden investigarlo.
error-right-data = No se ha perdido nada: la mesa sigue en cuanto el servidor arranque con las reglas y los datos con los que se empezó.
error-right-less = Envía menos de una vez.
error-right-soon = Inténtalo de nuevo en un momento.
error-back = Volver a la mesa

## settings: lo que elige quien lee

settings-title = Ajustes
settings-language = Idioma
settings-theme = Claro u oscuro
settings-sound = Sonido
settings-text = Tamaño del texto
settings-text-smaller = Texto más pequeño
settings-text-larger = Texto más grande
settings-motion = Movimiento
settings-motion-less = menos movimiento
settings-notify = Avisos
settings-saved = Guardado

## keys: la ayuda del teclado

keys-title = Teclas
keys-close = Cerrar con Escape
keys-arrows = moverse por las casillas
keys-members = elegir un familiar: blanco, negro, naranja, incoloro
keys-servants = un sirviente más o menos
keys-enter = colocar, o tomar la respuesta marcada
keys-answers = elegir una respuesta
keys-escape = cerrar lo que está abierto
keys-undo = deshacer
keys-restart = reiniciar el turno
keys-confirm = confirmar el turno
keys-towers = a las torres
keys-areas = a las áreas
keys-mine = a mi tablero
keys-others = a los demás jugadores
keys-log = al diario
keys-prompt = repetir lo que se espera
keys-hint = pedir una pista
keys-help = esta ayuda
keys-theme = claro u oscuro
keys-replay = repetición: atrás, adelante, reproducir

## say: etiquetas para lectores de pantalla

say-die-white = dado blanco: { $n }
say-die-black = dado negro: { $n }
say-die-orange = dado naranja: { $n }
say-member = { $who }: familiar { $member }, valor { $value }
say-usable = se puede usar
say-usable-servants = { $n ->
    [one] se puede usar con { $n } sirviente
   *[other] se puede usar con { $n } sirvientes
}
say-unusable = no se puede usar: { $why }
say-space = { $space }, valor { $value }
say-floor-card = { $card }, { $space }, valor { $value }
say-taken = la ocupa { $who }
say-empty = libre
say-selected = elegido
say-last-move = última jugada
say-card = { $card }: carta, periodo { $period }
say-cost = Coste
say-or = o
say-now = Inmediato
say-permanent = Permanente
say-activation = desde valor { $n }
say-at-end = Al final
say-once = una vez por ronda
say-always = siempre
say-different = todos diferentes
say-becomes = se convierte en
say-per = por
say-faith-step = { $faith } de fe: { $vp } puntos
say-excommunicated = excomunión en el periodo { $period }
say-order = { $n } en el orden de turno: { $who }
say-leader = { $leader }: { $state }
say-military-needed = puntos militares necesarios
say-emblem-lily = lirio
say-emblem-rose = rosa
say-emblem-acorn = bellota
say-emblem-sun = sol
say-emblem-moon = luna

## plain: la mesa como texto

plain-title = La mesa en palabras
plain-why = Todo lo que hay en la mesa, en frases.
plain-towers = En las torres
plain-floor = Piso { $floor }, valor { $value }
plain-members-left = Familiares por colocar
plain-you-may = Puedes
plain-you-may-not = Ahora no es posible
plain-send = Hacerlo
plain-bonus = El piso añade: { $gain }.
plain-hit = Excomulgados: { $who }.
plain-board = La mesa dibujada

## gallery: qué se puede consultar de cada juego

gallery-title = Todas las cartas
gallery-sheet = Toda la hoja
gallery-ours = nuestro
gallery-ours-why = Lo indicado como «nuestro» no procede del juego impreso.
gallery-search = Buscar
gallery-filter = Filtrar
gallery-kind = Tipo
gallery-period = Periodo
gallery-any = todos
gallery-cards = Cartas
gallery-leaders = Líderes
gallery-tiles = Losetas de excomunión
gallery-found = { $n ->
    [0] Nada encontrado
    [one] { $n } resultado
   *[other] { $n } resultados
}
gallery-number = N.º { $n }

## book: reglas y aclaraciones

book-title = Reglas de { $game }
book-rulings = Preguntas y aclaraciones
book-contents = Índice
book-open = Reglas: { $what }
book-own-words = Con nuestras palabras; decide el reglamento impreso.
book-numbers = Números propios
