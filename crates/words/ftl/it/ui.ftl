### Le pagine in italiano.

## site: la cornice di ogni pagina

site-title = Magnifico: giochi del Rinascimento
site-name = Magnifico
site-tagline = Giochi del Rinascimento, attorno a un solo tavolo
site-nav = Menu principale
site-nav-tables = Tavoli
site-nav-rules = Regole
site-nav-rulings = Chiarimenti
site-skip = Vai al contenuto
site-skip-board = Vai al tabellone
site-as-text = Il tavolo come testo
site-menu = Menu
site-back = Indietro
site-free = Software libero. Ogni dado si può verificare a fine partita.
site-unofficial = Versione non ufficiale. I giochi appartengono ai loro autori ed editori, che non vi hanno parte; disegni e testi sono nostri. Se un gioco ti piace, compralo.

## game: i tre giochi

game-players = da { $least } a { $most } giocatori

## front: che cos’è, in uno sguardo

front-lead = Gioca con gli amici sullo stesso schermo o da un capo all’altro del mondo, oppure contro bot degni di questo nome. Nessun account: bastano un link e un nome.
front-games = Giochi
front-play-now = Gioca subito
front-opponents = Avversari
front-level = Livello
front-open = Apri un tavolo
front-learn = Impara il gioco

## tables: elenchi di tavoli

tables-waiting = Aspettano te
tables-open = Tavoli aperti
tables-running = In corso
tables-finished = Finiti
tables-none = Per ora nessuno.
tables-sit = Siediti
tables-continue = Continua
tables-watch = Guarda
tables-replay = Rivedi
tables-seats-free = { $n ->
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}

## open: aprire un tavolo, ogni opzione con una riga di spiegazione

open-title = Apri un tavolo di { $game }
open-name = Il tuo nome
open-name-why = È così che ti vedono gli altri.
open-seats = Posti, in senso orario
open-seat = Posto { $n }
open-seat-me = io, o qualcuno al mio schermo
open-seat-link = chi ha il link
open-seat-bot = un bot
open-seat-none = nessuno
open-rules = Regole
open-clock = Orologio
open-confirm = Conferma ogni mossa
open-confirm-why = La mossa resta aperta, e si può ritirare, finché non la confermi.
open-hints = Suggerimenti
open-hints-usual = quando una persona gioca contro i bot
open-hints-always = per tutti
open-hints-never = per nessuno
open-hints-why = Chi deve decidere può chiedere a che cosa penserebbe il bot più forte.
open-hidden = Solo su invito
open-hidden-why = Il tavolo non compare nell’elenco; lo trova solo chi ha il link.
open-submit = Apri il tavolo

## level: quanto è forte un bot

level-title = Come giocano i livelli
level-random = a caso
level-friendly = amichevole
level-friendly-why = Gioca con buon senso e lascia molto: per la prima partita.
level-able = capace
level-able-why = Esamina tutto il suo turno prima di decidere.
level-shrewd = astuto
level-shrewd-why = Cerca per un momento tra ciò che può seguire.
level-fierce = feroce
level-fierce-why = Cerca per due secondi al massimo tra migliaia di modi in cui la partita può proseguire.
level-measured = In { $games } partite contro { $others } del livello «{ $against }» ha vinto il { $share } % (da { $low } a { $high } %; alla pari sarebbe { $chance } %).

## hint: a che cosa penserebbe un bot, per chi deve decidere

hint-ask = Suggerimento
hint-ask-why = Fa pensare il bot più forte alla tua decisione per due secondi.
hint-title = A che cosa pensa il bot più forte
hint-why = Probabilità di vittoria stimata dopo ogni mossa, secondo ciò che vedi. Per l’ordine contano anche i punti. Un clic mostra la mossa; non si gioca nulla.
hint-chance = { $n }%
hint-show = Mostrare sul tabellone

## review: una partita finita, giudicata

