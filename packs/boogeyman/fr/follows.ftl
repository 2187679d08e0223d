# Ce qui suit d’une option, en note.
then-moved = { $actions ->
    [0] plus d’Action
    [one] reste { $actions } Action
   *[other] reste { $actions } Actions
}
then-switch-used = { $dark ->
    [yes] la Salle reste dans le noir
   *[no] la Salle reste éclairée
}
then-darkened = dans le noir : { $rooms }
then-lightened = { $room } : de la lumière
then-noise-made = { $value } de bruit
then-sitter-moved = la Babysitter va : { $to }
then-sitter-stays = la Babysitter ne bouge pas
then-met = { $child } rencontre { $entity }
then-stressed = le Stress monte
then-soothed = le Stress baisse
then-state-lost = { $child } perd une carte État
then-state-regained = { $child } reprend une carte État
then-fainted = { $child } s’évanouit
then-revived = { $child } se relève
then-candy-gained = { $child } : +{ $count } { $count ->
    [one] Bonbon
   *[other] Bonbons
}
then-candy-lost = { $child } : −{ $count } { $count ->
    [one] Bonbon
   *[other] Bonbons
}
then-candies-spent = −{ $count } { $count ->
    [one] Bonbon
   *[other] Bonbons
}
then-die-counts = le dé compte { $result }
then-test-passed = test réussi
then-test-failed = test raté
then-padlock-removed = le Cadenas cède
then-padlock-holds = le Cadenas tient
then-discarded = { $card } part à la défausse
then-actions-gained = +{ $actions } { $actions ->
    [one] Action
   *[other] Actions
}
then-door-closed = un Passage se ferme
then-door-opened = un Passage s’ouvre
then-draw-search = puis une carte Fouille
then-draw-light = puis une carte Lumière
then-draw-dark = puis une carte Obscurité
then-draw-boogeyman = puis une carte Boogeyman
then-draw-babysitter = puis une carte Babysitter
then-draw-nightmare = puis un Cauchemar
then-draw-trouble = puis un Trouble
then-draw-event = puis un Évènement
then-draw-noise = puis un jeton Bruit
then-draw-die = puis un dé
then-final-began = le Final commence
then-turn-ended = fin du tour
then-deal-declined = pas d’échange
then-encounter-cancelled = la rencontre est évitée
then-ended = fin de la partie

# Pourquoi ce conseil.
why-end = c’est ce qui mène le plus sûrement à la victoire
why-objectives = { $count ->
    [0] un Objectif est plus près
    [one] un Objectif de plus
   *[other] { $count } Objectifs de plus
}
why-finale = le Final approche
why-minds = les Enfants gardent leurs cartes État
why-candies = plus de Bonbons en poche
why-stress = le Stress reste plus bas
why-cards = { $count ->
    [0] plus de cartes Fouille en main
    [one] une carte Fouille de plus
   *[other] { $count } cartes Fouille de plus
}
