// Bots: a second Python that only thinks.

import { startPython } from "./runtime";
import type { FromBots, ToBots } from "./talk";

type Think = (job: string) => string;

const tell = (message: FromBots): void => self.postMessage(message);

async function start(base: string, module: WebAssembly.Module): Promise<Think> {
  const { python } = await startPython(base, () => undefined, module);
  return python.pyimport<{ think: Think }>("claytable.page").think;
}

let think: Promise<Think> | undefined;

self.onmessage = async (event: MessageEvent<ToBots>) => {
  const message = event.data;
  try {
    if (message.type === "start") think = start(message.base, message.module);
    const ready = await think!;
    if (message.type === "think") tell({ type: "thought", id: message.id, answer: ready(message.job) });
  } catch (error) {
    tell({ type: "failed", why: String(error) });
  }
};
