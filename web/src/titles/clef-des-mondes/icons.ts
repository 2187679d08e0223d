/** Pictures of cards and characters by the name the pack gives them. */
import type { Component } from "svelte";
import ambactes from "~icons/game-icons/shield-bash";
import archivist from "~icons/game-icons/archive-research";
import atlas from "~icons/game-icons/treasure-map";
import blackBlade from "~icons/game-icons/rune-sword";
import blade from "~icons/game-icons/relic-blade";
import boar from "~icons/game-icons/boar";
import bookPile from "~icons/game-icons/book-pile";
import bookseller from "~icons/game-icons/bookshelf";
import campfire from "~icons/game-icons/campfire";
import candle from "~icons/game-icons/candle-light";
import cat from "~icons/game-icons/cat";
import caterpillar from "~icons/game-icons/caterpillar";
import cauldron from "~icons/game-icons/cauldron";
import champion from "~icons/game-icons/winged-sword";
import changeling from "~icons/game-icons/baby-face";
import chessboard from "~icons/game-icons/empty-chessboard";
import cloak from "~icons/game-icons/cloak";
import companion from "~icons/game-icons/three-friends";
import daydreamer from "~icons/game-icons/night-sleep";
import demon from "~icons/game-icons/daemon-skull";
import dice from "~icons/game-icons/dice-twenty-faces-twenty";
import dragon from "~icons/game-icons/dragon-head";
import druidess from "~icons/game-icons/holy-oak";
import dust from "~icons/game-icons/sparkles";
import egg from "~icons/game-icons/big-egg";
import elfKing from "~icons/game-icons/elf-helmet";
import epona from "~icons/game-icons/horse-head";
import esus from "~icons/game-icons/wood-axe";
import fairyRing from "~icons/game-icons/mushrooms-cluster";
import ferryman from "~icons/game-icons/paddles";
import fountain from "~icons/game-icons/fountain";
import ghoul from "~icons/game-icons/half-dead";
import gladiator from "~icons/game-icons/spartan-helmet";
import godmother from "~icons/game-icons/fairy-wand";
import gravedigger from "~icons/game-icons/grave-flowers";
import grimoire from "~icons/game-icons/evil-book";
import headhunters from "~icons/game-icons/decapitation";
import horn from "~icons/game-icons/hunting-horn";
import huntsman from "~icons/game-icons/bow-arrow";
import idol from "~icons/game-icons/totem";
import knight from "~icons/game-icons/visored-helm";
import ladyWoods from "~icons/game-icons/woman-elf-face";
import librarian from "~icons/game-icons/white-book";
import marauders from "~icons/game-icons/orc-head";
import mirror from "~icons/game-icons/mirror-mirror";
import necromancer from "~icons/game-icons/skull-staff";
import pack from "~icons/game-icons/wolf-howl";
import paleLady from "~icons/game-icons/female-vampire";
import philtre from "~icons/game-icons/potion-ball";
import pilgrim from "~icons/game-icons/wizard-staff";
import pirate from "~icons/game-icons/pirate-captain";
import portal from "~icons/game-icons/magic-portal";
import professor from "~icons/game-icons/spectacles";
import queen from "~icons/game-icons/chess-queen";
import quill from "~icons/game-icons/quill-ink";
import ranger from "~icons/game-icons/high-shot";
import raven from "~icons/game-icons/raven";
import revenant from "~icons/game-icons/shambling-zombie";
import ring from "~icons/game-icons/diamond-ring";
import rose from "~icons/game-icons/rose";
import schoolgirl from "~icons/game-icons/school-bag";
import sellsword from "~icons/game-icons/gladius";
import serpent from "~icons/game-icons/snake-totem";
import sickle from "~icons/game-icons/sickle";
import sorcerer from "~icons/game-icons/sun-priest";
import spear from "~icons/game-icons/spear-hook";
import spectre from "~icons/game-icons/spectre";
import stag from "~icons/game-icons/stag-head";
import storm from "~icons/game-icons/vortex";
import unspeakable from "~icons/game-icons/tentacles-skull";
import vorpal from "~icons/game-icons/broadsword";
import washerwoman from "~icons/game-icons/drop";
import whiteKnight from "~icons/game-icons/chess-knight";
import witch from "~icons/game-icons/pointy-hat";

const ICONS: Record<string, Component> = {
  esus,
  ambactes,
  druidess,
  epona,
  cauldron_of_plenty: cauldron,
  golden_sickle: sickle,
  headhunters,
  ferryman_of_the_dead: ferryman,
  old_huntsman: huntsman,
  knight_errant: knight,
  white_stag: stag,
  lady_of_the_fountain: fountain,
  horn,
  boar_spear: spear,
  raging_boar: boar,
  spectral_pack: pack,
  elf_king: elfKing,
  godmother,
  night_washerwoman: washerwoman,
  changeling,
  flying_dust: dust,
  white_rose: rose,
  philtre,
  fairy_ring: fairyRing,
  mocking_cat: cat,
  reasoning_egg: egg,
  white_knight: whiteKnight,
  caterpillar,
  pocket_mirror: mirror,
  chessboard,
  vorpal_blade: vorpal,
  queen_of_paradoxes: queen,
  old_pilgrim: pilgrim,
  ranger,
  lady_of_the_woods: ladyWoods,
  faithful_companion: companion,
  grey_cloak: cloak,
  blade_of_the_ancients: blade,
  marauders,
  barrow_spectre: spectre,
  professor,
  gravedigger,
  revenant,
  betrothed: ring,
  forbidden_grimoire: grimoire,
  ghoul,
  pale_lady: paleLady,
  unspeakable,
  homeless_champion: champion,
  witch_of_thresholds: witch,
  world_crosser: portal,
  archivist,
  black_blade: blackBlade,
  atlas_of_planes: atlas,
  chaos_storm: storm,
  summoned_demon: demon,
  sellsword,
  pirate_queen: pirate,
  gladiator,
  necromancer,
  jade_idol: idol,
  red_dragon: dragon,
  desert_sorcerer: sorcerer,
  serpent_cult: serpent,
  role_player: dice,
  bookseller,
  daydreamer,
  midnight_reader: candle,
  schoolgirl,
  storyteller: campfire,
  critic: quill,
  librarian,
  gothic_reader: raven,
  saga_devourer: bookPile,
};

export function picture(name: string): Component | null {
  return ICONS[name] ?? null;
}
