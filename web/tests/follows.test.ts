import { describe, expect, it, vi } from "vitest";
import type { OptionInfo } from "../src/wire";

vi.mock("../src/lib/texts.svelte", () => ({
  sentence: ({ id }: { id: string }) => id,
  t: (_: string, { note, ways, of }: { note: string; ways: number; of: number }) => `${note} (${ways}/${of})`,
}));
const { because, follows } = await import("../src/lib/follows");

const line = (id: string) => ({ id, args: [] });
const names = () => "Ada";
const option = (after: OptionInfo["follows"]): OptionInfo => ({ do: "go", label: line("go"), touches: [], ...(after && { follows: after }) });

describe("what follows from an option", () => {
  it("is what is certain, then what the die may bring", () => {
    const after = { told: [], notes: [line("stalky asks"), line("counts double")], risks: [{ note: line("an attack"), ways: 1, of: 6 }], next: null };
    expect(follows(option(after), names)).toBe("stalky asks · counts double · an attack (1/6)");
  });

  it("says nothing twice, and nothing that the option itself says", () => {
    const after = { told: [], notes: [line("stalky asks"), line("stalky asks"), line("5 points lost")], risks: [], next: null };
    expect(follows({ ...option(after), label: line("Stop: 5 points lost") }, names)).toBe("stalky asks");
  });

  it("calls nothing a risk that comes anyway", () => {
    const after = { told: [], notes: [line("a card")], risks: [{ note: line("a card"), ways: 1, of: 7 }, { note: line("an attack"), ways: 1, of: 7 }], next: null };
    expect(follows(option(after), names)).toBe("a card · an attack (1/7)");
  });

  it("is no long list of what a die may bring: the likeliest of it, and always the end of the match", () => {
    const risk = (id: string, ways: number) => ({ note: line(id), ways, of: 12 });
    const after = { told: [], notes: [line("")], risks: [risk("a", 2), risk("b", 5), risk("then-ended", 1), risk("c", 1), risk("d", 3)], next: null };
    expect(follows(option(after), names)).toBe("b (5/12) · then-ended (1/12) · d (3/12)");
  });

  it("is nothing where the server says nothing", () => {
    expect(follows(option(undefined), names)).toBe("");
  });
});

describe("the reasons of a hint", () => {
  it("are one sentence", () => {
    expect(because([line("+3 points"), line("the attack misses you")], names)).toBe("+3 points, the attack misses you.");
    expect(because([line("the way home is shorter")], names)).toBe("The way home is shorter.");
  });

  it("are no sentence where there are none", () => {
    expect(because([], names)).toBe("");
  });
});
