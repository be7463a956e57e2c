// Tables at a server: plain requests, and a WebSocket for each table.

import { engine } from "./engine.svelte";
import { Home, Trouble, type Ear, type Line, type Method, type Schemas } from "./tables";

export class Remote extends Home {
  readonly at = "table";
  readonly shared = true;

  protected async ask(method: Method, path: string, body: string | null): Promise<string> {
    let answer: Response;
    try {
      const headers: HeadersInit = body === null ? {} : { "content-type": "application/json" };
      answer = await fetch(path, { method, headers, body });
    } catch {
      engine.serverAway = true;
      throw new Trouble("offline", "", 0);
    }
    // What is said of the games may have been kept from an earlier visit.
    if (!path.startsWith("/api/games")) engine.serverAway = false;
    const text = await answer.text();
    if (answer.ok) return text;
    let trouble: { code?: string; sentence?: string; rule?: string } = {};
    try {
      trouble = JSON.parse(text) as typeof trouble;
    } catch {
      // Somebody else answered, such as a gateway before the server.
    }
    throw new Trouble(trouble.code ?? "failure", trouble.sentence ?? answer.statusText, answer.status, trouble.rule);
  }

  live(table: string, query: URLSearchParams, ear: Ear): Line {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live?${query}`);
    socket.onmessage = (event) => ear.hear(JSON.parse(event.data as string) as Schemas["Outgoing"]);
    socket.onclose = () => ear.lost();
    return {
      say(message) {
        const open = socket.readyState === WebSocket.OPEN;
        if (open) socket.send(JSON.stringify(message));
        return open;
      },
      close() {
        socket.onclose = null;
        socket.close();
      },
    };
  }
}
