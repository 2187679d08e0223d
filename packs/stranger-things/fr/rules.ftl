# Ce que dit le jeu : questions, choix, journal.

title = Stranger Things : Le Monde à l’envers
    .tagline = Hawkins, ce qu’il y a dessous, et un ami à sauver
    .about = Ensemble, gardez la tête froide, affrontez ce qui rôde et sauvez Will avant que la peur ou le temps ne l’emporte.
variant-first = Qui commence
variant-hidden_hands = Mains cachées
unknown-card = une carte
mode-season-1 = Saison 1
    .about = Le Démogorgon rôde : videz les trois piles Sauver Will du Monde à l’envers.
mode-season-2 = Saison 2
    .about = Les Démo-chiens sortent des Tunnels : sauvez Will à la Cabane, puis fermez le Portail.
level-easy = Facile
level-standard = Standard
level-hard = Difficile

## Questions

prompt-chance = Le hasard décide.
prompt-waiting = On attend { $seat }.
prompt-over =
    { $result ->
        [victory] { $reason ->
            [portal_closed] Le Portail est fermé : Hawkins est sauvée !
           *[will_saved] Will est sauvé : vous gagnez !
        }
       *[defeat] { $reason ->
            [terrified] La terreur a gagné : c’est perdu.
           *[time_is_up] Il est trop tard, Onze n’en peut plus : c’est perdu.
        }
    }
prompt-choose = Choisis ton Personnage.
prompt-move-cards = Pose des cartes pour te déplacer : { $moves ->
        [one] 1 déplacement
       *[other] { $moves } déplacements
    } pour l’instant.
prompt-walk = Où vas-tu ? Il te reste { $moves ->
        [one] 1 déplacement
       *[other] { $moves } déplacements
    }.
prompt-curious = Veux-tu révéler le sommet d’une pile ?
prompt-act =
    { $must ->
        [yes] Un Ennemi est là : tu dois combattre.
       *[no] Quelle action fais-tu ?
    }
prompt-act-cards = { $action } : pose des cartes. Valeur d’action : { $value }.
prompt-gather = Choisis une pile à révéler : encore { $left }.
prompt-keep-item = Quel Objet gardes-tu ?
prompt-drop-item = Trois Objets, c’est trop : lequel défausses-tu ?
prompt-send-demogorgon = Où va le Démogorgon ?
prompt-send-patrol = Où envoies-tu { $enemy } ?
prompt-share = Veux-tu dire aux autres ce que tu as vu ?
prompt-return = Quel pion remets-tu dans la réserve ?
prompt-pick-slot = Sur quel emplacement naît la pile ?
prompt-pick-discard = Quelle pile défausses-tu ?
prompt-pick-fewest = Quelle pile reçoit le pion ?
prompt-pick-ally = Quel Allié quitte la partie ?
prompt-pick-order = La réserve ne suffit pas pour toutes les piles : laquelle d’abord ?
prompt-pick-power = Quel Pouvoir est éliminé ?
prompt-pick-patrol = Quelle Patrouille avance ?
prompt-pick-demodog = Quel Démo-chien disparaît ?
prompt-path = Par où passe { $enemy } ?
prompt-prey = Vers quel Lieu va { $enemy } ?
prompt-discard-card = Défausse une carte Action : encore { $left }.

## Choix

do-choose = { $character }
do-lay = Poser { $card }
do-discard = Défausser { $card }
do-done =
    { $step ->
        [act] Tenter l’action
       *[move] Se mettre en route
    }
do-go = Aller : { $location }{ $marked ->
        [yes] , 1 Peur
       *[no] { "" }
    }{ $enemy ->
        [yes] , un Ennemi
       *[no] { "" }
    }
do-stay = Rester ici
do-pass =
    { $asks ->
        [curious] Ne rien révéler
       *[other] Ne pas agir
    }
do-calm = Se calmer
do-get-item = Obtenir un Objet
do-gather = Collecter des informations
do-try = { $deed ->
        [save_will] { $slot }
        [close_portal] { $action }
        [recruit] Recruter : { $slot }
        [destroy_roots] Détruire : { $slot }
       *[other] { $action } : { $slot }
    }, { $count ->
        [one] 1 pion
       *[other] { $count } pions
    }
do-fight =
    { $free ->
        [yes] Combattre { $enemy }, sans pile à battre
       *[no] Combattre { $enemy } : { $slot }, { $count ->
            [one] 1 pion
           *[other] { $count } pions
        }
    }
do-pick = { $slot }, { $count ->
        [0] vide
        [one] 1 pion
       *[other] { $count } pions
    }
do-send = { $location }
do-pick-enemy = { $enemy } : { $location }
do-keep = Garder { $item }
do-drop = Défausser { $item }
do-return = Remettre { $token }, { $slot }
do-share = Le dire aux autres
do-keep-secret = Le garder pour toi

## Journal

