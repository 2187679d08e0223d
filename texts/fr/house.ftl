# Ce que dit la maison, hors de tout jeu.

house-seat = Siège { $number }
house-master = le maître du jeu
house-team = Équipe { $number }
house-facilitator = l’animateur
house-bot-random = Feu follet
house-bot-novice = Étincelle
house-bot-regular = Bougie
house-bot-keen = Lanterne
house-bot-expert = Phare
house-bot-master = Aurore

hint-why = C’est ce que ferait quelqu’un d’expérience, avec ce que tu sais.
hint-alike = Avec ce que tu sais, plusieurs options se valent ; celle-ci en est une.
follows-risk = { $note } ({ $ways } sur { $of })

## Règles de la maison

rule-house-asked = Ce n’est pas à ce siège de décider maintenant.
rule-house-question = Cette décision ne répond pas à la question posée.
rule-house-draw = Aucun tirage de ce genre n’est attendu.
rule-house-clock = Le temps ne peut pas s’écouler ici.
rule-house-over = La partie est terminée.
rule-house-options = Ce jeu ne se joue pas avec ces options.
rule-house-hint = Pas de conseil sur une question : à toi de réfléchir.

## Terminal

term-welcome = Veilleuse. Un numéro choisit, « ? » explique une règle, « t » montre la table, « h » conseille, « u » annule, « q » quitte.
term-help = Tape un numéro de la liste. « ? » pour les règles (« ? NU-MOVE-03 », « ? dé noir »), « t » la table, « h » un conseil, « u » annuler, « q » quitter. « + » montre la suite d’une longue liste, un bout de nom la réduit.
term-more = { $count ->
    [one] … et un autre choix
   *[other] … et { $count } autres choix
} : « + » montre la suite, un bout de nom trouve les choix qui le contiennent.
term-range = Choisis un numéro de 1 à { $count }.
term-your-turn = À { $seat } de jouer.
term-undone = C’est annulé.
term-no-undo = Rien à annuler : depuis ta dernière décision, un dé, un secret ou quelqu’un d’autre a parlé.
term-explain = « ? » suivi d’un numéro de règle ou d’un mot montre les paragraphes.
term-no-rule = Aucune règle ne contient cela.
term-hint = Je jouerais :
term-no-hint = Pas de conseil sur une question : à toi de réfléchir.
term-bot = { $level } ({ $chair })
term-bye = À bientôt.
term-analysis-chances = Les chances de gagner, du début à la fin :
term-analysis-moments = Les décisions qui ont coûté le plus, d’après ce qu’on pouvait savoir alors :
term-analysis-moment = Après { $inputs ->
    [one] une entrée
   *[other] { $inputs } entrées
}, { $seat } a choisi « { $done } » ({ $chance } % de chances de gagner). Mieux : « { $better } » ({ $better-chance } %).
term-analysis-none = Aucune décision n’a coûté cher, d’après ce qu’on pouvait savoir alors.
term-next = Entrée pour continuer, « u » pour revenir à l’étape, « q » pour quitter.
term-lesson-back = Entrée pour revenir à l’étape, « q » pour quitter.
term-lesson-end = La leçon est finie. Les autres : veilleuse learn { $title }
term-lesson-match = La leçon est finie, la partie continue. À toi !
term-lesson-item = { $number }. { $name } ({ $id }), { $minutes } min : { $about }
term-no-lesson = Cette leçon n’existe pas. En voici la liste : veilleuse learn { $title }

## Serveur

serve-open = La table est mise : ouvre { $address } dans ton navigateur.
serve-lan = Sur le même réseau, les autres ouvrent { $address } ou scannent ce code :
serve-lan-on = Sur le même réseau ({ $interface }), les autres ouvrent { $address } ou scannent ce code :
serve-no-lan = Aucune adresse de réseau local n’a été trouvée.
serve-firewall = Si les autres n’y arrivent pas, c’est souvent un pare-feu : autorise ce programme à recevoir des connexions sur le port { $port } (TCP), et vérifie que le Wi-Fi laisse ses appareils se parler (pas d’« isolation des clients »).
serve-bank = La banque de questions, réponses comprises, rien que pour toi : { $address }
serve-lab = Le laboratoire, rien que pour toi : { $address }
serve-lab-key = Le laboratoire, rien que pour toi : ouvre { $address } suivi de la clé que garde { $file }.
serve-bank-key = La banque de questions, rien que pour toi : ouvre { $address } suivi de la clé que garde { $file }.
serve-stop = Ctrl-C arrête le serveur ; tout ce qui est confirmé est gardé.

## Tables en mots

sketch-nu-rounds = Manche { $round } · { $left ->
    [0] plus aucune carte Fin de manche
    [one] encore une carte Fin de manche
   *[other] encore { $left } cartes Fin de manche
}
sketch-nu-workshop = Atelier : manche { $round } sur { $rounds }
sketch-nu-thinking = Vous avez { $seconds } secondes pour réfléchir, toutes les équipes ensemble.
sketch-nu-blue = bleus
sketch-nu-red = rouges
sketch-nu-saved = SAUVÉ
sketch-nu-lost = PERDU
sketch-nu-plaza = Place
sketch-nu-white = dé blanc
sketch-nu-black = dé noir
sketch-cm-turn = Manche { $round } · { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
sketch-cm-left = { $left ->
        [0] Dernière manche
        [one] Encore une manche après celle-ci
       *[other] Encore { $left } manches après celle-ci
    }
sketch-cm-stack = En jeu :
sketch-cm-home = retour :
sketch-tb-turn = Tour { $turn } · { $ap } Points d’Action
sketch-tb-solo = Attaques { $attacks } sur 15 · Lieux détruits { $destroyed } · livrés { $delivered } · trophées { $trophies }
sketch-tb-legend = O P G H M Lieux · ▒ Décombres · œuf ● vert ♦ rose ▲ violet ■ jaune · @ pion · {"!"} Cible
sketch-st-turn = Tour { $turn } · Acte { $act } · Danger { $danger } (ignoré { $ignored }) · Scènes { $scenes } · réserve { $reserve } · pioche { $cards }
sketch-st-legend = @ Personnage · {"!"}Ennemi · [pile du bas vers le haut, {"?"} caché, (pions mêlés)] · routes de chaque Lieu, {"!"} là où l’on reçoit de la Peur :
sketch-st-chance = { $action } : valeur { $value }, { $now } % ; au mieux { $best }, { $chance } %
sketch-bo-round = Manche { $round } · Stress Babysitter { $sitter }/{ $sittermost } · Boogeyman { $boogeyman }/{ $boogeymanmost }
sketch-bo-legend = ○ lumière ● obscurité # Cadenas {"'"} jeton T Trappe F Final x fermé {"J!"} Babysitter {"B!"} Boogeyman
sketch-bo-track = Indicateur :
sketch-bo-final = Final :

## Leçons

lesson-elsewhere = C’est permis, et c’est joué. Mais la leçon passe par un autre chemin : reviens à l’étape quand tu veux.
