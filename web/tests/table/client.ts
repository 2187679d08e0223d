/** Whoever sits at a table, by the wire alone. */
import type { NewsBody, OptionInfo, Reply, Table, ToldLine, Welcome, Hello as WireHello } from "../../src/wire";
import type { House, Socket } from "./house";

export type Hello = Pick<WireHello, "v" | "table" | "token" | "host" | "since"> & Partial<WireHello>;
export type Said = Partial<Record<string, unknown>> & { re: string | null; ok?: boolean; refused?: { rule: string }; error?: { code: string; message: string } };
type Told = Extract<NewsBody, object> & { seq: number };

/** Longer than anything takes here, in milliseconds. */
const PATIENCE = 20_000;

let clients = 0;

/** A hello that was not accepted. */
export class TurnedAway extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export class Client {
  readonly news: Told[] = [];
  readonly replies: Said[] = [];
  welcome: Welcome | null = null;
  table: Table | null = null;
  log: ToldLine[] = [];
  closed = false;
  readonly #socket: Socket;
  readonly #name = `c${clients++}`;
  #sent = 0;
  #wakes: (() => void)[] = [];

  private constructor(house: House) {
    this.#socket = house.connect({
      text: (text) => { this.#hear(JSON.parse(text) as Told | Said); },
      close: () => {
        this.closed = true;
        this.#wake();
      },
    });
  }

  /** Says this first, whatever it is. */
  static raw(house: House, first: string): Client {
    const client = new Client(house);
    client.send(first);
    return client;
  }

  static async connect(house: House, hello: Hello): Promise<Client> {
    const client = Client.raw(house, JSON.stringify({ hello }));
    await client.until(() => client.closed || client.replies.length > 0 || (client.welcome !== null && (!client.welcome.started || client.table !== null)), "a welcome");
    const refused = client.replies.find(({ re }) => re === null);
    if (refused) throw new TurnedAway(refused.error?.code ?? "");
    if (!client.welcome) throw new TurnedAway("closed");
    return client;
  }

  get options(): OptionInfo[] {
    return this.table?.options ?? [];
  }

  get moment(): [number, number] {
    return [this.table?.n ?? -1, this.table?.undone ?? -1];
  }

  send(text: string): void {
    this.#socket.say(text);
  }

  hangUp(): void {
    this.#socket.close();
  }

  /** Asks for one thing; the reply to it. */
  async ask(ask: Record<string, unknown>, id = `${this.#name}-${this.#sent++}`): Promise<Said> {
    const before = this.replies.filter(({ re }) => re === id).length;
    this.send(JSON.stringify({ id, ...ask }));
    const mine = () => this.replies.filter(({ re }) => re === id)[before];
    await this.until(() => this.closed || mine() !== undefined, `an answer to ${JSON.stringify(ask)}`);
    const reply = mine();
    if (!reply) throw new Error(`hung up instead of an answer to ${JSON.stringify(ask)}`);
    return reply;
  }

  /** The word of a refusal. */
  async fails(ask: Record<string, unknown>): Promise<string | undefined> {
    const { error, refused } = await this.ask(ask);
    return error?.code ?? refused?.rule;
  }

  /** Does what hosts do; who was too fast waits and asks again, as a page does. */
  async does(act: unknown): Promise<void> {
    let reply = await this.ask({ host: act });
    while (reply.error?.code === "too_fast") {
      await new Promise((done) => setTimeout(done, 200));
      reply = await this.ask({ host: act });
    }
    if (reply.ok !== true) throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(reply)}`);
  }

  /** Decides, and waits for the table that follows. */
  async decide(option: OptionInfo | undefined = this.options[0]): Promise<Said> {
    const [n, undone] = this.moment;
    const reply = await this.ask({ decide: { seat: this.welcome?.seat, do: option?.do } });
    if (reply.ok) await this.until(() => this.closed || this.moment[0] !== n || this.moment[1] !== undone, "the table after a decision");
    return reply;
  }

  /** Decides `most` times, whenever something is asked here; the first option, unless it says otherwise. */
  async play(most: number, pick: (options: OptionInfo[]) => OptionInfo | undefined = (options) => options[0]): Promise<void> {
    for (let moves = 0; moves < most; moves++) {
      await this.until(() => this.closed || Boolean(this.table?.over) || this.options.length > 0, "something to decide");
      if (this.closed || this.table?.over) return;
      await this.decide(pick(this.options));
    }
  }

  /** Something of this kind that is told, from the beginning on or after so many news. */
  async told(kind: string, holds: (what: never) => boolean = () => true, after = 0): Promise<unknown> {
    const found = () => this.news.slice(after).find((news) => kind in news && holds((news as Record<string, unknown>)[kind] as never));
    await this.until(() => this.closed || found() !== undefined, kind);
    const news = found();
    if (!news) throw new Error(`hung up before it told ${kind}`);
    return (news as Record<string, unknown>)[kind];
  }

  async until(holds: () => boolean, what: string): Promise<void> {
    const late = Date.now() + PATIENCE;
    while (!holds()) {
      const left = late - Date.now();
      if (left <= 0) throw new Error(`${this.#name} waits in vain for ${what}`);
      await new Promise<void>((wake) => {
        const clock = setTimeout(wake, left);
        this.#wakes.push(() => {
          clearTimeout(clock);
          wake();
        });
      });
    }
  }

  #wake(): void {
    for (const wake of this.#wakes.splice(0)) wake();
  }

  #hear(message: Told | Said): void {
    if ("re" in message) this.replies.push(message as Said & Reply);
    else {
      if (message.seq !== this.news.length) throw new Error(`news ${message.seq} came as number ${this.news.length}`);
      this.news.push(message);
      if ("welcome" in message) this.welcome = message.welcome;
      if ("log" in message) this.#add(message.log.since, message.log.told);
      if ("table" in message) {
        const view = message.table.part ? { ...(this.table?.view as object), ...(message.table.view as object) } : message.table.view;
        this.table = { ...message.table, view };
        this.#add(message.table.since, message.table.told);
      }
    }
    this.#wake();
  }

  #add(since: number, told: ToldLine[]): void {
    this.log = [...this.log.filter(({ n }) => n <= since), ...told];
  }
}
