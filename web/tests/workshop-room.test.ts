/** A workshop over its socket: what the pages hold of what the server says, and how they are drawn. */
import type { ComponentProps } from "svelte";
import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ballots, Class } from "../src/wire";
import type { TeamView } from "../src/titles/numeville/types";

vi.hoisted(() => vi.stubGlobal("navigator", { language: "fr" }));
vi.mock("../src/lib/texts.svelte", () => ({
  t: (id: string, args?: Record<string, unknown>) => (args ? `${id} ${Object.values(args).join(" ")}` : id),
  has: () => true,
  both: (text: { fr: string }) => text.fr,
  failureText: (code: string) => code,
  loadTexts: () => Promise.resolve(),
  explain: () => "",
}));

const { Room } = await import("../src/workshop/room.svelte");
const { default: PhoneQuestion } = await import("../src/workshop/phone/Question.svelte");
const { default: Corrected } = await import("../src/workshop/phone/Corrected.svelte");
const { default: Correction } = await import("../src/workshop/desk/Correction.svelte");
const { default: People } = await import("../src/workshop/desk/People.svelte");
const { default: Countdown } = await import("../src/workshop/Countdown.svelte");
const { default: Joining } = await import("../src/workshop/projector/Joining.svelte");

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  seq = 0;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.();
  }
  async news(body: object) {
    this.onmessage?.({ data: JSON.stringify({ seq: this.seq++, ...body }) });
    await new Promise((done) => setTimeout(done));
  }
  async reply(body: object, last = this.sent.at(-1)) {
    this.onmessage?.({ data: JSON.stringify({ re: last?.["id"], ...body }) });
    await new Promise((done) => setTimeout(done));
  }
}

const group = (more: Partial<Class> = {}): Class => ({
  role: "phone",
  vote: "plurality",
  spread: "even",
  most: 28,
  open: true,
  keep_names: false,
  help: true,
  name: "",
  teams: [0, 1, 2, 3].map((seat) => ({ seat, name: seat === 0 ? "Renards" : "", phones: 2, present: 2, answerer: null })),
  phones: [],
  clock: null,
  me: { id: 1, name: "Léa", team: 0, waits: null, answers: false },
  plan: [],
  reasons: [],
  ...more,
});
const welcome = (more: Partial<Class> = {}) => ({ welcome: { table: "t", code: "ABCD", seat: null, started: true, chairs: [], said: [], notices: [], class: group(more) } });
const table = (n: number, view: object = { asks: "slates" }, options: unknown[] = []) => ({ table: { n, since: n - 1, undone: 0, told: [], part: false, view, options: options.map((one) => ({ do: one })), clock: null, window: null, over: null, step_back: null } });

