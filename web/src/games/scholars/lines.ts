// Lines of Translators from a Scroll's language to Arabic: the answers `via:3+7`, and in which order they are read.

export interface Line {
  key: string;
  rooms: number[];
}

/** The lines among the keys of answers. */
export function lines(keys: readonly string[]): Line[] {
  return keys
    .filter((key) => key.startsWith("via:"))
    .map((key) => ({ key, rooms: key.slice(4).split("+").map(Number) }));
}

export interface Stop {
  room: number;
  /** The language that is left here, and the one that is reached. */
  from: string;
  to: string;
}

/** The Rooms of a line one after the other; as they come where no order joins them. */
export function route(rooms: readonly number[], spoken: (room: number) => readonly string[], from: string): Stop[] {
  const follow = (language: string, left: readonly number[], seen: readonly string[]): Stop[] | undefined => {
    if (left.length === 0) return language === "arabic" ? [] : undefined;
    for (const room of left) {
      if (!spoken(room).includes(language)) continue;
      const rest = left.filter((other) => other !== room);
      for (const to of spoken(room)) {
        if (to === language || seen.includes(to)) continue;
        const found = follow(to, rest, [...seen, to]);
        if (found) return [{ room, from: language, to }, ...found];
      }
    }
    return undefined;
  };
  return follow(from, rooms, [from]) ?? rooms.map((room) => ({ room, from: "", to: spoken(room).at(-1) ?? "" }));
}
