title = Le Guet

prompt-stay = Restez-vous éveillé ?
prompt-chance = Une carte est tirée.
prompt-waiting = { $seat } réfléchit.
prompt-over = { $reason ->
    [watch] L’aube se lève, le guet a tenu.
    [rest] L’aube se lève sur des veilleurs assoupis ; le sommeil a gagné.
   *[asleep] L’aube se lève, et tout le monde dort.
}

do-watch = rester éveillé
do-sleep = s’endormir

told-dealt = { $card ->
    [hidden] { $seat } reçoit une carte.
   *[other] { $seat } reçoit la carte { $card }.
}
told-watched = { $seat } reste à veiller.
told-slept = { $seat } va dormir.
told-shown = { $seat } montre sa carte : { $card }.
told-ended = { $winners ->
    [0] Plus personne ne veillait.
    [one] La nuit est finie, et { $who } l’emporte.
   *[other] La nuit est finie, et qui dormait a bien fait.
}
