# Ce que le jeu dit : noms, questions, choix, journal.

title = Numéville
    .tagline = Les Éclaireurs du Numérique contre le Dark Master
    .about = Coopérez : déplacez-vous dans la ville, répondez aux questions et ramenez à la raison au moins trois des quatre Complices.

complice-stalky = Stalky
    .about = Rumeurs, fausses infos, commentaires blessants : elle règne sur les réseaux.
complice-hacker = Hacker
    .about = Mots de passe faibles, faux messages, appareils jamais à jour : il entre partout.
complice-datata = Datata
    .about = Elle récolte noms, habitudes et trajets sans jamais demander la permission.
complice-hyperco = Hyperco
    .about = Toujours plus d’écrans, toujours allumés, toujours neufs : la planète attendra.

scout-ana = Ana
scout-tom = Tom
scout-emily = Emily
scout-hakim = Hakim

mode-standard = Partie standard
    .about = Le plateau, les dés, les questions.
mode-advanced = Mode avancé
    .about = Avec une case Objet et une case Pouvoir. Niveau Standard ou Expert.
mode-workshop = Atelier
    .about = Quatre équipes et un animateur, sans plateau : trois ou quatre manches.

variant-handicap = Coup de pouce à deux : chaque Complice commence avec un jeton bleu
variant-late_is_wrong = Répondre trop tard compte comme une erreur

level-discovery = Découverte
level-standard = Standard
level-expert = Expert

## Cases

square-sq_00 = la Place
square-sq_01 = Stalky 1 (départ)
square-sq_02 = Stalky 2
square-sq_03 = le portrait de Stalky
square-sq_04 = Stalky 4
square-sq_05 = Stalky 5
square-sq_06 = Hacker 1 (départ)
square-sq_07 = Hacker 2
square-sq_08 = le portrait de Hacker
square-sq_09 = Hacker 4
square-sq_10 = Hacker 5
square-sq_11 = Datata 1
square-sq_12 = Datata 2
square-sq_13 = le portrait de Datata
square-sq_14 = Datata 4
square-sq_15 = Datata 5 (départ)
square-sq_16 = Hyperco 1
square-sq_17 = Hyperco 2
square-sq_18 = le portrait d’Hyperco
square-sq_19 = Hyperco 4
square-sq_20 = Hyperco 5 (départ)

## Thèmes

theme-disinformation = Désinformation
theme-cyberbullying = Cyberharcèlement
theme-reputation = Image et réputation
theme-algorithms = Algorithmes
theme-group-life = Vie de groupe
theme-passwords = Mots de passe
theme-phishing = Hameçonnage
theme-two-factor = Double authentification
theme-updates-and-backups = Mises à jour et sauvegardes
theme-devices-and-networks = Appareils et réseaux
theme-permissions = Autorisations
theme-trackers = Traceurs
theme-location-and-habits = Position et habitudes
theme-data-rights = Droits sur ses données
theme-artificial-intelligence = Intelligence artificielle
theme-lifespan = Durée de vie
theme-video-and-bandwidth = Vidéo et débit
theme-energy = Énergie
theme-screen-time = Temps d’écran
theme-materials-and-waste = Matières et déchets
theme-purchases = Achats
theme-staying-safe = Se protéger

## Questions posées au siège

