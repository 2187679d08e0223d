# L’atelier : ce que disent le bureau, le projecteur et les téléphones.

web-ws = Atelier
web-ws-title = Atelier Numéville
web-ws-door = Atelier
web-ws-door-more = Une classe, quatre équipes, un projecteur : Numéville mené par une seule personne, même sans internet.
web-ws-about = Jusqu’à 28 personnes, en quatre équipes, sauvent ensemble les Complices. Tu mènes depuis cet ordinateur ; les téléphones et le projecteur te suivent.
web-ws-leader = L’animateur
web-ws-you = Ton nom
web-ws-open = Ouvrir l’atelier
web-ws-open-help = Tout est réglé comme dans le livret : tu peux ouvrir tout de suite. La classe entre ensuite par un code.
web-ws-going = Tes ateliers
web-ws-going-one = { $name } · { $code } · { $when }
web-ws-forget-about = L’atelier reste sur le serveur, mais ce navigateur n’en aura plus la clé : tu ne pourras plus le mener d’ici.

## Préparer

web-ws-class = La classe
web-ws-class-name = Nom de la classe ou de la séance (facultatif)
web-ws-class-name-help = La classe ne le voit pas. Il sert à reconnaître les questions que cette classe a déjà eues.
web-ws-teams = Équipes
web-ws-team-name = Nom de l’équipe { $number }
web-ws-spread = Répartition
web-ws-spread-even = Équipes égales, toutes seules
web-ws-spread-teacher = Je place chacun
web-ws-answering = Réponse d’une équipe
web-ws-answering-vote = Vote de l’équipe
    .about = Chaque téléphone vote ; l’ardoise suit le plus grand nombre.
web-ws-answering-one = Un seul téléphone écrit
    .about = Un téléphone par équipe tient l’ardoise ; les autres conseillent.
web-ws-course = Le déroulé
web-ws-rounds = Manches
web-ws-rounds-of = { $rounds } manches · { $from } à { $to } min
web-ws-thinking = Temps de réflexion
web-ws-seconds = { $seconds } s
web-ws-order = Rotation et ordre de correction
web-ws-order-help = C’est l’exemple du livret. Changer une case échange deux équipes de la même manche.
web-ws-meets = { $team }, manche { $round }
web-ws-broken-again = Une équipe rencontre le même Complice deux fois de suite. Change une des deux cases.
web-ws-broken-missing = Sur quatre manches, chaque équipe rencontre chaque Complice une fois. Il en manque un.
web-ws-correction = Ordre de correction
web-ws-earlier = Corriger { $name } plus tôt
web-ws-later = Corriger { $name } plus tard
web-ws-book = Revenir à l’exemple du livret
web-ws-help = Petites explications sur les téléphones et au projecteur
web-ws-questions = Les questions
web-ws-questions-how = Qui les choisit ?
web-ws-questions-lot = Tirées au sort
    .about = Faciles aux deux premières manches, difficiles ensuite.
web-ws-questions-hand = Choisies par moi
web-ws-bank-locked = Les réponses ne s’ouvrent que sur l’ordinateur qui sert. Ailleurs, colle ici le lien de la banque que « veilleuse serve » affiche rien que pour toi.
web-ws-bank-elsewhere = Cet atelier a été ouvert depuis un autre appareil que le serveur : sa banque reste fermée. Prépare les questions sur la page Atelier, avec la clé du serveur.
web-ws-places = Les questions de chaque manche
web-ws-round-word = Manche
web-ws-place = Manche { $round } · { $name }
web-ws-by-lot = { $difficulty ->
    [easy] Au sort, facile
   *[hard] Au sort, difficile
}
web-ws-empty-place = Tirer au sort
web-ws-fresh-only = Cacher ce que cette classe a déjà eu
web-ws-used = déjà posée à cette classe
web-ws-elsewhere = déjà choisie ailleurs
web-ws-choose = Choisir
web-ws-chosen = Choisie
web-ws-preview = Réponses et explication
web-ws-show-all = Montrer les { $count } questions
web-ws-twice = { $count ->
    [one] Une question est choisie deux fois. Remplaces-en une.
   *[other] { $count } questions sont choisies deux fois. Remplace-les.
}
web-ws-prepared = Garder cette préparation
web-ws-prepared-help = Un petit fichier, sans aucun nom d’élève, à rouvrir ici ou à donner à un collègue.
web-ws-save = Enregistrer le fichier
web-ws-load = Rouvrir un fichier
web-ws-print-plan = Imprimer la fiche de séance
web-ws-file = atelier
web-ws-file-format = Ce fichier n’est pas un atelier préparé ici.
web-ws-file-version = Ce fichier vient d’une version plus récente de Veilleuse.
web-ws-file-broken = Ce fichier est abîmé : quelque chose y manque ou n’est pas permis.
web-ws-plan-facts = { $rounds } manches, { $seconds } secondes de réflexion, { $from } à { $to } minutes en tout.
web-ws-goal = Sauvez deux Complices avant d’en perdre deux : trois jetons bleus sauvent, trois rouges perdent.
web-ws-privacy = Protection des données : un atelier demande un prénom ou un surnom, rien d’autre. Ni compte, ni adresse, ni statistique par élève, et rien ne quitte cet ordinateur. Les prénoms sont effacés du serveur quand l’atelier se termine, sauf si tu coches « Garder les prénoms » ; ils partent alors avec l’atelier, sept jours après la dernière action. La feuille de résultats parle d’équipes, jamais de votes individuels. Une connexion garde l’adresse réseau d’un téléphone en mémoire, le temps de la visite, pour limiter les abus ; elle n’est pas écrite. Dans une école française, l’établissement est responsable de ce traitement : un surnom suffit toujours.

