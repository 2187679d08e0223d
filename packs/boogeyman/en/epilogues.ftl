# The Book of Epilogues: one Final per Room number, three to seven panels read.
# Each panel says what has to be dared; the die follows. The failure says what goes wrong.

## 1. Under the sheets

epilogue-01-title = Under the sheets
epilogue-01-opening = In the parents’ bedroom, the big bed is still warm. Every child in the world knows the rule: whatever is under the sheet is safe. The Boogeyman knows it too. He is waiting for one toe to stick out.
epilogue-01-panel-1 = Something walks round the bed, counting feet. “One, two… oh, a little one.” { $child } must draw ten toes back under the sheet without making a single crease.
epilogue-01-fail-1 = A crease. A cold hand smooths it flat, ever so gently, starting at { $child }’s ankle.
epilogue-01-panel-2 = The mattress sinks: someone has sat down on the edge, the way people do to say good night. It weighs as much as a dad. { $child } must breathe like a sleeper.
epilogue-01-fail-2 = “You snore off-key,” says the voice, and tucks { $child } in: a little higher, a little higher still, much too high.
epilogue-01-panel-3 = “Budge up, darling, Mummy’s home.” The perfume is right. The hand on the sheet has one finger too many. { $child } must not answer.
epilogue-01-fail-3 = “Mummy?” It just slipped out. On the far side of the sheet, someone repeats the word in { $child }’s voice, for practice.
epilogue-01-panel-4 = He reads a story in Dad’s voice, and he reads it well. Then he stops just before the last word, and waits. { $child } must keep that word behind closed teeth.
epilogue-01-fail-4 = The word was “wolf”. { $child } has barely breathed it when the bed begins to growl, very low, like an animal hearing its name.
epilogue-01-panel-5 = The torch dies under the sheet. In the dark, { $child } counts the breaths. There is one too many, and it is the calmest. Somebody has to find out where it comes from.
epilogue-01-fail-5 = { $child } feels to the left: a pillow. To the right: a pillow. In the middle: nothing at all, but cold, and it whispers “pillow”.
epilogue-01-panel-6 = The sheet slides towards the foot of the bed. Not in one tug: politely, half an inch at a time. { $child } must grip the edge, and never let go.
epilogue-01-fail-6 = The sheet bares a forehead, then a nose. { $child } snatches it back, but the air outside has had time to leave some frost there.
epilogue-01-panel-7 = A corner lifts. “It’s cold out here,” says the Boogeyman in a very small voice. “I’m afraid of the dark too.” { $child } must close the corner, and it is almost sad.
epilogue-01-fail-7 = { $child } hesitates. One second is plenty for an arm that has been waiting for years: in it comes, up to the elbow.
epilogue-01-victory = Dawn whitens the sheet. Mrs Spencer lifts it: all the children are there, in a heap, alive and well. “And where are we supposed to sleep?” Under the bed, somebody sighs: “Tell me about it.”
epilogue-01-defeat = The parents find the bed made, hospital corners, not one crease. “That Jennifer is a gem,” says Mr Spencer, lying down. Funny thing: tonight, the mattress has knees.

## 2. The empty coat

epilogue-02-title = The empty coat
epilogue-02-opening = In the walk-in wardrobe, a coat climbs down from its hanger. There is nobody in it, and this upsets it. It would like someone small, someone warm, with a head to stick out of the top.
epilogue-02-panel-1 = The coat works its way along the rail, feeling shoulders: wool, wool, velvet… { $child } must slip between two dresses without one hanger chiming.
epilogue-02-fail-1 = Ting. Hanger after hanger takes up the note, all the way down to the one swinging above { $child }’s head.
epilogue-02-panel-2 = A sleeve taps a shoulder. “Excuse me, sweetie, is this a size ten?” It is Jennifer’s voice, stitched on crooked. { $child } must slip away without turning round.
epilogue-02-fail-2 = { $child } turns round. There is no face inside the collar, only a label: “Wash cold. Do not wake.”
epilogue-02-panel-3 = The floor is covered in lost gloves, all of last winter’s and the winters before. They walk on their fingertips. { $child } must cross without stepping on a single one.
epilogue-02-fail-3 = A mitten takes { $child }’s hand and squeezes, trustingly. There is already a hand inside, tiny and very cold.
epilogue-02-panel-4 = Zzzip. The garment bags close by themselves, bottom to top, like careful mouths. The one around { $child } has reached the chin: jam that zip!
epilogue-02-fail-4 = The zip does not bite, it nibbles. { $child } spends a long while in the plastic, listening to the coat laugh through the nose it hasn’t got.
epilogue-02-panel-5 = All the coats turn to face the wall, like naughty pupils. Only one of them is breathing. { $child } must choose which to creep behind.
epilogue-02-fail-5 = It was that one. It opens a flap, gallantly, the way one holds a door, and the silk lining is full of night.
epilogue-02-panel-6 = In the mirror, { $child } is already wearing the coat. The reflection turns up the collar, delighted. “It suits you so.” It has to come off in there, back to front, button by button.
epilogue-02-fail-6 = The reflection buttons up faster. { $child } feels the wool itch, and a pocket filling with fingers that belong to nobody here.
epilogue-02-panel-7 = The sleeves tie themselves. The buttons do themselves up: one, two, three. The last sits under the chin, and nobody has ever undone it. { $child } must tear it off.
epilogue-02-fail-7 = The thread holds. “Don’t tug,” says the collar in { $child }’s ear, “you’ll only spoil yourself.”
epilogue-02-victory = Mr Spencer comes home, yawns, and drops the coat in the charity bag. Whoever kept their eyes open is safe. On Saturday, someone in town will find a wonderful bargain.
epilogue-02-defeat = In the morning there are new children’s coats in the wardrobe, sorted by size. Mrs Spencer does not recall buying them. They hold out their sleeves to her.

## 3. Fog on the mirror

epilogue-03-title = Fog on the mirror
epilogue-03-opening = In the bathroom, the hot tap is running by itself. The steam rises. On the mirror a finger writes, slowly, but it is writing from the other side of the glass.
epilogue-03-panel-1 = “WAY OUT,” says the fog, with an arrow. A mirror’s arrow: is that left, or right? { $child } must choose a door.
epilogue-03-fail-1 = The door leads to the bathroom. The same one. The tap just drips a little deeper, and the fog adds: “WRONG”.
epilogue-03-panel-2 = { $child }’s reflection is brushing its teeth. { $child } is not. To get by, copy it perfectly, before it notices anything.
epilogue-03-fail-2 = The reflection stops. It leans in, takes a very close look at { $child }, then spits, rinses, and smiles with brand-new teeth.
epilogue-03-panel-3 = A door, a bathroom. A door, a bathroom. Always six brushes in the glass and a seventh, enormous, wet. { $child } must find the room where it is dry.
epilogue-03-fail-3 = Wet. Wet. Wet. In the next room it is still foaming, and someone has just put the cap back on the toothpaste.
epilogue-03-panel-4 = Behind the shower curtain, a tall shadow puts out a hand. “A towel, if you please.” { $child } must pass it over without looking, and without touching the hand.
epilogue-03-fail-4 = The fingers close over { $child }’s, wrinkled as if after a hundred years in the bath. “You took your time,” says the shadow.
epilogue-03-panel-5 = The floor is white tile now, and so is the ceiling, and so are the walls. Only the plughole whispers the way. { $child } must put an ear to it.
epilogue-03-fail-5 = The plughole recites the names of every child who got it wrong. It takes a while. When it is done, here is the same old bathroom.
epilogue-03-panel-6 = Two mirrors face to face: a thousand reflections of { $child }, in a row. The seventh, over there, has its back turned, and it is coming closer, walking backwards. The row must be broken.
epilogue-03-fail-6 = The seventh is now the sixth, now the third. At number two, it lays both hands on the shoulders of number one.
epilogue-03-panel-7 = The reflection holds a hand out through the glass, and the palm is warm, for once. “Swap? Just for one night.” { $child } must say no to that very familiar face.
epilogue-03-fail-7 = “I’ll do your homework,” the reflection promises. { $child } takes one second too long to refuse, and the mirror takes that for a maybe.
epilogue-03-victory = Mrs Spencer wipes the glass with her sleeve. Everyone in the house still on their feet finds the right door at last. “Who’s been writing on my mirror?” Nobody, madam. Really and truly, nobody.
epilogue-03-defeat = The bathroom is empty, spotless. Mrs Spencer runs the hot tap. The fog comes up, and small fingers write backwards, from the inside: “MUMMY”.

## 4. The toy chest

