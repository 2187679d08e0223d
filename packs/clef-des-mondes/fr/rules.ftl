# Ce que dit le jeu : questions, choix, journal.

title = La Clef des mondes
    .tagline = Des lecteurs égarés, huit mondes et les clefs du retour
    .about = Te voilà de l’autre côté du livre. Traverse les mondes, rassemble tes clefs et rentre au Manoir de Kernault avant les autres.
mode-standard = Partie standard
    .about = De deux à cinq joueurs, chacun pour soi.
variant-whole_payment = Un passage arrêté coûte toutes ses clefs
variant-separate_reveal = Révéler son personnage est une action à part
variant-single_reaction = On ne réagit pas à une réaction
variant-first = Qui commence

## Questions

prompt-chance = Le hasard décide.
prompt-waiting = { $asks ->
        [window] On laisse à chacun ici le temps de réagir.
       *[other] On attend { $seat }{ $others ->
            [0] { "" }
            [one] { " " }et une autre personne
           *[other] { " " }et { $others } autres
        }.
    }
prompt-over = { $reason ->
        [home] { $seat } est de retour à Kernault et gagne !
        [agreement] La table s’arrête là : personne ne gagne.
       *[stalemate] La dernière manche est jouée : personne n’est rentré, personne ne gagne.
    }
prompt-keep = Quel personnage gardes-tu ? Personne d’autre ne le saura.
prompt-pawn = Choisis ton pion.
prompt-act = { $actions ->
        [one] Il te reste une action.
       *[other] Il te reste { $actions } actions.
    }
prompt-window = { $deed ->
        [cross] { $from } veut passer dans un autre monde. Réagis-tu ?
        [home] { $from } veut rentrer à Kernault ! Réagis-tu ?
        [pair] { $from } joue deux cartes ensemble. Réagis-tu ?
        [driven] { $from } va devoir fuir d’ici. Réagis-tu ?
        [reaction] { $from } réagit avec « { $card } ». Réponds-tu ?
       *[effect] { $from } joue « { $card } ». Réagis-tu ?
    }
prompt-defend = « { $card } » t’attaque ({ $symbol }). Te défends-tu ?
prompt-counter = { $from } te propose un échange. Que donnes-tu en retour ?
prompt-confirm = { $with } a répondu à ton offre. Acceptes-tu l’échange ?
prompt-lose = { $filter ->
        [object] Choisis l’objet que tu perds.
        [encounter] Choisis la rencontre que tu perds.
       *[any] { $left ->
            [one] Choisis la carte que tu perds.
           *[other] Choisis une des { $left } cartes que tu perds.
        }
    }
prompt-draw-more = { $left ->
        [one] Prends-tu encore une carte ?
       *[other] Prends-tu encore une carte ? Tu peux en prendre { $left }.
    }
prompt-arrange = Quelle carte viendra ensuite sur cette pile ?
prompt-leave = Tu pars : quelle rencontre remets-tu d’abord sous la pile ?
prompt-halt = { $from } propose d’arrêter sans vainqueur. Es-tu d’accord ?

## Choix

do-keep = { $character } : clef { $own }, retour par { $one }, { $two } et { $three }
do-take-pawn = Pion { $pawn }
do-draw = Prendre une carte ({ $world })
do-discard = Se défausser de « { $card } »
do-offer = Proposer « { $card } » { A($to) }
do-counter = Donner « { $card } »
do-accept = { $asks ->
        [halt] D’accord, on arrête
       *[other] Accepter l’échange
    }
do-refuse = { $asks ->
        [halt] Non, on continue
       *[other] Refuser l’échange
    }
do-play = Jouer l’effet de « { $card } »{ $somebody ->
        [yes] { " " }sur { $on }
       *[no] { "" }
    }{ $there ->
        [yes] { " " }({ $to })
       *[no] { "" }
    }
do-pair = Jouer « { $card } » avec « { $with } » sur { $on }
do-cross = Passer { $to } ({ $world }) avec { $count ->
        [one] « { $one } »
       *[other] « { $one } » et « { $two } »
    }
do-go-home = Rentrer à Kernault avec « { $one } », « { $two } », « { $three } »{ $count ->
        [5] , « { $four } » et « { $five } »
       *[other] { " " }et « { $four } »
    }
do-reveal = Révéler ton personnage : sa clef servira ce tour-ci
do-pass = Finir ton tour
do-call-halt = Proposer d’arrêter sans vainqueur
do-cancel = Arrêter « { $against } » avec « { $card } »
do-block = Empêcher le départ avec « { $card } »
do-let-be = { $asks ->
        [defend] Ne pas se défendre
       *[other] Laisser faire
    }
do-lose = Perdre « { $card } »
do-stop = Ne plus rien prendre
do-put-next = Ensuite : « { $card } »
do-leave-next = D’abord « { $card } »

## Journal

told-character-dealt = { $known ->
        [yes] Tu reçois { $character }.
       *[no] { $seat } reçoit une carte personnage.
    }
told-character-kept = { $known ->
        [yes] Tu gardes { $character }.
       *[no] { $seat } a choisi son personnage.
    }
told-pawn-taken = { $seat } prend le pion { $pawn }.
told-first-player = { $seat } commence.
told-pawn-placed = Le pion { DE($seat) } est posé { $place }.
told-world-shown = { $place } apparaît { $world }.
told-last-rounds = { $left ->
        [0] Manche { $round } : c’est la dernière. Si personne ne rentre, la partie s’arrête sans vainqueur.
        [one] Manche { $round } : il en reste une après celle-ci.
       *[other] Manche { $round } : il en reste { $left } après celle-ci, puis la partie s’arrête sans vainqueur.
    }