review-title = Analisi
review-why = Un bot giudica ogni decisione della partita secondo ciò che allora si poteva vedere. Ci vuole circa un minuto.
review-ask = Analizzare la partita
review-waiting = Prima tocca ad altre partite.
review-working = { $done } decisioni su { $all } giudicate
review-comes = Questa pagina si ricarica da sola.
review-chart = Probabilità di vittoria nel tempo
review-chart-why = Come poteva stimarle chi doveva decidere. Ogni colonna porta al suo momento della partita. I cerchi sono le decisioni più costose, le linee tratteggiate l’inizio dei turni di gioco.
review-costly = Le decisioni più costose
review-costly-why = Che cosa una ricerca trovava migliore in quel momento, e quanto avrebbe aggiunto alle prospettive, da 0 a 100: per quattro quinti sono punti, per un quinto la vittoria. Non sono le probabilità del grafico.
review-none = Nulla che sia costato una parte notevole delle prospettive: ben giocato.
review-gain = Prospettive: persi { $n } su 100
review-mark = Una decisione costosa di { $who }. Prospettive: persi { $n } su 100
review-played = Giocato
review-better = Meglio

## stats: quanto valgono i pezzi

stats-title = Statistiche: { $game }
stats-sum = Da { $games } partite a { $players }, giocate dai bot ({ $bots }).
stats-why = Vittorie, con il loro intervallo al 95 %, punti e vantaggio sono quelli di chi lo ha fatto almeno una volta. Vantaggio: quanti punti in più della media del tavolo. Giocatori: quale parte di tutti i giocatori lo ha fatto, nelle partite in cui era possibile; per ciò che al tavolo può avere uno solo, al massimo { $most }%. Ciò che hanno fatto meno di { $enough } giocatori è in grigio e sta in fondo. Una riga si apre su turni di gioco e posti; 0 è prima del primo turno.
stats-name = Nome
stats-times = Volte
stats-taken = Giocatori
stats-win = Vittorie
stats-points = Punti
stats-ahead = Vantaggio
stats-interval = { $low }–{ $high }%
stats-by-round = Volte per turno di gioco
stats-by-seat = Volte per posto

## clock: tipi di orologio

clock-none = Senza orologio
clock-live = { $minutes } min e { $seconds } s a mossa
clock-days = { $days ->
    [one] { $days } giorno a mossa
   *[other] { $days } giorni a mossa
}
clock-at-end = Allo scadere del tempo
clock-at-end-bot = muove un bot
clock-at-end-pass = si passa

## invite: invitare, sedersi, aspettare

invite-title = Invita
invite-why = Chi ha questo link può sedersi. Mandalo ai tuoi amici.
invite-copy = Copia il link
invite-copied = Copiato
invite-code = Il link come codice, da inquadrare con il telefono
invite-sit = Siediti
invite-sit-here = Siediti qui
invite-name = Il tuo nome
invite-bot-here = Un bot per questo posto
invite-free = Posto libero
invite-waiting = { $n ->
    [one] Si aspetta { $n } giocatore.
   *[other] Si aspettano { $n } giocatori.
}
invite-start = La partita comincia quando tutti i posti sono occupati.

## hand: lo schermo che passa di mano

hand-title = Passa lo schermo a { $who }
hand-why = Deve decidere { $who }. Fino ad allora nessuna carta nascosta è visibile.
hand-ready = Sono { $who }

## region: titoli del tavolo

region-board = Tabellone
region-others = Altri
region-parts = Parti del tavolo
region-me = Io
region-you = tu
region-bot = bot

## prompt: che cosa si aspetta, a parole

prompt-over = La partita è finita.

## turn: i pulsanti della mossa

turn-undo = Annulla
turn-undo-why = ritira l’ultimo passo
turn-restart = Ricomincia la mossa
turn-restart-why = ritira tutta la mossa
turn-confirm = Conferma
turn-undo-ask = Chiedi di annullare
turn-undo-asked = { $who } chiede di annullare l’ultimo passo.
turn-undo-agree = Accetta
turn-undo-refuse = Rifiuta
turn-undo-waiting = Si aspetta il consenso degli altri.
turn-leave = Lascia il tavolo
turn-leave-why = Un bot gioca per te finché non torni.
turn-return = Riprendi il mio posto
turn-stand-in = Assente? Lascia giocare un bot

## preview: che cosa farebbe un piazzamento

preview-after = Dopo

## history: il diario