told-character-chosen = { $seat } joue { $character }.
told-first-player = { $seat } commence.
told-pile-built = { $slot } : une pile de { $count ->
        [one] 1 pion
       *[other] { $count } pions
    }.
told-top-revealed = { $slot } : le sommet montre { $token }.
told-ally-placed = { $ally } arrive ({ $slot }).
told-ally-slot-empty = Plus personne à recruter ({ $slot }).
told-enemy-placed = { $foe } apparaît : { $at }.
told-character-placed = { $character } commence : { $at }.
told-card-drawn = { $seat } pioche { $card }.
told-turn-began = Tour { $turn }, Acte { $act } : { A($seat) }.
told-card-laid = { $seat } pose { $card }.
told-set-off = { $seat } dispose de { $moves ->
        [one] 1 déplacement
       *[other] { $moves } déplacements
    }.
told-walked = { $seat } va : { $to }.
told-stopped = Un Ennemi arrête { $seat } : { $at }.
told-stayed = { $seat } reste là.
told-frightened = { $seat } reçoit { $amount } Peur ({ $cause ->
        [road] route effrayante
        [shortfall] valeur manquante
        [overflow] pile trop pleine
       *[scene] Scène
    }) : { $fear } en tout.
told-shielded = { $by } protège { $seat } : 1 Peur de moins.
told-calmed = { $seat } perd { $amount } Peur : { $fear } en tout.
told-passed = { $seat } n’agit pas.
told-declared = { $seat } tente : { $contested ->
        [yes] { $deed ->
            [save_will] { $pile }
            [close_portal] { $action }
            [recruit] { $action }
            [destroy_roots] { $action }
           *[other] { $action } ({ $pile })
        }
       *[no] { $action }
    }.
told-attempted = { $action } : valeur d’action { $value }{ $bonus ->
        [0] { "" }
       *[other] , dont { $bonus } de bonus
    }.
told-pile-shown = { $slot } : { $tokens }{ $extra ->
        [0] { "" }
       *[other] { " " }et { $extra } de plus
    }, soit { $against } contre { $value }.
told-fell-short = Il manque { $missing } { A($seat) }.
told-token-lost = { $slot } : un pion part sans être vu, il en reste { $count }.
told-succeeded = { $seat } réussit : { $action }.
told-pile-cleared = { $slot } : la pile retourne dans la réserve.
told-items-reshuffled = La défausse des Objets est remélangée.
told-item-drawn = { $seat } trouve { $item }.
told-item-kept = { $seat } garde { $item }.
told-item-dropped = { $seat } défausse { $item }.
told-recruited = { $ally } rejoint { $seat }.
told-ally-removed = { $ally } quitte la partie.
told-power-used = { $seat } aide Onze : { $power } !
told-power-lost = Onze perd un Pouvoir : { $power }.
told-will-saved = Will est hors de danger !
told-enemy-moved = { $foe } avance : { $to }.
told-enemy-removed = { $foe } quitte le plateau.
told-looked =
    { $known ->
        [yes] Tu vois : { $slot }, { $tokens }.
       *[no] { $seat } regarde une pile : { $slot }.
    }
told-look-shared = { $seat } raconte : { $slot }, { $tokens }.
told-token-returned = { $seat } remet un pion dans la réserve : { $slot }, { $token }.
told-card-discarded = { $seat } défausse { $card }.
told-deck-rebuilt = Le paquet Action est remélangé : Acte { $act }.
told-scenes-to-come = Acte { $act }{ $danger ->
        [0] { "" }
       *[other] , Danger { $danger }
    }{ $ignored ->
        [0] { "" }
       *[other] , ignoré { $ignored }
    } : { $count ->
        [0] aucune Scène
        [one] 1 Scène
       *[other] { $count } Scènes
    }.
told-scene-revealed = Scène { $number } sur { $count } : { $scene }.
told-token-added = { $slot } : un pion de plus{ $under ->
        [yes] { " " }dessous
       *[no] { "" }
    } ({ $count }).
told-overflowed = { $slot } déborde : tout le monde a peur.
told-picked = { $seat } choisit : { $slot }.
told-enemy-picked = { $seat } choisit { $foe }.
told-prey-picked = { $seat } choisit où va { $foe } : { $at }.
told-kept-secret = { $seat } garde le secret.
told-revealed-nothing = { $seat } ne révèle rien.
told-nothing-happened = Il ne se passe rien.
told-day-ended = La journée s’achève : plus de Scène ce tour.
told-turn-ended = Fin du tour { DE($seat) }.
told-ended =
    { $result ->
        [victory] { $reason ->
            [portal_closed] Le Portail est fermé : victoire !
           *[will_saved] Will est sauvé : victoire !
        }
       *[defeat] { $reason ->
            [terrified] Quelqu’un est Terrifié : défaite.
           *[time_is_up] Le temps est écoulé : défaite.
        }
    }
