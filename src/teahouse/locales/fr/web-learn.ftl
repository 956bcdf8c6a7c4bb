# Les leçons dans le navigateur.

web-learn-lessons = Apprendre en jouant
web-learn-lessons-help = De courtes leçons à la vraie table, une minute environ chacune, la dernière davantage. Ce que vous avez fait n’est retenu que dans ce navigateur.
web-learn-begin = Commencer
web-learn-go-on = Continuer
web-learn-extras = Pour aller plus loin
web-learn-done = terminé
web-learn-course = Toutes les leçons
web-learn-next-lesson = Leçon suivante
web-learn-step = Étape { $n } sur { $of }
web-learn-next = Continuer
web-learn-back = Retour
web-learn-show = Montrez-moi
web-learn-show-turn = Montrez-moi un tour
web-learn-hurry = Plus vite
web-learn-look = Rien à choisir pour l’instant : voyez la leçon
web-learn-extra = Facultatif
web-learn-take-back = Reprendre et réessayer

## La page d’un titre

web-learn-rules = Les règles
web-learn-rules-help = Par chapitres, en images ; chaque règle a son numéro.
web-learn-chapter =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
web-learn-short-help = Comment gagner, à quoi ressemble un tour, par où commencer.
web-learn-sheet = Aide de jeu
web-learn-sheet-help = Le jeu sur une page, à imprimer et à poser près du plateau.
web-learn-print = Imprimer
web-learn-questions = Questions fréquentes
web-learn-questions-help = Là où le livret de règles se tait, et ce que nous avons décidé.
web-learn-first-game = Une première partie avec un coach
web-learn-first-game-help = Contre deux bots du premier niveau. Près du plateau, un coach dit ce qui compte, pose une question avant une erreur évidente et se tait là où vous n’avez plus besoin de lui.
web-learn-first-game-begin = Jouer avec le coach
web-learn-refused =
    { $n ->
        [one] La règle « { $rule } » est celle qui vous résiste le plus : { $n } refus. À revoir :
       *[other] La règle « { $rule } » est celle qui vous résiste le plus : { $n } refus. À revoir :
    }
web-learn-unused = Vous n’avez pas encore utilisé la règle « { $rule } ». À voir :
web-learn-read-rule = La règle