epilogue-04-title = The toy chest
epilogue-04-opening = In the child’s bedroom, the toy chest opens. Ding! A little toy till, with two long hands behind it. “The shop is open,” says the Boogeyman. “Today everything must go. You too.”
epilogue-04-panel-1 = “Standing on the rug is one sweet. Stepping off the rug is two.” { $child } must haggle, without looking at what he uses for coins.
epilogue-04-fail-1 = Ding! The long hand helps itself from { $child }’s pocket, gives change in buttons, and keeps the tip.
epilogue-04-panel-2 = The teddy bear has a new zip in its back. It is coming down, tooth by tooth, from the inside. { $child } must zip it up again, and say something kind.
epilogue-04-fail-2 = “Hug,” says the bear in a cellar voice, and squeezes { $child } the way it must have squeezed the others, the ones whose buttons it wears for eyes.
epilogue-04-panel-3 = The plastic telephone rings. “It’s for you,” says the Boogeyman. “Reverse charges: one sweet a minute.” { $child } must answer, and hang up very fast.
epilogue-04-fail-3 = “Hello, it’s you,” says { $child }’s voice down the line. “Please hold.” The minute is up. The hand collects.
epilogue-04-panel-4 = In the dolls’ house, a figure of { $child } stands in a bedroom just like this one. A hand lifts the tiny roof. Overhead, the real ceiling creaks. Take cover, quick!
epilogue-04-fail-4 = Two fingers the size of wardrobes set { $child } down in a tiny armchair, legs straight, arms out, then draw back to judge the effect.
epilogue-04-panel-5 = “Auction!” The little hammer falls. “One quiet night, starting at one sweet.” From the bottom of the chest, somebody outbids. { $child } must shout louder.
epilogue-04-fail-5 = “Sold to the gentleman at the bottom!” There is no gentleman. There is a bottom, and it chuckles, chewing what it took from { $child }.
epilogue-04-panel-6 = The till jams, drawer open. Now is the moment: { $child } must jump on the lid of the chest and sit down hard.
epilogue-04-fail-6 = The lid rises ever so gently with { $child } on top, the way one lifts a plate to see if something is done.
epilogue-04-panel-7 = “I want a refund,” growls the chest. “On everything.” The toys turn round together. { $child } must flip the sign to “CLOSED” before the last customer.
epilogue-04-fail-7 = “The customer is always right,” say a hundred little battery voices. One has no batteries, and that is the one holding { $child } by the sleeve.
epilogue-04-victory = “CLOSED.” Down comes the lid, down comes the bolt. By morning all the children are asleep on the rug. “Jennifer got them to tidy up,” whispers Mr Spencer. “Give her a raise.”
epilogue-04-defeat = The parents find only some new dolls, remarkably lifelike, sitting very straight in the chest. On the box: “Cries real tears. No batteries required.”

## 5. Under the roof

epilogue-05-title = Under the roof
epilogue-05-opening = The attic. At the far end is a skylight, and behind the skylight an ordinary night, with real stars. In between lies everything the house could never bring itself to throw away.
epilogue-05-panel-1 = The floorboards stop: nothing but beams now. Underneath, the roof wool snores like a flock. { $child } must cross on tiptoe.
epilogue-05-fail-1 = One leg goes in to the knee. Something down there licks a shoe, and keeps it. { $child } scrambles across with one frozen foot.
epilogue-05-panel-2 = The rocking chair rocks. On the chair, a dust sheet. Under the sheet, some knitting that gets on by itself. { $child } must squeeze past without breaking the wool.
epilogue-05-fail-2 = The wool winds round { $child }, knit one, purl one. “Hold still,” says the sheet, “I’m taking your size.”
epilogue-05-panel-3 = The big trunk bars the way. There is no going round: it must be gone through. { $child } has to climb in one side and believe very hard in the other.
epilogue-05-fail-3 = Inside it is a school, one winter evening, and they are calling the register. { $child } answers to a name before finding the way out.
epilogue-05-panel-4 = Pencil marks on the great beam: the heights of a hundred children, with their names. The pencil rises by itself. { $child } must duck under before it can make a mark.
epilogue-05-fail-4 = Scritch. A line just above { $child }’s head. “Perfect,” says a voice in the rafters. “Now stop growing.”
epilogue-05-panel-5 = The skylight is stuck under a hundred years of paint. On the far side, one of the stars is looking in a little too closely. { $child } must force the catch.
epilogue-05-fail-5 = The catch gives, but not without a bite. { $child } is through, though a shadow has been left hanging on the frame, and it was a good one.
epilogue-05-panel-6 = Tiles, wind. The weathercock creaks and points at { $child }. Three steps, and it follows. Time to crawl to where it can no longer point.
epilogue-05-fail-6 = The iron rooster opens its beak: “Here-a-here-a-heeere!” Beneath the tiles, long hands come drumming towards { $child }.
epilogue-05-panel-7 = That leaves the tree, six feet from the roof. A good old tree. It parts its branches a little, the way one opens one’s arms. { $child } must jump all the same.
epilogue-05-fail-7 = The tree catches { $child } in mid-air, and hands the child gently back to the roof. “Not yet,” creaks the bark. “He said: no screaming.”
epilogue-05-victory = Whoever made it through the skylight is on the lawn when the headlights come. “What on earth are you doing outside?” No answer. Just a look up, to where somebody is waving.
epilogue-05-defeat = The skylight stayed shut. On the beam there are new pencil marks, quite fresh, with names beside them. Those will never go any higher.

## 6. Hide and seek

epilogue-06-title = Hide and seek
epilogue-06-opening = In the playroom, the Boogeyman presses his face to the wall and counts. He has been hiding for centuries, but this is his first time as the seeker. “Seven, eight, eleven, you…”
epilogue-06-panel-1 = Behind the curtain is the playroom. Under the table, the playroom. In the cupboard, likewise. { $child } must find a hiding place that actually hides.
epilogue-06-fail-1 = { $child } slides into the chest and comes out through the curtain, right in the middle of the rug. “Twelveteen,” says the wall. “I saw nothing.”
epilogue-06-panel-2 = “Coming, ready or not!” Footsteps. “Cold… colder… freezing.” That is no clue: that is what he does to the air. { $child } must hold that breath, because it shows.
epilogue-06-fail-2 = A little cloud escapes. A finger draws two eyes and a mouth on it and sends it back to { $child }, and the cloud says: “There you are.”
epilogue-06-panel-3 = A good hiding place, but taken. “Occupied,” whispers a child’s voice. “Since 1962. Do you know if we won?” { $child } must apologise and find a better one.
epilogue-06-fail-3 = The next one is taken too, and the one after that. In each, a whisper asks what time it is, and whether there is any cake left.
epilogue-06-panel-4 = He bends down, looks { $child } straight in the eye and says loudly: “No, nobody here at all!” He is pretending, the way dads do. Whatever happens, { $child } must not laugh.
epilogue-06-fail-4 = A giggle. “Aha!” cries the Boogeyman, enchanted, and laughs along with { $child }, louder, longer, until it is not funny at all.
epilogue-06-panel-5 = “Your turn to count.” He is gone. The doors shuffle themselves like cards. { $child } must count to ten without losing a single number.
epilogue-06-fail-5 = “…six, eight…” The seven is missing. By the time it has been looked for everywhere, the room has put itself back as it was.
epilogue-06-panel-6 = Now he is the one to be found. A stifled giggle, somewhere: in the wall, in the clock, in { $child }’s hood. A hand will have to go in.
epilogue-06-fail-6 = The hood is deep, far deeper than hoods go. At the very bottom, somebody shakes { $child }’s hand: “How do you do.”
epilogue-06-panel-7 = Home is the door frame, ten yards off. What comes behind does not run: it gallops. { $child } must touch the wood and shout “Home!”
epilogue-06-fail-7 = One inch from the wood, something pulls { $child } back by the sock. “Once more,” begs the Boogeyman. “I’ll count properly this time.”
epilogue-06-victory = “Game over, everybody out!” calls Mrs Spencer from downstairs. When a mother says it, even he obeys. Everyone with their eyes open comes out. The wall is sulking.
epilogue-06-defeat = The parents call, search, promise not to be cross. The children have found the perfect hiding place. Some nights, a small voice asks: “Did we win?”

## 7. The guest

