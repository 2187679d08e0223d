# Ce que disent les écrans.

web-home = Accueil
web-loading = Un instant, on allume la lampe…
web-welcome = Une lampe, une table, des amis.
web-welcome-more = Des jeux de société français à jouer ensemble, à distance ou sur le même écran. Sans compte.
web-title-facts = { $least ->
    [one] 1
   *[other] { $least }
} à { $most } personnes · { $from } à { $to } minutes
web-play-now = Jouer tout de suite
web-new-table = Composer une table
web-rules = Règles
web-join = Rejoindre une table
web-join-help = Quelques lettres, dites par la personne qui t’invite.
web-code = Code de la table
web-join-go = Rejoindre
web-import = Rouvrir un fichier de partie
web-lost = Cette adresse ne mène nulle part
web-lost-help = Le lien a peut-être été coupé en chemin. Redemande-le, ou tape les lettres de la table.
web-forgetful = Ce navigateur ne garde rien. Garde l’adresse de cette page : elle seule retrouve ton siège.
web-continue-list = Reprendre
web-continue-over = { $count ->
    [one] 1 partie finie
   *[other] { $count } parties finies
}
web-continue-one = { $title } · table { $code } · { $when }{ $over ->
    [yes] {" "}· terminée, à revoir
   *[no] {""}
}
web-forget = Oublier la table { $code }
web-me = Noctambule
web-guest = Invité
web-you = toi
web-ok = D’accord
web-close = Fermer
web-cancel = Annuler
web-continue = Continuer

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-dark = Nuit
web-theme-light = Jour
web-speed = Vitesse du film
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-quick = Rapide
web-speed-once = D’un coup
web-reading = Devant une carte ou une correction
web-reading-wait = Attendre mon « Continuer »
web-reading-timed = Laisser le temps de lire
web-reading-never = Ne pas s’arrêter
web-film = Ce qui se passe
web-choice-waits = « { $choice } » : c’est noté, et ce sera joué dès que le plateau sera à jour.
web-film-first = Un instant : le plateau n’a pas fini de raconter. « Continuer » va plus vite.
web-film-skip = Tout passer (encore { $left })
web-since-turn = Depuis ton tour
web-redo = Refaire
web-guess-along = Et toi, que répondrais-tu à la place { DE($who) } ?
web-guess-right = Tu avais dit { $letter } : juste !
web-guess-wrong = Tu avais dit { $letter }.
web-own-score = Ton score : { $right } sur { $all }
web-own-score-of = ({ $own ->
    [one] { $own } bonne réponse
   *[other] { $own } bonnes réponses
} à tes questions, { $guessed ->
    [one] { $guessed } bien devinée
   *[other] { $guessed } bien devinées
} chez les autres)
web-attack-short = Attaque
web-undo-turn = Revenir avant ce tour
web-undo-turn-about = D’autres ont joué depuis ton dernier coup. Leurs décisions seront annulées aussi ; les autres personnes à table doivent être d’accord.
web-sound = Un son discret quand c’est à moi
web-spacing = Espacer les lettres, les mots et les lignes
web-speak = Lire les questions à voix haute
web-notify = Me prévenir par une notification
web-notify-trial = C’est ainsi qu’on te préviendra.
web-notify-insecure = Les navigateurs ne le permettent qu’aux adresses en https. Le titre de l’onglet et le son préviennent quand même.
web-notify-missing = Ce navigateur n’en affiche pas. Le titre de l’onglet et le son préviennent quand même.
web-notify-denied = Elles sont refusées dans les réglages du navigateur.

## Nouvelle table

web-mode = Façon de jouer
web-seat-count = Nombre de sièges
web-level = Difficulté
web-level-blocked = { $level } n’existe pas en { $mode }.
web-with-facilitator = Avec un animateur (il voit les réponses et ne joue pas)
web-with-master = Avec un maître du jeu (il voit les réponses et ne joue pas)
web-who-sits = Qui s’assoit où ?
web-who = Qui s’assoit ici ({ $seat })
web-kind-me = Moi
web-kind-here = Quelqu’un sur cet appareil
web-kind-open = Un ami, par lien ou code
web-kind-bot = Un robot
web-name = Prénom
web-name-of = Prénom ({ $seat })
web-bot-level = Force du robot ({ $seat })
web-bot-novice = Étincelle, débutante
web-bot-regular = Bougie, habituée
web-bot-keen = Lanterne, avisée
web-bot-expert = Phare, expert
web-bot-master = Aurore, redoutable
web-variants = Variantes
web-by-chance = Au hasard
web-variant-not = Pas avec « { $other } ».
web-variant-only = Seulement avec « { $other } ».
web-more-options = Plus d’options
web-pace = Rythme
web-pace-live = En direct
web-pace-slow = Sur plusieurs jours
web-seed = Mot du hasard (facultatif)
web-seed-help = Le même mot donne les mêmes dés. Une telle partie ne prouve rien sur son hasard.
web-make-table = Ouvrir la table

## Inviter, rejoindre, attendre

