# Ce que demandent les problèmes du soir. Rien ici ne dit la réponse.

puzzle-the-last-point = Dix-neuf points
puzzle-the-last-point-asks = Tu as dix-neuf points, un œuf vert à bord, et le pion sur un Lieu. Il en faut vingt pour gagner.
puzzle-the-right-egg = Deux œufs, une action
puzzle-the-right-egg-asks = Un rose, un vert, et un seul Point d’Action. Tu as dix-huit points : regarde bien les Primes.
puzzle-the-second-weapon = Le Hurleur tient bon
puzzle-the-second-weapon-asks = Ton premier tir n’a pas suffi, et le Hurleur est face à toi. Quinze points au compteur, et une Prime sur sa tête.
puzzle-straight-to-the-motel = Trois Points d’Action
puzzle-straight-to-the-motel-asks = Dix-neuf points, un œuf à bord, et trois Points d’Action pour trouver où le livrer. Par où passes-tu ?
puzzle-the-dearer-bounty = Deux Primes
puzzle-the-dearer-bounty-asks = L’œuf est livré, et deux Primes te tendent les bras. Tu en es à dix-sept points.
puzzle-the-last-of-the-group = Plus personne derrière
puzzle-the-last-of-the-group-asks = Le Hurleur frappe ta case, et tu n’as plus de relève dans ton Groupe. Qu’y a-t-il dans le coffre ?
puzzle-a-map-instead-of-a-way = Perdu dans le désert
puzzle-a-map-instead-of-a-way-asks = Dix-neuf points, un œuf vert, un seul Point d’Action, et aucun Lieu à portée de roues. À moins que…
puzzle-the-trophy-that-wins = Le trophée
puzzle-the-trophy-that-wins-asks = Le Hurleur est vaincu ! Deux Primes récompensent ton exploit, mais tu n’en prends qu’une. Tu as quinze points.
puzzle-the-jerrycan = Le réservoir est vide
puzzle-the-jerrycan-asks = Le Motel est à trois cases, et tu n’as qu’un Point d’Action. Dix-neuf points, un œuf, et quelque chose dans le coffre.
puzzle-fight-or-die = Face au Hurleur
puzzle-fight-or-die-asks = Le Hurleur attaque, et il n’y a plus personne pour prendre la suite de ton Meneur. Tu as deux Armes.