history-title = Diario
history-new-one = Dall’ultima visita: è successa una cosa
history-new-many = Dall’ultima visita: sono successe { $n } cose
history-all = Tutto il diario
history-earlier = Prima
history-later = Dopo
history-moment = Momento { $n }
history-undone = annullato
history-among-bots = { $n ->
    [one] { $who } ritira l’ultima decisione benché abbia rivelato qualcosa; c’erano solo bot ad acconsentire, perciò questa partita non vale per nessuna classifica.
   *[other] { $who } ritira le ultime { $n } decisioni benché da allora sia stato rivelato qualcosa; c’erano solo bot ad acconsentire, perciò questa partita non vale per nessuna classifica.
}
history-round = Turno di gioco { $round }

## score: la fine della partita

score-title = Punteggio finale
score-winner = Vince { $who } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
score-you-won = Hai vinto!
score-you-lost = Hai perso.
score-tie-rules = I punti sono pari; secondo la regola dello spareggio prevale { $who }.
score-chart = Punti per turno di gioco
score-chart-source = Punti per provenienza
score-chart-why = Quanto avrebbe avuto ciascuno se la partita fosse finita dopo quel turno di gioco.
score-chart-source-why = Gli stessi punti, secondo la provenienza.
score-table = Come tabella
score-more = Grafici e prova
score-rematch = Gioca ancora
score-rematch-why = Le stesse persone, un nuovo seme.
score-record = Scarica la registrazione
score-record-why = Un file di testo con ogni mossa, che si dimostra da sé.
score-lobby = Ai tavoli
score-replay = Rivedi la partita
score-duplicates = Lo stesso seme ad altri tavoli

## fair: seme e prova

fair-title = Dadi onesti
fair-before = Prima del primo dado il server si è impegnato sul suo seme:
fair-seed = Seme
fair-commitment = Impegno
fair-verify = Verifica
fair-verified = Verificato: ogni dado e ogni carta derivano dal seme.
fair-failed = Non torna: registrazione e seme non concordano.
fair-later = Il seme si vede a fine partita.
fair-known = Chi ha aperto il tavolo ha scelto il seme e poteva prevedere ogni dado.
fair-duplicate = Chi ha aperto il tavolo può aprirne altri con lo stesso seme, per confrontare i risultati; chi gioca prima là potrebbe prevedere ogni dado qui.
fair-continued = Questa partita continua dal momento { $at } di un’altra. Il suo seme è noto: chi ha guardato poteva prevedere ogni dado.
fair-taken-back = Qualcosa è stato ritirato dopo essere stato rivelato, e c’erano solo bot ad acconsentire: questa partita non vale per nessuna classifica.
fair-verify-why = Il server rigioca l’intera registrazione a partire dal seme.
proof-commitment = L’impronta SHA-256 del seme è l’impegno mostrato prima del primo dado.
proof-chance = { $n ->
    [one] { $n } risultato del caso deriva dal seme: i dadi e i mazzi mescolati.
   *[other] { $n } risultati del caso derivano dal seme: i dadi e i mazzi mescolati.
}
proof-moves = { $n ->
    [one] { $n } decisione è stata rigiocata; era lecita e la posizione che ne segue è quella registrata.
   *[other] { $n } decisioni sono state rigiocate; ognuna era lecita e la posizione che ne segue è quella registrata.
}
proof-result = Il risultato è quello giocato.
proof-by-hand = Verifica da te
proof-by-program = Scarica la registrazione e falla verificare dalla tua copia del programma:
proof-by-digest = L’impegno, con strumenti comuni:
proof-by-dice = Ogni dado: il blocco i è lo SHA-256 dei 32 byte del seme seguiti da i in otto byte little-endian, letto come otto parole big-endian di 32 bit. Un numero minore di n è la metà alta di parola × n; si salta la parola la cui metà bassa è minore di 2³² mod n. Un dado è un numero minore di 6, più 1; un mazzo si mescola dall’ultimo posto in giù, scambiando ciascuno con uno a quel posto o prima.

## replay: rivedere

