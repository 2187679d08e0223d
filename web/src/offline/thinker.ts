/** A worker that thinks for a table. What breaks it is said, and then it is replaced. */
import { assemble, Mind, type Kit, type Task, type Thought } from "./thinking";

export type ToThinker = { kit: Kit } | { task: Task };
export type FromThinker = { thought: Thought } | { broken: string };

let mind: Mind | null = null;

function answer(message: ToThinker): Thought | null {
  if ("kit" in message) {
    mind = new Mind(assemble(message.kit));
    return null;
  }
  if (!mind) throw new Error("there is nothing to think with");
  return mind.think(message.task);
}

addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
  let said: FromThinker | null;
  try {
    const thought = answer(data);
    said = thought && { thought };
  } catch (error) {
    said = { broken: String(error) };
  }
  if (said) postMessage(said);
});