prompt-scout = À toi : choisis ton Éclaireur.
prompt-start = Où commences-tu ? Choisis une case départ libre.
prompt-propose = Propose une case pour le pion { $slot ->
    [object] Objet
   *[power] Pouvoir
}.
prompt-consent = Le pion { $slot ->
    [object] Objet
   *[power] Pouvoir
} sur { $square } : d’accord ?
prompt-before-white = Lance le dé blanc, ou choisis sa valeur avec ta carte.
prompt-direction = Le dé blanc donne { $white }. Dans quel sens pars-tu ?
prompt-bump = La case est prise. De quel côté vas-tu ?
prompt-keep-card = Tu as déjà { $old } et tu pioches { $new }. Quelle carte gardes-tu ?
prompt-plaza = { $instead ->
    [yes] Tu es à côté de la Place. Veux-tu une question difficile au choix ?
   *[no] Tu es sur la Place : choisis un Complice pour une question difficile, ou passe.
}
prompt-face = Le dé noir donne { $black }. Tu le gardes ?
prompt-answer = { $complice } t’interroge ({ $difficulty ->
    [easy] facile
   *[hard] difficile
}). Ta réponse ?
prompt-judge = Réponse donnée à voix haute { A($complice) } ({ $difficulty ->
    [easy] facile
   *[hard] difficile
}) : juste ou fausse ?
prompt-retry = Ce n’est pas ça. Veux-tu répondre encore une fois ?
prompt-right = Bonne réponse ! Veux-tu jouer une carte ?
prompt-cancel-red = { $count ->
    [one] Un jeton rouge arrive
   *[other] { $count } jetons rouges arrivent
} chez { $complice }. En annules-tu un ?
prompt-choose-attack = Deux Attaques : laquelle subis-tu ?
prompt-cancel-attack = Attaque « { $card } » : { $text } L’annules-tu ?
prompt-pick-complice = « { $card } ». { $text } Quel Complice ?
prompt-stop = Trois Complices sont sauvés. On s’arrête sur cette victoire, ou on tente le quatrième ?
prompt-deal = Manche { $round } : quelle question pour { $complice } ?
prompt-slates = Réfléchissez ensemble, puis écrivez votre réponse.
prompt-correct = Correction { DE($complice) } : la réponse de l’équipe est-elle juste ?
prompt-extra = Rien n’est décidé. Encore une manche ?
prompt-explained = { $verdict ->
    [right] Réponse acceptée
   *[wrong] Réponse refusée
} : lis l’explication { DE($complice) } à voix haute, puis continue.
prompt-chance = Le hasard décide…
prompt-waiting = On attend { $seat }{ $others ->
    [0] {""}
    [one] {" "}et un autre siège
   *[other] {" "}et { $others } autres sièges
} ({ $asks ->
    [answer] une réponse
    [direction] un sens de marche
    [slates] les ardoises
    [judge] un jugement
    [deal] une question à distribuer
    [correct] une correction
   *[other] une décision
}).
prompt-over = { $result ->
    [total_victory] Victoire totale : les quatre Complices sont sauvés. Numéville respire.
    [victory] { $reason ->
        [two_saved] Le groupe a sauvé deux Complices : Numéville résiste !
        [stopped] Victoire ! Vous vous arrêtez avec trois Complices sauvés.
        [none_open] Victoire ! Trois Complices sauvés, un perdu : la ville s’en souviendra.
       *[out_of_time] Victoire ! Le temps est écoulé, mais trois Complices sont sauvés.
    }
    [undecided] L’atelier se ferme sans vainqueur : Numéville tient encore.
   *[defeat] { $reason ->
        [out_of_time] Défaite : le Dark Master a gagné du temps, et vous n’avez pas sauvé trois Complices.
       *[two_lost] Défaite : deux Complices sont perdus, la ville s’éteint.
    }
}

## Choix

