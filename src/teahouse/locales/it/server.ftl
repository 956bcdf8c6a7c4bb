# Il server dei tavoli.

## Refusals

server-error-bad-body = Non è stato possibile leggerlo.
server-error-bad-request = Questa richiesta non ha senso.
server-error-no-session = Segui prima il tuo invito.
server-error-not-yours = Qui non puoi farlo.
server-error-origin = Questa richiesta viene da un altro sito.
server-error-unknown-host = Questo server non risponde a questo indirizzo.
server-error-banned = L’organizzatore di questo server al momento non ti lascia entrare.
server-error-lobby-closed = L’organizzatore ha chiuso la sala: al momento non si possono aprire tavoli pubblici né unirsi a uno di essi.
server-error-not-found = Non esiste.
server-error-no-such-table = Questo tavolo non esiste.
server-error-no-such-game = Questo gioco non esiste.
server-error-no-such-link = Questo link non esiste.
server-error-link-cut = Questo link è incompleto.
server-error-method = Qui non si può fare.
server-error-timeout = L’invio ha richiesto troppo tempo. Riprova con una connessione migliore.
server-error-late = La partita è andata avanti. Guarda di nuovo.
server-error-not-running = La partita non è in corso.
server-error-not-your-turn = Non è il tuo turno.
server-error-stopped = Questa partita è stata giocata con altre regole, oppure il gioco non è più installato qui. È conservata, ma non può continuare.
server-error-not-over = Si apre quando la partita è finita.
server-error-seat-taken = Questo posto è occupato.
server-error-one-seat = Qui ogni browser ha un solo posto.
server-error-no-network = Questa macchina non è in nessuna rete locale.
server-error-table-full = Ormai tutti i posti sono occupati.
server-error-proposal-pending = Un’altra proposta attende risposta.
server-error-no-proposal = Non c’è nulla a cui rispondere.
server-error-command-taken = Questo comando appartiene a un altro posto.
server-error-needs-consent = Gli altri devono essere d’accordo.
server-error-nothing-to-undo = Non c’è nulla da annullare.
server-error-nothing-to-redo = Non c’è nulla da ripristinare.
server-error-link-used = Questo link è già stato usato.
server-error-link-revoked = Questo link non funziona più.
server-error-no-such-code = Questo codice o questa carta non è noto. Un codice vale una volta sola e per due minuti; chiedine uno nuovo all’altro dispositivo.
server-error-no-profile = Prima scegli un nome.
server-error-last-device = Questo profilo non si trova su nessun altro dispositivo. Crea prima una carta di recupero, oppure elimina il profilo.
server-error-many-profiles = Questo browser ha già dodici profili. Prima rimuovine uno.
server-error-too-late = È passato più di un giorno: non si può più annullare.
server-error-code-unreadable = Non è né un codice di sei caratteri né una carta di sei parole.
server-error-too-large = È troppo grande.
server-error-media-type = Questo tipo di contenuto non è compreso.
server-error-invalid = Manca qualcosa, o un valore è fuori dai limiti.
server-error-illegal = Le regole non lo permettono.
server-error-bad-option = Un’opzione non è permessa.
server-error-bad-components = Con questi valori dei componenti non si può giocare.
server-error-bad-seats = I posti non vanno bene per questo gioco.
server-error-bad-journal = Questa partita non può essere rigiocata.
server-error-unknown-version = Questa partita segue una versione delle regole che questo server non conosce. Forse un Teahouse più recente la conosce.
server-error-bad-address = Questo indirizzo non può essere chiamato.
server-error-too-complex = Il controllo richiede troppo tempo. Invia qualcosa di più piccolo o di più semplice.
server-error-too-many = Troppe richieste. Attendi un momento.
server-error-internal = Qui qualcosa è andato storto.
server-error-unavailable = Ora le partite non possono essere conservate. Nulla è cambiato; riprova.
server-error-no-room = In questo browser non c’è più spazio per le tue partite. Nulla è cambiato.
server-error-not-alone = Qualcun altro si è unito a questo tavolo, l’ha guardato o è stato invitato. Resta sul server, dove nessuno vede ciò che è nascosto.
server-error-host-bot = Qui gioca un bot di questo host. Non può venire nel browser.
server-error-local-table = Questo tavolo è stato giocato in un solo browser, che può conoscere ciò che è nascosto. Nessun altro può unirsi.
server-error-played-elsewhere = Questo tavolo si sta giocando in un browser. Prima va restituito da lì.
server-error-not-elsewhere = Questo tavolo si gioca già sul server.
server-error-bad-entries = La partita non è andata così: il server la gioca in un altro modo. Non ne è stato preso nulla.
server-error-full = Non c’è più posto.

