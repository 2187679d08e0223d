/** Asking no more often than the server answers. */
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Asks for the latest of many wishes: one at a time, `every` milliseconds apart. A wish that was overtaken while
 * another was being answered is dropped.
 */
export function latest<T>(ask: (wish: T) => Promise<void>, every: number): (wish: T) => Promise<void> {
  let next: { wish: T } | null = null;
  let running: Promise<void> | null = null;
  async function run(): Promise<void> {
    while (next) {
      const { wish } = next;
      next = null;
      await ask(wish);
      await pause(every);
    }
  }
  return (wish) => {
    next = { wish };
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
