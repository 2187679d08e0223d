/**
 * What is new, made of the pieces of what was there before wherever it says the same. Views, chairs and options come as text
 * and are whole new objects each time; with this, whoever looks at a piece hears of it only when that piece changed.
 */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now;
    const pieces = now.map((piece, index) => shared<unknown>(before[index], piece));
    return (before.length === pieces.length && pieces.every((piece, index) => piece === before[index]) ? before : pieces) as T;
  }
  if (Array.isArray(before)) return now;
  if (now instanceof Set) return before instanceof Set && now.size === before.size && [...now].every((one) => before.has(one)) ? (before as T) : now;
  if (now instanceof Map) return before instanceof Map && now.size === before.size && [...now].every(([name, one]) => before.has(name) && shared(before.get(name), one) === before.get(name)) ? (before as T) : now;
  const old = before as Record<string, unknown>;
  const pieces = Object.entries(now).map(([name, piece]) => [name, shared(old[name], piece)] as const);
  const same = pieces.length === Object.keys(old).length && pieces.every(([name, piece]) => name in old && piece === old[name]);
  return (same ? before : Object.fromEntries(pieces)) as T;
}

/** For a value that is worked out again and again: it stays the same object for as long as it says the same. */
export function steady(): <T>(now: T) => T {
  let before: unknown;
  return (now) => {
    const next = shared(before, now);
    before = next;
    return next;
  };
}
