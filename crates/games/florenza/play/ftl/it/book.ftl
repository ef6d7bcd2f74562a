### Le regole di Florenza: quel che si dice secondo i dati.

flo-book-die-track = { $values }: { $goods }, oppure { $n ->
    [one] { $n } passo
   *[other] { $n } passi
} come { $track }
flo-book-die-artist = { $values }: { $goods }, oppure si ingaggia: { $artist } per { $wage }