epilogue-07-title = The guest
epilogue-07-opening = In the guest room the bed is turned down, a suitcase yawns, and there are slippers for a great many feet. In the guest book: “Arrived tonight. Staying a while. B.”
epilogue-07-panel-1 = Ting. Ting. The guest is ringing: he would like warm towels. { $child } must leave them at the foot of the bed without disturbing the enormous shape under the eiderdown.
epilogue-07-fail-1 = The eiderdown sighs. A hand comes out, feels the towels, feels { $child }’s cheek. “I’ll take this one,” says the guest. “It’s warmer.”
epilogue-07-panel-2 = The “Do not disturb” sign turns over on the doorknob: “Oh, do.” And the door swings wide. { $child } must get past without one creak of the floorboards.
epilogue-07-fail-2 = Creak. “Is that breakfast?” asks the guest. It is three in the morning. In there, by the sound of it, a napkin is being tied.
epilogue-07-panel-3 = The suitcase unpacks itself. Out come pyjamas, striped, empty, in every child’s size, and fall into line. { $child } must slip through before inspection.
epilogue-07-fail-3 = One size was missing from the collection. A striped sleeve measures { $child } from head to toe, and the collar nods.
epilogue-07-panel-4 = The guest gets up; the ceiling backs away. “I’m looking for the lavatory.” He opens every door, one after another. { $child } must be behind one that he has already closed.
epilogue-07-fail-4 = He opens it again. “Oh, I do beg your pardon, occupied,” he tells { $child }. And he waits outside, breathing through the keyhole.
epilogue-07-panel-5 = He is hungry. The menu slides under the door, with boxes to tick: Peter, Daphné, Ray, Leila, Mike, Tommy. { $child } must write in a dish dreadful enough to put him off.
epilogue-07-fail-5 = { $child } writes “spinach”. Behind the door, fingers are licked, one by one, for quite some time. “Splendid. On the side.”
epilogue-07-panel-6 = Down the corridor he comes at a gallop, in slippers: flap, flap, flap, flap, flap, flap. So many feet, only one rug. { $child } must pull it at just the right moment.
epilogue-07-fail-6 = Five slippers go down. The sixth pins { $child } by the pyjama leg. “You run beautifully,” says the guest. “Quite like a day’s hunting.”
epilogue-07-panel-7 = A guest who leaves must settle his bill. { $child } must stand in front of him, hold it out, and read the total without a wobble in the voice.
epilogue-07-fail-7 = There is a wobble. “A mistake in the sum!” says the guest, overjoyed. “Then I shall simply have to stay another night.”
epilogue-07-victory = Up comes Jennifer, in curlers. “Nobody booked this room. Out. And towels are extra.” He flees. In the morning all the children are hugging her. She hates it.
epilogue-07-defeat = The parents find the room tidy and a note in the guest book: “Delicious stay. The children were perfect. Shall come again when you have more.”

## 8. Walking sheets

epilogue-08-title = Walking sheets
epilogue-08-opening = In the linen room, the sheets rise from their pile and shake themselves out. No holes for the eyes: why bother? They smell of lavender, and they want somebody to tuck in.
epilogue-08-panel-1 = They come on in rows, frrr, frrr, like laundry with something on its mind. { $child } must crawl beneath the hems without brushing a single one.
epilogue-08-fail-1 = A hem touches { $child } and stops. Then it tucks in: on the left, on the right, nice and snug. Snugger. Snugger still.
epilogue-08-panel-2 = The laundry basket is breathing. The lid goes up and down, a sock hangs from one corner. { $child } must sit on it and whistle, quite casually.
epilogue-08-fail-2 = “Leave it, dear, I’ll do it,” says the basket in Mrs Spencer’s voice. It swallows { $child }’s sock, foot and all. The foot it gives back, with regret.
epilogue-08-panel-3 = A little sheet trots up to { $child }, with two holes for eyes. “It’s only me!” A friend, or something else? Time to ask the right question.
epilogue-08-fail-3 = “It’s only me,” the little sheet repeats. { $child } looks closer. Behind the holes there are no eyes. Behind the holes there are more holes.
epilogue-08-panel-4 = Now for the worst of them: the fitted sheet. Nobody on earth has ever managed to fold it. On it comes, snapping its elastic, and { $child } must face it bare-handed.
epilogue-08-fail-4 = Corner to corner, and the third corner gets away. As always, the fitted sheet ends up in a ball. { $child } ends up inside.
epilogue-08-panel-5 = Along the shelf, the pillowcases open and shut their mouths in silence. They are learning a name. { $child } must get by before they know it by heart.
epilogue-08-fail-5 = “{ $child },” they say all together, in a voice of feathers. It is soft. It is so soft that legs forget about running.
epilogue-08-panel-6 = Psshhh. The iron glides down the board by itself, its red eye lit. Anything with a crease in it goes flat. { $child } must get past without so much as a frown.
epilogue-08-fail-6 = A crease in the brow. The steam takes { $child }’s hand, and for a moment it is only a pretty drawing of a hand.
epilogue-08-panel-7 = Last trick: a sheet over the head, and march along with them. Frrr, frrr. The last in line turns round and stares at { $child }. Keep in step.
epilogue-08-fail-7 = The trainers show. The whole line stops, and one well-bred hem points out that { $child }’s laces are undone.
epilogue-08-victory = Hem to hem, they are folded, stacked, shut in the cupboard. Everyone still awake may now go to bed. Mrs Spencer gazes at the fitted sheet: folded. She rings the newspapers.
epilogue-08-defeat = In the morning the linen is clean, and the pile is higher. Some of the sheets come up a little short. You can see the trainers.

## 9. The drop

epilogue-09-title = The drop
epilogue-09-opening = On the covered balcony, the air stands still. Beyond the rail there is no garden any more. There is nothing, very tidily, all the way down. Opposite, twenty paces off, one lit window.
epilogue-09-panel-1 = A washing line runs across to the window. All it takes is to climb over the rail and not look down. { $child } climbs over the rail.
epilogue-09-fail-1 = { $child } looks down. Down there, something looks up. After that there is no going back: only forward, with a bellyful of ice.
epilogue-09-panel-2 = “Jump, I’ll catch you!” It is Dad’s voice, from below. Too dark to see whether it has any arms. { $child } must pretend not to hear.
epilogue-09-fail-2 = “Don’t you trust me?” asks the voice, hurt. And it comes climbing up, to talk it over with { $child } at closer range.
epilogue-09-panel-3 = The wind has fingers. It goes through pockets, tries the buttons, blows into ears. { $child } must go on all the same, from one clothes peg to the next.
epilogue-09-fail-3 = The wind takes a summer from { $child }, turns it over, finds it pretty, keeps it. The line is still there. So on we go.
epilogue-09-panel-4 = There are pigeons on the line, huddled close together. They have big round eyes, and they have teeth. { $child } must say excuse me, and pass underneath.
epilogue-09-fail-4 = “Coo,” says the first. “Coo-me closer,” says the second. The others shuffle up a little, to make room for { $child }.
epilogue-09-panel-5 = The line stops short. Short by exactly one child. { $child } must hang from the end of it, and stretch both feet towards the window.
epilogue-09-fail-5 = Something helpful gives a push under { $child }’s soles, and hup, the gap is crossed. It was not a free service. The cold climbs all the way to the teeth.
epilogue-09-panel-6 = At the window opposite the Boogeyman is waiting, a towel over his arm, with a big smile. { $child } must smile back, and bigger.
epilogue-09-fail-6 = His smile goes all the way round his head. { $child }’s gives out halfway. “So close!” he says, and he says it kindly.
epilogue-09-panel-7 = No more line, no more window, no more anything. The dark rises like a bath filling up. { $child } must do the one thing it does not expect: let go.
epilogue-09-fail-7 = { $child }’s fingers refuse. Down below, someone is losing patience and stamps a foot. One single foot, enormous, one single time.
epilogue-09-victory = The drop grows tired. Whoever held out falls three feet, into the hydrangeas. “My hydrangeas!” cries Mr Spencer, just home. Up there, for anyone else, there is still no garden.
epilogue-09-defeat = In the morning the garden is back, hydrangeas and all. The balcony is deserted. Keep quiet, and you can hear a cry, tiny, a long way below. It is still falling.

## 10. The front door

