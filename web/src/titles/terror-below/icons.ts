/** Emblems of cards by the name the pack gives them. */
import type { Component } from "svelte";
import Bike from "~icons/game-icons/dutch-bike";
import Boots from "~icons/game-icons/cowboy-boot";
import Car from "~icons/game-icons/city-car";
import Motorcycle from "~icons/game-icons/full-motorcycle-helmet";
import Pickup from "~icons/game-icons/jeep";
import Semi from "~icons/game-icons/truck";
import Item from "~icons/game-icons/light-backpack";
import Hat from "~icons/game-icons/western-hat";
import Rifle from "~icons/game-icons/winchester-rifle";
import Revolver from "~icons/game-icons/revolver";
import Shotgun from "~icons/game-icons/sawed-off-shotgun";
import Dynamite from "~icons/game-icons/dynamite";
import Chainsaw from "~icons/game-icons/chainsaw";
import Stick from "~icons/game-icons/wood-stick";
import Laser from "~icons/game-icons/laser-gun";
import Harpoon from "~icons/game-icons/harpoon-chain";

const ICONS: Record<string, Component> = {
  boots: Boots,
  bike: Bike,
  car: Car,
  motorcycle: Motorcycle,
  pickup: Pickup,
  semi: Semi,
  stetson: Hat,
  hard_hat: Hat,
  delivery_cap: Hat,
  sombrero: Hat,
  army_helmet: Hat,
  fishing_hat: Hat,
  hunting_rifle: Rifle,
  revolver: Revolver,
  pump_shotgun: Shotgun,
  dynamite: Dynamite,
  chainsaw: Chainsaw,
  pointy_stick: Stick,
  alien_rifle: Laser,
  harpoon: Harpoon,
};

export function icon(name: string): Component {
  return ICONS[name] ?? Item;
}