web-lobby = La table se remplit
web-invite-help = Envoie le lien, montre l’image ou dis les lettres du code.
web-qr = Image du lien d’invitation, à viser avec un téléphone
web-link = Lien d’invitation
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Le navigateur ne laisse pas copier ici. Le lien est sélectionné : copie-le au clavier, ou d’un appui long.
web-link-watch = Lien pour regarder
web-copy-watch = Copier le lien pour regarder
web-seats = Sièges
web-sitter-nobody = libre
web-sitter-person = pris
web-sitter-bot = robot
web-add-bot = Mettre un robot
web-remove-bot = Retirer le robot
web-start = Commencer
web-start-bots = { $open ->
    [one] Le siège libre recevra un robot.
   *[other] Les { $open } sièges libres recevront des robots.
}
web-wait-host = On attend que l’hôte commence.
web-join-retry = Essayer un autre code
web-try-again = Chercher encore
web-rename = Changer de nom
web-join-table = Table { $code }
web-hosted-by = Ouverte par { $name }
web-pick-chair = Choisis un siège libre
web-no-chair = Tous les sièges sont pris. Tu peux regarder.
web-no-chair-no-door = Tous les sièges sont pris.
web-sit = M’asseoir ici
web-back-to-seat = Retourner à mon siège
web-watch = Regarder seulement
web-no-table = Cette table n’existe pas, ou ce lien n’ouvre plus de siège.
web-no-table-help = Vérifie le code, ou demande un nouveau lien à l’hôte.
web-closed = La table est fermée
web-shut = Cette table ne s’ouvre pas
web-closed-host = L’hôte a fermé la table.
web-closed-fault = Une erreur a arrêté cette table. Donne ce numéro à qui s’occupe du serveur : { $report }.
web-closed-rotated = Ce siège a reçu un nouveau lien. Demande-le à l’hôte.
web-closed-freed = L’hôte a libéré ton siège. Tu peux demander à revenir, ou regarder si la porte est ouverte.
web-closed-door = L’hôte a fermé la porte à ceux qui regardent.
web-closed-storage = Le serveur ne sait pas si le dernier coup a été gardé. Reviens dans un moment : la partie reprend là où elle en est.
web-closed-taken = La partie continue sur l’appareil où elle se jouait.
web-closed-shutdown = Le serveur s’arrête. La partie est gardée : reviens dans un moment.

## Autour de la table

notice-came = Quelqu’un regarde{ $spectators ->
    [one] {""}
   *[other] {"\u00A0"}: { $spectators } personnes en tout
}.
notice-left = { $spectators ->
    [0] Plus personne ne regarde.
    [one] Il reste une personne qui regarde.
   *[other] Il reste { $spectators } personnes qui regardent.
}
notice-freed = L’hôte a libéré le siège { DE($name) } ({ $seat }).
notice-taken = { $name } s’assoit ({ $seat }).
notice-door-open = L’hôte a ouvert la porte à ceux qui regardent.
notice-door-closed = L’hôte a fermé la porte à ceux qui regardent.
web-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
web-door-close = Fermer la porte aux spectateurs
web-door-open = Ouvrir la porte aux spectateurs
web-door-closed = L’hôte ne laisse personne regarder.
web-free = Libérer le siège
web-free-of = Libérer le siège { DE($name) }
web-free-lobby = Le lien { DE($name) } n’ouvrira plus ce siège, et quelqu’un d’autre pourra s’y asseoir. Tout le monde le saura.
web-free-match = Le lien { DE($name) } n’ouvrira plus ce siège. Un robot y joue jusqu’à ce que quelqu’un s’y assoie, d’un navigateur qui n’a pas encore de siège ici. Tout le monde le saura.
web-freed = libre, un robot joue
web-freed-master = libre
web-start-no-master = Sans maître du jeu, on choisit parmi les réponses affichées et les règles jugent.
web-start-no-facilitator = Sans animateur, l’application tient le temps, juge les ardoises et passe à la suite.

## À table

web-board = Plateau
web-actions = Ce que tu peux faire
web-side = Journal, discussion et règles
web-hand = Mes cartes
web-bot = Robot
web-bot-name = Robot { $number }
web-absent = Déconnecté
web-reads = lit encore
web-thinks = réfléchit…
web-your-turn = à toi
web-here = ici : { $who }
web-can-choose = (peut être choisi)
web-all-choices = Tout voir ({ $count })
web-filter = Chercher dans les choix
web-as-list = Réponses en liste
web-see-result = Voir le résultat
web-unread = { $count ->
    [one] 1 message non lu
   *[other] { $count } messages non lus
}
web-hint = Que ferais-tu ?
web-undo = Reprendre mon coup
web-undo-ask = Revenir en arrière ?
web-undo-request = { $who } demande à revenir en arrière, au moment { $to }.
web-undo-yes = D’accord
web-undo-no = Non
web-undo-waiting = On attend { $who }.
web-rule-of-moment = La règle de ce moment
web-read-rule = Lire la règle { $id }
web-clock = Temps restant : { $time }
web-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
web-paused = La partie est en pause.
web-reconnecting = Connexion perdue. On réessaie…
web-looking-back = Tu revois le moment { $n } sur { $of }.
web-back-to-now = Revenir à maintenant
web-go-back-here = Reprendre la partie d’ici
web-ask-back-here = Demander à reprendre d’ici
web-hand-over = Passe l’appareil { A($name) }
web-hand-over-help = Rien n’est montré tant que la bonne personne ne l’a pas en main.
web-hand-over-take = Je suis { $name }
web-sheet-handle = Ouvrir ou fermer le panneau
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-rules = Règles
web-tab-seats = Sièges
web-log = Journal
web-log-empty = Rien de nouveau.
web-log-times = (× { $times })
web-since-my-turn = Depuis mon dernier tour
web-see-moment = Revoir ce moment
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient ces mots.
web-chat = Discussion
web-chat-empty = Personne n’a encore parlé.
web-chat-off = L’hôte a coupé la discussion.
web-chat-watching = Qui regarde ne parle pas.
web-chat-write = Écrire un message
web-chat-send = Envoyer
web-host = L’hôte
phrase-hello = Bonsoir !
phrase-well-played = Bien joué !
phrase-thinking = Je réfléchis…
phrase-sure = Sans hésiter !
phrase-unsure = J’hésite.
phrase-thanks = Merci pour la partie !
web-table-menu = Menu de la table
web-host-powers = Pouvoirs de l’hôte
web-pause = Mettre en pause
web-go-on = Reprendre
web-chat-turn-off = Couper la discussion
web-chat-turn-on = Rouvrir la discussion
web-close-table = Fermer la table
web-to-bot = Confier à un robot
web-take-back = Rendre le siège
web-leave = Laisser un robot jouer pour moi
web-sit-again = Reprendre mon siège
web-fair = Un hasard vérifiable
web-fair-help = Le serveur s’est engagé avant le premier dé. À la fin, chacun peut vérifier chaque tirage. Engagement :
web-report = Signaler un problème
web-report-note = Que s’est-il passé ?
web-report-download = Télécharger le rapport

