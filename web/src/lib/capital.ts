/** Names of things stand in the middle of sentences; alone they begin with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
