# The table server.

## Refusals

server-error-bad-body = This could not be read.
server-error-bad-request = This request makes no sense.
server-error-no-session = Follow your invitation first.
server-error-not-yours = You may not do this here.
server-error-origin = This request comes from another site.
server-error-unknown-host = This server does not answer to this address.
server-error-banned = The host of this server does not let you in at present.
server-error-lobby-closed = The host has closed the lobby: public tables cannot be opened or joined at present.
server-error-not-found = There is no such thing.
server-error-no-such-table = There is no such table.
server-error-no-such-game = There is no such game.
server-error-no-such-link = There is no such link.
server-error-link-cut = This link is not whole.
server-error-method = This cannot be done here.
server-error-timeout = This took too long to arrive. Try again on a better connection.
server-error-late = The table has moved on. Look again.
server-error-not-running = The game is not running now.
server-error-not-your-turn = It is not your turn.
server-error-stopped = This game was played by other rules, or is not installed here any more. It is kept, but cannot go on.
server-error-not-over = This opens when the game is over.
server-error-seat-taken = This seat is taken.
server-error-one-seat = One browser has one seat here.
server-error-no-network = This machine is in no local network.
server-error-table-full = Every seat is taken by now.
server-error-proposal-pending = Another proposal waits for answers.
server-error-no-proposal = There is nothing to answer.
server-error-command-taken = This command belongs to another seat.
server-error-needs-consent = The others have to agree to this.
server-error-nothing-to-undo = There is nothing to take back.
server-error-nothing-to-redo = There is nothing to bring back.
server-error-link-used = This link has been used.
server-error-link-revoked = This link no longer works.
server-error-no-such-code = This code or card is not known. A code works once and for two minutes; ask the other device for a new one.
server-error-no-profile = Give yourself a name first.
server-error-last-device = This profile is on no other device. Make a recovery card first, or delete the profile.
server-error-many-profiles = This browser has twelve profiles already. Remove one first.
server-error-too-late = A day has passed: this can no longer be undone.
server-error-code-unreadable = This is neither a code of six characters nor a card of six words.
server-error-too-large = This is too large.
server-error-media-type = This kind of content is not understood.
server-error-invalid = Something is missing or out of bounds.
server-error-illegal = The rules do not allow this.
server-error-bad-option = An option is not allowed.
server-error-bad-components = These component values cannot be played with.
server-error-bad-seats = The seats do not fit this game.
server-error-bad-journal = This game cannot be replayed.
server-error-unknown-version = This game follows a version of the rules that this server does not know. A newer Teahouse may know it.
server-error-bad-address = This address cannot be called.
server-error-too-complex = This takes too long to check. Send something smaller or simpler.
server-error-too-many = Too many requests. Wait a moment.
server-error-internal = Something went wrong here.
server-error-unavailable = Games cannot be kept just now. Nothing was changed; try again.
server-error-no-room = This browser has no room left for your games. Nothing was changed.
server-error-not-alone = Somebody else has joined this table, watched it or been invited. It stays on the server, where nobody can look into what is hidden.
server-error-host-bot = A bot of this host plays here. It cannot come along to the browser.
server-error-local-table = This table was played in one browser, which may know what is hidden. Nobody else can join it.
server-error-played-elsewhere = This table is being played in a browser. Hand it back there first.
server-error-not-elsewhere = This table is played on the server already.
server-error-bad-entries = This is not how the game went on: the server plays it differently. Nothing of it was taken.
server-error-full = There is no room for more.

## Refusals that are pages of their own

server-page-title = This page cannot be shown
server-page-way = Try again in a moment.
server-page-again = Try again
server-page-home = To the front page
server-page-unknown-host = Nobody answers at this address
server-page-unknown-host-way = Ask whoever sent you the link for a new one. If this is your own server: ./play --lan opens it to your network, and the setting public_url tells it its address.
server-page-banned-way = If you think this is a mistake, ask the host.
server-preview-title = Come and play { $title }
server-preview-help = Open the link to sit down or to watch. No account is needed.

## Reasons that no game gives

server-why-no-such-action = There is no such action.
server-why-not-your-turn = It is not your turn.
server-why-reveals-first = Something is revealed before this. Send the first part alone.
server-why-unknown-option = There is no such option; there are { $known }.
server-why-option-choice = { $option }: one of { $choices }.
server-why-option-number = { $option }: a whole number from { $low } to { $high }.
server-why-option-switch = { $option }: yes or no.
server-why-option-game = { $option }: { $why }
server-why-component-unknown = { $path } is not a component of this game.
server-why-component-kind =
    { $kind ->
        [number] { $path } needs a whole number.
        [text] { $path } needs a text.
        [list] { $path } needs a list.
        [table] { $path } needs a table of values.
       *[value] { $path } needs a single value.
    }
server-why-component-count =
    { $n ->
        [one] { $path }: { $n } number is needed.
       *[other] { $path }: { $n } numbers are needed.
    }
server-why-component-range = { $path }: whole numbers from { $low } to { $high } are needed.
server-why-component-sum = { $path }: { $said } in the box, but these values add up to { $n }.
server-why-component-length = { $path }: { $low } to { $high } entries are needed.
server-why-component-most = { $path }: at most { $n } entries.
server-why-component-order =
    { $order ->
        [rising] { $path }: no number may be lower than the one before.
       *[falling] { $path }: no number may be higher than the one before.
    }