async function entered(more: Partial<Class> = {}) {
  const room = new Room({ table: "t", token: "k" });
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no socket was opened");
  socket.onopen?.();
  await socket.news(welcome(more));
  await socket.news(table(1));
  return { room, socket };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "192.168.1.20:7878", origin: "http://192.168.1.20:7878", pathname: "/", hostname: "192.168.1.20" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a room", () => {
  it("says hello with its token, and as the host where it is the desk", async () => {
    await entered();
    expect(FakeSocket.all[0]?.sent[0]).toMatchObject({ hello: { table: "t", token: "k", host: null } });
    void new Room({ table: "t", token: "desk", host: "h" });
    FakeSocket.all[1]?.onopen?.();
    expect(FakeSocket.all[1]?.sent[0]).toMatchObject({ hello: { token: "desk", host: "h" } });
  });

  it("holds the class and its clock as they were told last", async () => {
    const { room, socket } = await entered();
    expect(room.timer).toBeNull();
    await socket.news({ class: group({ clock: { state: "running", left: 30_000, whole: 60_000 } }) });
    expect(room.timer?.state).toBe("running");
    expect(room.timer?.until).toBeGreaterThan(Date.now() + 25_000);
    await socket.news({ class: group({ clock: { state: "paused", left: 12_000, whole: 60_000 } }) });
    expect(room.timer).toMatchObject({ until: null, left: 12_000 });
    expect(room.view?.asks).toBe("slates");
    expect(room.team(0)).toBe("Renards");
    expect(room.team(2)).toContain("house-team");
  });

  it("forgets the old team's story when the phone is moved", async () => {
    const { room, socket } = await entered();
    await socket.news({ log: { since: 0, told: [{ n: 1, told: { told: "dealt" }, line: { id: "x", args: [] } }] } });
    expect(room.told).toHaveLength(1);
    await socket.news({ class: group({ me: { id: 1, name: "Léa", team: 3, waits: null, answers: false } }) });
    expect(room.view).toBeNull();
    expect(room.told).toEqual([]);
    await socket.news({ log: { since: 0, told: [] } });
    await socket.news(table(1, { asks: "slates", mine: 3 }));
    expect(room.view).toMatchObject({ mine: 3 });
  });

  it("shows a ballot at once, and takes it back when it is not taken", async () => {
    const { room, socket } = await entered();
    await socket.news({ ballots: { poll: 1, voted: [0, 0, 0, 0], phones: [], tally: [], mine: null } satisfies Ballots });
    const voted = room.vote({ slate: "b" });
    expect(room.ballots.mine).toEqual({ slate: "b" });
    expect(socket.sent.at(-1)).toMatchObject({ ballot: { do: { slate: "b" } } });
    await socket.reply({ error: { code: "paused", message: "" } });
    expect(await voted).toBe(false);
    expect(room.ballots.mine).toBeNull();
    expect(room.trouble).toEqual({ code: "paused" });
  });

  it("lets the newest of two taps stand, whatever order their answers come in", async () => {
    const { room, socket } = await entered();
    const first = room.vote({ slate: "a" });
    const asked = socket.sent.at(-1);
    const second = room.vote({ slate: "c" });
    await socket.reply({ ok: true });
    await socket.reply({ error: { code: "too_late", message: "" } }, asked);
    await Promise.all([first, second]);
    expect(room.ballots.mine).toEqual({ slate: "c" });
  });

  it("waits for the table that follows a decision, and sends its reason along", async () => {
    const { room, socket } = await entered({ role: "desk", me: null });
    let done = false;
    void room.decide({ judge: "right" }, " bien dit ").then(() => {
      done = true;
    });
    expect(socket.sent.at(-1)).toMatchObject({ decide: { seat: "master", do: { judge: "right" }, reason: "bien dit" } });
    await socket.reply({ ok: true });
    expect(done).toBe(false);
    await socket.news(table(2));
    expect(done).toBe(true);
  });

  it("says which rule refuses", async () => {
    const { room, socket } = await entered({ role: "desk", me: null });
    const decided = room.decide("lock");
    await socket.reply({ refused: { rule: "NU-WORK-12" } });
    expect(await decided).toBe(false);
    expect(room.trouble).toEqual({ rule: "NU-WORK-12" });
  });

  it("knows what is offered", async () => {
    const { room, socket } = await entered();
    await socket.news(table(2, {}, ["lock", { judge: "right" }]));
    expect(room.offers("lock")).toBe(true);
    expect(room.offers({ judge: "right" })).toBe(true);
    expect(room.offers("close")).toBe(false);
  });
});

const text = (fr: string) => ({ fr, en: fr });
const question = (answer: boolean): TeamView =>
  ({
    team: 0,
    meets: "stalky",
    ready: false,
    written: "b",
    heads: null,
    question: {
      id: "stalky-easy-01",
      complice: "stalky",
      difficulty: "easy",
      theme: "reputation",
      prompt: text("Que fais-tu ?"),
      right_is_worth: 1,
      wrong_is_worth: 1,
      choices: ["a", "b", "c"].map((choice) => ({ choice, out: false, text: text(`Choix ${choice}`) })),
      answer: answer ? { choice: "c", explanation: text("Parce que."), source: "CNIL", reference: null } : null,
    },
  }) as unknown as TeamView;
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

