// Plain requests. Whatever the server refuses comes as a `Trouble` with a sentence to show.

import type { components } from "./schema";

export type Schemas = components["schemas"];
export type TableInfo = Schemas["TableInfo"];
export type GameInfo = Schemas["GameInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type RuleInfo = Schemas["RuleInfo"];
export type LogEntry = Schemas["LogEntry"];
export type NewTable = Schemas["NewTable"];

export class Trouble extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
    readonly rule = "",
  ) {
    super(sentence);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble("offline", "", 0);
  }
  const text = await answer.text();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    data = undefined;
  }
  if (answer.ok) return data as T;
  const trouble = data as { code?: string; sentence?: string; rule?: string } | undefined;
  throw new Trouble(trouble?.code ?? "failure", trouble?.sentence ?? answer.statusText, answer.status, trouble?.rule);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
