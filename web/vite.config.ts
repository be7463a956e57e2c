import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served by `claytable serve`; while the client is written, `npm run dev` passes everything else on to it.
// In the mode `site` it is a folder of static files that works at any address (`make site`).
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: mode === "site" ? "./" : "/",
  build: { outDir: "../claytable/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  worker: { format: "es" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
