# Ce que dit la maison, hors de tout jeu.

house-seat = Siège { $number }
house-team = Équipe { $number }
house-master = le maître du jeu

hint-why = C’est ce qu’un joueur d’expérience ferait avec ce que tu sais.
