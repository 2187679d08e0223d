/** Emblems of actions, Powers and Items. */
import type { Component } from "svelte";
import Calm from "~icons/game-icons/meditation";
import GetItem from "~icons/game-icons/backpack";
import Gather from "~icons/game-icons/magnifying-glass";
import Recruit from "~icons/game-icons/three-friends";
import Eleven from "~icons/game-icons/psychic-waves";
import Search from "~icons/game-icons/microscope";
import SaveWill from "~icons/game-icons/light-bulb";
import Fight from "~icons/game-icons/baseball-bat";
import Roots from "~icons/game-icons/plant-roots";
import Portal from "~icons/game-icons/magic-portal";
import type { Deed } from "./types";

export const DEEDS: Record<Deed, Component> = {
  calm: Calm,
  get_item: GetItem,
  gather_info: Gather,
  recruit: Recruit,
  help_eleven: Eleven,
  search_lab: Search,
  save_will: SaveWill,
  fight: Fight,
  destroy_roots: Roots,
  close_portal: Portal,
};