replay-title = Rivedi
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-step = Momento { $at } di { $last }
replay-moment = Momento
replay-eye = Visto da
replay-eye-none = uno spettatore
replay-link = Link a questo momento
replay-continue = Continua da qui contro i bot
replay-continue-why = Un tavolo privato tutto tuo che parte da qui; la partita resta com’era.
replay-continue-go = Continua da qui
replay-continue-name = { $name } (continuata)
replay-seat = Il tuo posto
replay-go = Mostra
replay-slower = Più lento
replay-faster = Più veloce
replay-usual = Medio
replay-rounds = Turni di gioco e mosse
replay-begin = dall’inizio
replay-before = Prima del primo turno di gioco
replay-keys = Tasti: ← → passo, spazio avvia, Inizio e Fine
replay-upload = Rivedi una registrazione
replay-upload-why = Il testo di una partita finita, come si scarica dal suo tavolo.
replay-upload-go = Controlla e rivedi
replay-only-over = Una partita si può rivedere quando è finita.

## chat: parlare al tavolo

chat-title = Chiacchiere
chat-say = Scrivi qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora scritto nulla.

## notify: titoli, annunci, connessione

notify-your-turn = ● Tocca a te · { $game }
notify-allow = Avvisami quando tocca a me
notify-denied = Il browser non permette notifiche per questo sito.
notify-lost = Connessione persa. Nuovo tentativo …
notify-joined = { $who } si siede.
notify-left = { $who } lascia il tavolo; continua un bot.

## error: che cosa è andato storto, e che fare

error-title = Non ha funzionato
error-stale = La partita è andata avanti. Guarda di nuovo e scegli.
error-illegal = Non è permesso: { $why }
error-malformed = La richiesta non è leggibile.
error-no-seat = Non hai un posto a questo tavolo.
error-foreign = Questa richiesta viene dalla pagina di un altro sito.
error-missing = Qui non c’è nulla.
error-missing-table = Questo tavolo non esiste.
error-set-aside = Questo tavolo è messo da parte: la sua registrazione non si può rigiocare.
error-other-data = Questo tavolo è messo da parte: è stato iniziato con dati dei componenti diversi da quelli che il server ha ora.
error-other-rules = Questo tavolo è messo da parte: è stato iniziato con la versione { $theirs } delle regole, e questo server gioca la versione { $ours }.
error-too-many = Troppe richieste. Riprova fra { $seconds } secondi.
error-too-large = È troppo grande.
error-too-slow = La richiesta non è arrivata in tempo.
error-unavailable = Il server ora non può; nulla è cambiato.
error-expired = Questo tavolo non è più conservato: le partite caricate e i tavoli a cui nessuno ha cominciato restano solo per un certo tempo.
error-no-room = Il server ora non ha posto per altri tavoli e partite; quelle in corso continuano.
error-disk-full = Il disco del server è pieno: nulla è cambiato e nulla è perduto.
error-taken = Lì siede già qualcuno.
error-lobby = Ai tavoli
error-method = Questo indirizzo non conosce quel metodo.
error-record = Questa registrazione non regge: { $why }
error-not-your-turn = non tocca a te
error-over = la partita è finita
error-no-action = questa non è un’azione del gioco ({ $why })
error-seed-known = Quella partita è finita e il suo seme è noto.
error-not-organiser = Solo chi ha aperto quel tavolo per una partita in duplicato può aprirne un altro con lo stesso seme.
error-still-on = La partita è ancora in corso.
error-undo-nothing = Non hai ancora deciso nulla da ritirare.
error-undo-not-yours = L’ultima decisione è di un altro: per ritirare serve il consenso di tutti.
error-undo-revealed = È stato rivelato qualcosa di nuovo: per ritirare serve il consenso di tutti.
error-undo-consent = Per tornare così indietro devono acconsentire tutti gli altri.
error-undo-alone = È stato rivelato qualcosa di nuovo e non c’è nessuno che possa acconsentire: la mossa resta.
error-undo-nobody = Nessuno chiede ora di ritirare qualcosa.
error-undo-away = { $who } è assente, e un bot non acconsente a questo per altri: chiedilo di nuovo quando { $who } sarà tornato al tavolo.
error-often-leave = Hai appena lasciato il posto più volte. Resta un po’: potrai lasciarlo di nuovo tra { $seconds } secondi.
error-often-undo = Hai appena ritirato moltissime mosse. Potrai ritirarne altre tra { $seconds } secondi.
error-often-ask = Hai appena chiesto più volte agli altri. Potrai chiedere di nuovo tra { $seconds } secondi.
error-often-talk = Hai appena scritto molto. Potrai scrivere ancora tra { $seconds } secondi.
error-record-full = La registrazione di questo tavolo è piena: la partita si può giocare fino alla fine, ma non si ritira più nulla e nessun posto si lascia a un bot.
error-full = Tutti i posti a questo tavolo sono occupati.
error-nothing-to-leave = La partita è finita: non c’è niente da lasciare.
error-own-seat = Questo posto lo giochi già tu.
error-bot-there = Lì gioca già un bot.
error-has-days = { $who } ha giorni per ogni turno e non deve essere presente nel frattempo.
error-is-here = { $who } è presente: un bot può sostituire solo chi è assente.
error-held = { $who } non ha ancora confermato il turno.
error-not-full = La partita inizia quando tutti i posti sono occupati.
error-bot-plays = Un bot gioca questo posto; prima riprendilo.
error-nothing-to-confirm = Non c’è un tuo turno da confermare.
error-decided = In quel momento la partita è già decisa: scegline uno precedente.
error-no-hints = A questo tavolo non si danno consigli.
error-nothing-to-decide = Ora non hai nulla da decidere.
error-seed-secret = Lo stesso seme si gioca ancora a un altro tavolo: finché quella partita dura, qui resta segreto.
error-right-choose = Scegli una delle azioni offerte dal tavolo.
error-right-look = Guarda di nuovo il tavolo: dice che cosa aspetta.
error-right-malformed = Torna indietro e compila di nuovo il modulo. Il server dice:
error-right-sit = Un posto appartiene al browser che l’ha preso. Apri la pagina del tavolo: se c’è un posto libero puoi sederti, altrimenti puoi guardare.
error-right-page = Usa la pagina del tavolo stesso.
error-right-address = Controlla l’indirizzo. La pagina iniziale elenca i tavoli.
error-right-report = Chi gestisce questo server ha un rapporto e può indagare.
error-right-data = Nulla è perduto: il tavolo continua appena il server viene avviato con le regole e i dati con cui è stato iniziato.
error-right-less = Manda meno in una volta.
error-right-soon = Riprova tra un momento.
error-right-anew = Apri un altro tavolo, o carica di nuovo la partita.
error-right-another-day = Riprova un altro giorno, o avvisa chi gestisce questo server.
error-right-room = Riprova fra un po’: appena c’è posto, il server continua da sé.
error-back = Torna al tavolo

