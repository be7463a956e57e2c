// A step in few words, and its sign.

import type { IconOf } from "../../games/games";
import { isMessage, type Message, type Piece, type Words } from "../../words/fluent";

/** A line without the one it begins with, if that is whose turn it is. */
export function brief(words: Words, line: Message, seat: number): Piece[] {
  const pieces = words.pieces(line).map((piece) => ({ ...piece }));
  const first = pieces[0]?.message;
  if (first && first === line.args.seat && (first.id !== "seat" || first.args.n === seat + 1) && pieces.length > 1) {
    pieces.shift();
    pieces[0]!.text = capital(pieces[0]!.text.trimStart());
  }
  const last = pieces.at(-1);
  if (last) last.text = last.text.replace(/\.$/, "");
  return pieces;
}

/** The same as one text. */
export const joined = (words: Words, line: Message, seat: number): string =>
  brief(words, line, seat)
    .map(({ text }) => text)
    .join("");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
