// What the built page does without: nothing here changes what it does, only how many bytes it has.

import { minify, type Plugin } from "vite";

/** A drawing without comments and line breaks. */
export const plainDrawing = (svg: string): string => svg.replace(/<!--.*?-->/gs, "").replace(/\s*\n\s*/g, "");

/** A catalogue without comments, empty lines, and the spaces that only people need. */
export const plainCatalogue = (text: string): string =>
  text
    .replace(/^#.*\n/gm, "")
    .replace(/^\n/gm, "")
    .replace(/^ +/gm, " ")
    .replace(/^([\w-]+) = ?/gm, "$1=");

/** Svelte can take over a page that a server has drawn. Ours are drawn in the browser, so it never does. */
export function drawnHere(code: string): string {
  const plain = code
    .replace("export let hydrating = false;", "export const hydrating = false;")
    .replace(/^\s*hydrating = value;$/m, "");
  if (plain === code || /^\s*hydrating =/m.test(plain)) throw new Error("Svelte says `hydrating` in another way now");
  return plain;
}

/** A compiled component without what it does only to take over a page, and with shapes that close themselves. */
export const drawnOnce = (code: string): string =>
  code
    .replace(/^\s*\$\.(reset|next)\(\w*\);$/gm, "")
    .replace(/><\/(circle|ellipse|line|path|polygon|polyline|rect|stop|use)>/g, "/>");

const PLAIN: readonly [RegExp, (text: string) => string][] = [
  [/\/svelte\/src\/internal\/client\/dom\/hydration\.js$/, drawnHere],
  [/\.svelte$/, drawnOnce],
];
const RAW: readonly [RegExp, (text: string) => string][] = [
  [/\.svg\?raw$/, plainDrawing],
  [/\.ftl\?raw$/, plainCatalogue],
];

export const light: Plugin = {
  name: "light",
  apply: "build",
  transform(code, id) {
    const written = PLAIN.find(([name]) => name.test(id))?.[1];
    if (written) return { code: written(code), map: null };
    const text = RAW.find(([name]) => name.test(id))?.[1];
    // Vite has made a module of it: one string.
    if (text) return `export default ${JSON.stringify(text(JSON.parse(/^export default (".*");?$/s.exec(code)![1]!)))}`;
    return null;
  },
  /** Of what is copied as it is, the one script that says much to its reader. */
  async writeBundle({ dir }) {
    const worker = `${dir}/sw.js`;
    const { code } = await minify("sw.js", await this.fs.readFile(worker, { encoding: "utf8" }));
    await this.fs.writeFile(worker, code);
  },
};
