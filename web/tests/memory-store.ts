/** A store that forgets everything with its process, and fails when it is told to. */
import { NotKept, type Append, type Result, type Row, type Store } from "../src/offline/store";

export class MemoryStore implements Store {
  #tables = new Map<string, Row>();
  #logs = new Map<string, Append[]>();
  #results = new Map<string, Result>();
  #files = new Map<string, Uint8Array>();
  /** How many of the next appends fail; kept all the same where `anyway` is. */
  failing = 0;
  anyway = false;

  create(row: Row, lines: string): Promise<void> {
    if (this.#tables.has(row.id)) return Promise.reject(new NotKept("taken"));
    this.#tables.set(row.id, row);
    this.#logs.set(row.id, lines ? [{ table: row.id, seq: 0, kind: "match", key: null, at: row.at, lines }] : []);
    return Promise.resolve();
  }

  table(id: string): Promise<Row | null> {
    return Promise.resolve(this.#tables.get(id) ?? null);
  }

  tables(): Promise<Row[]> {
    return Promise.resolve([...this.#tables.values()]);
  }

  save(row: Row): Promise<void> {
    if (this.#tables.get(row.id)?.revision !== row.revision) return Promise.reject(new NotKept("conflict"));
    this.#tables.set(row.id, { ...row, revision: row.revision + 1 });
    return Promise.resolve();
  }

  append(append: Append): Promise<void> {
    const log = this.#logs.get(append.table);
    if (log?.length !== append.seq) return Promise.reject(new NotKept("conflict"));
    const fails = this.failing > 0;
    if (fails) this.failing -= 1;
    if (!fails || this.anyway) log.push(append);
    return fails ? Promise.reject(new NotKept("failed")) : Promise.resolve();
  }

  log(table: string): Promise<Append[]> {
    return Promise.resolve([...(this.#logs.get(table) ?? [])]);
  }

  finish(result: Result): Promise<void> {
    if (!this.#results.has(result.table)) this.#results.set(result.table, result);
    return Promise.resolve();
  }

  results(title: string): Promise<Result[]> {
    return Promise.resolve([...this.#results.values()].filter((one) => one.title === title).sort((a, b) => b.at - a.at));
  }

  keepFile(kind: "packs" | "engines", name: string, bytes: Uint8Array): Promise<void> {
    this.#files.set(`${kind}/${name}`, bytes);
    return Promise.resolve();
  }

  file(kind: "packs" | "engines", name: string): Promise<Uint8Array | null> {
    return Promise.resolve(this.#files.get(`${kind}/${name}`) ?? null);
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#logs.delete(table);
    return Promise.resolve();
  }
}
