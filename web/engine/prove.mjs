/**
 * Proves that the module plays as this machine does: `node prove.mjs OFFLINE ROOT NATIVE NATIVE-LAB [MATCHES]`.
 *
 * Every golden replay has the same state after every input, and matches of bots that follow from the same seeds are the same,
 * input by input. `NATIVE` is the same engine as a program (`examples/native.rs` of veilleuse-wasm). The laboratory counts the same in
 * every grid, in however many pieces it plays it; `NATIVE-LAB` plays them on all cores (`examples/native-lab.rs` of veilleuse-lab-wasm).
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Engine, lengthOf, message, packUp } from "./module.mjs";

const [offline, root, native, nativeLab, asked = "12"] = process.argv.slice(2);
const matches = Number(asked);
/** Of so many random matches one is played by bots that think, which takes a thousand times as many steps. */
const THINKING = 12;
const LONGEST = 20_000;
/** How far those go where few matches are played, in inputs. */
const FIRST_TURNS = 24;
const MANY = 100;

const offer = JSON.parse(readFileSync(join(offline, "offline.json"), "utf8"));
const [module, lab] = [offer.engine, offer.lab].map((name) => new WebAssembly.Module(readFileSync(join(offline, name))));

/** Grids of a title: its first mode, with bots that take turns where several play, all modes, and one that stops when it knows enough. */
function grids(title, seed) {
  const few = Math.max(4, Math.min(matches, 200));
  return [
    { title, seed, matches: few, bots: ["regular", ["random", "regular"]] },
    { title, seed, matches: Math.ceil(few / 4), modes: "all", seats: "all", bots: ["random"] },
    { title, seed, matches: 450, until: "20%", bots: ["random"] },
  ];
}

/** What the laboratory of the page counts, played in pieces that fit nothing. */
function counted(plan, pack) {
  const bench = new Engine(lab);
  bench.call({ begin: plan }, pack);
  let course;
  for (let piece = 1; course?.more ?? true; piece = (piece % 13) + 5) course = bench.call({ advance: piece });
  if (!["fr", "en"].every((lang) => bench.call({ page: lang }).startsWith("<!doctype html>"))) throw new Error(`${plan.title}: no page`);
  return bench.call("run");
}

let [files, inputs, played, steps, counts] = [0, 0, 0, 0, 0];
for (const { info, pack, digest } of offer.titles) {
  const title = info.id;
  const engine = new Engine(module);
  engine.call({ shelve: { title } }, readFileSync(join(offline, pack)));
  // Who checks packs wants all of it.
  const shelve = message({ shelve: { title } }, packUp(join(root, "packs", title)));
  const folder = join(root, "replays", title);
  const goldens = readdirSync(folder).filter((name) => name.endsWith(".jsonl")).sort();
  const headers = [];
  for (const name of goldens) {
    const [header, ...lines] = readFileSync(join(folder, name), "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
    headers.push(header);
    if (header.pack !== digest) throw new Error(`${title}/${name} is of another pack`);
    const states = engine.call({ digests: { title, options: header.options } }, Buffer.from(lines.map(({ input }) => JSON.stringify(input)).join("\n")));
    const differs = lines.findIndex(({ state }, index) => state !== states[index]);
    if (differs >= 0 || states.length !== lines.length) throw new Error(`${title}/${name}: another state after input ${differs + 1}`);
    files += 1;
    inputs += lines.length;
  }
  const share = (level, all, most) =>
    headers.map(({ options }, index) => ({ title, options, level, seed: index * matches, matches: Math.floor(all / headers.length) + (index < all % headers.length ? 1 : 0), most }));
  const thinking = Math.ceil(matches / THINKING);
  const far = matches < MANY ? FIRST_TURNS : LONGEST;
  const plans = [
    ...share("random", matches, LONGEST),
    ...share("regular", Math.ceil(matches / 4), LONGEST),
    ...share("keen", thinking, far),
    ...share("expert", Math.ceil(thinking / 4), far),
  ].filter((plan) => plan.matches > 0);
  const messages = [shelve, ...plans.map((plan) => message({ playout: plan }))];
  const run = spawnSync(native, [], { input: Buffer.concat(messages.flatMap((one) => [lengthOf(one), one])), maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`${native} failed: ${run.stderr}`);
  let at = 0;
  const next = () => {
    const length = run.stdout.readUInt32LE(at);
    at += 4 + length;
    return run.stdout.subarray(at - length, at).toString();
  };
  const shelved = JSON.parse(next()).ok?.digest;
  if (shelved !== digest) throw new Error(`${title}: this machine has the pack ${shelved}, the module ${digest}`);
  for (const plan of plans) {
    const here = engine.answer(message({ playout: plan })).toString();
    const there = next();
    if (here !== there) throw new Error(`${title}, ${JSON.stringify(plan)}: the module played otherwise\n${here}\n${there}`);
    const results = JSON.parse(here).ok;
    if (!results) throw new Error(`${title}, ${JSON.stringify(plan)}: ${here}`);
    played += results.length;
    steps += results.reduce((sum, result) => sum + result.inputs, 0);
  }
  const gridsHere = grids(title, played + 1);
  const labRun = spawnSync(nativeLab, [], { input: gridsHere.map((plan) => `${JSON.stringify(plan)}\n`).join(""), maxBuffer: 1 << 30 });
  if (labRun.status !== 0) throw new Error(`${nativeLab} failed: ${labRun.stderr}`);
  const there = labRun.stdout.toString().trimEnd().split("\n");
  for (const [index, plan] of gridsHere.entries()) {
    if (counted(plan, readFileSync(join(offline, pack))).trimEnd() !== there[index]) throw new Error(`${title}, ${JSON.stringify(plan)}: the laboratory counted otherwise`);
    counts += 1;
  }
  console.log(`${title}: ${goldens.length} golden replays, ${plans.reduce((sum, plan) => sum + plan.matches, 0)} matches of bots: no difference`);
}
console.log(`${files} golden replays with ${inputs} inputs, ${played} matches of bots with ${steps}, ${counts} grids of the laboratory: no difference`);
