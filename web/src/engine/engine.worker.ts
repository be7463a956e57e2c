// The engine: Python plays the tables of this tab, the browser keeps them.

import { Desk, type Page } from "./desk";
import { startPython } from "./runtime";
import { openStorage } from "./storage";
import { CHANNEL, type FromEngine, type ToEngine, type Written } from "./talk";
import { Thinker } from "./thinker";

const tell = (message: FromEngine): void => self.postMessage(message);
const told = (chair: number, message: string): void => tell({ type: "told", chair, message });

let thinker: Thinker | undefined;

async function start(base: string): Promise<Desk> {
  const channel = new BroadcastChannel(CHANNEL);
  const storage = openStorage(
    (table) => channel.postMessage({ table } satisfies Written),
    (trouble) => tell({ type: "storage", trouble }),
  );
  const { python, module } = await startPython(base, (loaded, total) => tell({ type: "progress", loaded, total }));
  const { Page } = python.pyimport<{ Page: (...parts: unknown[]) => Page }>("claytable.page");
  thinker = new Thinker(base, module);
  const desk = new Desk(Page(await storage, thinker, told), told, (error) => fail("engine-crashed", error));
  channel.onmessage = (event: MessageEvent<Written>) => desk.written(event.data.table);
  tell({ type: "ready" });
  return desk;
}

/** A fault of the engine itself: nothing it does later can be trusted, so the page starts another one. */
function fail(trouble: string, error: unknown): void {
  tell({ type: "failed", trouble, why: String((error as Error)?.stack ?? error) });
}

let desk: Promise<Desk> | undefined;

async function hear(message: ToEngine): Promise<void> {
  if (message.type === "start") {
    desk = start(message.base);
    desk.catch((error: unknown) => fail(navigator.onLine ? "engine-failed" : "engine-offline", error));
    return;
  }
  const ready = await desk!;
  try {
    switch (message.type) {
      case "ask":
        tell({ type: "answer", id: message.id, ...(await ready.ask(message.method, message.path, message.body)) });
        break;
      case "sit":
        await ready.sit(message.chair, message.table, message.query);
        break;
      case "hear":
        await ready.hear(message.chair, message.message);
        break;
      case "leave":
        ready.leave(message.chair);
        break;
      case "rest":
        thinker?.rest();
        break;
    }
  } catch (error) {
    fail("engine-crashed", error);
  }
}

self.onmessage = (event: MessageEvent<ToEngine>) => void hear(event.data).catch(() => undefined);
