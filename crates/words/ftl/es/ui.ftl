### Las páginas en español.

## site: el marco de cada página

site-title = Magnifico: juegos del Renacimiento
site-name = Magnifico
site-tagline = Juegos del Renacimiento, en una sola mesa
site-nav = Menú principal
site-nav-tables = Mesas
site-nav-rules = Reglas
site-nav-rulings = Aclaraciones
site-skip = Ir al contenido
site-skip-board = Ir al tablero
site-as-text = La mesa como texto
site-menu = Menú
site-back = Volver
site-free = Software libre. Cada dado se puede comprobar al acabar la partida.
site-unofficial = Versión no oficial. Los juegos son de sus autores y editores, que no participan en ella; los dibujos y textos son nuestros. Si un juego te gusta, cómpralo.

## game: los tres juegos

game-players = de { $least } a { $most } jugadores

## front: qué es esto, de un vistazo

front-lead = Juega con amigos en una misma pantalla o desde cualquier lugar del mundo, o contra bots que merecen la pena. Sin cuenta: bastan un enlace y un nombre.
front-games = Juegos
front-play-now = Jugar ya
front-opponents = Rivales
front-level = Nivel
front-open = Abrir una mesa
front-learn = Aprender el juego

## tables: listas de mesas

tables-waiting = Te esperan
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

## open: abrir una mesa, cada opción con una línea de explicación

open-title = Abrir una mesa de { $game }
open-name = Tu nombre
open-name-why = Así te ven los demás.
open-seats = Asientos, en sentido horario
open-seat = Asiento { $n }
open-seat-me = yo, o alguien en mi pantalla
open-seat-link = quien tenga el enlace
open-seat-bot = un bot
open-seat-none = nadie
open-rules = Reglas
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
open-submit = Abrir la mesa

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

## clock: clases de reloj

clock-none = Sin reloj
clock-live = { $minutes } min y { $seconds } s por turno
clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
clock-at-end = Cuando se acaba el tiempo
clock-at-end-bot = juega un bot
clock-at-end-pass = se pasa el turno

## invite: invitar, sentarse, esperar

invite-title = Invitar
invite-why = Quien tenga este enlace puede sentarse. Envíalo a tus amigos.
invite-copy = Copiar el enlace
invite-copied = Copiado
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

## hand: la pantalla que pasa de mano en mano

hand-title = Pasa la pantalla a { $who }
hand-why = Decide { $who }. Hasta entonces no se ve ninguna carta oculta.
hand-ready = Soy { $who }

## region: títulos de la mesa

region-board = Tablero
region-others = Los demás
region-parts = Partes de la mesa
region-me = Yo
region-you = tú
region-bot = bot

## prompt: lo que se espera, en palabras

prompt-over = La partida ha terminado.

## turn: los botones del turno

turn-undo = Deshacer
turn-undo-why = deshace el último paso
turn-restart = Reiniciar el turno
turn-restart-why = deshace todo el turno
turn-confirm = Confirmar
turn-undo-ask = Pedir deshacer
turn-undo-asked = { $who } pide deshacer el último paso.
turn-undo-agree = Aceptar
turn-undo-refuse = Rechazar
turn-undo-waiting = A la espera de que los demás acepten.
turn-leave = Dejar la mesa
turn-leave-why = Un bot juega por ti hasta que vuelvas.
turn-return = Recuperar mi asiento
turn-stand-in = ¿No está? Que juegue un bot

## preview: lo que haría una colocación

preview-after = Después

## history: el diario

history-title = Diario
history-new-one = Desde tu última visita: pasó una cosa
history-new-many = Desde tu última visita: pasaron { $n } cosas
history-all = Todo el diario
history-earlier = Antes
history-later = Después
history-moment = Momento { $n }
history-undone = deshecho
history-among-bots = { $n ->
    [one] { $who } deshace la última decisión aunque reveló algo; solo había bots para consentirlo, así que esta partida no cuenta para ninguna clasificación.
   *[other] { $who } deshace las últimas { $n } decisiones aunque desde entonces se reveló algo; solo había bots para consentirlo, así que esta partida no cuenta para ninguna clasificación.
}
history-round = Ronda { $round }