do-scout = Être { $scout }
do-start = Partir { DE($square) }
do-propose = Proposer { $square }
do-agree = D’accord
do-refuse = Pas d’accord
do-roll = Lancer le dé blanc
do-set-die = Choisir { $value }
do-adjust = { $by ->
    [1] Avancer d’une case de plus
   *[other] Avancer d’une case de moins
} ({ $card })
do-move = { $turning ->
    [clockwise] Sens horaire
   *[counter] Sens antihoraire
} → { $square }
do-bump = { $side ->
    [ahead] Continuer
   *[behind] Revenir
} jusqu’{ A($square) }
do-keep = Garder { $card } ({ $text })
do-plaza = Une question difficile { DE($complice) }
do-decline = { $instead ->
    [yes] Rester dans le quartier
   *[no] Pas de question
}
do-accept = Garder le { $black }
do-use = Jouer { $card } ({ $text })
do-pass = Ne rien jouer
do-answer = Réponse { $choice ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
do-speak = Répondre à voix haute
do-judge = { $verdict ->
    [right] C’est juste
   *[wrong] C’est faux
}
do-step-aside = Laisser choisir parmi les réponses affichées
do-step-down = Laisser la table lire elle-même les questions
do-pick = { $complice }
do-suffer = Subir { $card } ({ $text })
do-stop = S’arrêter sur la victoire
do-play-on = Continuer
do-deal = Tirer une question { $difficulty ->
    [easy] facile
   *[hard] difficile
}
do-deal-card = Donner la carte { $card }
do-slate = Écrire { $choice ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
do-ready = C’est notre réponse
do-rethink = Reprendre notre ardoise
do-lock = Ramasser les ardoises
do-extra-round = Jouer encore une manche
do-close = Clore l’atelier
do-go-on = Continuer
do-skip = Passer cette question, sans jeton
do-add-token = Ajouter un jeton { $colour ->
    [blue] bleu
   *[red] rouge
} à { $complice }
do-take-token = Retirer un jeton { $colour ->
    [blue] bleu
   *[red] rouge
} à { $complice }

## Journal

told-scout-chosen = { $seat } sera { $scout }.
told-start-chosen = { $seat } part { DE($square) }.
told-square-proposed = { $seat } propose { $square } pour le pion { $slot ->
    [object] Objet
   *[power] Pouvoir
}.
told-square-answered = { $seat } { $agrees ->
    [yes] est d’accord
   *[no] n’est pas d’accord
}.
told-square-refused = Pas d’accord sur { $square } pour le pion { $slot ->
    [object] Objet
   *[power] Pouvoir
}.
told-marker-placed = Le pion { $slot ->
    [object] Objet
   *[power] Pouvoir
} va sur { $square }{ $lot ->
    [yes] , par tirage au sort
   *[no] {""}
}.
told-first-rolled = { $seat } lance le dé blanc pour commencer : { $face }.
told-first-tied = Égalité : on relance.
told-first-player = { $seat } commence.
told-turn-began = Manche { $round } : { A($seat) }.
told-white-rolled = { $seat } lance le dé blanc : { $face }.
told-white-chosen = { $seat } choisit { $value } au dé blanc.
told-white-adjusted = Le déplacement { DE($seat) } passe à { $value }.
told-card-used = { $seat } joue { $card }.
told-moved = { $seat } avance de { $steps } dans le sens { $turning ->
    [clockwise] horaire
   *[counter] antihoraire
}{ $bumped ->
    [yes] , case occupée :
   *[no] {"\u00A0"}:
} { $to }.{ $forced ->
    [yes] {" "}(sens imposé)
   *[no] {""}
}
told-bumped = { $seat } trouve une case occupée : { $at }.
told-card-drawn = { $seat } pioche { $slot ->
    [object] l’Objet
   *[power] le Pouvoir
} { $card }.
told-card-rejected = { $card } concerne { $complice }, dont le sort est réglé : on repioche.
told-card-taken = { $seat } prend { $card }.
told-card-discarded = { $seat } défausse { $card }.
told-no-card-left = Il n’y a plus de carte { $slot ->
    [object] Objet
   *[power] Pouvoir
}.
told-plaza-closed = La Place est bouclée : pas de question pour { $seat }.
told-plaza-declined = { $seat } ne prend pas de question sur la Place.
told-plaza-used = Sur la Place, { $seat } choisit { $complice }.
told-district-settled = Le sort { DE($complice) } est réglé : { $seat } ne répond à rien ici.
told-black-rolled = { $seat } lance le dé noir : { $face }.
told-question-made-easy = La question { DE($seat) } devient facile.
told-question-drawn = { $seat } reçoit une carte { DE($complice) }.
told-asked = { $complice } pose une question { $difficulty ->
    [easy] facile
   *[hard] difficile
} { A($seat) }{ $double ->
    [yes] {"\u00A0"}: face-à-face, elle compte double
   *[no] {""}
}.
told-question-replaced = { $seat } change de question.
told-choices-removed = Il ne reste que { $left } réponses { A($seat) }.
told-speaks-up = { $seat } répond à voix haute.
told-master-aside = Le maître du jeu laisse cette question aux règles : il faut choisir parmi les réponses affichées.
told-master-left = Le maître du jeu se retire : la table lit elle-même les questions.
told-judged-wrong = { $seat } se trompe… mais peut encore réagir.
told-answers-again = { $seat } répond une seconde fois.
told-answered = { $verdict ->
    [right] Bonne réponse { DE($seat) } :
   *[wrong] Mauvaise réponse { DE($seat) } ; il fallait dire
} { $right ->
    [a] A
    [b] B
    [c] C
   *[d] D
}.
told-time-up = Temps écoulé pour { $seat }.
told-red-cancelled = { $seat } épargne un jeton rouge { A($complice) }.
told-token-placed = Un jeton { $colour ->
    [blue] bleu
   *[red] rouge
} pour { $complice }.
told-token-removed = { $complice } perd un jeton { $colour ->
    [blue] bleu
   *[red] rouge
}.
told-nothing-to-remove = { $complice } n’a aucun jeton à retirer.
told-settled = { $status ->
    [saved] { $complice } revient à la raison : un Complice sauvé !
   *[lost] { $complice } bascule du côté obscur : un Complice perdu.
}
told-dark-drawn = { $deck ->
    [attack] Attaque du Dark Master
   *[round_end] Fin de manche
} : « { $card } ». { $text }
told-dark-rejected = « { $card } » concerne un Complice dont le sort est réglé : on repioche.
told-no-attack-left = Aucune Attaque ne peut plus frapper.
told-attack-chosen = { $seat } choisit de subir « { $card } ».
told-attack-cancelled = { $seat } annule « { $card } ».
told-complice-picked = { $seat } désigne { $complice }.
told-pawn-sent-home = { $seat } doit retourner ici : { $to }.
told-pawns-rotated = Les pions échangent leurs places.
told-modifier-set = Pour la manche qui vient : { $text }
told-modifier-lapsed = L’effet de la manche prend fin.
told-round-ended = Fin de la manche { $round }.
told-stop-answered = { $seat } { $stop ->
    [yes] veut s’arrêter là
   *[no] veut continuer
}.
told-play-goes-on = On continue !
told-level-chosen = L’animateur choisit une question { $difficulty ->
    [easy] facile
   *[hard] difficile
} { DE($complice) }.
told-dealt = { $team } découvre une question { DE($complice) }.
told-thinking-began = Manche { $round } : les équipes réfléchissent.
told-written = { $team } a écrit sur son ardoise.
told-team-ready = { $team } est prête.
told-team-rethinks = { $team } reprend son ardoise.
told-slates-locked = On ramasse les ardoises.
told-correction-began = { $complice } : { $team } montre son ardoise ({ $written ->
    [none] rien d’écrit
    [a] A
    [b] B
    [c] C
   *[d] D
}).
told-corrected = { $verdict ->
    [right] { $team } a raison
   *[wrong] { $team } se trompe
} : la bonne réponse pour { $complice } était { $right ->
    [a] A
    [b] B
    [c] C
   *[d] D
}.
told-overruled = L’animateur revient sur son jugement : { $verdict ->
    [right] { $team } a finalement raison
   *[wrong] { $team } s’est finalement trompée
} pour { $complice }.
told-question-skipped = La question { DE($complice) } est passée : ni bleu ni rouge.
told-token-by-hand = { $added ->
    [yes] L’animateur ajoute
   *[no] L’animateur retire
} un jeton { $colour ->
    [blue] bleu
   *[red] rouge
} à { $complice }.
told-fate-sealed = Le sort { DE($complice) } est déjà scellé : c’était pour le plaisir d’apprendre.
told-workshop-round-ended = Fin de la manche { $round }.
told-extra-round-began = Manche supplémentaire ({ $round }).
told-ended = { $result ->
    [total_victory] Victoire totale !
    [victory] Victoire !
    [undecided] L’atelier s’arrête, indécis.
   *[defeat] Défaite…
} { $reason ->
    [all_saved] Les quatre Complices sont sauvés.
    [none_open] Plus aucun Complice n’est à sauver.
    [stopped] La table s’arrête là.
    [out_of_time] La pioche Fin de manche est vide.
    [two_saved] Deux Complices sont sauvés.
    [closed] L’animateur clôt la séance.
   *[two_lost] Deux Complices sont perdus.
}
