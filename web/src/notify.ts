// Telling someone who looks elsewhere that it is their turn.

/** Whether this browser can tell at all. */
export const canNotify = (): boolean => "Notification" in globalThis;

/** Ask for leave; whether we have it. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tell. Android leaves it to the service worker, and throws where a page tries it by itself. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const note = { body, tag, data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) {
    await worker.showNotification(title, note).catch(() => undefined);
    return;
  }
  try {
    new Notification(title, note);
  } catch {
    // Without a service worker this browser tells nothing; the page's title still does.
  }
}
