import type { Lore } from "../../plug";
import { about } from "./about";
import Sign from "./Sign.svelte";
import Thing from "./Thing.svelte";

const ALWAYS = ["square", "portrait", "plaza", "start", "blue", "red", "white", "black", "attack", "round_end"];

export const lore: Lore = {
  about,
  Thing,
  Sign,
  signs: (mode) => (mode === "workshop" ? ["blue", "red"] : mode === "advanced" ? [...ALWAYS, "object", "power"] : ALWAYS),
  rules: {
    square: "NU-MOVE-07", portrait: "NU-FACE-03", plaza: "NU-PLAZA-02", start: "NU-SETUP-08", blue: "NU-STATUS-01", red: "NU-STATUS-02",
    white: "NU-MOVE-03", black: "NU-QUEST-03", object: "NU-OBJ-01", power: "NU-POW-01", attack: "NU-ATT-01", round_end: "NU-END-03",
  },
  pictures: {
    goal: ["complices"], "turn-1": ["white", "square"], "turn-2": ["black"], "turn-3": ["blue", "red"], "turn-4": ["round_end"],
    "special-1": ["portrait"], "special-2": ["plaza"], "special-3": ["attack"], end: ["blue", "red"],
  },
};
