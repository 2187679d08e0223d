import "../night.css";
import type { Lore } from "../../plug";
import { about } from "./about";
import Sign from "./Sign.svelte";
import Thing from "./Thing.svelte";

export const lore: Lore = {
  about,
  Thing,
  Sign,
  signs: () => ["light", "dark", "pile", "padlock", "door", "objective", "trapdoor", "passkey", "candy", "mind", "stress", "track", "sitter", "shade"],
  rules: {
    light: "BO-CARD-01", dark: "BO-CARD-02", pile: "BO-SEARCH-01", padlock: "BO-LOCK-04", door: "BO-MOVE-01", objective: "BO-TOKEN-03", trapdoor: "BO-TRAP-02",
    passkey: "BO-ATTIC-02", candy: "BO-CANDY-01", mind: "BO-STATE-01", stress: "BO-STRESS-04", track: "BO-TRACK-03", sitter: "BO-SITTER-01", shade: "BO-BOOG-02",
  },
  pictures: {
    goal: ["objective"], "turn-1": ["door", "mind"], "turn-2": ["light", "dark"], "turn-3": ["pile", "noise"], "turn-4": ["shade"],
    "special-1": ["sitter"], "special-2": ["mind"], "special-3": ["candy"], end: ["stress"],
  },
};
