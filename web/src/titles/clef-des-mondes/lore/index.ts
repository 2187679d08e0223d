import "../tokens.css";
import type { Lore } from "../../plug";
import { about } from "./about";
import Sign from "./Sign.svelte";
import Thing from "./Thing.svelte";

export const lore: Lore = {
  about,
  Thing,
  Sign,
  signs: () => ["magic", "knowledge", "combat", "death", "love", "exit", "hidden", "encounter", "object", "bad", "own", "kernault"],
  rules: {
    magic: "CM-KEY-01", knowledge: "CM-KEY-01", combat: "CM-KEY-01", death: "CM-KEY-01", love: "CM-KEY-01", exit: "CM-KEY-07", hidden: "CM-CROSS-04",
    encounter: "CM-CROSS-05", object: "CM-CROSS-05", bad: "CM-DRAW-03", own: "CM-REVEAL-03", kernault: "CM-HOME-01",
  },
  pictures: {
    goal: ["kernault"], "turn-1": ["encounter", "object"], "turn-2": ["keys"], "turn-3": ["exit", "hidden"], "turn-4": ["own", "kernault"],
    "special-1": ["combat", "magic"], "special-2": ["bad"], "special-3": ["object", "love"], end: ["kernault"],
  },
};