epilogue-10-title = The front door
epilogue-10-opening = The vestibule. The front door is right there, four yards off, with its mat. Ding-dong! “It’s Mum and Dad, we forgot our keys!” That makes three times. The voices are improving.
epilogue-10-panel-1 = The umbrella stand opens like an oyster. Out of it come handles, beaks, hooks. { $child } must dash straight past.
epilogue-10-fail-1 = A duck’s-head handle snags one pocket, a crook the other. { $child } gets past all the same, two pockets lighter and one shiver heavier.
epilogue-10-panel-2 = Somebody has to look through the peephole. { $child } puts an eye to it. On the other side it is black, and wet, and looking too. First to blink loses.
epilogue-10-fail-2 = { $child } blinked. “Peekaboo!” calls Dad through the door, in a voice that by now has far too much mouth.
epilogue-10-panel-3 = The key has fallen on the mat. The letter flap lifts, and out comes a tongue of paper, page after page. { $child } must get the key from under it.
epilogue-10-fail-3 = The tongue licks { $child }’s hand like a stamp, approves of the taste, and gives it back with regret. The key is in it; the hand is frozen.
epilogue-10-panel-4 = The mat used to say “Welcome”. Now it says “Well, come”. Now it says “Come, { $child }”. One has to stand on it just long enough to turn the key.
epilogue-10-fail-4 = The mat rolls itself up with { $child } in the middle, and takes its time wiping its feet. Nobody knew it had any.
epilogue-10-panel-5 = Three bolts and a chain, and the chain is counting its own links out loud. { $child } must undo it before it has finished.
epilogue-10-fail-5 = “…and thirteen!” The chain does come undone, but it has slipped a link round { $child }’s wrist, tight and cold as an ice cube.
epilogue-10-panel-6 = The doorknob is warm. It has fingernails. It is a hand, put through the door to say hello. { $child } must shake it, and turn.
epilogue-10-fail-6 = The knob squeezes harder. “How you’ve grown,” says Mum behind the door. “Give me the other hand, { $child }, to compare.”
epilogue-10-panel-7 = Nothing left but to open. Behind, the dark of the house, running. In front, two figures on the step. { $child } must know if they are the right ones.
epilogue-10-fail-7 = The figures have the right coats, the right perfume, and their knees on backwards. { $child } slams the door just in time, or very nearly.
epilogue-10-victory = “Prove it’s you.” A silence. “Have you done your homework?” It’s them! From all over the house, everyone still on their feet comes running into their arms.
epilogue-10-defeat = The real parents ring, knock, call. Behind the door, children’s voices answer at last, ever so good: “We mustn’t open. Mum and Dad are already home.”

## 11. Static on the screen

epilogue-11-title = Static on the screen
epilogue-11-opening = In the living room, the television switches itself on. Static, nothing but static, and a voice inside it: “Stay with us.” If the screen goes dark, he comes out. Hold on until the morning cartoons.
epilogue-11-panel-1 = A jolly theme tune, canned laughter. There is nothing funny on, and the laughter sounds a lot like sobbing. { $child } must keep both eyes on the screen.
epilogue-11-fail-1 = { $child } looks away, for one second. The laughter stops dead, like a crowd of people turning to look at the door.
epilogue-11-panel-2 = The presenter waves. He has a checked jacket and no mouth. “Good evening, { $child }! Well, don’t we say good evening?” Under no circumstances.
epilogue-11-fail-2 = “Good evening,” breathes { $child }, out of sheer politeness. The presenter pockets the voice, and promptly reads the weather in it.
epilogue-11-panel-3 = Two, three, four: on every channel, this living room, filmed from behind. The sofa, the hair sticking up over it. { $child } must find a channel with nobody standing there.
epilogue-11-fail-3 = On six, a hand rises behind the sofa. On seven, it has come down. { $child } felt it, somewhere between six and seven.
epilogue-11-panel-4 = “And now a word from our sponsor.” Jennifer, beaming, holds up a box: “Fresh children, delivered to your door. Call now!” Here in the room, the receiver lifts. { $child } must put it down.
epilogue-11-fail-4 = “Thank you for your order,” says the receiver. On the screen, a van with no driver turns into a street that { $child } knows well.
epilogue-11-panel-5 = Quiz time! “For your chance to wake up tomorrow: who is sitting next to you?” Three, two, one… { $child } must answer without turning to look.
epilogue-11-fail-5 = “Ooooh,” goes the audience. Wrong answer. Next to { $child }, the cushion slowly plumps up again: someone has just left it.
epilogue-11-panel-6 = Tap, tap, tap. He is knocking on the glass, from the inside. “It’s freezing in this snow.” The screen swells like a bubble. { $child } must push it back with both hands.
epilogue-11-fail-6 = { $child }’s hands sink in up to the wrists, into a cold that crackles. Other hands come to meet them, palm to palm.
epilogue-11-panel-7 = Click, power cut. The black screen reflects the room: the sofa, { $child }, and, comfortably settled in the middle, one figure more. Hold its gaze until daybreak.
epilogue-11-fail-7 = “What are we watching?” asks the figure, putting an arm round { $child }. The arm takes a very long time to arrive.
epilogue-11-victory = Six o’clock: cartoons! Somebody in the static grumbles, and fades. The parents find all the children on the sofa. “Television all night? No screens for a month!” What bliss.
epilogue-11-defeat = Mr Spencer turns on the television. On every channel, children are banging on the glass, with no sound. “Another of those Swedish films,” he says, and switches it off.

## 12. The thirteenth plate

epilogue-12-title = The thirteenth plate
epilogue-12-opening = The dining room is lit. Thirteen plates, twelve veiled guests, and a butler whose gloves are too long. “Our party is complete,” says the Boogeyman. “We lack only the main course.”
epilogue-12-panel-1 = “To stay on the right side of the plate, a small gratuity.” A glove opens under { $child }’s nose. Time to haggle, and to mind one’s manners.
epilogue-12-fail-1 = The glove closes on whatever it finds on { $child }. “Service,” the Boogeyman explains, “was not included in the price.”
epilogue-12-panel-2 = “No elbows on the table!” Twelve pairs of hands vanish under the cloth. They can be felt, searching. { $child } must draw both legs up, and smile.
epilogue-12-fail-2 = Under the cloth, they have found a knee. They pass it along, neighbour to neighbour. It goes right round the table before it gets back to { $child }.
epilogue-12-panel-3 = The knives beat time: they wish to taste { $child }, or something sweeter. One single sweet will have to pass for a pudding that serves twelve.
epilogue-12-fail-3 = A little silver spoon helps itself from { $child } without asking. “A trifle young,” says one of the veils. “But how it melts.”
epilogue-12-panel-4 = The menu is read out: “Cream of sighs, fricassee of whispers, { $child } in a crust.” The silver dome is coming down from the ceiling. Off that plate, quick!
epilogue-12-fail-4 = Bong. Under the dome it is dark, and it smells of parsley. { $child } hears somebody ask which end one starts with.
epilogue-12-panel-5 = “Speech!” Up go the glasses. Every pause will cost one sweet. { $child } must talk, at length, about anything at all.
epilogue-12-fail-5 = “Er…” says { $child }. “One ‘er’,” notes the Boogeyman, holding out his hand. “Those are charged at the night rate.”
epilogue-12-panel-6 = The guests lift their veils. They are the portraits from the staircase, all cracks and varnish, hungry since the day they were painted. { $child } must blow out every candle in one go.
epilogue-12-fail-6 = The candles blow back. { $child } feels another flame flicker, a very small one, just there, under the ribs.
epilogue-12-panel-7 = On the thirteenth plate there is a card, beautifully written: “{ $child }”. The ink is still wet. Something else must be written there before it dries.
epilogue-12-fail-7 = { $child } crosses out, scratches, smudges. The name comes back each time with one more pretty curl. The butler unfolds a napkin.
epilogue-12-victory = “Right then, who’s washing up?” calls Jennifer from the kitchen. One second later: twelve empty chairs. Everyone in the house still on their feet is saved. And handed a tea towel.
epilogue-12-defeat = The parents find the table cleared, the glasses rinsed, and a card on the thirteenth plate: “Exquisite. Our compliments to the mother.”

## 13. The oven

