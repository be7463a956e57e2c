// Where tables live: at a server, or in this browser. Nothing above this interface knows which; both speak the same words.

import type { components } from "./schema";

export type Schemas = components["schemas"];
export type TableInfo = Schemas["TableInfo"];
export type GameInfo = Schemas["GameInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type RuleInfo = Schemas["RuleInfo"];
export type LogEntry = Schemas["LogEntry"];
export type NewTable = Schemas["NewTable"];

/** What was refused or went wrong, with a sentence to show; without one nobody answered. */
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

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who listens at a table. */
export interface Ear {
  hear(message: Schemas["Outgoing"]): void;
  /** Nothing more comes on this line: a listener that wants more opens another one. */
  lost(): void;
}

/** An open line to a table. */
export interface Line {
  /** Whether the message is on its way. */
  say(message: Schemas["Incoming"]): boolean;
  close(): void;
}

const text = (body: unknown): string | null => (body === undefined ? null : JSON.stringify(body));

export abstract class Home {
  /** How the addresses of its tables begin: `/table/...`. */
  abstract readonly at: string;
  /** Whether others can come to its tables. */
  abstract readonly shared: boolean;

  /** What is answered, as the text of a JSON value, to such a text or to none; a `Trouble` where it is refused. */
  protected abstract ask(method: Method, path: string, body: string | null): Promise<string>;
  /** Listen at a table; the query says who (`watch`) and from where on (`seen`). */
  abstract live(table: string, query: URLSearchParams, ear: Ear): Line;

  async get<T>(path: string): Promise<T> {
    return JSON.parse(await this.ask("GET", path, null)) as T;
  }

  async post<T>(path: string, body?: unknown): Promise<T> {
    return JSON.parse(await this.ask("POST", path, text(body))) as T;
  }

  async put<T>(path: string, body?: unknown): Promise<T> {
    return JSON.parse(await this.ask("PUT", path, text(body))) as T;
  }

  async remove<T>(path: string): Promise<T> {
    return JSON.parse(await this.ask("DELETE", path, null)) as T;
  }

  /** A table's journal as it is written: a seed may have more digits than a number of this language. */
  journal(table: string, query = ""): Promise<string> {
    return this.ask("GET", `/api/tables/${table}/journal${query}`, null);
  }

  /** The table to which a journal leads, as it is written; with the pack that it was played with. */
  async bring(journal: string, name: string, pack: Schemas["Pack"] | null = null): Promise<TableInfo> {
    const body = `{"journal":${journal},"name":${JSON.stringify(name)},"pack":${JSON.stringify(pack)}}`;
    return JSON.parse(await this.ask("POST", "/api/journals", body)) as TableInfo;
  }
}
