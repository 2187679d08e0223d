import { describe, expect, it } from "vitest";
import { grouped } from "../src/lib/groups";

const all = (...texts: string[]) => texts.map((text) => ({ text }));
const kind = ({ text }: { text: string }) => text.split(" ")[0] ?? "";
const shape = (texts: string[]) => grouped(all(...texts), kind).map(({ lead, members }) => [lead, ...members.map(({ rest }) => rest)]);

describe("options that read alike", () => {
  it("say once what they begin with", () => {
    expect(shape(["Aller en F1 (nord)", "Aller en F3 (sud)", "Aller en E2", "Livrer un œuf", "Arrêter"])).toEqual([
      ["Aller en", "F1 (nord)", "F3 (sud)", "E2"],
      ["", "Livrer un œuf"],
      ["", "Arrêter"],
    ]);
  });

  it("stand as they are where they are few", () => {
    expect(shape(["Aller en F1", "Aller en F3", "Aller en E2"])).toEqual([["", "Aller en F1"], ["", "Aller en F3"], ["", "Aller en E2"]]);
    expect(shape(["Aller en F1", "Aller en F3", "Livrer vert", "Livrer jaune", "Arrêter"]).map(([lead]) => lead)).toEqual(["", "", "", "", ""]);
  });

  it("never lose their last word, and keep their order", () => {
    expect(shape(["Aller", "Aller loin", "Aller près", "Aller vite", "Rester"])).toEqual([["", "Aller"], ["Aller", "loin", "près", "vite"], ["", "Rester"]]);
    const texts = ["Poser 1", "Poser 2", "Poser 3", "Tenter", "Poser 4", "Finir"];
    expect(grouped(all(...texts), kind).flatMap(({ members }) => members.map(({ one }) => one.text))).toEqual(texts);
  });
});