epilogue-13-title = The oven
epilogue-13-opening = The kitchen. The oven lights itself. The Boogeyman has tied on an apron: “Kiss the cook”. On the fridge, a note from Tommy: “The Boogeyman is not food.” He has read it. He is offended.
epilogue-13-panel-1 = The drawers slide open one after another, chack, chack, chack. The forks stand up for a better view. { $child } must cross on tiptoe.
epilogue-13-fail-1 = A ladle lifts { $child } by the collar, tastes the air all round, and informs the whole kitchen: “Needs salt.”
epilogue-13-panel-2 = The timer runs backwards: tick, tick, tick. Nobody knows what is cooking. Nor does he, and he is looking for it. { $child } must vanish before the bell.
epilogue-13-fail-2 = Ding! A little lamp comes on right above { $child }. “Ah!” says the Boogeyman. “So that’s what’s cooking.”
epilogue-13-panel-3 = The fridge door yawns. “Come in,” it murmurs, “it’s cool in here, you’ll keep for weeks.” And it is so very hot. { $child } must go by without putting a head in.
epilogue-13-fail-3 = Just one second of cool air… The door swings shut. Now { $child } knows what the little light does when nobody can see it.
epilogue-13-panel-4 = Flour, everywhere. In the flour, footprints: two feet, then four, then eight, straight towards { $child }. The trick is to walk in them, backwards, and muddle the trail.
epilogue-13-fail-4 = Too late. In the flour, a long finger is calmly tracing round { $child }, the way one cuts out a biscuit.
epilogue-13-panel-5 = “A pinch of this, a pinch of that…” He pinches at random, eyes closed. His fingers draw nearer. { $child } must slip the pepper between them.
epilogue-13-fail-5 = He has pinched { $child }’s cheek. “Oh, what lovely dough!” And he starts to knead, humming a little tune.
epilogue-13-panel-6 = The oven door opens. Inside is a little bedroom: a bed, a lamp, a lovely warm blanket. { $child } must remember that it is an oven.
epilogue-13-fail-6 = { $child } sets one foot on the rug. The rug sizzles. The lamp at the back is a row of little blue teeth.
epilogue-13-panel-7 = He bends down to see to the flame. He is very tall, and bending very low. All the old stories say what to do. { $child } must push.
epilogue-13-fail-7 = He takes one step to the side. “I’ve read that story too,” he tells { $child }. “My grandmother is in it.”
epilogue-13-victory = Ding. The oven is shut, and he is the one inside. Whoever stood firm is eating cereal, cold, without a word. “I smell cake!” says Mrs Spencer. Don’t open it, madam.
epilogue-13-defeat = Gingerbread people are cooling on the rack in sugar pyjamas, no two alike. “Jennifer’s been baking!” says Mr Spencer. One of them watches him come closer.

## 14. The last jar

epilogue-14-title = The last jar
epilogue-14-opening = The pantry. Jars up to the ceiling, labelled by hand: “Screams, summer ’62”, “Sobs, extra fine”. The last jar is empty. The Boogeyman unscrews the lid.
epilogue-14-panel-1 = “One does not close an empty jar. It is a matter of principle.” He looks at { $child }. In the meantime, he accepts sweets. Negotiate.
epilogue-14-fail-1 = Plop. Something that used to be { $child }’s drops to the bottom of the jar. “Pretty,” he says, “but hardly filling.”
epilogue-14-panel-2 = A jar cracks and lets out a scream from 1962, perfectly fresh, in search of a mouth. { $child } must keep the nearest one tightly shut.
epilogue-14-fail-2 = The scream finds { $child }’s mouth and makes itself at home. It knows words that nobody uses any more.
epilogue-14-panel-3 = “Your voice, or a sweet. I’m not fussy.” The jar is held out to { $child }. Palm the Boogeyman off with a fake laugh instead.
epilogue-14-fail-3 = He tastes the laugh, winces, spits it out. “Artificial flavouring,” he says. And he helps himself from { $child }’s pockets.
epilogue-14-panel-4 = Right at the top, some of the jars light up. Fireflies? No: eyes. They follow { $child }. Somebody has to climb the ladder and turn them to the wall.
epilogue-14-fail-4 = “I climbed up here too,” says one of the jars, blinking. Beneath { $child }’s feet, the ladder suddenly has far fewer rungs.
epilogue-14-panel-5 = “A selection box!” He wants a sweet of every colour: “Red. Green. And the one you see with your eyes shut.” { $child } must find the last.
epilogue-14-fail-5 = “Darker,” he says. With his fingertips he closes { $child }’s eyes, to demonstrate the shade, and charges for the lesson.
epilogue-14-panel-6 = The shelf tilts. A hundred jars slide towards the edge, and in every one somebody holds their breath. { $child } must heave it straight with one shoulder.
epilogue-14-fail-6 = Only one jar falls. Out of it comes a lullaby, a very old one, and { $child } sits down to listen. Just for a minute.
epilogue-14-panel-7 = He holds out the last jar. { $child } must whisper the worst fear of all into it, the real one, and screw on the lid before it gets out.
epilogue-14-fail-7 = “That’s not the worst one,” says the jar. It is right. { $child } did not know, until now, that it was the other.
epilogue-14-victory = Click: the jar is shut, and he is what’s in it. Everyone still awake signs the label: “Best before: never”. At breakfast, Mr Spencer looks for the jam. “No!” shouts the whole table.
epilogue-14-defeat = By morning the shelf is full. New jars, labelled by hand: “Last night’s harvest”. When Mrs Spencer walks past, the lids rattle, just a little.

## 15. The endless book

epilogue-15-title = The endless book
epilogue-15-opening = “In the library, a book lies open on its stand,” says the book that lies open on its stand, in the library. They say it ends badly. Mostly, they say it doesn’t end.
epilogue-15-panel-1 = “{ $child } turns the page,” says the book. Turn it, and the book is right. Don’t, and here we stay. There has to be something else.
epilogue-15-fail-1 = { $child } turns the page. On the back it says: “…and is right back at the beginning.” Which is, alas, correct.
epilogue-15-panel-2 = In the picture, a wolf is looking out of the frame. On the next page there is only the frame. { $child } must read on, aloud, nice and calmly.
epilogue-15-fail-2 = The voice cracks. Behind { $child }, something licks a finger and turns the page back, to hear that part again.
epilogue-15-panel-3 = Between the shelves, the aisles run by the alphabet. After Z there are more letters. { $child } must recognise the one that leads out.
epilogue-15-fail-3 = That letter looked rather like a yawn. The aisle leads to the stand. All the aisles, come to that, lead to the stand.
epilogue-15-panel-4 = A footnote: “See behind you.” A note to the footnote: “Too late.” { $child } must skip that line, with both feet.
epilogue-15-fail-4 = { $child } has read the note to the note to the note. It is in very small print. It says: “Good evening.”
epilogue-15-panel-5 = The pages are wrongly bound: the story starts over before it has started. { $child } must tear out the right page, only one, and swallow it if need be.
epilogue-15-fail-5 = That was the table of contents. The story loses its way, doubles back, asks for directions. It must all be read again.
epilogue-15-panel-6 = A pen is writing by itself, one line ahead: “{ $child } reaches for the pen…” It has to be caught before the full stop.
epilogue-15-fail-6 = “…too slowly.” The pen adds an adjective, then another. They are not nice ones, and they stick to { $child }.
epilogue-15-panel-7 = The last page is blank. The Boogeyman is reading over { $child }’s shoulder: he adores an ending. One must be written, right now, and it had better be good.
epilogue-15-fail-7 = “And it was all a dream,” reads the Boogeyman. He sighs, and shuts the book on { $child }’s fingers. “We can do better.”
epilogue-15-victory = “The End.” The words hold. The parents find all the children asleep around the book. Mr Spencer reads one page, turns pale, and puts it on the top shelf. “Grown-ups only.”
epilogue-15-defeat = That evening, Mrs Spencer finds a splendid book on the stand, and reads it in one sitting. The characters are so alive: you would swear they were knocking on the cover.

## 16. The lullaby

epilogue-16-title = The lullaby
epilogue-16-opening = In the music room, the piano is playing a lullaby by itself. The last note is missing. Whoever hears it will sleep: soundly, sweetly, for good. The Boogeyman turns the pages.
epilogue-16-panel-1 = A saucer on the piano: “For the artist.” As long as it clinks, he plays something else. { $child } must drop in a thing that sounds like a sweet.
epilogue-16-fail-1 = “A button?” says the Boogeyman, wounded. A black key rises, stretches out, and goes through { $child }’s pockets.
epilogue-16-panel-2 = The metronome beats: tock… tock… Hearts fall into step, they can’t help themselves. And now it is slowing down. { $child } must stop it with one finger.
epilogue-16-fail-2 = Tock. Then nothing. Then more nothing. Tock. { $child } had never noticed how long it is, in between.
epilogue-16-panel-3 = “I am one note short,” he says. “A small one, good and sweet. Have you got it on you?” { $child } must sing off-key, to bring down the price.
epilogue-16-fail-3 = Alas, it was in tune. “Adorable! I’ll take it.” The piano helps itself, and crunches something that belonged to { $child }.
epilogue-16-panel-4 = Eyelids weigh as much as piano lids. “Lie down for a minute,” says Mum’s voice, from somewhere around the pedals. { $child } must find something to pinch, hard.
epilogue-16-fail-4 = { $child } goes to pinch, but the hand is already asleep. It takes a good long moment to remember about having arms.
epilogue-16-panel-5 = “Any requests?” Each song puts off the end, and each song must be paid for. { $child } must ask for the longest one in the world.
epilogue-16-fail-5 = “Ten Green Bottles? Spare me, my poor head.” The song lasts three notes. The bill for { $child }, however, has several verses.
epilogue-16-panel-6 = Under the piano lid, a choir of small voices takes up the refrain. They have one place left, in the second row. { $child } must not join in.
epilogue-16-fail-6 = { $child } sang one bar, only one, and it was very beautiful. In there, they are squeezing up to make room.
epilogue-16-panel-7 = The Boogeyman’s finger comes down towards the last note. { $child } must slam the lid over the keys. The keyboard bares its teeth.
epilogue-16-fail-7 = The piano catches { $child } by the sleeve, delicately, with all eighty-eight teeth. And it starts again from the top, only slower.
epilogue-16-victory = Mr Spencer comes home whistling. Flat. Horribly flat. The piano chokes; the Boogeyman claps his hands to his ears and evaporates. All over the house, the children wake up. The last note will have to wait.
epilogue-16-defeat = “Just listen to that quiet,” says Mrs Spencer, full of wonder. The children are sleeping like angels on the carpet. At the piano, very softly, someone plays the last note.

