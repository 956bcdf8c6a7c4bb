# Tournois et études d’équilibre : leurs commandes et leurs rapports.

## Commandes

arena-help-balance = Jouer de nombreuses parties avec des bots, et écrire un rapport sur l’équilibre du jeu.
arena-arg-balance-bots = Bots qui jouent, séparés par des virgules ; ils changent de place à chaque partie. easy par défaut.
arena-arg-balance-n = Parties pour chaque nombre de joueurs ; 100 par défaut.
arena-arg-balance-players = Nombres de joueurs, par exemple 2,3,4 ; tous par défaut.
arena-arg-against = Un second fichier TOML avec des valeurs du matériel, ou box pour celles de la boîte ; il joue les mêmes donnes, et les deux sont côte à côte.
arena-arg-report = Fichier HTML du rapport ; balance-GAME.html par défaut.
arena-arg-save = Un fichier selon sa terminaison : .html un rapport, .json les totaux, .csv ou .parquet chaque partie. Peut être répété.
arena-arg-engine = local ou ray : où les parties sont jouées. Les résultats sont les mêmes.
arena-arg-address = Adresse d’une grappe Ray, par exemple 10.0.0.5:6379 ; sans elle, Ray démarre ici.
arena-error-ending = { $file } ne se termine ni par .html, ni par .json, .csv ou .parquet.
arena-error-players = Les nombres de joueurs s’écrivent comme 2,3,4 ; « { $given } » non.
arena-written = Écrit : { $file }
arena-column-elo = Elo
arena-column-skill = Force

## Nombres et signes

arena-percent = { $n } %
arena-hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-between = { $low } à { $high }
arena-times = { $n } ×
arena-value-none = aucun
arena-value-true = oui
arena-value-false = non
arena-players =
    { $n ->
        [1] Solo
       *[other] { $n } joueurs
    }
arena-fair = 1 équitable
arena-key-up = plus de victoires que la part équitable
arena-key-down = moins de victoires que la part équitable
arena-key-even = ne se distingue pas de l’équitable

## Tous les rapports

arena-contents = Sommaire
arena-board = Le plateau au début d’une partie
arena-made-by = Écrit par Teahouse.
arena-reading = Comment lire ce rapport
arena-again = Pour refaire le même rapport :
arena-figure-games = parties
arena-mean-points = points en moyenne
arena-best-points = points du meilleur
arena-too-few = Trop peu de parties pour en dire quoi que ce soit ; jouez-en plus avec -n.
arena-between-them = { $n } de plus entre les deux
arena-rare =
    { $n ->
        [one] { $n } de plus, que moins de { $few } places ont eu
       *[other] { $n } de plus, que moins de { $few } places ont eus
    }

## Équilibre

arena-balance-title = L’équilibre de { $game }
arena-balance-under = { $games } parties, jouées par { $bots }, graine { $seed }
arena-figure-lead = points d’avance sur le deuxième
arena-figure-first = la part équitable de victoires, pour le premier joueur
arena-choices = choix par partie
arena-short = Ce qui ressort
arena-short-lead = Les cas les plus forts d’abord. 1,5 × veut dire moitié plus de victoires que la part équitable.
arena-luck =
    { $rows ->
        [one] Sur { $rows } ligne de ce rapport, { $out } ressort.
       *[other] Sur { $rows } lignes de ce rapport, { $out } ressortent. Le hasard seul en donnerait environ { $luck }.
    }
arena-nothing-out = Avec si peu de parties, rien ne s’écarte sûrement de l’équitable.
arena-changes = Ce qui a changé
arena-changes-lead = { $one } et { $two } ont joué les mêmes donnes. ● est le premier, ◆ le second.
arena-component = Matériel
arena-no-changes = Les deux ont les mêmes valeurs.
arena-effect = Ce que cela change
arena-figure = Mesure
arena-change = Écart, intervalle à 95 %
arena-box = la boîte
arena-seats = Ordre du tour
arena-seats-lead = Qui commence, et qui suit. Tous seraient sur la ligne tiretée si l’ordre n’avait pas d’importance.
arena-order =
    { $n ->
        [1] Premier joueur
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[other] Cinquième
    }