## Fin et relecture

web-result = Résultat
web-rematch = Revanche
web-replay = Revoir la partie
web-export = Garder le fichier
web-see-board = Voir le plateau
web-closer = Voir de plus près
web-farther = Voir de plus loin
web-moments = Trois moments à revoir
web-learnt = Ce qu’on a appris
web-learnt-count = { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
} sur { $all }.
web-sheet-print = Imprimer la feuille
web-sheet-save = Garder la feuille (CSV)
web-sheet-file = numeville-reponses
web-sheet-said = Réponse donnée : { $given }
web-sheet-was = Bonne réponse : { $answer }
web-sheet-who = Qui
web-sheet-complice = Complice
web-sheet-question = Question
web-sheet-given = Réponse donnée
web-sheet-right = Bonne réponse
web-sheet-verdict = Verdict
web-sheet-explanation = Explication
web-sheet-source = Source
web-sheet-address = Adresse
web-eyes = Vu par
web-eyes-all = tout le monde, secrets compris
web-moment = Moment de la partie
web-moment-of = Moment { $n } sur { $of }
web-earlier = Moment précédent
web-later = Moment suivant
web-play = Lecture
web-stop = Pause
web-link-moment = Lien vers ce moment
web-play-on = Rejouer à partir d’ici
web-verify = Vérifier les dés
web-verify-proven = Tout est juste. La graine est celle dont ce navigateur a vu l’engagement avant la partie, et { $draws ->
    [one] le tirage en vient
   *[other] les { $draws } tirages en viennent
}. { $shares ->
    [0] Ce navigateur n’y a pas mis de part ; { $nonces ->
        [0] personne d’autre non plus
        [one] un siège l’a fait
       *[other] { $nonces } sièges l’ont fait
    }.
   *[other] La part de hasard de ce navigateur y est : personne n’a pu choisir la graine d’avance.
}
web-verify-late = Ce navigateur n’a pas vu le début. Le fichier s’accorde avec lui-même : { $draws ->
    [one] son tirage vient
   *[other] ses { $draws } tirages viennent
} de sa graine. Mais rien ici ne montre qu’elle a été choisie avant la partie : demande à quelqu’un qui était là de vérifier.
web-verify-open = Ce fichier ne permet pas de vérifier le hasard.
web-verify-broken = Quelque chose ne va pas.
web-verify-broken-file = Ce que le serveur a donné n’est pas un fichier de partie.
web-verify-broken-chain = Le fichier a été changé : à la ligne { $at }, la chaîne est rompue.
web-verify-broken-match = Ce fichier est celui d’une autre partie.
web-verify-broken-commitment = L’engagement du fichier n’est pas celui que ce navigateur a vu avant la partie.
web-verify-broken-seed = La graine du fichier n’est pas celle de l’engagement.
web-verify-broken-share = La part de hasard que ce navigateur a donnée n’est pas dans le fichier.
web-verify-broken-count = Le fichier n’a pas autant de tirages que la partie.
web-verify-broken-draw = Le tirage { $at } ne vient pas de la graine.

## Numéville

