title = Le Guet

prompt-second = Prenez-vous une seconde carte ?
prompt-stay = Restez-vous éveillé ?
prompt-chance = Une carte est tirée.
prompt-waiting = { $seat } réfléchit.
prompt-over = { $reason ->
    [watch] L’aube se lève, le guet a tenu.
    [rest] L’aube se lève sur des veilleurs assoupis ; le sommeil a gagné.
   *[asleep] L’aube se lève, et tout le monde dort.
}

do-take = prendre une seconde carte
do-leave = en rester là
do-watch = rester éveillé
do-sleep = s’endormir

told-dealt = { $card ->
    [hidden] { $seat } reçoit une carte.
   *[other] { $seat } reçoit la carte { $card }.
}
told-left = { $seat } garde une seule carte.
told-watched = { $seat } reste à veiller.
told-slept = { $seat } va dormir.
told-shown = { $seat } montre { $cards ->
    [one] sa carte
   *[other] ses deux cartes
} : { $sum } en tout.
told-ended = { $reason ->
    [watch] Le guet a tenu jusqu’à l’aube.
    [rest] Qui dormait a bien fait.
   *[asleep] Plus personne ne veillait.
}
