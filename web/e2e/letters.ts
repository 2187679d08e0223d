/** How large letters are on the screen, and how well they stand out from what lies behind them. */
import type { Page } from "@playwright/test";

/** A piece of text as it is drawn: where, how large in pixels, in which colour, and with which halo around its letters. */
type Drawn = { text: string; where: string; x: number; y: number; w: number; h: number; size: number; bold: boolean; ink: number[]; halo: number[] | null };

/** Everything that is written inside these elements and in sight. */
export function drawn(page: Page, inside: string): Promise<Drawn[]> {
  return page.evaluate((inside) => {
    const brush = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!brush) throw new Error("no canvas");
    const colour = (css: string): number[] => {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = css;
      brush.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = brush.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    /** Whether a point of something is cut off by what it lies in. */
    const isCut = (one: Element, x: number, y: number): boolean => {
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
        if (getComputedStyle(around).overflow === "visible") continue;
        const box = around.getBoundingClientRect();
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
      }
      return false;
    };
    const opacity = (one: Element | null): number => (one ? Number(getComputedStyle(one).opacity) * opacity(one.parentElement) : 1);
    const all: Drawn[] = [];
    for (const root of document.querySelectorAll(inside)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const one = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (!one || !text || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        // What is there for who hears the page is not drawn; what cannot be used now may be faint.
        const unseen = one.closest(".unseen, button:disabled, [inert], title, desc") !== null || getComputedStyle(one).clipPath === "inset(50%)";
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const out = box.width < 2 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (unseen || out || isCut(one, x, y)) continue;
        const top = document.elementFromPoint(x, y);
        const sameDrawing = top?.closest("svg") !== null && top?.closest("svg") === one.closest("svg");
        if (top && !one.contains(top) && !top.contains(one) && !sameDrawing) continue;
        const style = getComputedStyle(one);
        const svg = one instanceof SVGElement;
        const scale = svg ? ((one.closest("text") as SVGTextElement | null)?.getScreenCTM()?.d ?? 1) : 1;
        const ink = colour(svg ? style.fill : style.color);
        const haloed = svg && style.paintOrder.startsWith("stroke") && Number.parseFloat(style.strokeWidth) * scale >= 1.4;
        all.push({
          text,
          where: one.closest("[data-thing], [data-about]")?.getAttribute("data-thing") ?? one.closest("[class]")?.getAttribute("class") ?? one.tagName,
          x: box.left, y: box.top, w: box.width, h: box.height,
          size: Number.parseFloat(style.fontSize) * scale,
          bold: Number(style.fontWeight) >= 600,
          ink: [ink[0] ?? 0, ink[1] ?? 0, ink[2] ?? 0, (ink[3] ?? 1) * opacity(one)],
          halo: haloed ? colour(style.stroke) : null,
        });
      }
    }
    return all;
  }, inside);
}

/** What is written smaller than so many pixels. */
export async function tooSmall(page: Page, inside: string, least: number): Promise<string[]> {
  const small = (await drawn(page, inside)).filter(({ size }) => size < least);
  return small.map(({ text, where, size }) => `“${text}” in ${where}: ${size.toFixed(1)} px`);
}

/** What does not stand out as WCAG asks (AA): its letters against the picture behind them, pixel by pixel. */
export async function faint(page: Page, inside: string): Promise<string[]> {
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) {
      if (moving.effect?.getTiming().iterations === Infinity) moving.cancel();
      else moving.finish();
    }
  });
  const texts = await drawn(page, inside);
  await page.evaluate(() => {
    const blank = new CSSStyleSheet();
    blank.replaceSync("* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; } svg text, svg tspan { fill: transparent !important; stroke: transparent !important; }");
    document.adoptedStyleSheets = [blank];
  });
  const behind = (await page.screenshot()).toString("base64");
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return page.evaluate(
    async ([texts, behind]) => {
      const bytes = Uint8Array.from(atob(behind), (char) => char.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
      if (!canvas) throw new Error("no canvas");
      canvas.drawImage(picture, 0, 0);
      const light = ([r = 0, g = 0, b = 0]: number[]): number => {
        const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
      };
      const contrast = (one: number[], other: number[]): number => {
        const [a, b] = [light(one), light(other)];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      };
      const over = (ink: number[], ground: number[]): number[] => ground.map((part, index) => part + ((ink[index] ?? 0) - part) * (ink[3] ?? 1));
      return texts.flatMap(({ text, where, x, y, w, h, size, bold, ink, halo }) => {
        const [left, top, across, down] = [Math.floor(x), Math.floor(y), Math.max(1, Math.round(w)), Math.max(1, Math.round(h))];
        const { data } = canvas.getImageData(left, top, across, down);
        const ratios: number[] = [];
        for (let at = 0; at < data.length; at += 4 * 3) {
          const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
          const ground = halo ? over(halo, pixel) : pixel;
          ratios.push(contrast(over(ink, ground), ground));
        }
        ratios.sort((a, b) => a - b);
        // A line or a lamp may cross a word; a quarter of it may not be lost.
        const ratio = ratios[Math.floor(ratios.length / 4)] ?? 21;
        const enough = size >= 24 || (size >= 18.6 && bold) ? 3 : 4.5;
        return ratio < enough - 0.05 ? [`“${text}” in ${where}: ${ratio.toFixed(2)}`] : [];
      });
    },
    [texts, behind] as const,
  );
}
