/**
 * Says how long an engine takes: `node times.mjs OFFLINE [SLOWER [TITLE]]`.
 *
 * In milliseconds of processor time of the thread that answers, which other programs on the machine change little, and times `SLOWER`
 * (4) for a middling phone: from nothing to the first decision of a new table, of which compiling the module comes first; then what
 * bots of three levels take for the decisions of one match, on the mean, and the slowest of all; the memory of a table and of whoever
 * thinks for it, in MB. Each title has a process of its own, so that none runs what another has warmed.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Engine } from "./module.mjs";

const [offline, slower = "4", alone] = process.argv.slice(2);
const offer = JSON.parse(readFileSync(join(offline, "offline.json"), "utf8"));
const bytes = readFileSync(join(offline, offer.engine));
const MB = 1024 * 1024;
const LEVELS = ["keen", "expert", "master"];
/** So many decisions of a match are thought about. */
const DECISIONS = 8;
const ENTROPY = "07".repeat(32);
const HOUSE = { bot_pause: [0, 0], window: 0, patience: 0, grace: 1_000_000, idle: 1_000_000 };

/** Of this thread where the system says so, else of all of them. */
function cpu() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** A table of two, of whom the first is a person, as far as its first decision. */
function table({ info: { id: title }, pack }) {
  const engine = new Engine(module);
  engine.call({ shelve: { title } }, readFileSync(join(offline, pack)));
  const chairs = [0, 1].map((seat) => ({ seat, kind: "here", name: `P${seat}` }));
  const made = engine.call({ lobby: { new: { title, options: { seats: 2 }, chairs, pace: "live" }, entropy: ENTROPY } });
  const now = { tick: 0, date: 0 };
  const found = { row: { ...made.row, id: "local-t", code: "ABCD", revision: 0, at: 0 }, log: [] };
  engine.call({ open: { now, house: HOUSE, entropy: ENTROPY, found } });
  let [file, seen] = ["", {}];
  const happen = (what) => {
    for (const effect of engine.call({ happen: { now, what } })) {
      if (effect.append?.kind === "match") file += effect.append.lines;
      if (effect.append || effect.save || effect.finish) happen({ kept: "done" });
      if (effect.send?.news.startsWith('"table"')) for (const guest of effect.send.to) seen[guest] = JSON.parse(`{${effect.send.news}`).table;
    }
  };
  for (const [seat, { token }] of made.seats.entries()) {
    happen({ hello: { guest: seat, text: JSON.stringify({ hello: { v: 1, table: "local-t", token, host: made.host, follows: true } }) } });
  }
  happen({ say: { guest: 0, text: '{"id":"start","host":"start"}' } });
  return { engine, happen, file: () => file, asked: () => [0, 1].find((seat) => seen[seat]?.options.length > 0), options: (seat) => seen[seat].options };
}

const shown = (millis) => `${millis.toFixed(0)} (${(millis * Number(slower)).toFixed(0)})`.padStart(14);
const kept = (engine) => (engine.doors.memory.buffer.byteLength / MB).toFixed(1).padStart(8);
if (alone === undefined) {
  console.log(`processor milliseconds here (${slower} times as many)`);
  console.log(`${"".padEnd(18)}${["module", "first decision", ...LEVELS, "slowest"].map((word) => word.padStart(14)).join("")}   table    mind`);
  for (const { info } of offer.titles) spawnSync(process.execPath, [fileURLToPath(import.meta.url), offline, slower, info.id], { stdio: "inherit" });
  process.exit();
}

const compiling = cpu();
const module = new WebAssembly.Module(bytes);
const compiled = cpu() - compiling;
for (const title of offer.titles.filter(({ info }) => info.id === alone)) {
  const began = cpu();
  const played = table(title);
  const first = cpu() - began;
  const mind = new Engine(module);
  mind.call({ shelve: { title: title.info.id } }, readFileSync(join(offline, title.pack)));
  const spent = LEVELS.map(() => []);
  let heard = 0;
  for (let move = 0; move < 200 && spent[0].length < DECISIONS; move++) {
    const seat = played.asked();
    if (seat === undefined) break;
    const options = played.options(seat);
    if (options.length > 1) {
      mind.call("follow", Buffer.from(played.file().slice(heard)));
      heard = played.file().length;
      for (const [index, level] of LEVELS.entries()) {
        const start = cpu();
        mind.call({ muse: { musing: JSON.stringify({ seat, level, seed: move, most: null }) } });
        spent[index].push(cpu() - start);
      }
    }
    played.happen({ say: { guest: seat, text: JSON.stringify({ id: `m${move}`, decide: { seat, do: options[move % options.length].do } }) } });
  }
  const mean = (all) => all.reduce((sum, one) => sum + one, 0) / all.length;
  console.log(`${title.info.id.padEnd(18)}${[compiled, compiled + first, ...spent.map(mean), Math.max(...spent.flat())].map(shown).join("")}${kept(played.engine)}${kept(mind)}`);
}
