/** What happened at the table beside the match, in a sentence. */
import type { Names } from "./fluent";
import { t } from "./texts.svelte";
import type { Notice } from "../wire";

export function noticeText(notice: Notice, names: Names): string {
  if ("came" in notice) return t("notice-came", notice.came);
  if ("left" in notice) return t("notice-left", notice.left);
  if ("freed" in notice) return t("notice-freed", told(notice.freed, names));
  if ("taken" in notice) return t("notice-taken", told(notice.taken, names));
  return t(notice.door.open ? "notice-door-open" : "notice-door-closed");
}

/** The chair by its number: its name may be somebody else's by now. */
function told({ seat, name }: { seat: number | "master"; name: string }, names: Names) {
  return { name, seat: seat === "master" ? names(seat) : t("house-seat", { number: seat + 1 }) };
}
