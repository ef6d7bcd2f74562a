### Lo que el programa dice de una partida en una terminal, en español.

## terminal: una partida en una línea

terminal-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
terminal-own-data = datos propios { $digest }
terminal-decisions = { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}
terminal-not-over = sin terminar
terminal-wins = gana { $who } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
terminal-share = { $who } comparten la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
terminal-misses = { $who } no alcanza la meta con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
terminal-and = { $some } y { $last }
terminal-nobody = nadie
terminal-records = { $n ->
    [one] { $n } registro
   *[other] { $n } registros
}: válidos { $ok }, no válidos { $bad }

## terminal: una partida paso a paso

terminal-seat = asiento { $seat }: { $who }
terminal-seat-bot = asiento { $seat }: { $who } (bot { $bot })
terminal-set-up = preparación
terminal-sealed = { $who }: una elección secreta
terminal-undo = { $n ->
    [one] { $who } deshace la última acción
   *[other] { $who } deshace las últimas { $n } acciones
}
terminal-sits = { $who } se sienta en el asiento { $seat }
terminal-keys = Intro: siguiente, r: resto de la ronda, a: todo, q: salir
terminal-player = Jugador
terminal-proven = Cada acción, cada dado, cada estado y el resultado salen de la semilla { $seed }.

## terminal: qué se puede hacer, y una partida para mirar

terminal-welcome = Magnifico: juegos de mesa del Renacimiento. Lo que puedes hacer ahora:
terminal-do-serve = ofrece la mesa web: abre su dirección en un navegador
terminal-do-sim = juega mil partidas entre bots; --json para datos
terminal-do-sim-other = lo mismo con otro juego
terminal-do-arena = bots contra bots, con puntuaciones de fuerza
terminal-do-record = guarda una partida en un archivo
terminal-do-replay = la recorre paso a paso, con los ojos de quien quieras
terminal-do-verify = demuestra que dados, jugadas y resultado son auténticos
terminal-do-demo = otro juego para mirar; las órdenes son las mismas para todos
terminal-do-bench = mide la velocidad del motor
terminal-do-help = todo lo demás
terminal-checkout = En una copia de las fuentes escribe `{ $cargo }` en lugar de `magnifico`.
terminal-demo = Una partida de { $game } entre { $n } bots que miran una decisión por delante:
terminal-keep = Para guardar justo esta partida: { $command }
