# teahouse admin

cli-help-admin = Gérer un serveur de tables sur sa propre machine, pendant qu’il tourne : tables, salon, exclusions, personnes.
cli-help-admin-list = Lister les tables, la plus récente d’abord.
cli-help-admin-show = Montrer une table : qui tient quelle place et ce qui s’est dit en dernier. Rien de caché n’est montré.
cli-help-admin-stop = Mettre fin à une partie en l’état ; elle reste lisible.
cli-help-admin-delete = Retirer une table ; pendant 30 jours, on peut la ramener.
cli-help-admin-bring-back = Ramener une table retirée par l’hôte ou après le délai de conservation.
cli-help-admin-lobby = Ouvrir ou fermer le salon ; sans rien de plus, dire s’il est ouvert.
cli-help-admin-ban = Exclure une session ou une adresse pour un temps.
cli-help-admin-bans = Lister les exclusions en vigueur.
cli-help-admin-unban = Lever une exclusion.
cli-help-admin-forget = Effacer ce qui est gardé d’une personne : nom, notes, messages, places. Les coups restent, sans nom.
cli-arg-table = L’identifiant d’une table.
cli-arg-status = Seulement les tables dans cet état ; « aside » : celles qui ont été retirées.
cli-arg-most = Au plus ce nombre de tables.
cli-arg-for-good = L’effacer tout de suite avec tout ce qu’elle contient, sans retour possible.
cli-arg-lobby = Que faire.
cli-arg-ban-kind = Quoi exclure.
cli-arg-ban-whom = Les premiers chiffres d’une session, comme « show » les donne ; ou une adresse IP, ou l’empreinte de celle d’où une table a été ouverte.
cli-arg-ban-days = Pendant ce nombre de jours.
cli-arg-ban-why = Une note pour vous-même.
cli-arg-ban-number = Le numéro d’une exclusion.
cli-arg-session = Les premiers chiffres d’une session, comme « show » les donne.
cli-admin-tables =
    { $count ->
        [one] { $count } table.
       *[other] { $count } tables.
    }
cli-admin-free = libre
cli-admin-opened-from = Ouverte depuis { $address }
cli-admin-no-seat = -
cli-admin-access = Place { $seat } : { $role }, session { $session }
cli-admin-stopped = La table { $table } est fermée.
cli-admin-aside = La table { $table } a été retirée ; « teahouse admin bring-back { $table } » la ramène pendant 30 jours.
cli-admin-deleted = La table { $table } a été effacée.
cli-admin-back = La table { $table } est de retour.
cli-admin-lobby-open = Le salon est ouvert.
cli-admin-lobby-closed = Le salon est fermé.
cli-admin-banned = C’est fait ; « teahouse admin unban { $number } » lève l’exclusion.
cli-admin-until = jusqu’au { $moment }
cli-admin-bans =
    { $count ->
        [0] Aucune exclusion.
        [one] { $count } exclusion.
       *[other] { $count } exclusions.
    }
cli-admin-unbanned = L’exclusion { $number } est levée.
cli-admin-forgotten =
    { $tables ->
        [0] Rien n’était gardé.
        [one] Oublié à { $tables } table.
       *[other] Oublié à { $tables } tables.
    }
cli-error-admin-unknown = { $name } n’existe pas ici, ou on ne sait pas duquel il s’agit.
cli-error-admin-choice = Pas { $given }, mais l’un de ceux-ci : { $choices }.

## Reports

cli-help-admin-reports = Lister les messages signalés, les plus récents d’abord, avec la session qui a écrit chacun.
cli-arg-report-done = Retirer un signalement de la liste : il est traité.
cli-admin-report-done = Le signalement { $number } est traité.
cli-admin-report-erased = (effacé depuis)
cli-admin-reports =
    { $count ->
        [0] Aucun signalement.
        [one] Un signalement.
       *[other] { $count } signalements.
    }