describe("a phone", () => {
  const ballots: Ballots = { poll: 1, voted: [3, 0, 0, 0], phones: [], tally: [{ do: { slate: "b" }, votes: 2 }, { do: { slate: "a" }, votes: 1 }], mine: { slate: "b" } };
  const phone = (more: Partial<ComponentProps<typeof PhoneQuestion>> = {}) =>
    render(PhoneQuestion, { props: { team: question(false), ballots, phones: 4, open: true, vote: true, answers: false, choose: () => undefined, ...more } }).body;

  it("shows the team's vote as it grows, and that it can be changed", () => {
    const html = phone();
    expect(count(html, /class="dot/g)).toBe(3);
    expect(html).toContain("web-ws-votes 2");
    expect(html).toContain("web-ws-voted 3 4");
    expect(html).toContain("web-ws-said B");
    expect(html).toContain("web-ws-can-change");
    expect(count(html, /aria-pressed="true"/g)).toBe(1);
  });

  it("is locked when it is, and says what the slate says", () => {
    const html = phone({ open: false });
    expect(count(html, /disabled/g)).toBe(3);
    expect(html).toContain("web-ws-locked");
    expect(html).not.toContain("web-ws-can-change");
  });

  it("says that it only advises where another phone writes", () => {
    expect(phone({ vote: false, answers: false, ballots: { ...ballots, mine: null } })).toContain("web-ws-advise");
    expect(phone({ vote: false, answers: true, ballots: { ...ballots, mine: null } })).toContain("web-ws-touch");
  });

  it("shows what is right and why at the correction, and not before", () => {
    const before = render(Corrected, { props: { team: question(false), verdict: null, own: true } }).body;
    expect(before).not.toContain("web-right-answer");
    const after = render(Corrected, { props: { team: question(true), verdict: "wrong", own: true } }).body;
    expect(count(after, /web-right-answer/g)).toBe(1);
    expect(after).toContain("Parce que.");
  });
});

describe("the desk", () => {
  it("shows slate, right answer and what to read out, and offers the other verdict", () => {
    const html = render(Correction, { props: { team: question(true), name: "Renards", verdict: null, busy: false, act: () => Promise.resolve(true) } }).body;
    expect(html).toContain("Parce que.");
    expect(html).toContain("web-ws-slate-wrong");
    expect(html).toContain("web-ws-count-right");
    const judged = render(Correction, { props: { team: question(true), name: "Renards", verdict: "right", busy: false, act: () => Promise.resolve(true) } }).body;
    expect(judged).toContain("web-ws-count-wrong");
  });

  it("shows who has answered and never what, and who waits", () => {
    const phones = [
      { id: 1, name: "Léa", team: 0, present: true, muted: false },
      { id: 2, name: "Tom", team: 0, present: false, muted: true },
      { id: 3, name: "Nour", team: null, present: true, muted: false },
    ];
    const html = render(People, { props: { group: group({ role: "desk", me: null, phones }), names: (seat: number) => `T${seat}`, answered: new Set([1]), ready: () => false, started: true, act: () => Promise.resolve(true) } }).body;
    expect(html).toContain("web-ws-has-answered");
    expect(html).toContain("web-ws-not-answered, web-ws-away, web-ws-muted");
    expect(html).toContain("web-ws-waiting-list 1");
  });
});

describe("the projector", () => {
  it("shows how to come in and who is here; hidden names stay hidden", () => {
    const pupils = [
      { id: 1, name: "Léa", team: 0, present: true, muted: false },
      { id: 2, name: null, team: 0, present: true, muted: true },
    ];
    const html = render(Joining, { props: { link: "http://192.168.1.20:7878/#/join/ABCD", host: "192.168.1.20:7878", code: "ABCD", teams: ["Renards", "Loups", "Ours", "Chats"], pupils } }).body;
    expect(html).toContain("ABCD");
    expect(html).toContain("192.168.1.20:7878");
    expect(html).toContain("Léa");
    expect(html).not.toContain("null");
  });

  it("has a countdown that says its seconds, and that it stands still", () => {
    const running = render(Countdown, { props: { timer: { until: Date.now() + 29_500, left: 29_500, whole: 60_000, state: "running" } } }).body;
    expect(running).toContain("web-ws-seconds-left 30");
    const paused = render(Countdown, { props: { timer: { until: null, left: 65_000, whole: 60_000, state: "paused" } } }).body;
    expect(paused).toContain(">1:05<");
    expect(paused).toContain("paused");
  });
});
