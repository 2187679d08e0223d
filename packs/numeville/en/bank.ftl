# What is wrong in a question bank, and what to write instead.
# $word is what is written, $known what can be, $nearest what comes closest to it ($near says whether anything does).

bank-toml-head = One table a question; “right” counts from 1.
bank-unknown-column = unknown column: { $word }
    .help = columns are called { $known }{ $near ->
        [yes] ; perhaps “{ $nearest }”
       *[no] { "" }
    }
bank-missing-column = the column { $column } is missing
    .help = export a bank to have a model
bank-no-id = “{ $word }” is no id
    .help = write stalky-easy-01 for instance (01 to 25), or leave it empty
bank-id-twice = there is another question { $word }
    .help = leave it empty for a free number
bank-no-complice = “{ $word }” is no Complice
    .help = write { $known }{ $near ->
        [yes] ; perhaps “{ $nearest }”
       *[no] { "" }
    }
bank-no-level = “{ $word }” is no level
    .help = write easy or hard
bank-deck-full = more than { $most } questions of this Complice and level
    .help = take this line out
bank-other-choices-in-english = there are not as many choices in English as in French
    .help = translate each choice, or leave all of the English empty
bank-out-of-order = ordered choices go from the lowest to the highest
    .help = sort the choices, or leave this cell empty
bank-id-disagrees = the id says { $expected }, this cell “{ $word }”
    .help = make them agree, or empty the id
bank-unknown-theme = unknown theme: “{ $word }”
    .help = choose one of { $known }{ $near ->
        [yes] ; perhaps “{ $nearest }”
       *[no] { "" }
    }
bank-empty = { $part ->
        [prompt] the question is missing
        [explanation] the explanation is missing
       *[choice] a choice is missing
    }
    .help = fill this cell
bank-too-long = { $part ->
        [prompt] the question has { $length } characters
        [explanation] the explanation has { $length } characters
       *[choice] a choice has { $length } characters
    }
    .help = { $longest } at most: it is read from afar
bank-unseen-letter = there is a character here that cannot be seen
    .help = type this text anew
bank-no-choice = “{ $word }” is none of the choices
    .help = write a letter from a to { $last }
bank-no-address = this address does not open safely
    .help = write it whole, with https:// in front
bank-no-day = “{ $word }” is no day
    .help = the day you looked, such as 2026-11-17
bank-no-year = “{ $word }” is no possible year
    .help = the year of the page, such as 2024
bank-nothing = there is no question in this file
    .help = one line a question below the line of titles
bank-too-many = more than { $most } questions
    .help = share them out over several files
bank-no-toml = this TOML cannot be read: { $said }
    .help = compare it with an exported question: the same names, texts in quotation marks
bank-problem = { $said }
