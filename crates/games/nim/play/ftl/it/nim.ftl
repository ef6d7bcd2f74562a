### Nim in words.

game-name = Nim
game-line = il gioco più piccolo
game-what = Prendi quante pietre vuoi da uno dei tre mucchi. Vince chi prende l’ultima pietra.

## What happens, what may be done, and why not

nim-chapter = La partita
nim-heaps = I mucchi hanno { $a }, { $b } e { $c } pietre.
nim-taken = { $who } { $n ->
    [one] prende { $n } pietra
   *[other] prende { $n } pietre
} dal mucchio { $heap }.
nim-brief = { $n } dal mucchio { $heap }
nim-take = { $n ->
    [one] Prendi { $n } pietra dal mucchio { $heap }
   *[other] Prendi { $n } pietre dal mucchio { $heap }
}
nim-too-few = Prendi almeno una pietra, e non più di quante ne ha il mucchio.

## The table

nim-heaps-title = Mucchi
nim-heap = Mucchio { $heap }
nim-left = { $n ->
    [one] resta { $n } pietra
   *[other] restano { $n } pietre
}
nim-ask = Prendi pietre da un mucchio.
nim-score = Ultima pietra
nim-turn = Turno
nim-keys-arrows = vai di pietra in pietra

## What is looked up

nim-gallery = I mucchi
nim-heap-why = Da tre a otto pietre all’inizio della partita.
