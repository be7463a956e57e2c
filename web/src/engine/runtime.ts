// Python in a worker, through Pyodide, with our packages. Its files are fetched once and kept in the cache.

import { load as bring, type Files } from "./files";

/** The little that we use of Pyodide. */
export interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  pyimport<T>(name: string): T;
}

interface Pyodide {
  loadPyodide(settings: Record<string, unknown>): Promise<Python>;
}

/** Where our packages are put. */
const PACKAGES = "/lib/claytable.zip";

export interface Started {
  python: Python;
  /** Pyodide as the browser has compiled it: a second worker need not compile it again. */
  module: WebAssembly.Module;
}

/** Python, ready to import `claytable`; `told` hears how many bytes have come, of how many. */
export async function startPython(
  base: string,
  told: (loaded: number, total: number) => void,
  known?: WebAssembly.Module,
): Promise<Started> {
  const answer = await fetch(new URL("files.json", base), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`files.json: ${answer.status}`);
  const files = (await answer.json()) as Files;
  const fetched = bring(base, files, told);
  // All are on their way at once; Pyodide takes them as it needs them.
  const compiled = known
    ? Promise.resolve(known)
    : fetched("pyodide.asm.wasm.pack").then((answer) => WebAssembly.compileStreaming(answer));
  const library = fetched("library.pack");
  const ours = fetched("claytable.pack");
  const settings = fetched("lock.json");
  const script = <T>(name: string): Promise<T> =>
    import(/* @vite-ignore */ new URL(`${name}?${files[name]!.hash}`, base).href) as Promise<T>;
  for (const each of [compiled, library, ours, settings]) each.catch(() => undefined);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    script<Pyodide>("pyodide.js"),
    script<{ default: unknown }>("pyodide.asm.js"),
  ]);
  const usual = self.fetch;
  const instantiate = WebAssembly.instantiateStreaming;
  const python = await (async () => {
    // What Pyodide fetches and compiles itself comes by our way.
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const module = await compiled;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    };
    self.fetch = async (request, init) => {
      const name = new URL(request instanceof Request ? request.url : request, base).pathname.split("/").at(-1);
      if (name === "pyodide.asm.wasm") return new Response();
      if (name === "library.zip") return library;
      return usual(request, init);
    };
    try {
      return await loadPyodide({
        indexURL: base,
        stdLibURL: new URL("library.zip", base).href,
        createPyodideModule,
        lockFileContents: await (await settings).text(),
      });
    } finally {
      self.fetch = usual;
      WebAssembly.instantiateStreaming = instantiate;
    }
  })();
  python.FS.writeFile(PACKAGES, new Uint8Array(await (await ours).arrayBuffer()));
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  return { python, module: await compiled };
}
