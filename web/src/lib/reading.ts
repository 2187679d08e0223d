/** Pages that the laboratory has written, to be read in a window of their own. */

/** As it writes them: each once, without attributes. */
const STYLE = /<style>([\s\S]*?)<\/style>/;
const SCRIPT = /<script>[\s\S]*?<\/script>/;

/**
 * Opens a page. It has its styles inside, which the policy of a site lets stand in no document, not even in one that nobody sees: they are
 * put in place as a sheet of the window. Its script is left out.
 */
export function showPage(html: string): void {
  const written = new DOMParser().parseFromString(html.replace(STYLE, "").replace(SCRIPT, ""), "text/html");
  const view = window.open("");
  if (!view) return;
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(STYLE.exec(html)?.[1] ?? "");
  const { document: page } = view;
  page.replaceChild(page.adoptNode(written.documentElement), page.documentElement);
  page.adoptedStyleSheets = [sheet];
}
