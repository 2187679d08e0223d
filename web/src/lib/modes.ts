/** The modes of a title, as its lobby offers them. */
import { api } from "./api";

export async function modesOf(title: string): Promise<string[]> {
  const titles = await api.titles();
  return titles.find(({ id }) => id === title)?.modes.map(({ id }) => id) ?? [];
}
