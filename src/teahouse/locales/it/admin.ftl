# teahouse admin

cli-help-admin = Gestire un server dei tavoli sulla sua macchina, mentre è in funzione: tavoli, sala, esclusioni, persone.
cli-help-admin-list = Elencare i tavoli, prima i più recenti.
cli-help-admin-show = Mostrare un tavolo: chi occupa quale posto e che cosa si è detto per ultimo. Nulla di nascosto viene mostrato.
cli-help-admin-stop = Terminare una partita così com’è; resta leggibile.
cli-help-admin-delete = Togliere un tavolo; per 30 giorni si può riportare.
cli-help-admin-bring-back = Riportare un tavolo tolto dall’organizzatore o alla fine del periodo di conservazione.
cli-help-admin-lobby = Aprire o chiudere la sala; senza altro, dire se è aperta.
cli-help-admin-ban = Escludere per un certo tempo una sessione o un indirizzo.
cli-help-admin-bans = Elencare le esclusioni in vigore.
cli-help-admin-unban = Revocare un’esclusione.
cli-help-admin-forget = Cancellare ciò che si conserva di una persona: nome, note, messaggi, posti. Le mosse restano, senza nome.
cli-arg-table = L’identificativo di un tavolo.
cli-arg-status = Solo i tavoli in questo stato; “aside” sono quelli tolti.
cli-arg-most = Al massimo questo numero di tavoli.
cli-arg-for-good = Cancellarlo subito con tutto ciò che contiene, senza poterlo riportare.
cli-arg-lobby = Che cosa fare.
cli-arg-ban-kind = Che cosa escludere.
cli-arg-ban-whom = Le prime cifre di una sessione, come le elenca “show”; oppure un indirizzo IP, o l’impronta di quello da cui un tavolo è stato aperto.
cli-arg-ban-days = Per questo numero di giorni.
cli-arg-ban-why = Una nota per sé.
cli-arg-ban-number = Il numero di un’esclusione.
cli-arg-session = Le prime cifre di una sessione, come le elenca “show”.
cli-admin-tables =
    { $count ->
        [one] Un tavolo.
       *[other] { $count } tavoli.
    }
cli-admin-free = libero
cli-admin-opened-from = Aperto da { $address }
cli-admin-no-seat = -
cli-admin-access = Posto { $seat }: { $role }, sessione { $session }
cli-admin-stopped = Il tavolo { $table } è chiuso.
cli-admin-aside = Il tavolo { $table } è stato tolto; “teahouse admin bring-back { $table }” lo riporta entro 30 giorni.
cli-admin-deleted = Il tavolo { $table } è stato cancellato.
cli-admin-back = Il tavolo { $table } è di nuovo al suo posto.
cli-admin-lobby-open = La sala è aperta.
cli-admin-lobby-closed = La sala è chiusa.
cli-admin-banned = Fatto; “teahouse admin unban { $number }” revoca l’esclusione.
cli-admin-until = fino al { $moment }
cli-admin-bans =
    { $count ->
        [0] Nessuna esclusione.
        [one] Un’esclusione.
       *[other] { $count } esclusioni.
    }
cli-admin-unbanned = L’esclusione { $number } è revocata.
cli-admin-forgotten =
    { $tables ->
        [0] Non era conservato nulla.
        [one] Dimenticato a un tavolo.
       *[other] Dimenticato a { $tables } tavoli.
    }
cli-error-admin-unknown = { $name } qui non c’è, oppure non è chiaro quale si intenda.
cli-error-admin-choice = Non { $given }, ma uno di questi: { $choices }.

## Reports

cli-help-admin-reports = Elenca i messaggi segnalati, prima i più recenti, con la sessione che ha scritto ciascuno.
cli-arg-report-done = Togli una segnalazione dall’elenco: l’hai trattata.
cli-admin-report-done = La segnalazione { $number } è trattata.
cli-admin-report-erased = (cancellato nel frattempo)
cli-admin-reports =
    { $count ->
        [0] Nessuna segnalazione.
        [one] Una segnalazione.
       *[other] { $count } segnalazioni.
    }