arena-length = Durée
arena-length-lead = Dans chaque graphique : { $unit }. Le trait est la moyenne.
arena-points = Points
arena-points-lead = Ce que les joueurs ont à la fin, sur la même échelle pour chaque nombre de joueurs. Le trait est la moyenne de tous.
arena-everybody = tout le monde
arena-winners = vainqueurs
arena-winners-of = vainqueurs, { $name }
arena-others = les autres
arena-summary = { $mean } en moyenne, 8 sur 10 de { $low } à { $high }
arena-sources = D’où viennent les points
arena-sources-lead = Points d’un joueur en moyenne. Là où les vainqueurs devancent nettement les autres, les parties se décident.
arena-row-note = { $aspect } · { $share } des places
arena-had = { $share } des places, { $times } fois par partie
arena-by-having = Les places qui l’ont, et leurs victoires.
arena-by-more = Les places qui le font plus que le reste de leur table, et leurs victoires.
arena-dealt = Le hasard le distribue : un écart est donc son propre effet.
arena-chosen = Les joueurs le choisissent : un écart peut aussi venir de ce que celui qui mène peut se le permettre.
arena-setting = Réglage : { $name }
arena-setting-lead = Les parties de chaque sorte, comme si chaque nombre de joueurs y était aussi fréquent.
arena-never = Ce qui n’arrive jamais
arena-never-lead = Dans aucune de ces parties. Une part demande d’autres options, ou de meilleurs bots ; le reste est peut-être une règle dont personne n’a besoin.
arena-never-events = Évènements que personne n’a vus
arena-never-asked = Questions posées à personne
arena-never-chosen =
    { $n ->
        [one] { $n } action possible et jamais choisie (et combien de fois elle l’était)
       *[other] { $n } actions possibles et jamais choisies (et combien de fois elles l’étaient)
    }
arena-never-open =
    { $n ->
        [one] { $n } action qui n’a jamais été possible
       *[other] { $n } actions qui n’ont jamais été possibles
    }
arena-never-nothing = Tout ce qui existe est arrivé.
arena-reading-lift = L’écart est la part de victoires divisée par la part équitable : 1 est équitable, 2 deux fois plus de victoires. À quatre joueurs, la part équitable est d’une partie sur quatre. Une victoire partagée compte en partie.
arena-reading-interval = La barre est l’intervalle à 95 % (Wilson) : si elle traverse la ligne tiretée, plus de parties trancheront peut-être. Quatre fois plus de parties la réduisent de moitié.
arena-reading-cause = Seul ce que le hasard distribue a un effet à lui. Ce que les joueurs choisissent fait gagner, ou accompagne la victoire.
arena-reading-luck = Une ligne sur vingt ressort par pur hasard. Rejouez avec une autre graine avant de changer un nombre.
arena-reading-bots = Les bots ne sont pas des personnes. Ce que des bots faibles n’utilisent jamais peut être fort en de meilleures mains : demandez aussi aux plus forts, avec --bots.

## Tournois

arena-tournament-title = Tournoi de { $game }
arena-tournament-under =
    { $players ->
        [1] { $games } parties en solo, graine { $seed }
       *[other] { $games } parties à { $players } joueurs, graine { $seed }
    }
arena-figure-strongest = le plus fort
arena-figure-bots = bots
arena-ratings = Classement
arena-ratings-lead = Elo autour d’une moyenne de 1500, avec son intervalle à 95 %. 100 de plus donnent 64 % des parties entre deux.
arena-no-openskill = La force demande openskill : pip install "teahouse[arena]"
arena-skill = force { $skill } ± { $doubt }
arena-matrix = Chacun contre chacun
arena-matrix-lead = Part de victoires du bot de la ligne contre celui de la colonne, avec son intervalle à 95 %. La part équitable est { $fair }.
arena-alone = En solo
arena-bot = Bot
arena-opponent = Contre
arena-wins = Victoires
arena-their-points = du meilleur des autres
arena-options = Options du jeu
arena-details = Chaque paire
arena-tournament-pairs = Chaque paire joue seule à la table : un bot de la première sorte parmi des bots de la seconde. Il prend chaque place à son tour sur la même donne : ni la place ni la chance ne le favorisent.
arena-tournament-share = Les intervalles des parts sont ceux de Wilson, à 95 %. Les victoires partagées comptent en partie.
arena-tournament-elo = L’Elo est le plus vraisemblable pour toutes les parties ensemble ; l’intervalle vient de 200 nouveaux tirages des donnes. Chacun reçoit en prêt une demi-partie gagnée et une demi-partie perdue.
arena-tournament-skill = La force ressemble à TrueSkill (openskill, Bradley et Terry) : chacun commence à 25, ± dit ce qui reste douteux.