## Refusals that are pages of their own

server-page-title = Questa pagina non può essere mostrata
server-page-way = Riprova tra un momento.
server-page-again = Riprova
server-page-home = Alla pagina iniziale
server-page-unknown-host = A questo indirizzo non risponde nessuno
server-page-unknown-host-way = Chiedi un nuovo link a chi te l’ha mandato. Se il server è tuo: ./play --lan lo apre alla tua rete, e l’impostazione public_url gli dice il suo indirizzo.
server-page-banned-way = Se pensi che sia un errore, chiedi a chi gestisce il server.
server-preview-title = Vieni a giocare a { $title }
server-preview-help = Apri il link per prendere posto o per guardare. Non serve alcun account.

## Reasons that no game gives

server-why-no-such-action = Questa azione non esiste.
server-why-not-your-turn = Non è il tuo turno.
server-why-reveals-first = Prima di questo viene rivelato qualcosa. Invia da sola la prima parte.
server-why-unknown-option = Questa opzione non esiste; ci sono { $known }.
server-why-option-choice = { $option }: a scelta { $choices }.
server-why-option-number = { $option }: un numero intero da { $low } a { $high }.
server-why-option-switch = { $option }: sì o no.
server-why-option-game = { $option }: { $why }
server-why-component-unknown = { $path } non fa parte di questo gioco.
server-why-component-kind =
    { $kind ->
        [number] { $path } vuole un numero intero.
        [text] { $path } vuole un testo.
        [list] { $path } vuole un elenco.
        [table] { $path } vuole un gruppo di valori.
       *[value] { $path } vuole un solo valore.
    }
server-why-component-count =
    { $n ->
        [one] { $path }: serve { $n } numero.
       *[other] { $path }: servono { $n } numeri.
    }
server-why-component-range = { $path }: servono numeri interi da { $low } a { $high }.
server-why-component-sum = { $path }: { $said } nella scatola, ma questi valori fanno { $n }.
server-why-component-length = { $path }: servono da { $low } a { $high } voci.
server-why-component-most = { $path }: al massimo { $n } voci.
server-why-component-order =
    { $order ->
        [rising] { $path }: nessun numero può essere più piccolo del precedente.
       *[falling] { $path }: nessun numero può essere più grande del precedente.
    }
server-why-component-choice = { $path }: a scelta { $choices }.
server-why-component-some = { $path }: uno o più tra { $choices }, ciascuno una volta sola.
server-why-component-each = { $path }: i numeri da { $low } a { $high }, ciascuno una volta.
server-why-component-above-zero = { $path }: serve almeno un numero maggiore di 0.
server-why-component-values = Questi valori dei componenti non sono compatibili tra loro.
server-why-component-file = { $file } non si può leggere: { $why }.
server-why-component-toml =
    { $line ->
        [0] { $file } non è un file TOML valido.
       *[other] { $file } non è un file TOML valido; guarda la riga { $line }.
    }
server-why-component-other-game = «{ $file }» è un file per { $game }. Non è stato caricato nulla.
server-why-component-source = { $file }: { $path } non dice da dove viene il suo valore.
server-why-components = I valori dei componenti non vanno bene: { $why }

## Command line