## score: el final de la partida

score-title = Puntuación final
score-winner = Gana { $who } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
score-you-won = ¡Has ganado!
score-you-lost = Has perdido.
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
fair-taken-back = Se deshizo algo después de haberse revelado, y solo había bots para consentirlo: esta partida no cuenta para ninguna clasificación.
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
replay-eye = Visto por
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
notify-allow = Avísame cuando me toque
notify-denied = El navegador no permite notificaciones para este sitio.
notify-lost = Conexión perdida. Nuevo intento …
notify-joined = { $who } se sienta.
notify-left = { $who } se va; sigue un bot.

## error: qué ha fallado y qué hacer

error-title = No ha funcionado
error-stale = La mesa ha avanzado. Mira de nuevo y elige otra vez.
error-illegal = No está permitido: { $why }
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
error-expired = Esta mesa ya no se conserva: las partidas subidas y las mesas en las que nadie empezó se guardan solo por un tiempo.
error-no-room = El servidor no tiene sitio ahora para más mesas y partidas; las que están en curso continúan.
error-disk-full = El disco del servidor está lleno: nada ha cambiado y nada se ha perdido.
error-taken = Ahí ya hay alguien.
error-lobby = A las mesas
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
error-undo-away = { $who } no está, y un bot no consiente esto en nombre de otra persona: vuelve a pedirlo cuando { $who } regrese.
error-often-leave = Acabas de dejar tu sitio varias veces. Quédate un rato: podrás dejarlo de nuevo dentro de { $seconds } segundos.
error-often-undo = Acabas de deshacer muchísimas veces. Podrás deshacer de nuevo dentro de { $seconds } segundos.
error-often-ask = Acabas de pedírselo a los demás varias veces. Podrás pedirlo de nuevo dentro de { $seconds } segundos.
error-often-talk = Acabas de escribir mucho. Podrás escribir más dentro de { $seconds } segundos.
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
error-right-anew = Abre otra mesa, o sube la partida otra vez.
error-right-another-day = Inténtalo otro día, o avisa a quienes llevan este servidor.
error-right-room = Inténtalo dentro de un rato: en cuanto haya sitio, el servidor sigue solo.
error-back = Volver a la mesa

## settings: lo que elige quien lee

settings-language = Idioma
settings-theme = Claro u oscuro
settings-sound = Sonido

## keys: la ayuda del teclado

keys-title = Teclas
keys-close = Cerrar con Escape
keys-answers = elegir una respuesta
keys-escape = cerrar lo que está abierto
keys-undo = deshacer
keys-restart = reiniciar el turno
keys-confirm = confirmar el turno
keys-others = a los demás jugadores
keys-log = al diario
keys-prompt = repetir lo que se espera
keys-hint = pedir una pista
keys-help = esta ayuda
keys-theme = claro u oscuro

## plain: la mesa como texto

plain-title = La mesa en palabras
plain-board = La mesa dibujada

## gallery: qué se puede consultar de cada juego

gallery-title = Todas las cartas
gallery-ours = nuestro
gallery-ours-why = Lo indicado como «nuestro» no procede del juego impreso.
gallery-search = Buscar
gallery-filter = Filtrar
gallery-kind = Tipo
gallery-any = todos
gallery-found = { $n ->
    [0] Nada encontrado
    [one] { $n } resultado
   *[other] { $n } resultados
}

## book: reglas y aclaraciones

book-title = Reglas de { $game }
book-rulings = Preguntas y aclaraciones
book-contents = Índice
book-open = Reglas: { $what }
book-own-words = Con nuestras palabras; decide el reglamento impreso.
book-numbers = Números propios

## what every table says

text = { $text }
word = { $word }
nothing = nada
b-players = Jugadores
b-you = tú
b-bot = bot
b-over = La partida ha terminado
b-waiting-for = Decide { $who }
b-your-turn = Es tu turno.
b-score-total = Total
