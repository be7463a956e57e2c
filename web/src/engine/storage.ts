// Where the tables of this browser are kept. What is acknowledged has been written; of a table nothing is half written.

import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";

/** What the engine (`claytable.page`) asks of a storage; everything is JSON, and kept as it came. */
export interface Storage {
  tables(): Promise<string>;
  load(table: string): Promise<string | undefined>;
  entries(table: string, after: number): Promise<string>;
  create(table: string, record: string, entries: string): Promise<void>;
  append(table: string, expected: number, entries: string, record: string): Promise<boolean>;
  change(table: string, record: string): Promise<void>;
  snapshot(table: string, number: number, game: string): Promise<void>;
  remove(table: string): Promise<void>;
}

interface Shape extends DBSchema {
  /** By id, with how many entries there are. */
  tables: { key: string; value: { id: string; record: string; entries: number } };
  /** By table and number, from 0. */
  entries: { key: [string, number]; value: { table: string; number: number; entry: string } };
  snapshots: { key: string; value: { table: string; number: number; game: string } };
}

const NAME = "claytable";
type Stores = ("tables" | "entries" | "snapshots")[];
const STORES: Stores = ["tables", "entries", "snapshots"];
/** A change is on the disk, not only handed to it, before it counts. */
const STRICT = { durability: "strict" } as const;

/** The keys of a table's entries after a number. */
const after = (table: string, number: number): IDBKeyRange =>
  IDBKeyRange.bound([table, number], [table, Infinity], true, false);

/** What can no longer be read is nothing; the engine says so, and goes on with the rest. */
function readable(text: unknown): string {
  try {
    JSON.parse(text as string);
    return text as string;
  } catch {
    return "null";
  }
}

const list = (texts: string[]): string => `[${texts.map(readable).join(",")}]`;

/** The entries of a JSON list, each as text. */
const each = (entries: string): string[] => (JSON.parse(entries) as unknown[]).map((entry) => JSON.stringify(entry));

type Writing = IDBPTransaction<Shape, Stores, "readwrite">;

class Database implements Storage {
  constructor(
    private readonly database: IDBPDatabase<Shape>,
    private readonly written: (table: string) => void,
  ) {}

  async tables(): Promise<string> {
    return list((await this.database.getAll("tables")).map(({ record }) => record));
  }

  async load(table: string): Promise<string | undefined> {
    const transaction = this.database.transaction(STORES);
    const found = await transaction.objectStore("tables").get(table);
    if (!found) return undefined;
    const snapshot = await transaction.objectStore("snapshots").get(table);
    const since = await transaction.objectStore("entries").getAll(after(table, snapshot?.number ?? -1));
    const kept = snapshot ? `{"number":${snapshot.number},"game":${readable(snapshot.game)}}` : "null";
    return `{"record":${readable(found.record)},"snapshot":${kept},"entries":${list(since.map(({ entry }) => entry))}}`;
  }

  async entries(table: string, number: number): Promise<string> {
    return list((await this.database.getAll("entries", after(table, number))).map(({ entry }) => entry));
  }

  async create(table: string, record: string, entries: string): Promise<void> {
    const texts = each(entries);
    await this.#write(table, async (stores) => {
      await stores.objectStore("tables").add({ id: table, record, entries: texts.length });
      for (const [number, entry] of texts.entries()) await stores.objectStore("entries").add({ table, number, entry });
      return true;
    });
  }

  append(table: string, expected: number, entries: string, record: string): Promise<boolean> {
    return this.#write(table, async (stores) => {
      const found = await stores.objectStore("tables").get(table);
      if (found?.entries !== expected) return false;
      let number = expected;
      for (const entry of each(entries)) await stores.objectStore("entries").add({ table, number: number++, entry });
      await stores.objectStore("tables").put({ id: table, record, entries: number });
      return true;
    });
  }

  async change(table: string, record: string): Promise<void> {
    await this.#write(table, async (stores) => {
      const found = await stores.objectStore("tables").get(table);
      if (found) await stores.objectStore("tables").put({ ...found, record });
      return found !== undefined;
    });
  }

  async snapshot(table: string, number: number, game: string): Promise<void> {
    // It only saves time: there is no hurry to have it on the disk.
    await this.database.put("snapshots", { table, number, game });
  }

  async remove(table: string): Promise<void> {
    await this.#write(table, async (stores) => {
      await stores.objectStore("tables").delete(table);
      await stores.objectStore("snapshots").delete(table);
      await stores.objectStore("entries").delete(after(table, -1));
      return true;
    });
  }

  /** Done whole, or not at all; whether something was done. */
  async #write(table: string, work: (stores: Writing) => Promise<boolean>): Promise<boolean> {
    const stores = this.database.transaction(STORES, "readwrite", STRICT);
    // The part that failed says why.
    stores.done.catch(() => undefined);
    try {
      const done = await work(stores);
      await stores.done;
      if (done) this.written(table);
      return done;
    } catch (error) {
      try {
        stores.abort();
      } catch {
        // The browser has done so.
      }
      throw error;
    }
  }
}

