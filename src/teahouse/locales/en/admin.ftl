# teahouse admin

cli-help-admin = Look after a table server on its own machine, while it runs: tables, lobby, bans, people.
cli-help-admin-list = List tables, the latest first.
cli-help-admin-show = Show a table: who holds which seat, and what was said last. Nothing hidden is shown.
cli-help-admin-stop = End a game where it stands; it can still be read.
cli-help-admin-delete = Take a table away; for 30 days it can be brought back.
cli-help-admin-bring-back = Bring back a table that was taken away by a host or by retention.
cli-help-admin-lobby = Open or close the lobby; without a word, say how it stands.
cli-help-admin-ban = Keep a session or an address out for a time.
cli-help-admin-bans = List the bans in force.
cli-help-admin-unban = Lift a ban.
cli-help-admin-forget = Delete what is stored about a person: name, notes, chat, seats. Moves stay, without a name.
cli-arg-table = The id of a table.
cli-arg-status = Only tables of this status; “aside” are those that were taken away.
cli-arg-most = So many at most.
cli-arg-for-good = Delete it now with everything it holds, never to be brought back.
cli-arg-lobby = What to do.
cli-arg-ban-kind = What to ban.
cli-arg-ban-whom = The first digits of a session, as “show” lists them; or an IP address, or the hash of one that a table was opened from.
cli-arg-ban-days = For so many days.
cli-arg-ban-why = A note for yourself.
cli-arg-ban-number = The number of a ban.
cli-arg-session = The first digits of a session, as “show” lists them.
cli-admin-tables =
    { $count ->
        [one] One table.
       *[other] { $count } tables.
    }
cli-admin-free = free
cli-admin-opened-from = Opened from { $address }
cli-admin-no-seat = -
cli-admin-access = Seat { $seat }: { $role }, session { $session }
cli-admin-stopped = Table { $table } is closed.
cli-admin-aside = Table { $table } was taken away; “teahouse admin bring-back { $table }” brings it back within 30 days.
cli-admin-deleted = Table { $table } was deleted.
cli-admin-back = Table { $table } is back.
cli-admin-lobby-open = The lobby is open.
cli-admin-lobby-closed = The lobby is closed.
cli-admin-banned = Banned; “teahouse admin unban { $number }” lifts it.
cli-admin-until = until { $moment }
cli-admin-bans =
    { $count ->
        [0] No bans.
        [one] One ban.
       *[other] { $count } bans.
    }
cli-admin-unbanned = Ban { $number } is lifted.
cli-admin-forgotten =
    { $tables ->
        [0] Nothing was stored.
        [one] Forgotten at one table.
       *[other] Forgotten at { $tables } tables.
    }
cli-error-admin-unknown = There is no { $name } here, or it is not clear which one is meant.
cli-error-admin-choice = Not { $given } but one of: { $choices }.

## Reports

cli-help-admin-reports = List lines of chat that people reported, the latest first, with the session that wrote each.
cli-arg-report-done = Take a report off the list: you have dealt with it.
cli-admin-report-done = Report { $number } is done.
cli-admin-report-erased = (erased since)
cli-admin-reports =
    { $count ->
        [0] No reports.
        [one] One report.
       *[other] { $count } reports.
    }
