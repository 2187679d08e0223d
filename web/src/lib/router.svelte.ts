/** Screens by address. Everything after `#` stays in the browser, so a seat's key may live there. */
export type Route =
  | { at: "home" }
  | { at: "new"; title: string }
  | { at: "join"; code: string }
  | { at: "t"; table: string; key?: string }
  | { at: "watch"; table: string }
  | { at: "projector"; table: string }
  | { at: "replay"; table: string; moment?: number }
  /** A page for people, of one mode where it is named; a rule by its id, or all of them. */
  | { at: "rules"; title: string; rule?: string; mode?: string; all?: boolean }
  /** A sheet to print. */
  | { at: "aid"; title: string }
  /** What was told of a match, where it turned. */
  | { at: "story"; table: string }
  | { at: "journal"; title: string }
  /** The lessons of a title, or one of them. */
  | { at: "learn"; title: string; lesson?: string }
  /** The puzzles of this evening, or one of a title by its number. */
  | { at: "puzzle"; title?: string; number?: number }
  /** The question bank, for whoever has the key of the server. */
  | { at: "bank"; title: string; key?: string }
  /** The laboratory, likewise. */
  | { at: "lab"; key?: string }
  /** A workshop: preparing one, and the pages of one that is held. The key of a page stands there until it is kept. */
  | { at: "workshop" }
  | { at: "desk" | "screen" | "phone"; table: string; key?: string }
  | { at: "sheet"; table: string }
  /** Banks of one's own. */
  | { at: "banks" }
  | { at: "about" }
  /** An address that leads nowhere. */
  | { at: "lost" };

/** Half a letter, as a cut link may hold one, cannot be written in an address. */
const written = (part: string): string => encodeURIComponent(part.replace(/\p{Surrogate}/gu, "\ufffd"));

export function parse(hash: string): Route {
  let parts: string[];
  try {
    parts = hash.replace(/^#?\/?/, "").split("/").map(decodeURIComponent);
  } catch {
    return { at: "lost" };
  }
  const [screen, first, second, third] = parts;
  switch (screen) {
    case "":
      return { at: "home" };
    case "new":
      return first ? { at: "new", title: first } : { at: "lost" };
    case "join":
      return first?.trim() ? { at: "join", code: first.trim().toUpperCase() } : { at: "lost" };
    case "t":
      if (!first) return { at: "lost" };
      return second ? { at: "t", table: first, key: second } : { at: "t", table: first };
    case "watch":
      return first ? { at: "watch", table: first } : { at: "lost" };
    case "projector":
      return first ? { at: "projector", table: first } : { at: "lost" };
    case "replay": {
      if (!first) return { at: "lost" };
      const moment = second === undefined ? Number.NaN : Number.parseInt(second, 10);
      return Number.isNaN(moment) ? { at: "replay", table: first } : { at: "replay", table: first, moment };
    }
    case "rules":
      if (!first) return { at: "lost" };
      if (second === "all") return { at: "rules", title: first, all: true };
      if (second === "mode" && third) return { at: "rules", title: first, mode: third };
      return second ? { at: "rules", title: first, rule: second } : { at: "rules", title: first };
    case "aid":
      return first ? { at: "aid", title: first } : { at: "lost" };
    case "story":
      return first ? { at: "story", table: first } : { at: "lost" };
    case "journal":
      return first ? { at: "journal", title: first } : { at: "lost" };
    case "learn":
      if (!first) return { at: "lost" };
      return second ? { at: "learn", title: first, lesson: second } : { at: "learn", title: first };
    case "puzzle": {
      if (!first) return { at: "puzzle" };
      const number = /^[1-9]\d{0,2}$/.test(second ?? "") ? Number(second) : null;
      return number === null ? { at: "lost" } : { at: "puzzle", title: first, number };
    }
    case "bank":
      if (!first) return { at: "lost" };
      return second ? { at: "bank", title: first, key: second } : { at: "bank", title: first };
    case "lab":
      return first ? { at: "lab", key: first } : { at: "lab" };
    case "workshop":
    case "banks":
      return { at: screen };
    case "desk":
    case "screen":
    case "phone":
      if (!first) return { at: "lost" };
      return second ? { at: screen, table: first, key: second } : { at: screen, table: first };
    case "sheet":
      return first ? { at: "sheet", table: first } : { at: "lost" };
    case "about":
      return { at: "about" };
    default:
      return { at: "lost" };
  }
}

export function address(route: Route): string {
  const parts: string[] = [route.at];
  if (route.at === "home" || route.at === "lost") return "#/";
  if (route.at === "new" || route.at === "journal" || route.at === "aid") parts.push(route.title);
  if (route.at === "join" && route.code) parts.push(route.code);
  if ("table" in route) parts.push(route.table);
  if ("table" in route && "key" in route && route.key) parts.push(route.key);
  if (route.at === "replay" && route.moment !== undefined) parts.push(String(route.moment));
  if (route.at === "learn") parts.push(route.title, ...(route.lesson ? [route.lesson] : []));
  if (route.at === "puzzle" && route.title && route.number) parts.push(route.title, String(route.number));
  if (route.at === "lab" && route.key) parts.push(route.key);
  if (route.at === "bank") parts.push(route.title, ...(route.key ? [route.key] : []));
  if (route.at === "rules") parts.push(route.title, ...(route.rule ? [route.rule] : route.all ? ["all"] : route.mode ? ["mode", route.mode] : []));
  return `#/${parts.map(written).join("/")}`;
}

export const router = $state<{ route: Route }>({ route: { at: "home" } });

export function startRouter(): void {
  const follow = () => {
    router.route = parse(location.hash);
    scrollTo(0, 0);
  };
  addEventListener("hashchange", follow);
  follow();
}

export function go(route: Route): void {
  location.hash = address(route);
}

/** Changes the address without a step in the history. */
export function replace(route: Route): void {
  history.replaceState(null, "", address(route));
  router.route = route;
}