cli-help-serve = Aprire il server dei tavoli: giocare nel browser, con amici e bot.
cli-help-home = Aprire la casa su questa macchina, per te; con --lan anche per gli amici nella stessa rete.
cli-help-backup = Scrivere in un file tutto ciò che il server dei tavoli conserva, mentre è in funzione.
cli-help-doctor = Verificare tutto ciò che il server dei tavoli conserva: registri, impronte, proprietari.
cli-help-restore = Ripristinare una copia di sicurezza in una base di dati.
cli-arg-host = Nome o indirizzo di ascolto; 127.0.0.1 se non indicato.
cli-arg-port = Porta di ascolto; 8080 se non indicata.
cli-arg-db = Base di dati: sqlite:///FILE o postgresql://UTENTE@HOST/NOME; un file nella cartella dei dati se non indicata.
cli-arg-public-url = L’indirizzo del server per i browser, ad esempio https://tea.example.
cli-arg-config = Un file TOML con le impostazioni.
cli-arg-no-open = Non aprire il browser.
cli-arg-lan = Far entrare gli amici nella stessa rete. Quello che vi passa non è cifrato.
cli-arg-show-config = Mostrare le impostazioni in vigore, segreti mascherati, e fermarsi.
cli-arg-workers = Numero di processi server, con PostgreSQL; 1 se non indicato.
cli-arg-print-proxy = Mostrare la configurazione del proxy davanti ai processi, caddy o nginx, e fermarsi.
cli-arg-machine = Con --print-proxy: un’altra macchina con gli stessi processi e porte (ripetibile).
cli-arg-backup = Il file della copia di sicurezza.
cli-arg-force = Sostituire il contenuto della base di dati.
cli-arg-commitment = L’impegno mostrato all’inizio della partita; solo per una prova.
cli-serving = Il tè è servito a { $address }. Ctrl-C per fermare.
cli-engines-building = Costruzione dei motori nativi in sottofondo, una volta sola: ai prossimi avvii i bot forti giocano subito.
cli-engines-built = I motori nativi sono costruiti e serviranno dal prossimo avvio.
cli-engines-not-built = Non è stato possibile costruire i motori nativi; la casa continua senza. { $reason }
cli-lan-open = Gli amici nella tua rete entrano da { $address }. Quello che vi passa non è cifrato.
cli-proved = Il server era legato a questo seme fin dall’inizio: { $commitment }.
cli-backed-up =
    { $tables ->
        [one] { $tables } tavolo è stato scritto in { $file }.
       *[other] { $tables } tavoli sono stati scritti in { $file }.
    }
cli-restored =
    { $tables ->
        [one] { $tables } tavolo è stato ripristinato.
       *[other] { $tables } tavoli sono stati ripristinati.
    }
cli-error-no-server = Il server ha bisogno di altri pacchetti (manca { $name }): pip install "teahouse[server]".
cli-doctored = { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}, { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
}: { $found ->
    [0] nessun difetto.
    [one] { $found } difetto.
   *[other] { $found } difetti.
}
cli-doctor-damaged = La base di dati è danneggiata: { $why }.
cli-doctor-readable = Chiunque su questa macchina può leggere { $file }; il file contiene semi e appunti.
cli-doctor-commitment = Tavolo { $table }: l’impegno non corrisponde al suo seme.
cli-doctor-no-owner = Il tavolo { $table } non ha un proprietario.
cli-doctor-seat = Tavolo { $table }: qualcuno ha accesso al posto { $seat }, che non esiste.
cli-doctor-gap = Tavolo { $table }: manca la voce { $seq } del registro.
cli-doctor-tail = Tavolo { $table }: l’ultima voce del registro non è l’ultima che fu scritta.
cli-doctor-setup = Tavolo { $table }: la partita non si può preparare come è stata scritta.
cli-doctor-replay = Tavolo { $table }: la voce { $seq } non porta dove dice il registro.
cli-doctor-stopped = Il tavolo { $table } è fermo, benché il suo registro si possa rigiocare.
cli-doctor-listed = Il tavolo { $table } risulta { $listed }; il suo registro dice { $said }.
cli-doctor-orphans =
    { $count ->
        [one] { $count } riga di «{ $kind }» non appartiene a nessun tavolo; nomina { $table }.
       *[other] { $count } righe di «{ $kind }» non appartengono a nessun tavolo; una nomina { $table }.
    }
cli-error-store = La base di dati non è utilizzabile: { $why }.
cli-error-store-in-use = Un altro server (processo { $process }) usa già la base di dati { $place }. Fermalo prima, oppure dai a questo una base di dati propria.
cli-error-store-damaged = La base di dati { $place } è danneggiata: { $why }. Metti da parte il file e ripristina una copia di sicurezza.
cli-error-port = La porta { $port } non può essere usata; c’è un altro server in funzione? Scegline un’altra con --port.
cli-error-lan = --lan vale per un server di questa macchina: lascia stare --host e --public-url.
cli-error-workers = { $workers } processi richiedono PostgreSQL: un file SQLite ne serve uno solo. Indica --db postgresql://UTENTE@HOST/NOME, o lascia stare --workers.
cli-error-proxy = --print-proxy vuole uno di: { $known }.
cli-error-not-empty = La base di dati contiene già dei tavoli; --force li sostituisce.
cli-error-no-proof = { $file } non è la prova di una partita; si scarica dal tavolo a partita finita.
