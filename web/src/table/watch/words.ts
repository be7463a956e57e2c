// A step in few words, and its sign.

import type { IconOf } from "../../games/games";
import { isMessage, type Message, type Piece, type Words } from "../../words/fluent";

/** The lines of a step in a row; nobody is named again, nor the one whose turn it is. */
export function brief(words: Words, lines: readonly Message[], seat: number): Piece[] {
  return lines.flatMap((line, at) => {
    const pieces = words.pieces(line).map((piece) => ({ ...piece }));
    const who = line.args.seat;
    if (isMessage(who) && pieces.length > 1 && pieces[0]!.message === who) {
      const acts = who.id !== "seat" || who.args.n === seat + 1;
      if (acts || same(who, lines[at - 1]?.args.seat)) {
        pieces.shift();
        // "Ada's Tent is raised" becomes "Tent is raised".
        pieces[0]!.text = pieces[0]!.text.replace(/^(['’]s)?\s+/, "");
      }
    }
    if (at === 0) pieces[0]!.text = capital(pieces[0]!.text);
    const last = pieces.at(-1)!;
    last.text = last.text.replace(/\.$/, "");
    return at === 0 ? pieces : [{ text: ", " }, ...pieces];
  });
}

const same = (who: Message, other: unknown): boolean =>
  isMessage(other) && other.id === who.id && other.args.n === who.args.n;

/** The same as one text. */
export const joined = (words: Words, line: Message, seat: number): string =>
  brief(words, [line], seat)
    .map(({ text }) => text)
    .join("");

/** For a line with little room: without the name that stands beside it, and without what is in brackets. */
export const short = (words: Words, line: Message, seat: number): string =>
  joined(words, line, seat).replace(/\s*\([^()]*\)/g, "");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sign of a line, if there is one: of what is done, such as `test` of `log-tests`, or of something that it names. */
export function signOf(line: Message, icon: IconOf): string | undefined {
  const words = line.id.split("-").slice(1);
  const named = Object.values(line.args)
    .filter(isMessage)
    .map(icon)
    .find((each) => each !== undefined);
  const done = [...words].reverse().flatMap((word) => [word, word.replace(/s$/, ""), word.replace(/es$/, "")]);
  return [words.join("-"), ...done].find((each) => each !== "" && hasSign(each)) ?? named;
}

const hasSign = (name: string): boolean => document.getElementById(name) instanceof SVGSymbolElement;
