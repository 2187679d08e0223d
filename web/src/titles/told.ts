/** Reading what was told, whatever it was. */

type KeyOf<T> = T extends unknown ? keyof T : never;
type Said<T, Key extends PropertyKey> = T extends Partial<Record<Key, infer Value>> ? Value : never;

/**
 * The words of any telling of a title, each where it was said: for code that looks for a word and does not care in which
 * sentence it stood. Every telling is one of these.
 */
export type Words<Told extends { told: string }> = { told: Told["told"] } & {
  [Key in Exclude<KeyOf<Told>, "told">]?: Said<Extract<Told, Record<Key, unknown>>, Key>;
};
