# What somebody sees who opens a link to a table.

web-join-invited = On vous invite à jouer à { $title }
web-join-own = Votre place à { $title }
web-join-watching = Une partie de { $title }
web-join-free =
    { $n ->
        [one] { $n } place est libre.
       *[other] { $n } places sont libres.
    }
web-join-full = Toutes les places sont prises. Vous pouvez regarder.
web-join-over = La partie est terminée. Vous pouvez la revoir.
web-join-watch-help = Vous voyez ce que tout le monde peut voir, sans prendre part au jeu.
web-join-go-help = Vous avez déjà une place à cette table.
web-join-bring-help = Ce lien ouvre sur cet appareil la place de cette personne : { $name }. Il sert une fois ; la place reste aussi sur vos autres appareils.
web-join-takes = Vous prenez la place de cette personne : { $name }.
web-join-here = À la table
web-join-sit = S’asseoir
web-join-watch = Regarder
web-join-watch-only = Je veux seulement regarder
web-join-bring = Jouer sur cet appareil
web-join-go = Vers la table
web-join-see = Voir la partie
web-join-have-seat = J’ai déjà une place ici
web-join-have-seat-help = Laquelle est la vôtre ? Votre autre navigateur devra vous laisser entrer.
web-join-my-seat = Je suis { $name }
web-join-link-used = Ce lien a déjà servi
web-join-link-used-help = Une invitation vaut pour une personne. Si c’était vous, ouvrez la table dans le navigateur où vous avez pris place ; sinon, demandez un nouveau lien.
web-join-link-revoked = Ce lien ne fonctionne plus
web-join-link-revoked-help = Il en existe un plus récent, ou la place a été donnée. Demandez un nouveau lien à la personne qui vous l’a envoyé.
web-join-no-such-link = Aucune table ne correspond à ce lien
web-join-no-such-link-help = Une lettre a peut-être changé en route. Copiez le lien encore une fois, ou demandez-en un nouveau.
web-join-link-cut = Ce lien a été coupé
web-join-link-cut-help = Il en manque une partie. Certains programmes coupent les liens longs : copiez-le en entier.
web-join-no-such-table = Cette table a été débarrassée
web-join-no-such-table-help = Les tables où personne ne joue ne sont pas gardées pour toujours. Ouvrez-en une nouvelle.
web-join-trouble = Ce lien ne peut pas s’ouvrir pour l’instant
