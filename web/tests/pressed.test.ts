import { beforeEach, describe, expect, it, vi } from "vitest";
import { pressed } from "../src/lib/pressed";

class Thing extends EventTarget {
  isConnected = true;
}

describe("a press", () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal("Element", Thing);
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  });
  const press = (thing: Thing, act: () => void, button = 0) => {
    pressed({ button, currentTarget: thing, clientX: 100, clientY: 50 } as unknown as PointerEvent, act);
  };
  const lift = (clientX: number, name = "pointerup") => {
    page.dispatchEvent(Object.assign(new Event(name), { clientX, clientY: 50 }));
  };

  it("counts when its button has gone before the finger was lifted, once", () => {
    const [act, thing] = [vi.fn(), new Thing()];
    press(thing, act);
    thing.isConnected = false;
    lift(104);
    lift(104);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("is left to the click where the button still stands", () => {
    const act = vi.fn();
    press(new Thing(), act);
    lift(100);
    expect(act).not.toHaveBeenCalled();
  });

  it("is nothing when the finger went elsewhere, was not the first, or the touch became a scroll", () => {
    for (const [button, x, name] of [[0, 300, "pointerup"], [2, 100, "pointerup"], [0, 100, "pointercancel"]] as const) {
      const [act, thing] = [vi.fn(), new Thing()];
      press(thing, act, button);
      thing.isConnected = false;
      lift(x, name);
      lift(100);
      expect(act).not.toHaveBeenCalled();
    }
  });
});
