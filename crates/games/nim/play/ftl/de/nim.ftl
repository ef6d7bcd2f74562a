### Nim in words.

game-name = Nim
game-line = das kleinste Spiel
game-what = Nimm beliebig viele Steine von einem der drei Haufen. Wer den letzten Stein nimmt, gewinnt.

## What happens, what may be done, and why not

nim-chapter = Die Partie
nim-heaps = Auf den Haufen liegen { $a }, { $b } und { $c } Steine.
nim-taken = { $who } { $n ->
    [one] nimmt { $n } Stein
   *[other] nimmt { $n } Steine
} von Haufen { $heap }.
nim-brief = { $n } von Haufen { $heap }
nim-take = { $n ->
    [one] Nimm { $n } Stein von Haufen { $heap }
   *[other] Nimm { $n } Steine von Haufen { $heap }
}
nim-too-few = Nimm mindestens einen Stein und nicht mehr, als auf dem Haufen liegen.

## The table

nim-heaps-title = Haufen
nim-heap = Haufen { $heap }
nim-left = { $n ->
    [one] noch { $n } Stein
   *[other] noch { $n } Steine
}
nim-ask = Nimm Steine von einem Haufen.
nim-score = Letzter Stein
nim-turn = Am Zug
nim-keys-arrows = von Stein zu Stein gehen

## What is looked up

nim-gallery = Die Haufen
nim-heap-why = Zu Beginn liegen drei bis acht Steine darauf.
