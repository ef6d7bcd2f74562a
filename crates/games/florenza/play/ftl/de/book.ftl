### Die Regeln von Florenza: was nach den Daten gesagt wird.

flo-book-die-track = { $values }: { $goods }, oder { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
} als { $track }
flo-book-die-artist = { $values }: { $goods }, oder anwerben: { $artist } für { $wage }
