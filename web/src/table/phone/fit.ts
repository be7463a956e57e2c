// A question on a small screen is never cut: the largest words that take two lines at most.

import type { Attachment } from "svelte/attachments";

const LINES = 2;
/** Of the whole question and its short form, in pixels: the first that fits is shown. */
const LARGE = [17, 15];
const SMALL = [14, 13];

/** Say the question in `whole`, or in `short` where only that fits; without room for either it takes more lines. `said`
 * hears which. */
export const fitted =
  (whole: string, short: string, said: (text: string) => void): Attachment<HTMLElement> =>
  (node) => {
    const tries = [whole, short].flatMap((text) => LARGE.map((size) => [text, size] as const));
    tries.push(...[whole, short].flatMap((text) => SMALL.map((size) => [text, size] as const)));
    let width = -1;
    const fit = () => {
      if (node.clientWidth === width) return;
      width = node.clientWidth;
      for (const [text, size] of tries) {
        node.textContent = text;
        node.style.fontSize = `${size}px`;
        said(text);
        if (node.scrollHeight <= LINES * Number.parseFloat(getComputedStyle(node).lineHeight) + 1) break;
      }
    };
    fit();
    // What stands beside the question comes and goes with it.
    const later = requestAnimationFrame(() => {
      width = -1;
      fit();
    });
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    return () => {
      cancelAnimationFrame(later);
      watch.disconnect();
    };
  };
