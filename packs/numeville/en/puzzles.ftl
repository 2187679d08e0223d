# What the evening puzzles ask. Nothing here gives the answer away.

puzzle-the-firewall-of-the-last-chance = A trapped attachment
puzzle-the-firewall-of-the-last-chance-asks = Datata is lost already, and Hacker has four red tokens. The Attack brings one more there. You have a Firewall.
puzzle-the-patch-for-datata = A nosy form
puzzle-the-patch-for-datata-asks = Stalky is lost. A red token is on its way to Datata, who has four already, and you are keeping a file for just that.
puzzle-a-friend-with-a-firewall = Not your turn
puzzle-a-friend-with-a-firewall-asks = Somebody else is playing, and an Attack hits Stalky: four red tokens already, and Hyperco is lost. A card of yours may help.
puzzle-the-token-that-turns = About-turn
puzzle-the-token-that-turns-asks = One of Hacker’s blue tokens is about to turn red, and Datata is lost already. Count the reds before you answer.
puzzle-the-complice-of-the-question = Backlash
puzzle-the-complice-of-the-question-asks = The Attack aims at the Complice of the question: that was Datata, with four red tokens. Stalky is lost already.
puzzle-whoever-it-hits = A new target
puzzle-whoever-it-hits-asks = Stalky is lost, and the other three have four red tokens each. The Attack will hit one of them. Do you keep your Firewall for later?
puzzle-the-patch-for-hyperco = Autoplay
puzzle-the-patch-for-hyperco-asks = Hacker is lost, and here comes a red token for Hyperco, who has four already. Hyperco’s charger is in your hand.
puzzle-the-last-chair-with-a-firewall = The last chair
puzzle-the-last-chair-with-a-firewall-asks = You sit far from the pawn that plays, but the town is everybody’s: Stalky is lost, and Datata totters.
puzzle-the-firewall-for-hyperco = One more episode
puzzle-the-firewall-for-hyperco-asks = Datata is lost. An Attack brings Hyperco a fifth red token, and you hold a Firewall.
puzzle-the-second-of-two-falls = One is lost…
puzzle-the-second-of-two-falls-asks = Datata is lost, and Hacker has three blue tokens and four red ones. A red token is on its way: is it any business of yours?
