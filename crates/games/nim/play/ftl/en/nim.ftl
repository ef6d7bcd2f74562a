### Nim in words.

game-name = Nim
game-line = the smallest game
game-what = Take as many stones as you like from one of three heaps. Whoever takes the last stone wins.

## What happens, what may be done, and why not

nim-chapter = The match
nim-heaps = The heaps hold { $a }, { $b } and { $c } stones.
nim-taken = { $who } { $n ->
    [one] takes { $n } stone
   *[other] takes { $n } stones
} from heap { $heap }.
nim-brief = { $n } from heap { $heap }
nim-take = { $n ->
    [one] Take { $n } stone from heap { $heap }
   *[other] Take { $n } stones from heap { $heap }
}
nim-too-few = Take at least one stone, and no more than the heap has.

## The table

nim-heaps-title = Heaps
nim-heap = Heap { $heap }
nim-left = { $n ->
    [one] { $n } stone left
   *[other] { $n } stones left
}
nim-ask = Take stones from one heap.
nim-score = Last stone
nim-turn = Turn
nim-keys-arrows = go from stone to stone

## What is looked up

nim-gallery = The heaps
nim-heap-why = Three to eight stones lie on it when the match begins.
