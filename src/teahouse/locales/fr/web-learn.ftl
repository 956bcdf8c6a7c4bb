# Les leçons dans le navigateur.

web-learn-lessons = Apprendre en jouant
web-learn-lessons-help = De courtes leçons à la vraie table, une minute environ chacune. Ce que vous avez fait n’est retenu que dans ce navigateur.
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
web-learn-take-back = Reprendre et réessayer