## 17. The letter

epilogue-17-title = The letter
epilogue-17-opening = In the study, a rough draft: “Dear Boogeyman, do drop in any time. Daphné.” The reply has come, sealed in black: “Not to be opened before dawn.” It would like to be opened before.
epilogue-17-panel-1 = The envelope slides over to { $child } all by itself. The address is still being written: the name, the street, which side of the bed. Something heavy must go on top.
epilogue-17-fail-1 = The paperweight lifts, the way a gentleman lifts his hat. The ink adds: “{ $child }, you sleep with your mouth open.”
epilogue-17-panel-2 = The paper whispers its first line, the nicest one: “At last, someone who writes to me.” { $child } must block both ears before the second.
epilogue-17-fail-2 = The second line is all about { $child }. It is very well informed. It is almost fond. It makes the fingers go numb.
epilogue-17-panel-3 = Clack, clack, ding! The typewriter joins in: “P.S. I am already on the stairs.” A stair creaks. { $child } must rip out the ribbon.
epilogue-17-fail-3 = “P.P.S. Here I am on the landing.” The ribbon has blackened { $child }’s fingers, and now they are typing too.
epilogue-17-panel-4 = The answering machine blinks: “Hello, it’s Mum and Dad. We’ll be late. Very late. You will hardly know us.” { $child } must cut it off before the beep.
epilogue-17-fail-4 = Beep. “Your reply has been recorded,” says the machine, in { $child }’s voice. Outside, a car door slams. Then another. Then a third.
epilogue-17-panel-5 = The paper knife stands up on its tip. It was made for opening. Letters, as a rule. { $child } must talk to it as one does to a small dog.
epilogue-17-fail-5 = The paper knife wags, and then remembers what it is. { $child } ends up back against the wall, one button short.
epilogue-17-panel-6 = The black seal opens: it was an eyelid. “Read me,” says the eye, “and I shall read you.” { $child } must stare back, and show nothing.
epilogue-17-fail-6 = The eye has read everything, down to the maths marks. The wax weeps with laughter. A drop falls on { $child }’s hand: it is ice cold.
epilogue-17-panel-7 = The letter unfolds. It was a contract all along, only the name is missing, and the pen is already in { $child }’s hand. Do not sign. Whatever you do, do not sign.
epilogue-17-fail-7 = { $child }’s hand forms the first letter, very prettily, with a loop. “Take your time,” says the paper. “We shall be taking ours.”
epilogue-17-victory = Day breaks. Mr Spencer takes the letter for a tax demand and puts it in the drawer from which nothing has ever returned. Anyone in the house still awake may go to sleep at last.
epilogue-17-defeat = On the desk lies a contract, all in order: “Childcare, for an unlimited term.” It is signed at the bottom, in a very small hand. Jennifer has been let go.

## 18. The panes

epilogue-18-title = The panes
epilogue-18-opening = The conservatory, all of glass. The night leans its forehead on the panes. From one to the next runs a long shape, without a sound: outside, inside, or only in the reflections, who can say?
epilogue-18-panel-1 = Handprints on the pane, with too many knuckles. { $child } must rub at them, to find out: if they are on the outside, they will stay.
epilogue-18-fail-1 = They come off. So they were on the inside. A nice clean hand settles on the glass, right next to { $child }’s.
epilogue-18-panel-2 = The plants turn their heads. Usually they follow the sun. Tonight they follow { $child }. The thing is to cross at the speed of something growing.
epilogue-18-fail-2 = A tendril curls round { $child }’s wrist and takes the pulse. At the back, the ferns lean in to listen.
epilogue-18-panel-3 = Tap, on one pane. Tap tap, on two. Then on them all, like hail, to cover the sound of the one that is opening. { $child } must hear which.
epilogue-18-fail-3 = Not that one. Behind { $child }’s back a pane swings to, with the care one takes not to wake anybody.
epilogue-18-panel-4 = A crack runs through the tiles at { $child }’s heels. It is gaining. In passing, it draws a smile. Run, and weigh nothing at all.
epilogue-18-fail-4 = The crack overtakes, comes full circle, and signs its work. { $child } is left on a little round of floor, no bigger than a plate.
epilogue-18-panel-5 = Two rounds of mist on the glass, one on either side: the one that { $child } makes, and another, keeping perfect time. Breathe differently, any way at all.
epilogue-18-fail-5 = The other keeps up: fast, slow, fast. Then it stops altogether. And { $child } cannot seem to start again.
epilogue-18-panel-6 = A hundred panes, a hundred reflections of { $child }. In just one there is nobody. Either that is the way out, or that is him. Charge!
epilogue-18-fail-6 = It was him. The pane is soft, and very cold. It gives { $child } back reluctantly, with fingermarks all over.
epilogue-18-panel-7 = He fills the last pane, all of him, as big as the sky. But panes can be broken. { $child } must throw the geranium.
epilogue-18-fail-7 = He catches the pot, smells the flower, sets it down again. “This wants watering,” he tells { $child }, in a tone of reproach.
epilogue-18-victory = The sun comes in through a thousand panes at once: not one corner of shadow left to hide in. Everyone still awake comes to bask in it. “Somebody’s done the windows!” marvels Mr Spencer.
epilogue-18-defeat = In the morning the children are outside, in their pyjamas, faces pressed to the glass. Mrs Spencer runs to let them in. It isn’t them.

## 19. The barrel

epilogue-19-title = The barrel
epilogue-19-opening = The wine cellar. At the far end is a barrel with no bottom, smelling of fresh air. But the Boogeyman is coming down, candle in hand, as a wine waiter. Fear is what he tastes, and this is an excellent year.
epilogue-19-panel-1 = Twenty barrels, and only one leads out. { $child } must knock, to find the one that sounds hollow. Knock, knock.
epilogue-19-fail-1 = “Come in,” says the first. The second knocks back, at face height. The third is the right one, but { $child } has not stopped shaking.
epilogue-19-panel-2 = The Boogeyman sniffs. “Pyjama, a hint of pencil eraser and, hello, artificial strawberry.” The candle comes closer. { $child } must smell of something else, and quickly.
epilogue-19-fail-2 = The nose stops above { $child }, long, cold, expert. “Too young,” he says. “Keep ten years in the dark.”
epilogue-19-panel-3 = Into the barrel, on hands and knees. The dregs hold on to shoes the way a mouth holds on to toffee. { $child } must pull, with both elbows.
epilogue-19-fail-3 = The dregs keep one sock, and the memory of one birthday. { $child } crawls on, with something missing that is hard to name.
epilogue-19-panel-4 = Pop, out comes the bung. Through the round hole an eye peers in, and goes slowly round. { $child } must get to where it has just been.
epilogue-19-fail-4 = The eye goes back the other way: it cheats. “Something moving at the bottom,” says the wine waiter. “That’s a good sign.”
epilogue-19-panel-5 = The barrel begins to roll. Up, down, up, down. The whole world is a barrel, and it is going downhill. { $child } must run inside it, like a hamster.
epilogue-19-fail-5 = { $child } goes round three times, upside down. All the bad dreams get mixed, and go to the head. But the barrel keeps rolling.
epilogue-19-panel-6 = “Budge up a bit,” says somebody, very close. That elbow was not here at the start. { $child } must make room for it, and on no account speak to it.
epilogue-19-fail-6 = “Sorry,” says { $child }, out of habit. “Oh, a conversation!” says the elbow, enchanted, and the rest of it moves closer.
epilogue-19-panel-7 = Here is the lid. Behind it: the street, a blackbird, the coming day. Also behind it: someone hammering in nails, and whistling. { $child } must push between two blows.
epilogue-19-fail-7 = Bang! { $child } pushed off the beat. “Barrelled on the estate,” reads a satisfied voice, and here comes the next nail.
epilogue-19-victory = The barrel shoots out into the yard and stops against the parents’ car. From all sides, everyone still on their feet comes weaving up. “Jennifer! Why do I smell Burgundy?”
epilogue-19-defeat = The parents go down to choose a bottle. There is one more barrel, freshly labelled: “Children’s Reserve. Leave to mature.” Nobody will touch it for twenty years.

