// The Translators' portraits, put together from parts: no two in a deck are alike. They are people of all ages; clothing
// may help memory, but what someone speaks is said by the script marks alone.

/** By Translator: age, face, skin, hair, beard, what is on the head, robe, three colours (robe, cloth, trim), a small thing. */
const CAST: Record<string, string> = {
  chinese_a: "man round s3 black full wide mantle teal brass clay pen",
  chinese_b: "old round s4 grey long bald vee lapis indigo brass -",
  chinese_c: "matron broad s1 white - bun collar stone clay teal earring",
  chinese_d: "woman round s4 black - straw drape plum leaf paper -",
  chinese_e: "girl broad s1 black - fur shawl leaf indigo plum -",
  chinese_f: "youth long s5 black moustache curls placket olive clay rose -",
  chinese_g: "woman round s5 dark - coins vee clay teal rose -",
  chinese_h: "woman long s4 black - hood cross brass olive clay -",
  chinese_i: "old round s3 white long tall mantle indigo teal plum -",
  sanskrit_a: "man round s3 black moustache tail shawl brass clay paper -",
  sanskrit_b: "youth round s1 black moustache shawl drape teal plum rose -",
  sanskrit_c: "matron long s2 white - straw collar paper olive teal -",
  sanskrit_d: "girl long s3 black - loose beads lapis brass clay -",
  sanskrit_e: "matron broad s2 grey - scarf placket wood leaf clay -",
  sanskrit_f: "old long s5 grey curly wide vee leaf brass plum -",
  sanskrit_g: "old round s5 grey full round cross clay olive plum -",
  sanskrit_h: "woman round s3 brown - fillet mantle stone olive teal -",
  sanskrit_i: "woman round s1 black - parted collar olive leaf brass earring",
  greek_a: "woman broad s3 black - loose placket leaf clay rose -",
  greek_b: "man broad s5 black moustache skull shawl clay stone plum -",
  greek_c: "matron broad s5 white - braid cross wood lapis clay -",
  greek_d: "man long s3 dark full straw collar brass olive paper pen",
  greek_e: "youth long s5 dark - fillet drape plum wood teal -",
  greek_f: "old broad s3 grey long turban mantle teal lapis paper -",
  greek_g: "woman broad s1 auburn - shawl shawl olive clay brass -",
  greek_h: "woman long s2 dark - bun cross indigo plum teal -",
  greek_i: "man broad s3 auburn curly bald vee paper wood clay -",
  hebrew_a: "matron long s2 white - fillet collar leaf wood paper -",
  hebrew_b: "old round s1 grey long hood drape wood leaf teal -",
  hebrew_c: "woman round s2 brown - veil vee stone paper teal -",
  hebrew_d: "man broad s1 auburn - curls mantle clay wood paper -",
  hebrew_e: "girl long s3 black - coins cross teal stone lapis -",
  hebrew_f: "woman broad s3 brown - parted shawl olive rose plum earring",
  hebrew_g: "matron broad s1 dark - scarf collar brass plum lapis -",
  hebrew_h: "man round s3 auburn full tall vee plum wood clay -",
  hebrew_i: "youth long s4 dark - turban drape rose stone plum -",
  persian_a: "man broad s5 brown goatee crop mantle teal lapis rose -",
  persian_b: "matron long s4 grey - veil beads plum clay lapis -",
  persian_c: "man broad s5 dark full round drape leaf stone clay -",
  persian_d: "woman long s1 brown - braid collar clay brass rose -",
  persian_e: "youth broad s1 brown - tail vee olive brass paper -",
  persian_f: "old long s2 white long fur placket paper clay plum -",
  persian_g: "man round s3 auburn forked fillet mantle indigo stone lapis -",
  persian_h: "girl broad s1 black - wound beads wood paper teal -",
  persian_i: "woman round s3 auburn - parted drape stone clay brass -",
  syriac_a: "old broad s2 grey forked straw drape leaf clay brass -",
  syriac_b: "woman broad s2 brown - shawl beads brass rose lapis -",
  syriac_c: "girl broad s1 auburn - fillet collar paper rose teal -",
  syriac_d: "man long s1 black moustache wrap mantle plum olive brass -",
  syriac_e: "old broad s1 white curly fur cross indigo lapis clay -",
  syriac_f: "man broad s3 brown forked bald placket wood teal rose -",
  syriac_g: "woman broad s1 auburn - braid beads teal paper brass -",
  syriac_h: "youth round s4 dark - round drape olive plum brass -",
  syriac_i: "woman long s3 dark - wound shawl stone teal clay -",
  wild_1_a: "girl long s3 black - scarf mantle leaf teal plum -",
  wild_1_b: "old broad s1 grey full wrap cross plum olive clay -",
  wild_1_c: "youth long s5 black moustache straw beads olive stone brass -",
  wild_1_d: "matron broad s1 dark - hood shawl clay leaf lapis -",
  wild_1_e: "matron broad s3 grey - wound placket rose olive paper earring",
  wild_1_f: "man broad s2 dark goatee fur drape teal leaf clay -",
  wild_1_g: "old broad s4 grey forked wide collar paper leaf clay pen",
  wild_1_h: "woman broad s2 brown - bun mantle brass clay rose -",
  wild_1_i: "woman broad s5 black - loose beads wood indigo plum -",
  wild_2_a: "old broad s3 grey curly tail beads lapis clay teal pen",
  wild_2_b: "woman round s2 dark - coins collar wood olive plum -",
  wild_2_c: "old round s3 white long fillet shawl clay rose plum -",
  wild_2_d: "girl round s1 brown - veil placket leaf brass teal -",
  wild_2_e: "matron long s5 grey - fur drape olive indigo brass -",
  wild_2_f: "youth long s2 black - turban vee plum paper rose -",
  wild_2_g: "woman long s1 brown - loose beads stone brass teal -",
  wild_2_h: "man broad s2 brown forked hood mantle rose clay brass pen",
  wild_2_i: "man long s4 black - skull collar indigo stone lapis -",
  starting_translator_1: "matron long s3 white - coins placket wood paper brass -",
  starting_translator_2: "matron long s2 dark - hood shawl teal olive paper -",
  starting_translator_3: "woman long s4 brown - fillet beads indigo wood teal -",
  starting_translator_4: "man broad s5 black full crop collar clay teal paper pen",
  starting_translator_5: "old long s4 grey long tall cross stone indigo rose -",
  starting_translator_6: "girl broad s5 black - braid mantle brass clay rose earring",
  starting_translator_7: "old broad s1 grey curly curls drape olive brass paper -",
  starting_translator_8: "youth round s1 dark - wrap shawl rose brass plum -",
  starting_translator_9: "woman long s2 brown - scarf collar leaf lapis brass -",
  starting_translator_10: "man broad s4 brown curly shawl beads paper brass clay -",
};

