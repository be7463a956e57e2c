import { expect, test } from "vitest";

import { Analyst, lostBetween, missing, turnOf, type AnalysedTurn } from "./analysis.svelte";

function turn(place: number, number: number, last: number, loss = 0): AnalysedTurn {
  const mistake = loss > 0;
  const nothing = { worth: 0, error: 0.1, odds: null, line: [], played: [] };
  return { place, seat: place % 2, number, last, loss, mistake, from: number, ...nothing };
}
const turns = [turn(0, 0, 3), turn(1, 3, 4, 2), turn(2, 4, 9, 1.5)];

test("the turn that goes on at an entry, and none after the last", () => {
  expect([0, 2, 3, 4, 8, 9].map((number) => turnOf(turns, number)?.place)).toEqual([0, 0, 1, 2, 2, undefined]);
});

test("what mistakes lost between two entries", () => {
  expect(lostBetween(turns, 0, 3)).toBe(0);
  expect(lostBetween(turns, 3, 9)).toBe(3.5);
});

/** A home that knows one turn of three, and may refuse once. */
class Server {
  asked: string[] = [];
  known = [turns[0]!];
  summed = false;
  async get<T>(): Promise<T> {
    const summary = this.known.length === 3 ? { seats: [], decisive: [], won: [] } : null;
    return { total: 3, turns: this.known, summary } as T;
  }
  async post<T>(path: string): Promise<T> {
    this.asked.push(path);
    const found = turns[Number(/\d+$/.exec(path)![0])]!;
    this.known = [...this.known, found];
    return found as T;
  }
}

test("only what is missing is worked out, and then summed up", async () => {
  const server = new Server();
  const analyst = new Analyst(server, "T", "");
  await analyst.run();
  expect(server.asked).toEqual(["/api/tables/T/analysis/1", "/api/tables/T/analysis/2"]);
  expect(analyst.found?.turns.map(({ place }) => place)).toEqual([0, 1, 2]);
  expect(analyst.found?.summary).not.toBeNull();
  expect(analyst.running).toBe(false);
  expect(missing(analyst.found!)).toEqual([]);
});

test("stopped it keeps what it has, and goes on from there", async () => {
  const server = new Server();
  const analyst = new Analyst(server, "T", "");
  const running = analyst.run();
  analyst.stop();
  await running;
  expect(server.asked).toEqual([]);
  expect(analyst.found && missing(analyst.found)).toEqual([1, 2]);
  await analyst.run();
  expect(server.asked.length).toBe(2);
});
