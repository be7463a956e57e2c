import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { sep } from "node:path";

const COMPONENTS = readdirSync(new URL("src", import.meta.url), { recursive: true })
  .map((path) => path.replaceAll(sep, "/"))
  .filter((path) => path.endsWith(".svelte"))
  .sort();

/**
 * The class that keeps a component's styles to itself: its number. It stands in every rule and every element. No class
 * of ours begins with `_`: one that is called like a component would have its styles, too.
 */
function cssHash({ filename, hash }) {
  const at = COMPONENTS.indexOf(filename.replaceAll(sep, "/").replace(/^(.*\/)?src\//, ""));
  return at < 0 ? `_-${hash(filename)}` : `_${at.toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
