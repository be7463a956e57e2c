// A sentence on a small screen: the effects that it names are drawn in signs, the rest is words.

import { capital } from "../choices";
import { isMessage, type Message, type Piece, type Words } from "../../words/fluent";

/** A piece of a sentence; `effect` has signs. */
export interface Part extends Piece {
  effect?: Message;
}

const isEffect = ({ id }: Message): boolean => /^(effect|cost)-(?!none)/.test(id);

const namesEffect = (message: Message): boolean =>
  isEffect(message) || Object.values(message.args).some((value) => isMessage(value) && namesEffect(value));

/** A sentence in parts, in their order. */
export function partsOf(words: Words, message: Message): Part[] {
  if (isEffect(message)) return [{ text: words.say(message), effect: message }];
  return words
    .pieces(message)
    .flatMap((piece): Part[] =>
      piece.message && namesEffect(piece.message) ? partsOf(words, piece.message) : [piece],
    );
}

/** What stands alone begins large, and is never signs alone. */
export function titleOf(words: Words, message: Message): Part[] {
  if (isEffect(message)) return [{ text: capital(words.say(message)) }];
  const [first, ...rest] = partsOf(words, message);
  return first ? [{ ...first, text: capital(first.text) }, ...rest] : [];
}