web-goal = Où en est la partie
web-goal-saved = Sauvés { $done }/{ $of }
web-goal-lost = Perdus { $done }/{ $of }
web-goal-rounds = { $left ->
    [0] dernière manche
    [one] encore 1 manche
   *[other] encore { $left } manches
}
web-goal-objectives = Objectifs { $done }/{ $of }
web-goal-final = Apportez les Objectifs : { $room }
web-goal-final-begin = Commencez le Final : { $room }
web-goal-stress = Stress { $stress }
web-goal-points = Toi { $points }/{ $of }
web-goal-best = Meilleur rival { $points }
web-goal-solo-livraison = Livrés { $done }/{ $of }
web-goal-solo-extermination = Trophées { $done }/{ $of }
web-goal-attacks = Attaques { $done }/{ $of }
web-goal-fear = Peur { $fear }/{ $of }
web-goal-home-ready = Tu peux rentrer
web-goal-home-lacks = Il te manque : { $keys }
web-marker-object = Objet
web-marker-power = Pouvoir
web-no-object = Pas d’Objet en main
web-no-power = Pas de Pouvoir en main
web-uses = { $uses ->
    [0] épuisé
    [one] 1 fois
   *[other] { $uses } fois
}
web-sheet = { $name } : { $status ->
    [saved] { $who ->
        [stalky] sauvée
        [datata] sauvée
       *[other] sauvé
    }.
    [lost] { $who ->
        [stalky] perdue
        [datata] perdue
       *[other] perdu
    }.
   *[open] jetons bleus : { $blue } sur { $blueNeeded }, jetons rouges : { $red } sur { $redNeeded }.
}
web-status-saved = { $who ->
    [stalky] Sauvée
    [datata] Sauvée
   *[other] Sauvé
}
web-status-lost = { $who ->
    [stalky] Perdue
    [datata] Perdue
   *[other] Perdu
}
web-white-die = Dé blanc : { $face }
web-black-die = Dé noir : { $face }
web-question = Question
web-question-by = { $name } interroge { $to }
web-difficulty-easy = Facile
web-difficulty-hard = Difficile
web-blue = jeton bleu si c’est juste
web-red = jeton rouge si c’est faux
web-right-answer = bonne réponse
web-given-answer = réponse donnée
web-verdict-right = Bonne réponse
web-verdict-wrong = Mauvaise réponse
web-source-full = Source : { $publisher }, « { $title } », { $year }
web-new-tab = nouvel onglet
web-listen = Écouter la question
web-source = Source : { $source }
web-bank = Banque de questions
web-bank-shut = Les réponses sont sous clé
web-bank-shut-help = Cette page montre toutes les questions avec leurs réponses. Elle s’ouvre avec le lien que « veilleuse serve » affiche dans le terminal de la personne qui tient le serveur.
web-bank-key = Clé
web-bank-open = Ouvrir
web-bank-complice = Complice
web-bank-difficulty = Niveau
web-bank-theme = Thème
web-bank-search = Chercher
web-bank-all = Tous
web-bank-show-all = Montrer toutes les réponses
web-bank-print = Imprimer avec les réponses
web-bank-print-bare = Imprimer sans les réponses
web-bank-answer = Réponse et explication
web-bank-count = { $count ->
    [0] Aucune question
    [one] 1 question
   *[other] { $count } questions
} sur { $all }
web-bank-tally = { $answered ->
    [one] posée 1 fois
   *[other] posée { $answered } fois
}, juste à { $part } %
web-bank-never = jamais posée ici
web-bank-none = Aucune question ne correspond. Essaie d’autres mots, ou un autre thème.
web-deck-attack = Attaque du Dark Master
web-deck-round_end = Fin de manche
web-round = Manche { $round }
web-rounds-left = { $left ->
    [0] plus aucune manche après celle-ci
    [one] encore 1 manche
   *[other] encore { $left } manches
}
web-rounds-left-help = Quand la pioche Fin de manche est vide, le temps est écoulé.
web-attacks-left = { $left ->
    [0] plus d’Attaque en pioche
    [one] 1 Attaque en pioche
   *[other] { $left } Attaques en pioche
}
web-aids-left = En pioche : Objets { $objects }, Pouvoirs { $powers }
web-questions-left = { $left ->
    [0] plus de question en pioche
    [one] 1 question en pioche
   *[other] { $left } questions en pioche
}
web-rotation = Qui rencontre qui
web-team = Équipe
web-team-meets = rencontre { $name }
web-team-ready = prête

## Terror Below

web-bounty-line = Ligne des Primes
web-terror = Zone Terreur
web-canyon = Canyon
web-rubble = { $count ->
    [one] un Décombres
   *[other] { $count } Décombres
}
web-egg = œuf { $colour }
web-all-eggs = pond toutes les couleurs
web-target = Cible { $slot } ({ $worm })
web-looming = sous une attaque à une carte près
web-cost = { $cost ->
    [0] sans point d’action
    [one] à 1 point d’action
   *[other] à { $cost } points d’action
}
web-worm = V.E.R. { $slot } : { $worm }, Santé { $health }, cartes : { $cards } sur { $limit }, Cible en { $cell }
web-slot-empty = Emplacement { $slot } vide
web-face-down = carte cachée
web-health = Santé
web-any-worm = N’importe lequel
web-secret = Prime secrète
web-locked = arrivée ce tour : à utiliser plus tard
web-dead = mort
web-vp = PV
web-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
web-living = { $living ->
    [one] un Personnage en vie
   *[other] { $living } Personnages en vie
}
web-eliminated = Groupe éliminé
web-held-vehicles = Véhicules en main : { $count }
web-held-items = Objets en main : { $count }
web-held-weapons = Armes en main : { $count }
web-held-secrets = Primes secrètes : { $count }
web-held-rubble = Décombres : { $count }
web-turn = Tour { $turn } : { $who }
web-last-turns = Derniers tours !
web-decks = Pioches : Véhicules { $vehicles }, Primes { $bounties }, V.E.R. { $worms }
web-gear-decks = Objets { $items }, Armes { $weapons } ; en réserve : Décombres { $rubble }
web-discards = Défausses
web-pile-vehicles = Véhicules :
web-pile-bounties = Primes :
web-pile-items = Objets :
web-pile-weapons = Armes :
web-pile-worms = V.E.R. :
web-next-worm = Prochain V.E.R. : { $worm }
web-attacks = Attaques : { $done } sur { $all }
web-delivered = Lieux livrés : { $done } sur 4{ $done ->
    [0] {""}
   *[other] {" "}({ $which })
}
web-trophies = Trophées : { $done } sur 3{ $done ->
    [0] {""}
   *[other] {" "}({ $which })
}
web-destroyed = Lieux détruits : { $destroyed } sur 3
web-hopeless = Le but est hors d’atteinte.
web-attack = Attaque du V.E.R. { $slot }
web-damage = Dommages : { $damage } sur { $health }
web-next-step = Étape suivante
web-step-back = Étape précédente
web-score = Score
web-score-of = { $points } PV, { $attacks ->
    [0] aucune attaque évitée
    [one] une attaque évitée
   *[other] { $attacks } attaques évitées
} et les bonus de difficulté.
web-no-score = Une partie perdue ne rapporte pas de score.
web-reckoning = D’où viennent les points
web-tokens = Jetons
web-bounties = Primes
web-total = Total
web-place-official_building = Bâtiment officiel
web-place-state_police = Police d’État
web-place-general_store = Magasin général
web-place-hospital = Hôpital
web-place-motel = Motel

