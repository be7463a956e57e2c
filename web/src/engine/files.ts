// The engine's files: fetched once, kept, and counted as they come.

/** By name: bytes as they travel, and a fingerprint. */
export type Files = Record<string, { size: number; hash: string }>;

/** The cache that the service worker keeps as well: `sw.js` knows the same name. */
export const CACHE = "claytable-site";
const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json" };

/** The fetching of files by name. */
export function load(
  base: string,
  files: Files,
  told: (loaded: number, total: number) => void,
): (name: string) => Promise<Response> {
  let total = 0;
  let loaded = 0;
  const counted = (): TransformStream<Uint8Array, Uint8Array> =>
    new TransformStream({
      transform(part, out) {
        loaded += part.byteLength;
        told(loaded, total);
        out.enqueue(part);
      },
    });
  return async (name) => {
    const { size, hash } = files[name]!;
    total += size;
    told(loaded, total);
    const url = new URL(`${name}?${hash}`, base).href;
    const answer = await kept(url);
    const packed = name.endsWith(".pack");
    let body = answer.body!.pipeThrough(counted());
    if (packed) body = body.pipeThrough(new DecompressionStream("gzip") as TransformStream<Uint8Array, Uint8Array>);
    const type =
      TYPES[
        name
          .replace(/\.pack$/, "")
          .split(".")
          .at(-1)!
      ] ?? "application/octet-stream";
    return new Response(body, { headers: { "content-type": type } });
  };
}

/** A file from the cache, or from the network into it. */
export async function kept(url: string): Promise<Response> {
  // Without a secure address there is no cache; one that refuses is as good as none.
  const cache = await self.caches?.open(CACHE).catch(() => undefined);
  const found = await cache?.match(url);
  if (found) return found;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  if (cache) void cache.put(url, answer.clone()).catch(() => undefined);
  return answer;
}