server-why-component-choice = { $path }: one of { $choices }.
server-why-component-some = { $path }: one or more of { $choices }, each only once.
server-why-component-each = { $path }: the numbers from { $low } to { $high }, each once.
server-why-component-above-zero = { $path }: at least one number above 0 is needed.
server-why-component-values = These component values do not fit together.
server-why-component-file = { $file } cannot be read: { $why }.
server-why-component-toml =
    { $line ->
        [0] { $file } is not valid TOML.
       *[other] { $file } is not valid TOML; look at line { $line }.
    }
server-why-component-other-game = “{ $file }” is a file for { $game }. Nothing was loaded.
server-why-component-source = { $file }: { $path } does not say where its value comes from.
server-why-components = The component values do not fit: { $why }

## Command line

cli-help-serve = Open the table server: play in the browser, with friends and bots.
cli-help-home = Open the house on this machine, for yourself; with --lan for friends in the same network too.
cli-help-backup = Write everything the table server keeps to one file, while it runs.
cli-help-doctor = Check everything the table server keeps: journals, digests, owners.
cli-help-restore = Bring a backup into a database.
cli-arg-host = Name or address to listen at; 127.0.0.1 if not given.
cli-arg-port = Port to listen at; 8080 if not given.
cli-arg-db = Database: sqlite:///FILE or postgresql://USER@HOST/NAME; a file in the data folder if not given.
cli-arg-public-url = How browsers reach the server, such as https://tea.example.
cli-arg-config = A TOML file with settings.
cli-arg-no-open = Do not open the browser.
cli-arg-lan = Let friends in the same network in. What is sent there is not encrypted.
cli-arg-show-config = Show the settings in force, secrets masked, and stop.
cli-arg-workers = Number of server processes, on PostgreSQL; 1 if not given.
cli-arg-print-proxy = Print the configuration of the proxy in front of the processes, caddy or nginx, and stop.
cli-arg-machine = With --print-proxy: another machine with the same processes and ports (repeatable).
cli-arg-backup = The backup file.
cli-arg-force = Replace what the database holds.
cli-arg-commitment = The commitment that was shown when the game began; only for a proof.
cli-serving = The tea is served at { $address }. Stop with Ctrl-C.
cli-engines-building = Building native engines in the background, once: later starts have strong bots at once.
cli-engines-built = The native engines are built and serve from the next start on.
cli-engines-not-built = Native engines could not be built, so the house plays on without them. { $reason }
cli-lan-open = Friends in your network come by { $address }. What is sent there is not encrypted.
cli-proved = The server was bound to this seed from the start: { $commitment }.
cli-backed-up =
    { $tables ->
        [one] 1 table was written to { $file }.
       *[other] { $tables } tables were written to { $file }.
    }
cli-restored =
    { $tables ->
        [one] 1 table was restored.
       *[other] { $tables } tables were restored.
    }
cli-error-no-server = The server needs more packages ({ $name } is missing): pip install "teahouse[server]".
cli-doctored = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}: { $found ->
    [0] nothing is wrong.
    [one] { $found } failure.
   *[other] { $found } failures.
}
cli-doctor-damaged = The database is damaged: { $why }.
cli-doctor-readable = Everybody on this machine can read { $file }; it holds seeds and notes.
cli-doctor-commitment = Table { $table }: the commitment does not fit its seed.
cli-doctor-no-owner = Table { $table } has no owner.
cli-doctor-seat = Table { $table }: somebody has access to seat { $seat }, which does not exist.
cli-doctor-gap = Table { $table }: entry { $seq } of its journal is missing.
cli-doctor-tail = Table { $table }: the last entry of its journal is not the last that was written.
cli-doctor-setup = Table { $table }: its game cannot be set up as it was written.
cli-doctor-replay = Table { $table }: entry { $seq } does not lead where the journal says.
cli-doctor-stopped = Table { $table } is stopped, though its journal replays.
cli-doctor-listed = Table { $table } is listed as { $listed }; its journal says { $said }.
cli-doctor-orphans =
    { $count ->
        [one] { $count } row of “{ $kind }” belongs to no table; it names { $table }.
       *[other] { $count } rows of “{ $kind }” belong to no table; one names { $table }.
    }
cli-error-store = The database cannot be used: { $why }.
cli-error-store-in-use = Another server (process { $process }) already uses the database { $place }. Stop it first, or give this one a database of its own.
cli-error-store-damaged = The database { $place } is damaged: { $why }. Put the file aside and restore a backup.
cli-error-port = Port { $port } cannot be used; is another server running? Choose another one with --port.
cli-error-lan = --lan is for a server of this machine: leave out --host and --public-url.
cli-error-workers = { $workers } processes need PostgreSQL: an SQLite file is for one. Give --db postgresql://USER@HOST/NAME, or leave out --workers.
cli-error-proxy = --print-proxy takes one of: { $known }.
cli-error-not-empty = The database holds tables already; --force replaces them.
cli-error-no-proof = { $file } is not the proof of a game; download it from the table when the game is over.