## La Clef des mondes

web-worlds = Le carré des mondes
web-closed-book = livre fermé, monde inconnu
web-closed-book-short = monde inconnu
web-ways-out = Les sorties d’ici
web-seen-in-secret = vu en secret
web-who-is-here = ici : { $who }
web-way-out = sortie vers { $to } : { $keys }
web-home-price = rentrer à Kernault d’ici : { $keys }
web-pawn-of = le pion { DE($who) }
web-happening = Ce qui se passe
web-exchange = Échange
web-counter-awaited = offre attendue
web-counter-how = Choisis la carte que tu donnes en retour. On n’annonce que sa clef et son type.
web-bad-encounter = Mauvaise rencontre
web-against-card = arrête « { $card } »
web-against-move = empêche le départ
web-stopped = arrêtée
web-would-pay = peut payer ce passage
web-kind-encounter = rencontre
    .letter = R
web-kind-object = objet
    .letter = O
web-kind-bad-encounter = mauvaise rencontre
    .letter = MR
web-unknown-card = carte inconnue
web-piles = Les piles des mondes
web-pile-count = { $count ->
    [0] pile vide
    [one] une carte dans la pile
   *[other] { $count } cartes dans la pile
}
web-pile-known = rangées dessus : { $top }, glissées dessous : { $bottom }
web-pile-top = Sur la pile, la première d’abord
web-pile-bottom = Sous la pile, la dernière tout en bas
web-pile-shuffled = { $count ->
    [0] Plus aucune carte n’est mélangée au hasard.
    [one] Au milieu, une carte dont on ne sait rien.
   *[other] Au milieu, { $count } cartes mélangées au hasard.
}
web-draw-here = prendre une carte
web-own-key = sa clef : { $key }{ $left ->
    [no] {" "}(déjà utilisée)
   *[yes] {""}
}
web-own-key-word = sa propre clef
web-home-keys = clefs du retour : { $keys }
web-home-by = Retour
web-from-here = D’ici, il te faut
web-revealed = révélé à tous
web-in-secret = c’est ton secret
web-arranging = Cartes que tu ranges sur la pile
web-empty-hand = Ta main est vide : prends une carte dans la pile de ton monde.
web-before-start = pas encore parti
web-character-secret = personnage secret
web-turns-to-miss = { $turns ->
    [one] passera un tour
   *[other] passera { $turns } tours
}
web-no-cards = aucune carte
web-clef-rounds-left = { $count ->
    [0] Dernière manche
    [one] Encore une manche après celle-ci
   *[other] Encore { $count } manches après celle-ci
}
web-round-of = Manche { $round } : { $who }
web-actions-left = { $count ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $count } actions
}
web-drawn = a déjà pioché
web-came-home-by = Les clefs du retour
web-where-left = Où chacun s’est arrêté
web-where = Monde
web-character = Personnage
web-cards = Cartes
web-window-wait = { $seconds ->
    [0] Chacun peut encore réagir.
   *[other] La table attend : { $seconds } s.
}
web-window-alone = Toujours laisser passer
    .about = Chaque fois qu’on te demande si tu réagis, ta page laisse passer quand l’attente est finie, quelles que soient tes cartes. Tu peux réagir avant.
web-window-sent = Réponse donnée : la table attend la fin du compte.
web-clock-length = Temps pour décider
    .about = Quand il est écoulé, un robot décide pour qui tarde.
    .master = Pour réfléchir seulement : qui mène la partie prend le temps qu’il lui faut.
web-clock-seconds = { $seconds ->
    [0] Sans limite
    [30] 30 s
    [45] 45 s
   *[other] { $minutes } min
}
web-patience = Quand quelqu’un lit encore
    .about = Les robots attendent que chacun ait lu. Si quelqu’un a fini et attend les autres, ils repartent au bout de ce temps.
web-patience-seconds = { $seconds ->
    [0] Ne pas attendre
    [20] 20 s
   *[other] { $minutes } min
}
web-window-length = Temps pour réagir
    .about = Quand quelqu’un joue une carte, la table attend au moins ce temps-là, pour que les autres puissent l’arrêter.
web-window-seconds = { $seconds } s

## Stranger Things