## 20. Behind the wall

epilogue-20-title = Behind the wall
epilogue-20-opening = The Secret Room has no door. Everything the house has ever lost is here: odd socks, marbles, milk teeth, filed by date. This is his home. He has just stepped out: his tea is still steaming.
epilogue-20-panel-1 = Between two stones there is a gap, exactly the width of a child breathing out. { $child } must empty both lungs and slide in.
epilogue-20-fail-1 = The stone tightens, for as long as it takes to hear { $child }’s heart. Then it lets go, and keeps some of the warmth.
epilogue-20-panel-2 = “Only me, I’m home!” A hat is hung up, very near. { $child } is still holding the teacup. It must go back exactly where it was.
epilogue-20-fail-2 = Clink. A silence, behind the socks. “Somebody’s been drinking out of my cup,” says the voice, which knows its classics.
epilogue-20-panel-3 = The crawlspace is strung with threads. On each thread hangs a bell; under each bell, a name. { $child } must get through without ringing one in particular.
epilogue-20-fail-3 = Tinkle, tinkle. { $child }’s bell has a pretty tone, and something starts walking. Onwards, fast, leaving a piece of voice behind.
epilogue-20-panel-4 = A speck of light: a mouse hole, and behind it, the kitchen. There is an eye in the hole already. { $child } must blow into it as hard as can be.
epilogue-20-fail-4 = The eye does not so much as blink. “Dust, { $child }? There’s a hundred years of it in here. One gets used to it.”
epilogue-20-panel-5 = The walls close in, no hard feelings, like people in a lift. { $child } must climb up between them, with back and feet.
epilogue-20-fail-5 = The walls exchange a few words, straight through { $child }. Mostly they discuss the cold. Then they part, very civilly, to let the climber by.
epilogue-20-panel-6 = Every brick has a name on it, scratched with a fingernail. One is brand new, with nothing on it. { $child } must work it loose before it gets used.
epilogue-20-fail-6 = Scritch. { $child }’s first letter appears, then the next, in careful handwriting. And there is nobody on this side of the wall.
epilogue-20-panel-7 = Only the wallpaper left before the house. Breakfast can be heard. A hand settles on { $child }’s shoulder: “Leaving so soon?” Time to push.
epilogue-20-fail-7 = The wallpaper stretches like a drum, and bounces { $child } back. On the breakfast side, somebody says: “Listen, mice.”
epilogue-20-victory = The wallpaper tears. Whoever held out rolls under the breakfast table. Mrs Spencer considers the hole: “I’ve always wanted a serving hatch.” Behind it a cup is put down, a little sadly.
epilogue-20-defeat = Something scratches in the wall. “Mice,” says Mr Spencer, and hangs up a picture. It scratches again: three short, three long, three short. Then nothing more.

## 21. The boiler’s heart

epilogue-21-title = The boiler’s heart
epilogue-21-opening = The boiler room. The boiler beats like a heart: boom… boom… As long as it is hot, he stays in the walls. But the heap of coal is small, and the night is in no hurry.
epilogue-21-panel-1 = Boom… boom… It skipped a beat. { $child } must open the little door and feed it a shovelful, without looking at what stirs in the embers.
epilogue-21-fail-1 = { $child } looked. So did the embers. They nudge one another and wink, one by one, all along the fire.
epilogue-21-panel-2 = The pipes bring voices from all over the house. Jennifer’s: “I know you’re down there.” The pipe’s own: “So do I.” { $child } must close the valve.
epilogue-21-fail-2 = The valve turns the wrong way. Out of the grille comes a long breath, on the back of { $child }’s neck: warm at first, and then not at all.
epilogue-21-panel-3 = The needle on the dial is dropping. Below zero, someone has painted other words: “Late”, “Too late”, “{ $child }”. A good tap on the glass may bring it up again.
epilogue-21-fail-3 = The needle stops at “{ $child }” and likes it there. At once, frost begins to grow on eyebrows and lashes.
epilogue-21-panel-4 = No more coal. The boiler asks for something else: “A secret. A big one, nice and dry.” { $child } must whisper it into an ear that is burning hot.
epilogue-21-fail-4 = “I knew that already,” says the boiler. “Everyone knows that.” It sinks a notch, and the cold takes { $child } by the hand.
epilogue-21-panel-5 = Hands are warming themselves around the little door. { $child } counts. There are two too many: long, blue, very contented. Somebody must tell them, politely, that there is no more room.
epilogue-21-fail-5 = “Just for a minute,” say the hands. They take { $child }’s between their own, so as to share the cold.
epilogue-21-panel-6 = The flame stands up and takes on a face: his. “I was the heart all along,” says the Boogeyman. “Thank you for the coal.” { $child } must laugh right in it.
epilogue-21-fail-6 = The laugh comes out very small, as grey smoke. The flame breathes it in, grows by a head, and bends over { $child }.
epilogue-21-panel-7 = Boom… Then nothing. In the dark, there is only one heart left to do the job. { $child } must let it beat, loud and steady, until day.
epilogue-21-fail-7 = Boom, boom-boom, boom: too fast. The dark knows this tune. It bows, and asks { $child } to dance.
epilogue-21-victory = Daylight. The dark has melted in the pipes. Whoever held out is asleep against the warm iron, cheeks red. “Twenty-seven degrees!” howls Mr Spencer. “Do you know what that costs?”
epilogue-21-defeat = The boiler is cold, the boiler room deserted. Mr Spencer strikes a match: it starts first time, quite merrily. In the pipes, it sounds just like children laughing.

## 22. The drum

epilogue-22-title = The drum
epilogue-22-opening = The laundry. The door of the washing machine opens: inside, there is a laundry. With a washing machine. Whose door opens. At the very bottom, a long way off, something is turning.
epilogue-22-panel-1 = The way on is through the porthole, head first. { $child } must choose between three buttons: “Whites”, “Colours”, “Do not open”.
epilogue-22-fail-1 = { $child } comes out through the dryer, in exactly the same spot as before. Nothing broken. The hair is just a good deal fluffier.
epilogue-22-panel-2 = Water rises behind the glass. A face of soap presses up to it and blows bubbles. Each bubble pops with a name. { $child } must get by before a certain name pops.
epilogue-22-fail-2 = Pop: “{ $child }”. It stings the eyes, it stings the nose, and it goes on laughing inside the ears, full of foam.
epilogue-22-panel-3 = This is the land of odd socks. They bar the way and demand their other halves. { $child } must pick out one true pair among ten thousand.
epilogue-22-fail-3 = “Navy and black!” gasps the crowd. Everyone gets that wrong some day. And everyone goes back to the first basket.
epilogue-22-panel-4 = The filter opens. Out comes a beast of grey fluff, made of everything people leave in their pockets. It sniffs at { $child }’s. Turn them out, and no trembling.
epilogue-22-fail-4 = At the bottom of one pocket, an old tissue. The beast is mad about those. It takes the tissue, the pocket, and a little of { $child }.
epilogue-22-panel-5 = The programme dial: “Delicates”, “Spin”, “Always”. It moves as soon as one lets go. { $child } must stop it anywhere, only not on “Always”.
epilogue-22-fail-5 = “Always.” Round we go again, all the way, past the very same sock. This time, it waves at { $child }.
epilogue-22-panel-6 = Rinse. The water takes the colours away: the red from cheeks, the blue from pyjamas. { $child } can see through both hands. Quick, think of something very orange!
epilogue-22-fail-6 = Nothing comes to mind but grey: a Sunday, the rain, the dentist’s waiting room. { $child } fades by another shade.
epilogue-22-panel-7 = Spin, twelve hundred turns a minute. In the centre, where nothing moves, the Boogeyman holds out a hand: “It’s peaceful here.” { $child } must stay at the edge.
epilogue-22-fail-7 = It is peaceful, there’s no denying it. { $child } takes one step towards the middle, and the middle takes two.
epilogue-22-victory = Beep, beep, beep: end of cycle. The door opens and all the children tumble out on the tiles, clean. Mrs Spencer bursts into tears: “They’ve washed. By themselves. Behind the ears.”
epilogue-22-defeat = The machine is still running when the parents go to bed. “Leave it,” says Mr Spencer, “it’s on the eco cycle. Takes for ever.” Behind the glass, a small hand goes by. And by. And by.

