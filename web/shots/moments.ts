/** What is pictured: the screens of the house, and moments of golden matches, found by what is decided next. */
export const TITLES = ["numeville", "clef-des-mondes", "terror-below", "boogeyman", "stranger-things"] as const;
export type Title = (typeof TITLES)[number];

/** The question that is answered by a decision of this kind, the `nth` time; the end of the match without one. */
export type Moment = { title: Title; name: string; replay: string; before?: string; nth?: number; english?: boolean };

export const MOMENTS: Moment[] = [
  { title: "numeville", name: "start", replay: "standard-victory-none_open", before: "start" },
  { title: "numeville", name: "move", replay: "standard-victory-none_open", before: "move", nth: 6 },
  { title: "numeville", name: "question", replay: "standard-victory-none_open", before: "answer", nth: 7, english: true },
  { title: "numeville", name: "pick", replay: "standard-victory-none_open", before: "pick" },
  { title: "numeville", name: "advanced", replay: "advanced-total_victory-all_saved", before: "answer", nth: 12 },
  { title: "numeville", name: "workshop", replay: "workshop-master-victory-two_saved", before: "slate", nth: 6 },
  { title: "numeville", name: "won", replay: "standard-victory-none_open" },
  { title: "numeville", name: "lost", replay: "standard-defeat-two_lost" },

  { title: "clef-des-mondes", name: "first-draw", replay: "standard-4-victory-home", before: "draw" },
  { title: "clef-des-mondes", name: "cross", replay: "standard-4-victory-home", before: "cross", nth: 4, english: true },
  { title: "clef-des-mondes", name: "window", replay: "standard-4-victory-home", before: "cancel" },
  { title: "clef-des-mondes", name: "home", replay: "standard-4-victory-home", before: "go_home" },
  { title: "clef-des-mondes", name: "won", replay: "standard-4-victory-home" },

  { title: "terror-below", name: "play", replay: "standard-4-victory-twenty", before: "play", nth: 9, english: true },
  { title: "terror-below", name: "walk", replay: "standard-4-victory-twenty", before: "deliver", nth: 4 },
  { title: "terror-below", name: "attack", replay: "standard-4-victory-twenty", before: "attack", nth: 2 },
  { title: "terror-below", name: "leader", replay: "standard-4-victory-twenty", before: "lead" },
  { title: "terror-below", name: "solo", replay: "solo-livraison-victory-special_delivery", before: "play", nth: 6 },
  { title: "terror-below", name: "canyon", replay: "canyon-3-victory-twenty", before: "move", nth: 20 },
  { title: "terror-below", name: "won", replay: "standard-4-victory-twenty" },

  { title: "boogeyman", name: "act", replay: "coop-4-victory-epilogue", before: "switch", nth: 5, english: true },
  { title: "boogeyman", name: "search", replay: "coop-4-victory-epilogue", before: "search", nth: 12 },
  { title: "boogeyman", name: "route", replay: "coop-4-victory-epilogue", before: "step", nth: 8 },
  { title: "boogeyman", name: "stress", replay: "coop-4-defeat-stress", before: "move", nth: 85 },
  { title: "boogeyman", name: "lair", replay: "competitive-4-victory-epilogue", before: "lay", nth: 6 },
  { title: "boogeyman", name: "book", replay: "coop-4-victory-epilogue", before: "reroll", nth: 2 },
  { title: "boogeyman", name: "won", replay: "coop-4-victory-epilogue" },
  { title: "boogeyman", name: "lost", replay: "coop-4-defeat-stress" },

  { title: "stranger-things", name: "walk", replay: "season-1-3-victory-will_saved", before: "go", nth: 8, english: true },
  { title: "stranger-things", name: "try", replay: "season-1-3-victory-will_saved", before: "try", nth: 6 },
  { title: "stranger-things", name: "cards", replay: "season-1-3-victory-will_saved", before: "lay", nth: 20 },
  { title: "stranger-things", name: "tunnels", replay: "season-2-3-victory-portal_closed", before: "try", nth: 5 },
  { title: "stranger-things", name: "won", replay: "season-1-3-victory-will_saved" },
  { title: "stranger-things", name: "lost", replay: "season-1-3-defeat-terrified" },
];

/** Screens that an address leads to. A whole page is pictured, not only what fits. */
export const SCREENS: { name: string; hash: string; title: Title | null; english?: boolean }[] = [
  { name: "home", hash: "", title: null, english: true },
  { name: "about", hash: "#/about", title: null },
  { name: "wrong-code", hash: "#/join/ZZZZ", title: null },
  { name: "prepare", hash: "#/workshop", title: null, english: true },
  { name: "banks", hash: "#/banks", title: null },
  ...TITLES.flatMap((title) => [
    { name: "new", hash: `#/new/${title}`, title },
    { name: "learn", hash: `#/learn/${title}`, title },
    { name: "lesson", hash: `#/learn/${title}/first-turn`, title, english: title === "numeville" },
    { name: "rules", hash: `#/rules/${title}`, title },
    { name: "aid", hash: `#/aid/${title}`, title },
  ]),
  { name: "journal", hash: "#/journal/terror-below", title: "terror-below" },
];

export const SIZES = [
  { name: "390", width: 390, height: 844 },
  { name: "1024", width: 1024, height: 768 },
  { name: "1440", width: 1440, height: 900 },
  { name: "1920", width: 1920, height: 1080 },
];
export const THEMES = ["dark", "light"] as const;
export type Lang = "fr" | "en";
