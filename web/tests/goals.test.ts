/** What is always in sight: how far the goal is, in every way a title is played. */
import { describe, expect, it, vi } from "vitest";
import type { Aim } from "../src/titles/plug";

vi.mock("../src/lib/texts.svelte", () => ({ t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" ") }));

const { goalOf: boogeyman } = await import("../src/titles/boogeyman/goal");
const { goalOf: clef } = await import("../src/titles/clef-des-mondes/goal");
const { goalOf: terror } = await import("../src/titles/terror-below/goal");
type View<Goal extends (...args: never[]) => Aim[]> = Parameters<Goal>[0];

const texts = (aims: Aim[]) => aims.map(({ text }) => text);

describe("the goal of Terror Below", () => {
  const seats = [{ seat: 0, points: 12 }, { seat: 1, points: 7 }];
  const solo = { attacks: 6, attacks_left: 9, delivered: ["motel"], trophies: ["sucker", "queen"] };
  const at = (mode: string, alone: boolean) => texts(terror({ mode, seats: alone ? seats.slice(0, 1) : seats, solo: alone ? solo : null } as unknown as View<typeof terror>, 0));

  it("is twenty points before the best rival has them", () => {
    expect(at("standard", false)).toEqual(["web-goal-points 12 20", "web-goal-best 7"]);
  });

  it("is what each solo scenario asks for, before the fifteenth attack", () => {
    expect(at("solo-urgence", true)).toEqual(["web-goal-points 12 20", "web-goal-attacks 6 15"]);
    expect(at("solo-livraison", true)).toEqual(["web-goal-solo-livraison 1 4", "web-goal-attacks 6 15"]);
    expect(at("solo-extermination", true)).toEqual(["web-goal-solo-extermination 2 3", "web-goal-attacks 6 15"]);
  });
});

describe("the goal of Boogeyman", () => {
  const at = (finale: object) =>
    texts(boogeyman({ children: [{ objectives: ["orange", "orange"] }], colours: ["orange"], stress: [{ level: 3, most: 17 }, { level: 0, most: 10 }], finale: { book: null, gathered: false, room: null, ...finale } } as unknown as View<typeof boogeyman>))[0];

  it("goes from the Objectives to the Final Room and through the Book", () => {
    expect(at({})).toBe("web-goal-objectives 2 3");
    expect(at({ room: "r12" })).toBe("web-goal-final room-r12");
    expect(at({ room: "r12", gathered: true })).toBe("web-goal-final-begin room-r12");
    const book = (panel: number) => ({ room: "r12", gathered: true, book: { panel, panels: [{}, {}, {}] } });
    expect(at(book(2))).toBe("web-panel 2 3");
    expect(at(book(4)), "when the last panel is passed").toBe("web-panel 3 3");
  });
});

describe("the goal of La Clef des mondes", () => {
  const view = (more: object) =>
    ({
      round: 3,
      outcome: null,
      seats: [{ seat: 0, character: { own_key: "combat", home_keys: ["magic", "combat", "love"] }, own_key_left: true, homeward: ["magic", "combat", "love", "death"], hand: [{ key: "magic" }] }],
      ...more,
    }) as unknown as View<typeof clef>;

  it("names the keys that are missing, and nothing any longer when it is over", () => {
    expect(texts(clef(view({}), 0))).toEqual(["web-goal-home-lacks key-love, key-death"]);
    expect(clef(view({ outcome: { reason: "home" } }), 0)).toEqual([]);
  });
});
