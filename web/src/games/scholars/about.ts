// Names of the printed things, and what they are in words, for people who point at them.

import type { Message, Words } from "../../words/fluent";
import { list, remember, type Printed, type ResourceRow } from "./view";

const say = (id: string, args: Record<string, unknown> = {}): Message => ({ id, args });
const hyphens = (id: string) => id.replaceAll("_", "-");
const letter = (id: string) => id.split("_").at(-1)!.toUpperCase();

/** The letter that doubles a colour. */
export function colourLetter(words: Words, colour: string): string {
  return colour === "white" ? "" : words.word(`scholars-letter-${colour}`);
}

export const dieName = (die: string): Message => {
  const [colour, face] = die.split(".");
  return say("die", { colour: say(`colour-${colour}`), face: Number(face) });
};

export function scrollName(box: Printed, id: string): Message {
  const row = box.scroll(id);
  if (!row) return say("starting-scroll", { language: say(`language-${id}`) });
  return say("scroll", {
    language: say(`language-${row.language}`),
    letter: letter(id),
    track: say(`track-${row.subject}`),
    vp: row.base_vp,
  });
}

export function translatorName(box: Printed, id: string): Message {
  const row = box.translator(id);
  const languages = (row?.languages ?? []).map((language) => say(`language-${language}`));
  if (row?.deck === undefined) return say("starting-translator", { n: Number(letter(id)), languages });
  return say("translator", { deck: say(`deck-${hyphens(row.deck)}`), letter: letter(id), languages });
}

export const deckName = (deck: string): Message => say(`deck-${hyphens(deck)}`);
export const slotName = (slot: string): Message => say(`slot-${hyphens(slot)}`);
export const cardName = (card: string): Message => say(`card-${hyphens(card)}`);

/** A Translator in words: who, its points, what it brings when it is Dispatched, and as a Retiree. */
export function aboutTranslator(words: Words, box: Printed, id: string): string {
  return remember(words, `about translator ${id}`, () => translatorInWords(words, box, id));
}

function translatorInWords(words: Words, box: Printed, id: string): string {
  const row = box.translator(id);
  if (!row) return id;
  const about = say("scholars-about-translator", {
    translator: translatorName(box, id),
    vp: row.vp,
    dispatch: box.effect(row.dispatch),
    dispatched: row.dispatch === undefined ? 0 : 1,
    retiree: box.effect(row.retiree),
  });
  return words.say(about);
}

export function aboutScroll(words: Words, box: Printed, id: string): string {
  return remember(words, `about scroll ${id}`, () => scrollInWords(words, box, id));
}

function scrollInWords(words: Words, box: Printed, id: string): string {
  const name = words.say(scrollName(box, id));
  const row = box.scroll(id);
  if (row) {
    const effect = box.effect(row.effect);
    const condition = box.condition(row);
    return words.say(
      say("scholars-about-scroll", {
        scroll: name,
        effect,
        effects: list(row.effect).length,
        condition: condition ?? "",
        bonus: condition ? 1 : 0,
      }),
    );
  }
  const own = box.startingScroll(id);
  if (!own) return name;
  return words.say(
    say("scholars-about-starting-scroll", {
      scroll: name,
      vp: own.base_vp,
      silver: own.silver_per_gold,
      gold: own.gold_per_vp,
      dice: own.white_dice_penalty_from,
      penalty: own.white_dice_penalty_vp,
    }),
  );
}

export function aboutCard(words: Words, box: Printed, id: string): string {
  return remember(words, `about card ${id}`, () => cardInWords(words, box, id));
}

function cardInWords(words: Words, box: Printed, id: string): string {
  const row = box.card(id);
  if (!row) return id;
  return words.say(
    say("scholars-about-card", {
      card: cardName(id),
      work: box.effect(row.work),
      works: list(row.work).length,
      rest: box.effect(row.rest),
    }),
  );
}
