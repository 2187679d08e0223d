/** Golden matches as tables to sit down at: written as a scenario, recorded by the program, opened by the server. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Moment } from "./moments";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Decision = { seat: number | "master"; do: Json };
type Line = { input: { decide: Decision } | { draw: number } | { timeout: number | "master" } };
type Opened = { table: string; seats: { seat: number | "master"; token: string }[] };

const PROGRAM = (process.env["VEILLEUSE_BIN"] ?? "cargo run --release --quiet --").split(" ");

/** TOML has no null: what is not there is left out. */
function toml(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, one]) => one !== null);
  return `{ ${fields.map(([name, one]) => `${JSON.stringify(name)} = ${toml(one)}`).join(", ")} }`;
}

function step({ input }: Line): string {
  if ("draw" in input) return `draw = "#${input.draw}"`;
  if ("timeout" in input) return `timeout = ${toml(input.timeout)}`;
  return `seat = ${toml(input.decide.seat)}\ndo = ${toml(input.decide.do)}`;
}

const kindOf = (decided: Json): string | undefined =>
  typeof decided === "string" ? decided : decided && typeof decided === "object" ? Object.keys(decided)[0] : undefined;

/** The address of the chair that is asked at this moment. */
export async function sitAt(moment: Moment, server: string): Promise<string> {
  const { title, replay, before, nth = 1 } = moment;
  const [head = "", ...rest] = readFileSync(join("..", "replays", title, `${replay}.jsonl`), "utf8").trim().split("\n");
  const { options } = JSON.parse(head) as { options: Json };
  const lines = rest.map((line) => JSON.parse(line) as Partial<Line>).filter((line): line is Line => line.input !== undefined);
  const found = lines.flatMap(({ input }, at) => ("decide" in input && kindOf(input.decide.do) === before ? [{ at, seat: input.decide.seat }] : []));
  const asked = before === undefined ? { at: lines.length, seat: 0 } : found[nth - 1];
  if (!asked) throw new Error(`${replay} has no ${nth}. "${String(before)}"`);

  const folder = mkdtempSync(join(tmpdir(), "shots-"));
  const scenario = join(folder, "moment.toml");
  const steps = lines.slice(0, asked.at).map((line) => `[[step]]\n${step(line)}\n`);
  writeFileSync(scenario, `title = "${title}"\nrules = []\nabout = "${replay}"\nchance = "any"\noptions = ${toml(options)}\n\n${steps.join("\n")}`);
  const [program = "", ...first] = PROGRAM;
  const record = execFileSync(program, [...first, "scenario", "record", scenario], { cwd: ".." });
  rmSync(folder, { recursive: true });

  // While the program ran nobody here noticed if the server had closed a connection that was kept: so none is.
  const headers = { "content-type": "application/jsonl", connection: "close" };
  const answer = await fetch(`${server}/api/records?continue_at=${asked.at}`, { method: "POST", body: record, headers });
  if (!answer.ok) throw new Error(await answer.text());
  const { table, seats } = (await answer.json()) as Opened;
  const token = seats.find(({ seat }) => seat === asked.seat)?.token;
  return `/#/t/${table}/${token ?? ""}`;
}
