import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type HtmlTagDescriptor, type Plugin } from "vite";

import { light } from "./light.ts";

const meta = (name: string, content: string): HtmlTagDescriptor => ({ tag: "meta", attrs: { name, content } });

/**
 * The page names files that it loads later, so that the service worker can keep them: its words, those of the chosen
 * language, and the pages that one reads without the network.
 */
const later: Plugin = {
  name: "later",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) => {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
      const tags = chunks.flatMap(({ facadeModuleId, fileName }) => {
        const language = /\/locale\/(\w+)\.ftl/.exec(facadeModuleId ?? "")?.[1];
        return language ? [meta(`words-${language}`, `/${fileName}`)] : [];
      });
      const read = chunks
        .filter(({ facadeModuleId }) => /\/(RulesPage|LearnPage)\.svelte$|\/learn\/words\//.test(facadeModuleId ?? ""))
        .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
      return [...tags, meta("read", read.map((file) => `/${file}`).join(" "))];
    },
  },
};

// The page is served by `claytable serve`; while the client is written, `npm run dev` passes everything else on to it.
// In the mode `site` it is a folder of static files that works at any address (`make site`).
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), light, ...(mode === "site" ? [] : [later])],
  base: mode === "site" ? "./" : "/",
  build: {
    outDir: "../claytable/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // A browser that cannot load modules ahead loads them when they are needed.
    modulePreload: { polyfill: false },
    // Many small files are heavier on the line than one: what several parts need, and the outlines of the tables.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", minShareCount: 2 },
            { name: "where", test: /\/games\/\w+\/where\.ts$/ },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