told-turn-began = Tour { DE($seat) } (manche { $round }).
told-turn-missed = { $seat } passe ce tour, comme annoncé.
told-nothing-left = { $seat } n’a plus rien à faire.
told-passed = { $seat } finit son tour.
told-drew = { $known ->
        [yes] { $seat } prend « { $card } » ({ $world }).
       *[no] { $seat } prend une carte ({ $world }).
    }
told-bad-drawn = Mauvaise rencontre pour { $seat } : « { $card } » !
told-draw-stopped = { $seat } s’arrête de piocher.
told-discarded = { $known ->
        [yes] { $seat } glisse « { $card } » sous la pile ({ $world }).
       *[no] { $seat } glisse une carte sous la pile ({ $world }).
    }
told-offered = { $seat } propose { A($to) } { $kind ->
        [object] un objet
       *[encounter] une rencontre
    } portant la clef { $key }.
told-countered = { $seat } offre en retour { $kind ->
        [object] un objet
       *[encounter] une rencontre
    } portant la clef { $key }.
told-exchange-refused = { $seat } refuse l’échange.
told-exchanged = { $known ->
        [yes] { $seat } et { $with } échangent « { $given } » et « { $got } ».
       *[no] { $seat } et { $with } échangent une carte.
    }
told-effect-played = { $seat } joue « { $card } »{ $somebody ->
        [yes] { " " }sur { $on }
       *[no] { "" }
    }{ $there ->
        [yes] { " " }({ $to })
       *[no] { "" }
    }.
told-pair-played = { $seat } joue « { $card } » avec « { $with } » sur { $on }.
told-cross-tried = { $seat } met { $keys ->
        [one] une clef
       *[other] { $keys } clefs
    } pour passer { $to }.
told-home-tried = { $seat } met { $keys } clefs pour rentrer à Kernault !
told-put-down = { $seat } pose « { $card } ».
told-revealed = { $seat } se révèle : { $character }.
told-answered = { $seat } a répondu.
told-reacted = { $known ->
        [yes] { $seat } réagit avec « { $card } » contre « { $against } ».
       *[no] { $seat } réagit avec « { $card } ».
    }
told-nobody-reacts = Personne ne réagit.
told-card-stopped = « { $card } » est arrêtée.
told-reaction-stopped = La réaction « { $card } » { DE($seat) } est arrêtée.
told-move-stopped = { $seat } ne part pas.
told-taken-back = { $seat } reprend { $cards ->
        [0] sa propre clef
        [one] « { $first } »
       *[other] { $cards } cartes
    }.
told-went-under = { $cards ->
        [one] « { $first } » passe sous la pile ({ $world }).
       *[other] { $cards } cartes passent sous la pile ({ $world }).
    }
told-undefended = { $seat } ne se défend pas.
told-parried = { $seat } pare « { $card } ».
told-turn-to-miss = { $turns ->
        [one] { $seat } passera un tour.
       *[other] { $seat } passera { $turns } tours.
    }
told-must-lose = { $filter ->
        [object] { $seat } doit perdre un objet.
        [encounter] { $seat } doit perdre une rencontre.
       *[any] { $seat } doit perdre une carte.
    }
told-none-to-lose = { $filter ->
        [object] { $seat } n’a pas d’objet à perdre.
        [encounter] { $seat } n’a pas de rencontre à perdre.
       *[any] { $seat } n’a pas de carte à perdre.
    }
told-lost = { $seat } perd « { $card } ».
told-stolen = { $known ->
        [yes] { $seat } prend « { $card } » { A($from) }.
       *[no] { $seat } prend une carte { A($from) }.
    }
told-hand-seen = { $seat } regarde la main { DE($of) }.
told-character-seen = { $known ->
        [yes] { $seat } voit { QUE($of) } est { $character }.
       *[no] { $seat } voit en secret qui est { $of }.
    }
told-world-seen = { $seat } regarde le monde caché { $place } : { $world }.
told-card-seen = { $known ->
        [yes] { $seat } voit « { $card } » sur la pile ({ $world }).
       *[no] { $seat } voit une carte de la pile ({ $world }).
    }
told-put-next = { $known ->
        [yes] Ensuite viendra « { $card } ».
       *[no] { $seat } range la pile ({ $world }).
    }
told-actions-gained = { $seat } a maintenant { $actions ->
        [one] une action
       *[other] { $actions } actions
    }.
told-driven = { $seat } doit fuir { $to }.
told-left-behind = { $count ->
        [0] { $seat } n’abandonne aucune rencontre.
        [one] { $seat } laisse une rencontre derrière soi ({ $world }).
       *[other] { $seat } laisse { $count } rencontres derrière soi ({ $world }).
    }
told-left-next = { $known ->
        [yes] « { $card } » retourne sous la pile.
       *[no] Une rencontre retourne sous la pile.
    }
told-arrived = { $seat } arrive { $place }.
told-no-effect = « { $card } » reste sans effet.
told-halt-called = { $seat } propose d’arrêter sans vainqueur.
told-halt-refused = La partie continue.
told-went-home = { $character } pousse la porte de Kernault : { $seat } est de retour !
told-ended = { $reason ->
        [home] { $who } gagne la partie.
        [agreement] La table s’arrête d’un commun accord.
       *[stalemate] La dernière manche est passée : la partie s’arrête sans vainqueur.
    }
