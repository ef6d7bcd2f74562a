### Las reglas de Florenza: lo que se dice según los datos.

flo-book-die-track = { $values }: { $goods }, o { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
} como { $track }
flo-book-die-artist = { $values }: { $goods }, o se contrata: { $artist } por { $wage }
