/** A store in IndexedDB. Every promise to keep something is one transaction, and is acknowledged when that is complete. */
import { NotKept, type Append, type Result, type Row, type Store } from "./store";

const NAME = "veilleuse";
const SCHEMA = 1;

function migrate(database: IDBDatabase): void {
  database.createObjectStore("tables", { keyPath: "id" });
  database.createObjectStore("appends", { keyPath: ["table", "seq"] });
  database.createObjectStore("results", { keyPath: "table" });
  database.createObjectStore("packs");
  database.createObjectStore("engines");
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => { done(request.result); };
    request.onerror = () => { fail(request.error ?? new Error("a request failed")); };
  });
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, SCHEMA);
  request.onupgradeneeded = () => { migrate(request.result); };
  return asked(request);
}

/** All of a table's log, whatever its length. */
const logOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

export class Database implements Store {
  readonly #factory: IDBFactory;
  #database: Promise<IDBDatabase> | null = null;

  constructor(factory: IDBFactory = indexedDB) {
    this.#factory = factory;
  }

  async create(row: Row, lines: string): Promise<void> {
    await this.#write(["tables", "appends"], async (at) => {
      if ((await asked(at("tables").count(row.id))) > 0) throw new NotKept("taken");
      at("tables").add(row);
      if (lines) at("appends").add({ table: row.id, seq: 0, kind: "match", key: null, at: row.at, lines } satisfies Append);
    });
  }

  async table(id: string): Promise<Row | null> {
    return ((await this.#read("tables", (store) => store.get(id))) as Row | undefined) ?? null;
  }

  async tables(): Promise<Row[]> {
    return (await this.#read("tables", (store) => store.getAll())) as Row[];
  }

  async save(row: Row): Promise<void> {
    await this.#write(["tables"], async (at) => {
      const kept = (await asked(at("tables").get(row.id))) as Row | undefined;
      if (kept?.revision !== row.revision) throw new NotKept("conflict");
      at("tables").put({ ...row, revision: row.revision + 1 });
    });
  }

  async append(append: Append): Promise<void> {
    await this.#write(["tables", "appends"], async (at) => {
      const [known, length] = await Promise.all([asked(at("tables").count(append.table)), asked(at("appends").count(logOf(append.table)))]);
      if (known === 0 || length !== append.seq) throw new NotKept("conflict");
      at("appends").add(append);
    });
  }

  async log(table: string): Promise<Append[]> {
    return (await this.#read("appends", (store) => store.getAll(logOf(table)))) as Append[];
  }

  async finish(result: Result): Promise<void> {
    await this.#write(["results"], async (at) => {
      if ((await asked(at("results").count(result.table))) === 0) at("results").add(result);
    });
  }

  async results(title: string): Promise<Result[]> {
    const all = (await this.#read("results", (store) => store.getAll())) as Result[];
    return all.filter((one) => one.title === title).sort((a, b) => b.at - a.at);
  }

  async keepFile(kind: "packs" | "engines", name: string, bytes: Uint8Array): Promise<void> {
    await this.#write([kind], async (at) => {
      await asked(at(kind).put(bytes, name));
    });
  }

  async file(kind: "packs" | "engines", name: string): Promise<Uint8Array | null> {
    return ((await this.#read(kind, (store) => store.get(name))) as Uint8Array | undefined) ?? null;
  }

  async remove(table: string): Promise<void> {
    await this.#write(["tables", "appends"], async (at) => {
      at("tables").delete(table);
      await asked(at("appends").delete(logOf(table)));
    });
  }

  async #open(): Promise<IDBDatabase> {
    this.#database ??= opened(this.#factory);
    try {
      const database = await this.#database;
      // Somebody else has a newer page: this one lets go, and asks again.
      database.onversionchange = () => {
        database.close();
        this.#database = null;
      };
      database.onclose = () => { this.#database = null; };
      return database;
    } catch (error) {
      this.#database = null;
      throw new NotKept("failed", String(error));
    }
  }

  async #read(store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    const database = await this.#open();
    return asked(ask(database.transaction(store, "readonly").objectStore(store)));
  }

  /** One transaction: all of it is on the disk when this comes back, or none of it was kept. */
  async #write(stores: string[], work: (at: (name: string) => IDBObjectStore) => Promise<void>): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction(stores, "readwrite", { durability: "strict" });
    const complete = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => { done(); };
      transaction.onabort = () => { fail(new NotKept("failed", String(transaction.error))); };
    });
    try {
      await work((name) => transaction.objectStore(name));
    } catch (error) {
      complete.catch(() => undefined);
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
      throw error instanceof NotKept ? error : new NotKept("failed", String(error));
    }
    await complete;
  }
}