## Entrer

web-ws-join = Rejoindre l’atelier
web-ws-first-name = Ton prénom ou un surnom
web-ws-first-name-help = La classe le verra. Il est oublié à la fin, sauf si la feuille de présence est gardée.
web-ws-enter = Entrer
web-ws-back = Revenir ({ $name })
web-ws-join-again = Entrer de nouveau
web-ws-entrance-closed = L’entrée est fermée pour le moment. Demande à la personne qui mène l’atelier.
web-ws-no-phone = Ce téléphone n’est pas dans cet atelier.
web-closed-removed = Ce téléphone a été retiré de l’atelier.
web-closed-replaced = Un autre téléphone a pris cette place.
web-ws-closed = L’atelier est fermé.
web-ws-full = Un instant, il y a du monde.
web-ws-full-more = Le livret prévoit { $most } personnes au plus. La personne qui mène l’atelier décide si tu rejoins une équipe.
web-ws-hello = Bonjour { $name } !
web-ws-wait-team = Ton équipe arrive : regarde devant.
web-ws-in-team = { $name }, tu es avec { $team }.
web-ws-with = Avec { $names }
web-ws-wait-start = On attend que tout le monde soit là.
web-ws-aim = Vise l’image avec un téléphone, ou ouvre l’adresse et tape le code.
web-ws-waiting-team = { $count ->
    [one] Une personne attend une équipe.
   *[other] { $count } personnes attendent une équipe.
}

## Téléphones

