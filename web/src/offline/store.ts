/** What a device keeps: tables, their logs, packs and engines in use, results. What was acknowledged survives the page. */

export type Row = {
  id: string;
  code: string | null;
  title: string;
  phase: "lobby" | "playing" | "done";
  revision: number;
  at: number;
  clock: number | null;
  uploaded: boolean;
  pack: string | null;
  body: string;
};
export type Append = { table: string; seq: number; kind: "match" | "table"; key: string | null; at: number; lines: string };
export type Found = { row: Row; log: Append[] };
export type Result = {
  table: string;
  title: string;
  mode: string;
  score: number | null;
  result: string;
  reason: string;
  winners: string;
  inputs: number;
  browser: string | null;
  at: number;
};

/** Why something was not kept: its id is in use, somebody else was faster, or the store failed and it may have been kept. */
export type Trouble = "taken" | "conflict" | "failed";

export class NotKept extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, message: string = trouble) {
    super(message);
    this.trouble = trouble;
  }
}

/** The contract of `veilleuse-store`, as far as one device needs it. `tests/store-contract.ts` says what it means. */
export type Store = {
  /** Keeps a new table with the first lines of its log, both or nothing. */
  create(row: Row, lines: string): Promise<void>;
  table(id: string): Promise<Row | null>;
  tables(): Promise<Row[]>;
  /** Replaces a row whose revision is still the one that is kept, which goes up by one. */
  save(row: Row): Promise<void>;
  /** Adds to a log, if `seq` is the number of appends so far. */
  append(append: Append): Promise<void>;
  log(table: string): Promise<Append[]>;
  finish(result: Result): Promise<void>;
  results(title: string): Promise<Result[]>;
  keepFile(kind: "packs" | "engines", name: string, bytes: Uint8Array): Promise<void>;
  file(kind: "packs" | "engines", name: string): Promise<Uint8Array | null>;
  /** Forgets a table with its log; its result stays. */
  remove(table: string): Promise<void>;
};
