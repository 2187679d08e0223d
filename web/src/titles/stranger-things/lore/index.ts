import type { Lore } from "../../plug";
import { about } from "./about";
import Sign from "./Sign.svelte";
import Thing from "./Thing.svelte";

const ALWAYS = ["pile", "open", "friends", "danger", "fear", "act", "enemy", "power", "ally"];

export const lore: Lore = {
  about,
  Thing,
  Sign,
  signs: (mode) => (mode === "season-2" ? ALWAYS : [...ALWAYS, "marked", "demogorgon_token"]),
  rules: {
    pile: "ST-PILE-01", open: "ST-TOKEN-04", demogorgon_token: "ST-TOKEN-02", friends: "ST-CARD-02", danger: "ST-CARD-04", fear: "ST-CHAR-06",
    act: "ST-BOARD-09", enemy: "ST-ENEMY-04", marked: "ST-BOARD-04", power: "ST-POWER-01", ally: "ST-ALLY-02",
  },
  pictures: {
    goal: ["enemy"], "turn-1": ["marked"], "turn-2": ["pile", "open"], "turn-3": ["act"], "turn-4": ["danger"],
    "special-1": ["pile", "fear"], "special-2": ["friends", "friend"], "special-3": ["power", "act"], end: ["fear"],
  },
};
