/** What every store of a device promises. Says what is broken; nothing when all holds. Runs in Node and in real browsers. */
import { NotKept, type Append, type Result, type Row, type Store } from "../src/offline/store";

const row = (id: string): Row => ({ id, code: "ABCD", title: "numeville", phase: "lobby", revision: 0, at: 1, clock: null, uploaded: false, pack: null, body: "{}" });
const append = (table: string, seq: number, lines = `${seq}\n`): Append => ({ table, seq, kind: "match", key: null, at: seq, lines });
const result = (table: string, at: number): Result => ({ table, title: "numeville", mode: "m", score: null, result: "won", reason: "r", winners: "[]", inputs: 3, browser: "b", at });

async function trouble(work: Promise<unknown>): Promise<string> {
  return work.then(() => "kept", (error: unknown) => (error instanceof NotKept ? error.trouble : String(error)));
}

export async function contract(store: Store, prefix: string): Promise<string[]> {
  const broken: string[] = [];
  const same = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted)) broken.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  };
  const [a, b] = [`${prefix}-a`, `${prefix}-b`];
  same("nothing is there at first", [await store.table(a), await store.log(a)], [null, []]);
  same("a table is created once", [await trouble(store.create(row(a), "0\n")), await trouble(store.create(row(a), ""))], ["kept", "taken"]);
  await store.create(row(b), "");
  same("it is read as it was kept", await store.table(a), row(a));
  same("its first lines begin its log", (await store.log(a)).map(({ seq, lines }) => [seq, lines]), [[0, "0\n"]]);
  same("all tables are listed", (await store.tables()).map(({ id }) => id).filter((id) => id.startsWith(prefix)).sort(), [a, b]);
  same("a row is saved once a revision", [await trouble(store.save({ ...row(a), body: "x" })), await trouble(store.save(row(a)))], ["kept", "conflict"]);
  same("and counts", [(await store.table(a))?.revision, (await store.table(a))?.body], [1, "x"]);
  same("a table that is not there is not saved", await trouble(store.save(row(`${prefix}-none`))), "conflict");
  same("appends have their turn", [await trouble(store.append(append(a, 1))), await trouble(store.append(append(a, 1))), await trouble(store.append(append(a, 3))), await trouble(store.append(append(a, 0)))], ["kept", "conflict", "conflict", "conflict"]);
  same("none without a table", await trouble(store.append(append(`${prefix}-none`, 0))), "conflict");
  for (let seq = 2; seq < 30; seq += 1) await store.append(append(a, seq));
  same("a log is in order", (await store.log(a)).map(({ seq }) => seq), Array.from({ length: 30 }, (_, seq) => seq));
  const race = await Promise.all([30, 30, 30].map((seq, index) => trouble(store.append(append(a, seq, `${index}\n`)))));
  same("of those who are as fast one is kept", race.filter((one) => one === "kept").length, 1);
  same("logs do not mix", await store.log(b), []);
  await store.finish(result(a, 5));
  await store.finish({ ...result(a, 9), result: "lost" });
  await store.finish(result(b, 7));
  const results = (await store.results("numeville")).filter(({ table }) => table.startsWith(prefix));
  same("the newest results come first, and stand", results.map(({ table, result: how }) => [table, how]), [[b, "won"], [a, "won"]]);
  await store.keepFile("packs", `${prefix}-p`, new Uint8Array([1, 2, 3]));
  same("a file is read as it was kept", Array.from((await store.file("packs", `${prefix}-p`)) ?? []), [1, 2, 3]);
  same("by its kind", await store.file("engines", `${prefix}-p`), null);
  await store.remove(a);
  same("what is removed is gone, but its result", [await store.table(a), await store.log(a), (await store.results("numeville")).some(({ table }) => table === a)], [null, [], true]);
  await store.remove(b);
  return broken;
}
