import { afterEach, expect, test, vi } from "vitest";

import { canNotify, mayNotify, notify } from "./notify";

afterEach(() => void vi.unstubAllGlobals());

/** A browser in which a page may not make notifications by itself, as on Android. */
function android(worker?: { active: object; showNotification: (title: string, note: unknown) => Promise<void> }): void {
  class Throws {
    static permission = "granted";
    static requestPermission = async () => Promise.resolve("granted");
    constructor() {
      throw new TypeError("Illegal constructor");
    }
  }
  vi.stubGlobal("Notification", Throws);
  vi.stubGlobal("location", { href: "http://here/table/1" });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => Promise.resolve(worker) } });
}

test("the service worker tells, where there is one", async () => {
  const showNotification = vi.fn(async () => Promise.resolve());
  android({ active: {}, showNotification });
  await notify("your turn", "Tabannusi", "1");
  const note = { body: "Tabannusi", tag: "1", data: "http://here/table/1" };
  expect(showNotification).toHaveBeenCalledWith("your turn", note);
});

test("a browser that lets nobody tell does not stop the page", async () => {
  android();
  expect(await mayNotify()).toBe(true);
  await expect(notify("your turn", "Tabannusi", "1")).resolves.toBeUndefined();
});

test("a browser without notifications says so", async () => {
  vi.stubGlobal("Notification", undefined);
  delete (globalThis as { Notification?: unknown }).Notification;
  expect(canNotify()).toBe(false);
  expect(await mayNotify()).toBe(false);
});
