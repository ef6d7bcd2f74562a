### Was das Programm im Terminal über eine Partie sagt, auf Deutsch.

## terminal: eine Partie in einer Zeile

terminal-players = { $n } Spieler
terminal-own-data = eigene Daten { $digest }
terminal-decisions = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
terminal-not-over = nicht zu Ende
terminal-wins = { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
terminal-share = { $who } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
terminal-misses = { $who } verfehlt das Ziel mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
terminal-and = { $some } und { $last }
terminal-nobody = niemand
terminal-records = { $n ->
    [one] { $n } Aufzeichnung
   *[other] { $n } Aufzeichnungen
}: { $ok } gültig, { $bad } ungültig

## terminal: eine Partie Schritt für Schritt

terminal-seat = Platz { $seat }: { $who }
terminal-seat-bot = Platz { $seat }: { $who } (Bot { $bot })
terminal-set-up = Aufbau
terminal-sealed = { $who }: eine verdeckte Wahl
terminal-undo = { $n ->
    [one] { $who } nimmt die letzte Aktion zurück
   *[other] { $who } nimmt die letzten { $n } Aktionen zurück
}
terminal-sits = { $who } setzt sich auf Platz { $seat }
terminal-keys = Eingabe: weiter, r: Rest der Runde, a: alles, q: Ende
terminal-player = Spieler
terminal-proven = Jede Aktion, jeder Würfel, jede Stellung und das Ergebnis folgen aus dem Startwert { $seed }.

## terminal: was man tun kann, und eine Partie zum Ansehen

terminal-welcome = Magnifico spielt Brettspiele der Renaissance. Was du jetzt tun kannst:
terminal-do-serve = den Spieltisch im Netz anbieten: öffne seine Adresse in einem Browser
terminal-do-sim = tausend Partien zwischen Bots spielen; --json für Daten
terminal-do-sim-other = dasselbe mit einem anderen Spiel
terminal-do-arena = Bots gegen Bots spielen lassen, mit Wertungszahlen
terminal-do-record = eine Partie als Datei aufheben
terminal-do-replay = sie Schritt für Schritt ansehen, mit den Augen aller oder eines Einzelnen
terminal-do-verify = beweisen, dass Würfel, Züge und Ergebnis echt sind
terminal-do-demo = ein anderes Spiel zum Ansehen; alle Spiele nehmen dieselben Befehle
terminal-do-bench = messen, wie schnell die Regeln gerechnet werden
terminal-do-help = alles Übrige
terminal-checkout = Im Quellverzeichnis schreib `{ $cargo }` statt `magnifico`.
terminal-demo = Eine Partie { $game } zwischen { $n } Bots, die eine Entscheidung weit vorausschauen:
terminal-keep = Um genau diese Partie aufzuheben: { $command }
