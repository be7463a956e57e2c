// A new view shares with the old one every object that has not changed: only what changed is drawn again.

type Fields = Record<string, unknown>;

export function shared<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const value = shared(before[name], now[name]);
    same &&= value === before[name];
    (now as Fields)[name] = value;
  }
  return same ? (before as T) : now;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
