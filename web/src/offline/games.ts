/** Engines and packs, as this browser keeps them. */

/** Where they are kept; their names change with their content. `sw.js` drops what nobody names any longer. */
const GAMES = "veilleuse-games";

/** A file of the offer: as it was kept, or from the network and then kept. */
export async function fetched(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await caches.open(GAMES).catch(() => null);
  const kept = await cache?.match(address);
  const response = kept ?? (await fetch(address).catch(() => null));
  if (!response?.ok) throw new Error(`${address} is not to be had`);
  // Where there is no room it is fetched again.
  if (!kept) await cache?.put(address, response.clone()).catch(() => undefined);
  return new Uint8Array(await response.arrayBuffer());
}