web-st-hawkins = Hawkins
web-st-upside-down = Le Monde à l’envers
web-st-tunnels = Les Tunnels
web-st-characters = Les Personnages
web-st-looking = Ce que tu vois sous les pions
web-st-scene-of = Scène { $number } sur { $count }
web-st-stamp-won = Réussi
web-st-stamp-lost = Il manque { $missing }
web-st-against = contre
web-st-pile = { $count ->
    [0] vide
    [one] un pion
   *[other] { $count } pions
}
web-st-top = dessus : { $token }
web-st-seen = tu as vu : { $tokens }
web-st-mix = parmi ces pions : { $tokens }
web-st-among = parmi ces pions :
web-st-worth = vaut de { $least } à { $most }
web-st-empty = Cet emplacement est vide.
web-st-spent = Ce Pouvoir n’est plus disponible.
web-st-bars = Chance de battre la pile, selon la valeur d’action
web-st-bonus = { $action } +{ $bonus }
web-st-act = Acte { $act }, { $left ->
    [one] une carte Action en pioche
   *[other] { $left } cartes Action en pioche
}
web-st-act-short = Acte { $act }
web-st-coming = { $scenes ->
    [0] Aucune Scène à la fin du tour
    [one] Une Scène à la fin du tour
   *[other] { $scenes } Scènes à la fin du tour
}, Danger joué : { $danger }, Danger ignoré : { $ignored }
web-st-coming-help = Scènes à la fin du tour : l’Acte, plus le Danger joué, moins le Danger ignoré
web-st-scenes = { $scenes ->
    [0] aucune Scène
    [one] une Scène
   *[other] { $scenes } Scènes
}
web-st-card = Carte Action { $value }
web-st-friends = Amis
web-st-danger = Danger
web-st-laid = Cartes jouées
web-st-plan = Ce que donneraient ces cartes
web-st-set-off = { $moves ->
    [0] Continuer sans déplacement
    [one] Partir avec 1 déplacement
   *[other] Partir avec { $moves } déplacements
}
web-st-way = à { $moves ->
    [one] 1 déplacement
   *[other] { $moves } déplacements
}{ $fear ->
    [0] {""}
   *[other] , { $fear } Peur en chemin
}
web-st-set-off-to = Aller : { $place } ({ $moves ->
    [one] 1 déplacement
   *[other] { $moves } déplacements
})
web-st-pick-move = Touche un Lieu pour y aller, ou soulève des cartes.
web-st-pick-act = Soulève des cartes pour voir tes chances.
web-st-up-to = jusqu’à
web-st-percent = { $percent } %
web-st-fear = Peur : { $fear } sur { $terrified }
web-st-fear-head = Peur
web-st-open-hand = Main ouverte
web-st-hidden-hand =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
web-st-will-left = { $left ->
    [one] Une pile à battre pour sauver Will
   *[other] { $left } piles à battre pour sauver Will
}
web-st-will-saved = Will est sauvé
web-st-portal = Portail : { $count ->
    [one] un pion
   *[other] { $count } pions
}, bonus de { $bonus }
web-st-demogorgon = Un pion Démogorgon vaut { $value }
web-st-decks = Pioches : Actions { $actions }, Scènes { $scenes }, Objets { $items }, Alliés { $allies }
web-st-reserve = Pions en réserve : { $reserve }
web-st-aftermath = Ce qu’il en reste
web-st-aftermath-of = { $turns ->
    [one] Un tour
   *[other] { $turns } tours
}, { $scenes ->
    [one] une Scène
   *[other] { $scenes } Scènes
}, Acte { $act }.
web-st-character = Personnage
web-st-won = Épreuves réussies
web-st-failed = Échecs
web-st-short-ud_lab = Laboratoire
web-st-short-ud_school = Collège
web-st-short-ud_byers_house = Maison des Byers
web-st-short-ud_castle_byers = Château Byers

## Boogeyman

web-spawn = Indicateur d’Apparition
web-slot = Emplacement { $place }
web-slot-free = vide
web-slot-hidden = face cachée
web-slot-last = là où il est
web-stress = Stress
web-stress-of = Stress { DE($who) } : { $level } sur { $most }
web-noise = Jusqu’où un bruit attirerait la Babysitter
web-noise-preview = Bruit { $steps } : { $end ->
    [reaches] elle arrive sur toi.
    [meets] elle s’arrête sur { $who }.
   *[safe] elle s’arrête ici : { $where }.
}
web-in-force = En vigueur
web-sealed = fermée pour l’instant
web-bulb-light = lumière allumée
web-bulb-dark = dans le noir
web-padlock = cadenassée
web-pile = { $count ->
    [0] plus rien à fouiller
    [one] un jeton Fouille
   *[other] { $count } jetons Fouille
}
web-fainted-here = évanoui : { $who }
web-final-room = Salle du Final
web-hides-here = tu te caches ici
web-was-here = sur l’Indicateur
web-sitter-steps = la Babysitter après { $steps ->
    [one] un pas
   *[other] { $steps } pas
}
web-passage = Passage { $passage }
web-own-objective = Mon Objectif
web-tap-to-look = Touche pour le lire, à l’abri des regards
web-you-are-him = Tu es le Boogeyman
web-hiding = À cacher : { $token }
web-candies = Bonbons : { $count } sur { $most }
web-deal = Un échange en cours
web-deal-hidden = Cartes cachées
web-deal-nothing = Rien
web-held-cards = Cartes Fouille en main : { $count }
web-torch = Lampe-torche : joue en premier
web-leader = Leader
web-quest = Vers le Final
web-quest-colour = Objectifs de couleur { $colour } : { $count } sur { $all }.
web-quest-none = Aucun Objectif trouvé
web-floors = Étages
web-objectives-in-play = Objectifs en jeu : { $count }
web-final-in = Le Final attend ici : { $room }
web-bo-decks = Pioches : Fouille { $search }, Lumière { $light }, Obscurité { $dark }
web-padlocks-left = Cadenas dans la boîte : { $count }
web-die = Dé : { $face }
web-die-counts = compte { $result }
web-to-choose = À choisir
web-see-house = Voir la maison
web-back-to-choice = Revenir au choix
web-book = Livre des Épilogues
web-panels = Cases
web-panel = Case { $panel } sur { $all }
web-need = Il faut { $least } ou plus { A($child) }
web-fail-state = Raté : une carte État, puis au suivant d’essayer.
web-fail-candy = Raté : un Bonbon (sinon une carte État), puis au suivant d’essayer.
web-fail-again = Raté : au suivant d’essayer.
web-fail-hurt_and_go_on = Raté : une carte État, et on continue.
web-closing-all = Au bout, tous les Enfants gagnent.
web-closing-participants = Au bout, seuls gagnent ceux qui ont participé et tiennent encore debout.
web-closing-conscious = Au bout, tous ceux qui tiennent encore debout gagnent.
web-no-final = Personne n’est arrivé jusqu’au Livre.
web-turned = passé du côté du Boogeyman
web-winner = gagne

