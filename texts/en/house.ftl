# What the house says, outside any title.

house-seat = Seat { $number }
house-team = Team { $number }
house-master = the game master

hint-why = This is what an experienced player would do with what you know.