/** For a browser that keeps nothing: tables last as long as the page. */
class Memory implements Storage {
  readonly #tables = new Map<string, { record: string; entries: string[]; snapshot: string }>();

  async tables(): Promise<string> {
    return list([...this.#tables.values()].map(({ record }) => record));
  }

  async load(table: string): Promise<string | undefined> {
    const found = this.#tables.get(table);
    return found && `{"record":${found.record},"snapshot":null,"entries":${list(found.entries)}}`;
  }

  async entries(table: string, number: number): Promise<string> {
    return list(this.#tables.get(table)?.entries.slice(number + 1) ?? []);
  }

  async create(table: string, record: string, entries: string): Promise<void> {
    this.#tables.set(table, { record, entries: each(entries), snapshot: "" });
  }

  async append(table: string, expected: number, entries: string, record: string): Promise<boolean> {
    const found = this.#tables.get(table);
    if (found?.entries.length !== expected) return false;
    found.entries.push(...each(entries));
    found.record = record;
    return true;
  }

  async change(table: string, record: string): Promise<void> {
    const found = this.#tables.get(table);
    if (found) found.record = record;
  }

  async snapshot(): Promise<void> {
    // The table is in memory anyway.
  }

  async remove(table: string): Promise<void> {
    this.#tables.delete(table);
  }
}

/** What went wrong with keeping something, by the id of a sentence. */
export const storageTrouble = (error: unknown): string =>
  (error as Error)?.name === "QuotaExceededError" ? "storage-full" : "storage-failed";

/** Python takes plain errors alone: with one of the kinds that browsers have for storage the table would wait for ever. */
const plain = (error: unknown): Error =>
  new Error(`${(error as Error)?.name ?? "Error"}: ${(error as Error)?.message ?? String(error)}`);

/** The browser's storage, or one that lasts as long as the page where the browser refuses. */
export async function openStorage(written: (table: string) => void, trouble: (id: string) => void): Promise<Storage> {
  let storage: Storage;
  try {
    const database = await openDB<Shape>(NAME, 1, {
      upgrade(fresh) {
        fresh.createObjectStore("tables", { keyPath: "id" });
        fresh.createObjectStore("entries", { keyPath: ["table", "number"] });
        fresh.createObjectStore("snapshots", { keyPath: "table" });
      },
      // The browser has closed it, for want of space or because its data were cleared.
      terminated: () => trouble("storage-failed"),
    });
    storage = new Database(database, written);
  } catch {
    trouble("storage-refused");
    return new Memory();
  }
  // The person hears what cannot be written, and so does the engine, which leaves the table as it was.
  let wrong = "";
  const say = (id: string): void => {
    if (id !== wrong) trouble((wrong = id));
  };
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const done = await work;
      say("");
      return done;
    } catch (error) {
      say(storageTrouble(error));
      throw plain(error);
    }
  };
  const read = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw plain(error);
    });
  return {
    tables: () => read(storage.tables()),
    load: (table) => read(storage.load(table)),
    entries: (table, number) => read(storage.entries(table, number)),
    create: (table, record, entries) => told(storage.create(table, record, entries)),
    append: (table, expected, entries, record) => told(storage.append(table, expected, entries, record)),
    change: (table, record) => told(storage.change(table, record)),
    snapshot: (table, number, game) => storage.snapshot(table, number, game).catch(() => undefined),
    remove: (table) => told(storage.remove(table)),
  };
}
