/** Emblems of the decks. */
import type { Component } from "svelte";
import Search from "~icons/game-icons/magnifying-glass";
import Light from "~icons/game-icons/light-bulb";
import Dark from "~icons/game-icons/evil-moon";
import Boogeyman from "~icons/game-icons/grasping-claws";
import Babysitter from "~icons/game-icons/rotary-phone";
import Nightmare from "~icons/game-icons/night-sleep";
import Trouble from "~icons/game-icons/heavy-lightning";
import Event from "~icons/game-icons/haunting";
import Objective from "~icons/game-icons/flag-objective";
import type { Deck } from "./types";

export const DECK_ICONS: Record<Deck, Component> = {
  search: Search,
  light: Light,
  dark: Dark,
  boogeyman: Boogeyman,
  babysitter: Babysitter,
  nightmare: Nightmare,
  trouble: Trouble,
  event: Event,
  objective: Objective,
};
