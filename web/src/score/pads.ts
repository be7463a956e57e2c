// What a person may type on a score pad. What it is worth the engine says.

/** What was typed: a number, or several to be added, as in "3+2+2". Nothing is 0, nonsense is `null`. */
export function reckon(text: string): number | null {
  const plain = text.replaceAll(/\s/g, "").replaceAll("−", "-");
  if (plain === "") return 0;
  if (!/^[+-]?\d{1,4}([+-]\d{1,4})*\+?$/.test(plain)) return null;
  return [...plain.matchAll(/[+-]?\d+/g)].reduce((sum, found) => sum + Number(found[0]), 0);
}