## Journal des parties en solo

web-journal = Journal solo
web-journal-title = Journal des parties en solo
web-journal-empty = Aucune partie en solo pour l’instant. La première t’attend.
web-journal-best = { $played ->
    [one] une partie jouée
   *[other] { $played } parties jouées
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
web-journal-date = Date
web-journal-scenario = Scénario
web-journal-result = Résultat
web-journal-score = Score

## Pourquoi pas ?

why-not-offered = Pas maintenant : choisis parmi ce qui est éclairé.
why-house-asked = Ce n’est pas à toi de décider maintenant.
why-house-question = Ce choix ne répond pas à la question posée.
why-house-draw = Rien n’est à tirer maintenant.
why-house-clock = Le temps ne court pas ici.
why-house-over = La partie est finie.
why-house-options = On ne peut pas jouer avec ces options.

## Quand quelque chose ne va pas

error-unknown = Quelque chose n’a pas marché. Recharge la page et réessaie.
error-offline = Le serveur ne répond pas. Vérifie la connexion et réessaie.
error-bad-message = Le serveur n’a pas compris. Recharge la page.
error-too-fast = Trop vite ! Attends un instant.
error-version = La page est plus ancienne que le serveur. Recharge-la.
error-no-table = Cette table n’existe pas. Vérifie le code.
error-bad-token = Ce lien n’ouvre plus de siège. Demande un nouveau lien à l’hôte.
error-not-yours = Ce n’est pas à toi de le faire.
error-not-started = La partie n’a pas commencé.
error-started = La partie a déjà commencé.
error-closed = La table est fermée.
error-paused = La partie est en pause : l’hôte peut la reprendre.
error-chat-off = La discussion est coupée.
error-not-open = Ce siège est déjà pris. Choisis-en un autre.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-no-lesson = Cette leçon n’existe pas, ou il n’y a rien à continuer ici.
error-no-request = Personne ne demande plus à revenir en arrière.
error-too-late = Trop tard : la partie a continué.
error-bad-name = Ce prénom ne va pas : 1 à 40 caractères visibles, s’il te plaît.
error-bad-options = On ne peut pas jouer avec ces options. Change-les et réessaie.
error-bad-record = Ce fichier n’est pas une partie que la maison sait lire.
error-not-over = La partie n’est pas finie : son fichier viendra à la fin.
error-no-class = À cette table, on ne vient pas avec des téléphones d’équipe.
error-no-phone = Ce téléphone n’est plus dans l’atelier.
error-no-clock = Rien n’est chronométré en ce moment.
error-not-asked = Il n’y a rien à voter pour l’instant : attends la question.
error-entrance = L’animateur a fermé l’entrée : demande-lui.
error-bad-pack = Cette banque de questions ne peut pas être reprise telle quelle.
error-no-lab = Ce serveur n’a pas de laboratoire : il faut le lancer avec « veilleuse serve --lab ».
error-not-owner = Cette clé n’est pas celle du serveur.
error-origin = Cette page ne vient pas de ce serveur. Ouvre-la par son adresse.
error-too-many = Trop de connexions d’un coup. Ferme des onglets et réessaie.
error-too-many-tables = Trop de tables depuis cette adresse. Quitte-en quelques-unes, ou attends un peu.
error-too-many-files = Trop de fichiers de partie depuis cette adresse. Attends un peu et réessaie.
error-too-slow = La demande a mis trop de temps à arriver. Vérifie la connexion et réessaie.
error-busy = Le serveur a trop à faire en ce moment. Réessaie bientôt.
error-name-taken = Quelqu’un à cette table porte déjà ce prénom, ou un qui lui ressemble. Choisis-en un autre.
error-storage = Le serveur n’a pas pu garder ce coup. Réessaie.
error-fault = Une erreur a arrêté cette table.
error-not-found = Cette page n’existe pas.
error-door = L’hôte ne laisse personne regarder cette table.
error-one-chair = Ce siège a ses secrets, et ce navigateur en tient déjà un autre à cette table.
error-no-pack = Cette partie se joue avec un contenu que ce serveur n’a plus. Elle n’est pas perdue : son fichier se rouvre là où ce contenu se trouve.
error-other-rules = Cette partie a commencé avec d’autres règles que celles de ce serveur. Elle n’est pas perdue : son fichier se rouvre avec la version qui l’a commencée.

## À propos

web-about = À propos
web-about-what = Veilleuse fait jouer des jeux de société français à une table commune : dans le navigateur, au terminal, avec des amis ou des robots.
web-about-unofficial = C’est une réalisation indépendante et non officielle. Elle n’est ni faite ni approuvée par les auteurs et les éditeurs des jeux. Les noms des jeux et leurs marques appartiennent à leurs propriétaires.
web-about-content = Aucun texte, aucune image des éditeurs n’est repris ici : règles reformulées, questions et cartes écrites pour ce projet, dessins originaux. Pour l’objet et les vrais textes, achetez la boîte.
web-about-privacy = Sans compte, sans publicité, sans traceur. Ce navigateur garde ses réglages et les clés de ses sièges, rien d’autre.
web-credits = Merci à
web-credit-icons = emblèmes
web-credit-interface = icônes de l’interface
web-credit-display = caractère des titres
web-credit-text = caractère du texte

## Leçons

web-learn = Apprendre
web-learn-first = Première fois ? Apprends en jouant : la première leçon dure trois minutes.
web-learn-title = Apprendre { $title }
web-learn-about = Chaque leçon se joue, un pas après l’autre. Rien n’est noté, et tu peux toujours revenir en arrière.
web-lesson-time = environ { $minutes } min
web-lesson-done = Faite
web-lesson-goes-on = puis une vraie partie
web-lesson-start = Commencer
web-lesson-again = Refaire
web-lesson-link = Copier le lien de cette leçon
web-lesson-preparing = On installe la table…
web-coach = La leçon
web-coach-step = Étape { $step } sur { $steps }
web-coach-next = Continuer
web-coach-back = Revenir à l’étape
web-coach-before = Étape d’avant
web-coach-your-turn = À toi : choisis ci-dessous ou sur le plateau.
web-coach-next-lesson = Leçon suivante
web-coach-all = Toutes les leçons
web-coach-match = Jouer la suite

## Le laboratoire

web-lab = Laboratoire
web-lab-about = Des centaines de parties entre robots, et une page qui montre ce qu’elles disent. Pendant qu’elles se jouent, les tables gardent un cœur de la machine pour elles.
web-lab-here-about = Des centaines de parties entre robots, jouées par cet appareil, sans réseau, et une page qui montre ce qu’elles disent. Elles durent tant que cette fenêtre est ouverte.
web-lab-door = Laboratoire : comparer des robots
web-lab-compose = Composer
web-lab-title = Le jeu
web-lab-modes = Les façons de jouer
web-lab-seats = Le nombre de sièges
web-lab-bots = Les robots
web-lab-random = Au hasard
web-lab-matches = Parties à chaque table
web-lab-until = S’arrêter quand c’est assez sûr
web-lab-until-never = Jamais
web-lab-begin = Lancer
web-lab-run = { $tables ->
    [0] Aucune table
    [one] Une table
   *[other] { $tables } tables
}, { $done } parties sur { $total }.
web-lab-waiting = Attend son tour.
web-lab-running = En cours.
web-lab-done = Terminé.
web-lab-stopped = Arrêté.
web-lab-failed = Impossible.
web-lab-left = { $minutes ->
    [0] Bientôt fini.
    [one] Encore une minute.
   *[other] Encore { $minutes } minutes.
}
web-lab-progress = Où en sont les parties
web-lab-read = Lire
web-lab-save = Enregistrer la page
web-lab-file = Les nombres
web-lab-stop = Arrêter
web-lab-forget = Oublier
web-lab-none = Rien n’a encore été lancé.
web-lab-shut = Le laboratoire est fermé
web-lab-shut-help = Il s’ouvre avec le lien que « veilleuse serve --lab » affiche dans le terminal de la personne qui tient le serveur.

# Sans serveur
web-device = Sur cet appareil
web-device-about = La partie se joue et se garde ici, sans serveur : en solo, avec des robots, ou à plusieurs en se passant l’appareil.
web-device-secrets = Et les secrets ?
web-device-secrets-about = L’appareil connaît tout : les mains cachées, les cartes à venir, les réponses. Les écrans de passage protègent du regard de ceux qui le partagent, de rien d’autre. Pour jouer à distance, ouvre une table sur un serveur.
web-device-keep = Garder pour jouer hors ligne
web-device-keeping = On range tout…
web-device-kept = Tout est là : la page s’ouvre et se joue sans réseau.
web-device-keep-failed = Tout n’a pas pu être gardé. Vérifie la connexion et la place libre, puis réessaie.
web-device-table = Cette partie est sur cet appareil : personne ne peut la rejoindre d’ailleurs.
web-device-forgets = Certains navigateurs oublient une page qui n’a pas servi depuis une semaine. Installe-la, ou enregistre la partie.
web-device-export = Enregistrer la partie dans un fichier
web-device-move = Continuer sur le serveur
web-device-move-about = Elle y reprend à ce moment, et la suite des tirages sera neuve. Celle d’ici reste.
web-device-take = Continuer sur cet appareil
web-device-take-about = La table du serveur se ferme ; la partie reprend ici à ce moment, même sans réseau, et la suite des tirages sera neuve.
web-elsewhere-take = La reprendre ici
web-newer = Une nouvelle version de la page est prête.
web-newer-take = Passer à la nouvelle version
error-joined = D’autres se sont assis à cette table : une partie à plusieurs appareils reste sur le serveur.
error-not-there = Cet appareil n’a pas le contenu ou les règles de cette partie : elle reste sur le serveur.
error-over = La partie est finie : son fichier peut être emporté.
error-elsewhere = Cette partie est ouverte dans une autre fenêtre de ce navigateur.
error-not-kept-here = Il manque ici de quoi jouer sans réseau. Reviens en ligne une fois, puis garde la page pour jouer hors ligne.
error-not-here = Ici, ce jeu ne se joue pas sans le serveur.
error-storage-here = Cet appareil n’a pas pu garder ce coup : il manque peut-être de place. Libère-en, ou enregistre la partie dans un fichier, puis réessaie.