const AGES = ["girl", "woman", "matron", "youth", "man", "old"];
const WOMEN = AGES.slice(0, 3);
const FACES = ["broad", "long", "round"];
const SKINS = ["s1", "s2", "s3", "s4", "s5"];
const HAIRS = ["black", "dark", "brown", "auburn"];
const GREYS = ["grey", "white"];
const BEARDS = ["full", "short", "long", "forked", "curly", "goatee", "moustache", "-"];
const HATS = ["hood", "shawl", "fillet", "straw", "fur"];
const OF_WOMEN = [...HATS, "veil", "loose", "scarf", "coins", "parted", "braid", "wound", "bun"];
const OF_MEN = [...HATS, "turban", "wrap", "tail", "tall", "round", "skull", "wide", "crop", "curls", "bald"];
const ROBES = ["vee", "placket", "cross", "mantle", "shawl", "collar", "beads", "drape"];
const CLOTHS = ["lapis", "clay", "leaf", "brass", "paper", "wood", "teal", "plum", "rose", "indigo", "olive", "stone"];

/** Hair as it is worn without anything over it, and the hair below what covers only a part of it. */
const HAIRDOS = new Set(["crop", "curls", "bald", "parted", "braid", "wound", "bun"]);
const OPEN_HATS = new Set(["fillet", "straw", "fur", "coins", "scarf", "wide", "round", "tall"]);

export interface Portrait {
  /** The names of its parts, from the back to the front. */
  parts: string[];
  /** The colours of skin, hair, robe, cloth and trim. */
  skin: string;
  hair: string;
  colours: [robe: string, cloth: string, trim: string];
}

const known = new Map<string, Portrait>();

export function portraitOf(id: string): Portrait {
  let portrait = known.get(id);
  if (!portrait) known.set(id, (portrait = drawn(CAST[id] ?? invented(id))));
  return portrait;
}

function drawn(look: string): Portrait {
  const [age, face, skin, hair, beard, top, robe, ...rest] = look.split(" ") as [string, ...string[]];
  const [first, second, third, small] = rest as [string, string, string, string];
  const woman = WOMEN.includes(age);
  const long = woman && (top === "parted" || OPEN_HATS.has(top!));
  const parts = [
    ...(long ? ["back-long"] : top === "braid" ? ["back-braid"] : []),
    `robe-${robe}`,
    `face-${face}`,
    `look-${age === "girl" ? "woman" : age}`,
    ...(beard === "-" ? [] : [`beard-${beard}`]),
    ...(HAIRDOS.has(top!) ? [`hair-${top}`] : OPEN_HATS.has(top!) ? [woman ? "hair-parted" : "hair-crop"] : []),
    ...(HAIRDOS.has(top!) ? [] : [`hat-${top}`]),
    ...(small === "-" ? [] : [`with-${small}`]),
  ];
  return { parts, skin: skin!, hair: hair!, colours: [first, second, third] };
}

/** A portrait for a Translator that only a player's own pack has. */
function invented(id: string): string {
  let number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const one = (of: readonly string[]): string => {
    number = (number * 1664525 + 1013904223) >>> 0;
    return of[Math.floor((number / 2 ** 32) * of.length)]!;
  };
  const age = one(AGES);
  const woman = WOMEN.includes(age);
  const grey = age === "old" || age === "matron";
  const bearded = age === "man" || age === "old";
  const look = [age, one(FACES), one(SKINS), one(grey ? GREYS : HAIRS), bearded ? one(BEARDS) : "-"];
  return [...look, one(woman ? OF_WOMEN : OF_MEN), one(ROBES), one(CLOTHS), one(CLOTHS), one(CLOTHS), "-"].join(" ");
}
