### The rule pages of Florenza: what is told there as the data have it.

flo-book-die-track = { $values }: { $goods }, or { $n ->
    [one] { $n } step
   *[other] { $n } steps
} as { $track }
flo-book-die-artist = { $values }: { $goods }, or hire: { $artist } for { $wage }
