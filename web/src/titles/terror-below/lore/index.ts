import type { Lore } from "../../plug";
import { about } from "./about";
import Sign from "./Sign.svelte";
import Thing from "./Thing.svelte";

export const lore: Lore = {
  about,
  Thing,
  Sign,
  signs: () => ["target", "print", "looming", "rubble", "egg", "location", "health", "limit", "bounty", "cost", "vehicle"],
  rules: {
    target: "TB-WORM-04", print: "TB-PLACE-02", looming: "TB-WORM-05", rubble: "TB-MOVE-02", egg: "TB-EGG-01", location: "TB-BONUS-01",
    health: "TB-HUNT-03", limit: "TB-WORM-05", bounty: "TB-DELIV-03", cost: "TB-MOVE-01", vehicle: "TB-TURN-05",
  },
  pictures: {
    goal: ["worm"], "turn-1": ["vehicle", "target"], "turn-2": ["cost"], "turn-3": ["vehicle"], "turn-4": ["limit", "print"],
    "special-1": ["egg", "location"], "special-2": ["health"], "special-3": ["location"], end: ["bounty"],
  },
};
