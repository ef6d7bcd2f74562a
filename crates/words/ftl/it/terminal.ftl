### Quello che il programma dice di una partita in un terminale, in italiano.

## terminal: una partita in una riga

terminal-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
terminal-own-data = dati propri { $digest }
terminal-decisions = { $n ->
    [one] { $n } decisione
   *[other] { $n } decisioni
}
terminal-not-over = non finita
terminal-wins = vince { $who } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-share = { $who } condividono la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-misses = { $who } manca l’obiettivo con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-and = { $some } e { $last }
terminal-nobody = nessuno
terminal-records = { $n ->
    [one] { $n } registrazione
   *[other] { $n } registrazioni
}: valide { $ok }, non valide { $bad }

## terminal: una partita passo per passo

terminal-seat = posto { $seat }: { $who }
terminal-seat-bot = posto { $seat }: { $who } (bot { $bot })
terminal-set-up = preparazione
terminal-sealed = { $who }: una scelta segreta
terminal-undo = { $n ->
    [one] { $who } annulla l’ultima azione
   *[other] { $who } annulla le ultime { $n } azioni
}
terminal-sits = { $who } si siede al posto { $seat }
terminal-keys = Invio: avanti, r: resto del turno di gioco, a: tutto, q: fine
terminal-player = Giocatore
terminal-proven = Ogni azione, ogni dado, ogni stato e il risultato derivano dal seme { $seed }.

## terminal: che cosa si può fare, e una partita da guardare

terminal-welcome = Magnifico: giochi da tavolo del Rinascimento. Ecco che cosa puoi fare:
terminal-do-serve = offre il tavolo web: apri il suo indirizzo in un browser
terminal-do-sim = gioca mille partite tra bot; --json per i dati
terminal-do-sim-other = lo stesso con un altro gioco
terminal-do-arena = bot contro bot, con punteggi di forza
terminal-do-record = conserva una partita in un file
terminal-do-replay = la ripercorre passo per passo, con gli occhi di chi vuoi
terminal-do-verify = dimostra che dadi, mosse e risultato sono autentici
terminal-do-demo = un altro gioco da guardare; i comandi sono gli stessi per tutti
terminal-do-bench = misura la velocità del motore
terminal-do-help = tutto il resto
terminal-checkout = In una copia dei sorgenti scrivi `{ $cargo }` al posto di `magnifico`.
terminal-demo = Una partita di { $game } tra { $n } bot che guardano avanti di una decisione:
terminal-keep = Per conservare proprio questa partita: { $command }
