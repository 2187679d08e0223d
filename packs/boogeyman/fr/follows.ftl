# Ce qui suit d’une option, en note.
then-moved = { $actions ->
    [0] plus d’action
    [one] reste { $actions } action
   *[other] reste { $actions } actions
}
then-switch-used = { $dark ->
    [yes] la Salle s’éteint
   *[no] la Salle s’allume
}
then-darkened = dans le noir : { $rooms }
then-lightened = { $room } : de la lumière
then-noise-made = { $value } de bruit
then-sitter-moved = la Babysitter va : { $to }
then-sitter-stays = la Babysitter ne bouge pas
then-met = { $child } rencontre { $entity }
then-stressed = le stress monte
then-soothed = le stress baisse
then-state-lost = { $child } perd courage
then-state-regained = { $child } reprend courage
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
then-test-passed = épreuve réussie
then-test-failed = épreuve ratée
then-padlock-removed = le cadenas saute
then-padlock-holds = le cadenas tient
then-discarded = { $card } part à la défausse
then-actions-gained = +{ $actions } { $actions ->
    [one] action
   *[other] actions
}
then-door-closed = la porte se ferme
then-door-opened = la porte s’ouvre
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
why-minds = les Enfants gardent courage
why-candies = plus de Bonbons en poche
why-stress = les entités restent plus calmes
