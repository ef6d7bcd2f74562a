### Nim in words.

game-name = Nim
game-line = el juego más pequeño
game-what = Toma cuantas piedras quieras de uno de los tres montones. Gana quien toma la última piedra.

## What happens, what may be done, and why not

nim-chapter = La partida
nim-heaps = Los montones tienen { $a }, { $b } y { $c } piedras.
nim-taken = { $who } { $n ->
    [one] toma { $n } piedra
   *[other] toma { $n } piedras
} del montón { $heap }.
nim-brief = { $n } del montón { $heap }
nim-take = { $n ->
    [one] Toma { $n } piedra del montón { $heap }
   *[other] Toma { $n } piedras del montón { $heap }
}
nim-too-few = Toma al menos una piedra, y no más de las que tiene el montón.

## The table

nim-heaps-title = Montones
nim-heap = Montón { $heap }
nim-left = { $n ->
    [one] queda { $n } piedra
   *[other] quedan { $n } piedras
}
nim-ask = Toma piedras de un montón.
nim-score = Última piedra
nim-turn = Turno
nim-keys-arrows = ir de piedra en piedra

## What is looked up

nim-gallery = Los montones
nim-heap-why = De tres a ocho piedras al empezar la partida.
