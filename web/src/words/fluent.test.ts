import { expect, test } from "vitest";

import { Words } from "./fluent";

const CATALOGUE = `
seat = Player { $n }
guild-blue = Blue Guild
    .to = to the Blue Guild
log-goes = { $seat } goes { $guild-to }.
question-pay = You owe { $owed }. What do you pay?
    .others = { $seat } owes { $owed }.
question-plain = What now?
is-choosing = { $seat } is choosing.
log-gains = { $seat } gains { $count ->
    [one] one card
   *[other] { $count } cards
}.
log-names = { $what } and { $many }.
`;

const seat = { id: "seat", args: { n: 1 } };
const blue = { id: "guild-blue", args: {} };

test("a message takes the form of a name that it asks for", () => {
  const words = new Words({ language: "en", text: CATALOGUE });
  expect(words.say({ id: "log-goes", args: { seat, guild: blue } })).toBe("Player 1 goes to the Blue Guild.");
});

test("numbers choose their plural", () => {
  const words = new Words({ language: "en", text: CATALOGUE });
  expect(words.say({ id: "log-gains", args: { seat, count: 1 } })).toBe("Player 1 gains one card.");
  expect(words.say({ id: "log-gains", args: { seat, count: 3 } })).toBe("Player 1 gains 3 cards.");
});

test("a seat is said by the name of who sits there", () => {
  const words = new Words({ language: "en", text: CATALOGUE });
  words.nameOf = () => "Ann";
  expect(words.say({ id: "log-gains", args: { seat, count: 1 } })).toBe("Ann gains one card.");
});

test("a name has the forms that a seat has", () => {
  const text =
    "seat = Player { $n }\n    .to = to Player { $n }\nseat-named = { $name }\n    .to = to { $name }\nlog = Paid { $seat-to }.";
  const words = new Words({ language: "en", text });
  expect(words.say({ id: "log", args: { seat } })).toBe("Paid to Player 1.");
  words.nameOf = () => "Ann";
  expect(words.say({ id: "log", args: { seat } })).toBe("Paid to Ann.");
});

test("a question tells others what the one who is asked does", () => {
  const words = new Words({ language: "en", text: CATALOGUE });
  const said = (id: string, args = {}): string => {
    const { message, form } = words.forOthers({ id, args }, seat);
    return words.say(message, form);
  };
  expect(said("question-pay", { owed: "1 Silver" })).toBe("Player 1 owes 1 Silver.");
  expect(said("question-plain")).toBe("Player 1 is choosing.");
});

test("the pieces of a sentence know what they name, and make up the sentence", () => {
  const words = new Words({ language: "en", text: CATALOGUE });
  const message = { id: "log-names", args: { what: blue, many: [blue, seat] } };
  const pieces = words.pieces(message);
  expect(pieces.map((piece) => piece.text).join("")).toBe(words.say(message));
  expect(pieces[0]).toEqual({ text: "Blue Guild", message: blue });
});

test("what no catalogue has is shown by its id", () => {
  expect(new Words({ language: "en", text: CATALOGUE }).say({ id: "log-unknown", args: {} })).toBe("log-unknown");
});

test("each catalogue takes its plurals from its own language", () => {
  const french = {
    language: "fr",
    text: "points = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n}",
  };
  const words = new Words(french, { language: "en", text: CATALOGUE });
  expect(words.word("points", { count: 0 })).toBe("0 point");
  expect(words.say({ id: "log-gains", args: { seat, count: 0 } })).toBe("Player 1 gains 0 cards.");
});

test("what a later catalogue says goes before", () => {
  const words = new Words({ language: "en", text: CATALOGUE }, { language: "en", text: "seat = Chair { $n }" });
  expect(words.say(seat)).toBe("Chair 1");
});
