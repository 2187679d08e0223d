/** A place where tables are: a server, or this device. Cases know no more of it than this. */
import type { Created, NewTable, Seat } from "../../src/wire";
import { Client, type Hello } from "./client";

export type Socket = { say(text: string): void; close(): void };
export type Ears = { text(text: string): void; close(): void };
export type Answer = { status: number; body: unknown };

export type House = {
  name: string;
  request(method: string, path: string, body?: unknown): Promise<Answer>;
  connect(ears: Ears): Socket;
  close(): Promise<void>;
};

/** How long a reaction window is held where a table does not say otherwise, in milliseconds, in every house of these cases. */
export const WINDOW = 300;

export type Kind = "me" | "here" | "open" | "bot";

/** A lobby of these chairs, at a title whose dice follow from `seed`. */
export async function lobby(house: House, kinds: Kind[], more: Partial<NewTable> = {}): Promise<Created> {
  const chairs = kinds.map((kind, seat) => ({ seat, kind, name: kind === "bot" || kind === "open" ? null : `P${seat}`, level: "novice" }));
  const { status, body } = await house.request("POST", "/api/tables", { title: "numeville", options: { seats: kinds.length }, pace: "live", chairs, ...more });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Created;
}

export const hello = (made: Pick<Created, "table" | "seats" | "host">, seat: Seat | null, more: Partial<Hello> = {}): Hello => ({
  v: 1,
  table: made.table,
  token: seat === null ? null : (made.seats.find((one) => one.seat === seat)?.token ?? null),
  host: null,
  since: null,
  ...more,
});

export const sit = (house: House, made: Created, seat: Seat): Promise<Client> => Client.connect(house, hello(made, seat));
export const host = (house: House, made: Created, seat: Seat = 0): Promise<Client> => Client.connect(house, hello(made, seat, { host: made.host }));
export const watch = (house: House, made: Created): Promise<Client> => Client.connect(house, hello(made, null));

/** Two people at their first question, neither with the powers of the host; and the host, in the first chair as well. */
export async function two(house: House, more: Partial<NewTable> = {}): Promise<{ made: Created; ada: Client; ben: Client; host: Client }> {
  const made = await lobby(house, ["me", "here"], more);
  const leads = await host(house, made);
  await leads.does("start");
  return { made, host: leads, ada: await sit(house, made, 0), ben: await sit(house, made, 1) };
}
