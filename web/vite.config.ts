import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served by `claytable serve`; while the client is written, `npm run dev` passes everything else on to it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../claytable/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
