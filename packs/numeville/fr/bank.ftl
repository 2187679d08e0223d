# Ce qui ne va pas dans une banque de questions, et ce qu’il faut écrire.
# $word est ce qui est écrit, $known ce qui peut l’être, $nearest ce qui s’en approche le plus ($near dit s’il y en a).

bank-toml-head = Une question par tableau ; « right » compte à partir de 1.
bank-unknown-column = colonne inconnue : { $word }
    .help = les colonnes s’appellent { $known }{ $near ->
        [yes] { " " }; peut-être « { $nearest } »
       *[no] { "" }
    }
bank-missing-column = il manque la colonne { $column }
    .help = exporte une banque pour avoir un modèle
bank-no-id = « { $word } » n’est pas un identifiant
    .help = écris par exemple stalky-easy-01 (01 à 25), ou laisse vide
bank-id-twice = il y a déjà une question { $word }
    .help = laisse vide pour prendre un numéro libre
bank-no-complice = « { $word } » n’est pas un Complice
    .help = écris { $known }{ $near ->
        [yes] { " " }; peut-être « { $nearest } »
       *[no] { "" }
    }
bank-no-level = « { $word } » n’est pas un niveau
    .help = écris easy (facile) ou hard (difficile)
bank-deck-full = plus de { $most } questions de ce Complice à ce niveau
    .help = retire cette ligne
bank-other-choices-in-english = il n’y a pas autant de choix en anglais qu’en français
    .help = traduis chaque choix, ou laisse tout l’anglais vide
bank-out-of-order = des choix ordonnés vont du plus petit au plus grand
    .help = range les choix, ou laisse cette case vide
bank-id-disagrees = l’identifiant dit { $expected }, cette case « { $word } »
    .help = mets les deux d’accord, ou vide l’identifiant
bank-unknown-theme = thème inconnu : « { $word } »
    .help = choisis parmi { $known }{ $near ->
        [yes] { " " }; peut-être « { $nearest } »
       *[no] { "" }
    }
bank-empty = { $part ->
        [prompt] la question manque
        [explanation] l’explication manque
       *[choice] un choix manque
    }
    .help = remplis cette case
bank-too-long = { $part ->
        [prompt] la question a { $length } caractères
        [explanation] l’explication a { $length } caractères
       *[choice] un choix a { $length } caractères
    }
    .help = { $longest } au plus : il faut le lire de loin
bank-unseen-letter = un caractère invisible s’est glissé ici
    .help = tape ce texte à nouveau
bank-no-choice = « { $word } » n’est pas un des choix
    .help = écris une lettre de a à { $last }
bank-no-address = cette adresse ne s’ouvre pas sans danger
    .help = écris-la entière, avec https:// devant
bank-no-day = « { $word } » n’est pas un jour
    .help = le jour où tu as regardé, comme 2026-11-17
bank-no-year = « { $word } » n’est pas une année possible
    .help = l’année de la page, comme 2024
bank-nothing = ce fichier ne contient aucune question
    .help = une ligne par question sous la ligne des titres
bank-too-many = plus de { $most } questions
    .help = partage-les en plusieurs fichiers
bank-no-toml = TOML illisible : { $said }
    .help = compare avec une question exportée : mêmes noms, textes entre guillemets
bank-problem = { $said }