## 23. The tools

epilogue-23-title = The tools
epilogue-23-opening = The workshop. On the wall is the painted outline of every tool: hammer, saw, pincers. Lower down there are others, with arms and legs, at child height. And nothing is in its place.
epilogue-23-panel-1 = The saw is singing to itself in a corner, the way saws do when you bend them. It is singing “Rock-a-bye”. { $child } must pass beneath without humming along.
epilogue-23-fail-1 = { $child } hummed. The saw stops, flattered, and comes closer, all teeth, to learn the other verses.
epilogue-23-panel-2 = Snap! The tape measure shoots out and measures { $child }: height, width, round the head. “It’ll fit,” says a voice. Puff out those cheeks, and spoil the sum.
epilogue-23-fail-2 = “We’ll sand it down,” says the voice, good-humouredly. The carpenter’s pencil puts a small cross on { $child }’s forehead.
epilogue-23-panel-3 = The floor is shining: fresh glue, wall to wall. Behind, footsteps are coming, at leisure, on little felt pads. { $child } must hop from plank to plank.
epilogue-23-fail-3 = Shlup. One sole sticks, then the other. “Leave for ten minutes to set,” the voice reads from the tin. And it takes out a watch, for { $child }.
epilogue-23-panel-4 = Here is the handyman: immense, in overalls, with a mouthful of nails. He talks all the same: “Hold this for a second.” Whatever happens, { $child } must not hold anything.
epilogue-23-fail-4 = { $child } held it. One always does, out of politeness. It was the end of his hand, and it is not letting go.
epilogue-23-panel-5 = In their little boxes, the screws swivel and point together at { $child }, like compasses. Somebody tip over that crate of magnets!
epilogue-23-fail-5 = The magnets prefer { $child } too. Everything made of iron, all over the workshop, looks up and says: “Ah.”
epilogue-23-panel-6 = He has found the outline that matches. He blows off the dust and writes “{ $child }” beneath it, in his best hand. Show him a finer one, somewhere else.
epilogue-23-fail-6 = “No, this one’s perfect.” The wall is cold, the peg is at just the right height, and { $child } is already hanging from it by the collar.
epilogue-23-panel-7 = High up is the shelf that Mr Spencer put up himself, one Sunday. It leans. It waits. { $child } must whistle, to lure the handyman underneath.
epilogue-23-fail-7 = He comes, looks up, and takes one long step aside. “Put up without a spirit level,” he tells { $child }, between two nails.
epilogue-23-victory = Crack! Mr Spencer’s shelf comes down at last, and on just the right person. Whoever held out walks from the dust. “I told you it would be useful one day,” Mr Spencer says to his wife.
epilogue-23-defeat = On the wall, every outline has what it was missing. Everything is straight, lined up, labelled. Mr Spencer dares not take anything down: “It’s tidy, for once.”

## 24. The headlight

epilogue-24-title = The headlight
epilogue-24-opening = The garage. Under the dust sheet is an old car that nobody ever bought. A single headlight comes on, yellow. At the wheel, long gloves. “Hop in,” says the Boogeyman, “I’ll take you home.” This is home.
epilogue-24-panel-1 = The window winds down, squeaking. “A sweet?” He is not offering one: he is asking for one. { $child } must back away, smiling.
epilogue-24-fail-1 = The glove crosses the whole garage, though the arm has not moved, and helps itself from { $child }. “Much obliged. And one for the road?”
epilogue-24-panel-2 = A car door opens. A seat belt comes out and crawls across the concrete: click, click. It is looking for somebody to fasten. { $child } must jump over it.
epilogue-24-fail-2 = Click. “Safety first,” says the car radio. The belt winds itself back in, unhurriedly, with { $child } on the end.
epilogue-24-panel-3 = A red and white barrier drops from the ceiling. “Toll. One sweet per axle, two per child.” { $child } must dispute the number of axles.
epilogue-24-fail-3 = “Exact change only.” The basket swallows what it was offered, and some of what it wasn’t. It gives { $child } nothing back.
epilogue-24-panel-4 = The headlight sweeps the wall. Wherever it passes, shadows stay stuck there. { $child } must cross between two sweeps, shadow and all.
epilogue-24-fail-4 = { $child }’s shadow is still on the wall, arms in the air. It appears to be screaming. Funny how nobody had noticed.
epilogue-24-panel-5 = The tank is empty. The cap unscrews itself, and out comes a red tongue: this car runs on sugar. { $child } must get it to swallow something else.
epilogue-24-fail-5 = The car coughs, spits out a pebble in disgust, and fills up straight out of { $child }’s pockets.
epilogue-24-panel-6 = “Traffic news,” says the radio, in Jennifer’s voice. “There are reports of an unaccompanied child in the garage.” The wheels turn towards { $child }. Change that station!
epilogue-24-fail-6 = The same programme on every station: an engine coming closer, and the sound of { $child } breathing, in stereo.
epilogue-24-panel-7 = The ignition key is within reach, but on the inside. On the back seat, small shadows are shaking their heads. { $child } must lean in and stop the engine.
epilogue-24-fail-7 = Chunk: the doors lock. “A little music?” The car goes all the way round the garage before it deigns to give { $child } back.
epilogue-24-victory = Up goes the garage door: two headlights, good and white, the parents’ own. Two against one. Everyone in the house still on their feet comes to wave. “What car?” asks Mr Spencer. Just a patch of oil, pulling a face.
epilogue-24-defeat = On the way home, the parents pass an old car with only one headlight. In the rear window, children are waving their arms. “What a charming family,” says Mrs Spencer, and waves back.

## 25. The box

epilogue-25-title = The box
epilogue-25-opening = The storeroom. A big empty box: “THIS WAY UP”, “FRAGILE”. To a grown-up, it is a box. To a child, it is a rocket, a boat, a way out. Along comes the Boogeyman, with a roll of tape.
epilogue-25-panel-1 = { $child } jumps in. “It’s a rocket!” It will have to be believed in, hard enough for it to lift off.
epilogue-25-fail-1 = Three, two, one… The box goes “box”. Nobody has left the storeroom. { $child } merely has both knees around the ears.
epilogue-25-panel-2 = Skrrrtch. The sound of packing tape, close by, then all around. He is wrapping, without haste. { $child } must keep the flap open, with head and hands.
epilogue-25-fail-2 = Skrrrtch, one more turn. All { $child } can see is a slit of light and, in the slit, an eye checking the address.
epilogue-25-panel-3 = “It’s a boat!” The storeroom fills with sea, the walls sail off. But all the islands look like shelves. { $child } must find north.
epilogue-25-fail-3 = “Land ahoy!” cries { $child }. It is the storeroom. A stuffed parrot confirms it, in a weary voice: “Storeroom. Storeroom.”
epilogue-25-panel-4 = The packing peanuts wake up. They squeak, they climb, they get into socks. { $child } must swim to the top without swallowing a single one.
epilogue-25-fail-4 = They do pack well: no more feeling one’s elbows, or one’s knees, or the time. { $child } is all set for a very long journey.
epilogue-25-panel-5 = “THIS WAY UP” points down, then left. Somebody is turning the box over to read the label. { $child } must walk across the ceiling, with conviction.
epilogue-25-fail-5 = Doubt is heavier than air: { $child } falls back into the box, and the box falls back into the storeroom.
epilogue-25-panel-6 = The removal men are here: tall, obliging, faceless. “Where does this one go?” “With the others,” says the Boogeyman. { $child } must weigh more than the house.
epilogue-25-fail-6 = “Heave-ho!” They are professionals: they bend at the knees, they mind their backs. { $child } feels the floor go away.
epilogue-25-panel-7 = Pitch dark. Everything is taped. But { $child } has a fat felt-tip pen. Draw a door, with a handle, and have no doubts about the handle.
epilogue-25-fail-7 = The door opens on someone who was waiting behind it. “Very nice perspective,” he tells { $child }. And he rubs it out.
epilogue-25-victory = Mr Spencer slits the box open: all the children come bursting out. “Six years I’ve been meaning to sort this room,” he says. He bends down, looks inside. And he tapes it up again.
epilogue-25-defeat = One more box in the storeroom: “FRAGILE”. Mr Spencer shakes it next to his ear. “Old things. We’ll sort them one day.” They never will, and the box knows it.
