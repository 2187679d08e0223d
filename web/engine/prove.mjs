/**
 * Proves that the module plays as this machine does: `node prove.mjs OFFLINE ROOT NATIVE [MATCHES]`.
 *
 * Every golden replay has the same state after every input, and matches of bots that follow from the same seeds are the same,
 * input by input. `NATIVE` is the same engine as a program (`examples/native.rs` of veilleuse-wasm).
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Engine, lengthOf, message } from "./module.mjs";

const [offline, root, native, asked = "12"] = process.argv.slice(2);
const matches = Number(asked);
/** Of so many random matches one is played by bots that think, which takes a thousand times as many steps. */
const THINKING = 12;
const LONGEST = 20_000;
/** How far those go where few matches are played, in inputs. */
const FIRST_TURNS = 24;
const MANY = 100;

const offer = JSON.parse(readFileSync(join(offline, "offline.json"), "utf8"));
const module = new WebAssembly.Module(readFileSync(join(offline, offer.engine)));

let [files, inputs, played, steps] = [0, 0, 0, 0];
for (const { info, pack, digest } of offer.titles) {
  const title = info.id;
  const engine = new Engine(module);
  const shelve = message({ shelve: { title } }, readFileSync(join(offline, pack)));
  engine.answer(shelve);
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
  next();
  for (const plan of plans) {
    const here = engine.answer(message({ playout: plan })).toString();
    const there = next();
    if (here !== there) throw new Error(`${title}, ${JSON.stringify(plan)}: the module played otherwise\n${here}\n${there}`);
    const results = JSON.parse(here).ok;
    if (!results) throw new Error(`${title}, ${JSON.stringify(plan)}: ${here}`);
    played += results.length;
    steps += results.reduce((sum, result) => sum + result.inputs, 0);
  }
  console.log(`${title}: ${goldens.length} golden replays, ${plans.reduce((sum, plan) => sum + plan.matches, 0)} matches of bots: no difference`);
}
console.log(`${files} golden replays with ${inputs} inputs, ${played} matches of bots with ${steps}: no difference`);
