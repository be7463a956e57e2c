// Of a new view everything that is as it was is the old one's very object: only what changed is drawn anew.

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