## settings: le scelte di chi legge

settings-language = Lingua
settings-theme = Chiaro o scuro
settings-sound = Suoni

## keys: l’aiuto per la tastiera

keys-title = Tasti
keys-close = Chiudi con Esc
keys-answers = scegli una risposta
keys-escape = chiudi ciò che è aperto
keys-undo = annulla
keys-restart = ricomincia la mossa
keys-confirm = conferma la mossa
keys-others = agli altri giocatori
keys-log = al diario
keys-prompt = ripeti che cosa si aspetta
keys-hint = chiedere un suggerimento
keys-help = questo aiuto
keys-theme = chiaro o scuro

## plain: il tavolo come testo

plain-title = Il tavolo a parole
plain-board = Il tavolo disegnato

## gallery: che cosa si può consultare di ogni gioco

gallery-title = Tutte le carte
gallery-ours = nostro
gallery-ours-why = Ciò che è indicato come «nostro» non viene dal gioco stampato.
gallery-search = Cerca
gallery-filter = Filtra
gallery-kind = Tipo
gallery-any = tutti
gallery-found = { $n ->
    [0] Nessun risultato
    [one] { $n } risultato
   *[other] { $n } risultati
}

## book: regole e chiarimenti

book-title = Regole di { $game }
book-rulings = Domande e chiarimenti
book-contents = Indice
book-open = Regole: { $what }
book-own-words = Con parole nostre; decide il regolamento stampato.
book-numbers = Numeri nostri

## what every table says

text = { $text }
word = { $word }
nothing = niente
b-players = Giocatori
b-you = tu
b-bot = bot
b-over = La partita è finita
b-waiting-for = Tocca a { $who }
b-your-turn = Tocca a te.
b-score-total = Totale
