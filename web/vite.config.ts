import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { light } from "./light.ts";

/** The page names the files of its words, so that the service worker can keep those of the chosen language. */
const words: Plugin = {
  name: "words",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((file) => {
        const language = file.type === "chunk" && /\/locale\/(\w+)\.ftl/.exec(file.facadeModuleId ?? "")?.[1];
        return language ? [{ tag: "meta", attrs: { name: `words-${language}`, content: `/${file.fileName}` } }] : [];
      }),
  },
};

// The page is served by `claytable serve`; while the client is written, `npm run dev` passes everything else on to it.
// In the mode `site` it is a folder of static files that works at any address (`make site`).
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), light, ...(mode === "site" ? [] : [words])],
  base: mode === "site" ? "./" : "/",
  build: {
    outDir: "../claytable/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // A browser that cannot load modules ahead loads them when they are needed.
    modulePreload: { polyfill: false },
    // What several parts need is one file: many small ones are heavier on the line.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } } },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
