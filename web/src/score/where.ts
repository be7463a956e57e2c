// Where on the table you look to count something: the table in outline, a hundred wide.

type Box = readonly [left: number, top: number, width: number, height: number];

export interface Where {
  /** The parts of the table. */
  parts: Readonly<Record<string, Box>>;
  /** Your own board. */
  own: Box;
  /** By region of a small screen: its part here, where that has another name. */
  regions?: Readonly<Record<string, string>>;
  /** By category, and `ties`: its sign, and the parts where it lies. */
  categories: Readonly<Record<string, { icon: string; in: readonly string[] }>>;
}

/** Those of the games that say it. */
const WHERE = import.meta.glob<Where>("../games/*/where.ts", { import: "where" });

export const whereIn = async (game: string): Promise<Where | null> =>
  (await WHERE[`../games/${game}/where.ts`]?.()) ?? null;
