/** What the things of Numéville are. */
import { capital } from "../../../lib/capital";
import type { Names } from "../../../lib/fluent";
import { t } from "../../../lib/texts.svelte";
import type { About } from "../../plug";
import type { View } from "../types";

function square(view: View, id: string, names: Names): About | null {
  const one = view.board.find(({ square }) => square === id);
  if (!one) return null;
  const kind = one.district === null ? "plaza" : one.portrait ? "portrait" : "square";
  const facts: string[] = [];
  if (one.marker) facts.push(`${t(`sign-${one.marker}`)}${t("web-colon")}${t(`sign-${one.marker}.text`)}`);
  const sheet = view.sheets.find(({ complice }) => complice === one.district);
  if (sheet) facts.push(sheetLine(sheet));
  const here = view.seats.filter((seat) => seat.square === id).map(({ seat }) => names(seat));
  if (here.length > 0) facts.push(capital(t("web-here", { who: here.join(", ") })));
  const rule = { plaza: "NU-PLAZA-02", portrait: "NU-FACE-03", square: "NU-QUEST-02" }[kind];
  return { name: capital(t(`square-${id}`)), text: t(`sign-${kind}.text`), facts, rule };
}

function sheetLine(sheet: View["sheets"][number]): string {
  const { complice, status, blue, red, blue_needed, red_needed } = sheet;
  return t("web-sheet", { name: t(`complice-${complice}`), who: complice, status, blue, red, blueNeeded: blue_needed, redNeeded: red_needed });
}

export function about(thing: string, raw: unknown, names: Names): About | null {
  const view = raw as View;
  const [kind, id = ""] = thing.split(":") as [string, string?];
  if (kind === "square") return square(view, id, names);
  if (kind === "complice") {
    const sheet = view.sheets.find(({ complice }) => complice === id);
    return sheet ? { name: t(`complice-${id}`), text: t(`complice-${id}.about`), facts: [sheetLine(sheet)], rule: "NU-STATUS-01" } : null;
  }
  if (kind === "card") return card(id);
  if (kind === "seat") {
    const seat = view.seats.find((one) => String(one.seat) === id);
    if (!seat) return null;
    const facts = [seat.object, seat.power].flatMap((held) => (held ? [`${t(`card-${held.card}`)}${t("web-colon")}${t(`card-${held.card}.text`)}`] : []));
    return { name: names(seat.seat), text: [seat.scout && t(`scout-${seat.scout}`), seat.square && t(`square-${seat.square}`)].filter(Boolean).join(" · "), facts, rule: "NU-MOVE-01" };
  }
  return null;
}

const CARD_RULES: Record<string, string> = { att: "NU-ATT-03", rnd: "NU-ROUND-02", obj: "NU-OBJ-03", pow: "NU-POW-03" };

function card(id: string): About {
  return { name: t(`card-${id}`), text: t(`card-${id}.text`), facts: [], rule: CARD_RULES[id.slice(0, 3)] ?? null };
}