web-ws-asks-you = { $name } vous demande
web-ws-read-first = Lisez la question. Le temps va partir.
web-ws-discuss = Discutez, puis vote.
web-ws-discuss-one = Discutez. Un autre téléphone écrit.
web-ws-touch = Touche une réponse.
web-ws-advise = Touche une réponse pour conseiller ton équipe.
web-ws-said = Tu as dit { $letter }.
web-ws-can-change = Tu peux encore changer.
web-ws-locked = C’est verrouillé.
web-ws-paused = Le temps est arrêté.
web-ws-votes = { $count ->
    [one] une voix
   *[other] { $count } voix
}
web-ws-voted = { $voted } sur { $phones } ont voté
web-ws-slate = ardoise
web-ws-slate-says = L’ardoise dit { $letter }.
web-ws-slate-blank = L’ardoise est vide.
web-ws-your-turn = À vous : lisez votre question à voix haute et montrez votre ardoise.
web-ws-their-turn = On écoute { $team }.
web-ws-listen = Regarde devant et écoute l’explication.
web-ws-look-up = Regarde devant.
web-ws-complices = Les Complices
web-ws-tokens = { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
}, { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
web-ws-lost = Connexion perdue : on réessaie…

## Projecteur

web-ws-round-of = Manche { $round } sur { $rounds }
web-ws-read-your-question = Chaque équipe lit sa question sur ses téléphones.
web-ws-think-together = Discutez, puis votez
web-ws-against = face à { $name }
web-ws-seconds-left = { $seconds ->
    [0] Le temps est écoulé
    [one] Une seconde
   *[other] { $seconds } secondes
}
web-ws-verdict-right = Juste : un jeton bleu
web-ws-verdict-wrong = Raté : un jeton rouge
web-ws-undecided = Rien n’est joué
web-ws-teacher-decides = Une manche de plus ?
web-ws-scene-saved = { $name } est de notre côté !
web-ws-scene-lost = { $name } reste dans l’ombre.
web-ws-end-victory = Numéville est sauvée !
    .more = Deux Complices ont changé de camp. Bravo à toutes les équipes.
web-ws-end-defeat = Numéville s’éteint.
    .more = Deux Complices sont perdus. Mais ce qui a été compris aujourd’hui reste.
web-ws-end-undecided = L’atelier s’arrête ici.
    .more = Rien n’est perdu, rien n’est gagné : Numéville tient encore.

## Bureau

web-ws-desk = Bureau de l’animateur
web-ws-next = À faire maintenant
web-ws-not-your-desk = Ce navigateur n’a pas la clé de cet atelier. Ouvre-le depuis l’ordinateur qui l’a créé.
web-ws-do-joining = La classe entre avec le code. Quand tout le monde est là, commence.
web-ws-button-joining = Commencer l’atelier
web-ws-do-deal = Manche { $round } : donne une question à chaque équipe.
web-ws-button-deal = Distribuer les questions
web-ws-do-ready = Chaque équipe a sa question. Laisse-les lire, puis lance le temps.
web-ws-button-ready = Lancer les { $seconds } secondes
web-ws-do-thinking = Les équipes réfléchissent. À la fin du temps, les ardoises se ramassent seules.
web-ws-button-thinking = Ramasser les ardoises maintenant
web-ws-do-paused = Le temps est arrêté.
web-ws-button-paused = Reprendre le temps
web-ws-do-correct = { $complice } : { $team } lit sa question à voix haute et montre son ardoise.
web-ws-button-correct = Montrer la bonne réponse
web-ws-do-explained = { $settled ->
    [yes] Lis l’explication. Le sort { DE($complice) } est scellé : cette question ne compte plus.
   *[no] Lis l’explication, puis pose le jeton.
}
web-ws-button-explained = { $settled ->
    [yes] Continuer
   *[no] { $colour ->
        [blue] Poser un jeton bleu pour { $complice }
       *[red] Poser un jeton rouge pour { $complice }
    }
}
web-ws-do-extra = Toutes les manches sont jouées et rien n’est décidé.
web-ws-button-extra = Jouer une manche de plus
web-ws-do-over = { $result ->
    [victory] C’est gagné : deux Complices sont sauvés.
    [defeat] C’est perdu : deux Complices sont dans l’ombre.
   *[undecided] L’atelier est terminé.
}
web-ws-button-over = Voir la feuille de résultats
web-ws-come-in = Faire entrer la classe
web-ws-link-phones = Lien pour les téléphones
web-ws-open-projector = Ouvrir le projecteur
web-ws-projector-help = Ouvre le projecteur, glisse sa fenêtre sur l’écran du vidéoprojecteur et passe en plein écran (F11).
web-ws-new-projector = Changer le lien du projecteur
web-ws-no-lan = Ce serveur n’écoute que cet ordinateur. Relance-le avec « veilleuse serve --lan » pour que les téléphones le trouvent.
web-ws-pause = Pause
web-ws-more = + { $seconds } s
web-ws-lock = Ramasser les ardoises
web-ws-answered = { $answered } sur { $present } ont répondu
web-ws-asked-now = Les questions de cette manche
web-ws-choose-questions = Choisir les questions
web-ws-phones = { $count ->
    [0] personne
    [one] 1 téléphone
   *[other] { $count } téléphones
}
web-ws-nobody = Personne encore
web-ws-waiting-list = { $count ->
    [one] Une personne sans équipe
   *[other] { $count } personnes sans équipe
}
web-ws-full-desk = Le livret prévoit { $most } personnes au plus. Place les autres à la main si tu le veux.
web-ws-spread-now = Les répartir
web-ws-spread-all = Répartir de nouveau tout le monde
web-ws-has-answered = a répondu
web-ws-not-answered = n’a pas répondu
web-ws-away = absent
web-ws-away-more = Ce téléphone est déconnecté. Sa place attend : le même prénom sur un autre téléphone la reprend.
web-ws-here = Ce téléphone est connecté.
web-ws-muted = prénom caché
web-ws-writes = tient l’ardoise
web-ws-move = Changer d’équipe
web-ws-give-pen = Lui donner l’ardoise
web-ws-mute = Cacher son prénom
web-ws-unmute = Montrer son prénom
web-ws-other-name = Autre prénom
web-ws-remove = Retirer ce téléphone
web-ws-remove-more = La personne peut entrer de nouveau avec le code.
web-ws-read-out = À lire à voix haute
web-ws-slate-right = L’ardoise est juste
web-ws-slate-wrong = L’ardoise est fausse
web-ws-count-right = Compter juste quand même
web-ws-count-wrong = Compter faux quand même
web-ws-skip = Passer cette question
web-ws-reason = Raison (gardée sur la feuille)
web-ws-reason-example = bien expliqué à l’oral
web-ws-token = Jeton
web-ws-by-hand = Jeton à la main
web-ws-add-or-take = Geste
web-ws-add = Ajouter
web-ws-take = Retirer
web-ws-blue = Bleu
web-ws-red = Rouge
web-ws-no-token = Il n’y a pas de tel jeton à retirer, ou le sort de ce Complice est scellé.
web-ws-sealed = Le sort d’un Complice sauvé ou perdu est scellé.
web-ws-do-it = Le faire
web-ws-undo = Revenir d’un pas
web-ws-end = Terminer l’atelier
web-ws-end-about = L’atelier s’arrête comme il est. La feuille de résultats reste.
web-ws-end-later = Possible entre deux manches.
web-ws-refused = La règle { $rule } ne le permet pas.
web-ws-room = Salle et réglages
web-ws-entrance = Entrée
web-ws-entrance-open = Ouverte
web-ws-entrance-shut = Fermée
web-ws-keep-names = Garder les prénoms sur la feuille de résultats

## Après

web-ws-sheet = Feuille de résultats
web-ws-sheet-file = atelier-resultats
web-ws-to-desk = Retour au bureau
web-ws-result-victory = victoire
web-ws-result-defeat = défaite
web-ws-result-undecided = indécis
web-ws-result-open = en cours
web-ws-overruled = Jugé à la main.
web-ws-because = « { $reason } »
web-ws-nothing-written = (rien)
web-ws-skipped = Passée
web-ws-hand-line = Manche { $round } : { $added ->
    [yes] un jeton { $colour ->
        [blue] bleu
       *[red] rouge
    } de plus
   *[no] un jeton { $colour ->
        [blue] bleu
       *[red] rouge
    } de moins
} pour { $name }.
web-ws-missed = Le plus souvent manqué
web-ws-missed-of = { $wrong } sur { $of }
web-ws-who-was-there = Qui était là

## Questions à soi

web-pack = Questions et contenu
web-pack-house = Ceux de la maison
web-banks = Mes questions
web-banks-about = Reprends nos questions, change-les ou écris les tiennes, et joue avec, en atelier comme à table.
web-banks-take = Prendre nos questions
web-banks-take-help = Le tableau s’ouvre dans un tableur ; le fichier TOML, dans un éditeur de texte. Les deux contiennent les réponses.
web-banks-csv = Tableau (CSV)
web-banks-toml = Texte (TOML)
web-banks-file = numeville-questions
web-banks-bring = Rapporter les tiennes
web-banks-bring-help = Un seul fichier suffit, même avec peu de questions : ce qui manque est complété par les nôtres.
web-banks-choose = Choisir un fichier
web-banks-brought = « { $name } » est prêt : { $own ->
    [one] une question à toi
   *[other] { $own } questions à toi
}, { $others } des nôtres.
web-banks-problems = { $count ->
    [one] Une chose à corriger dans le fichier :
   *[other] { $count } choses à corriger dans le fichier :
}
web-banks-line = Ligne { $line }, colonne { $column } :
web-banks-whole = Tout le fichier :
web-banks-own = Jouer avec
web-banks-own-help = Choisis-les en préparant un atelier ou en composant une table. Garde bien le fichier : c’est lui que tu partages, et le serveur oublie ce que personne n’utilise pendant un jour.
web-banks-own-count = { $own ->
    [one] une question
   *[other] { $own } questions
}
web-banks-forget = Oublier { $name }
