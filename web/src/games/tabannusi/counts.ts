// What lies on the table, counted for one seat: how far it is with a Decree or an Urban card.

import { COLOURS, type Cell, type DecreeCard, type Seen } from "./seen";

export interface Need {
  icon: string;
  /** A second icon beside the first one. */
  beside?: string;
  colour?: string;
  n: number;
  have: number;
}

const beside = (a: Cell, b: Cell): boolean => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;

/** The spaces of each own Building. */
function buildings(view: Seen, seat: number): Cell[][] {
  const found = new Map<number, Cell[]>();
  for (const cell of view.board.grid) {
    if (cell.building === undefined || cell.owner !== seat) continue;
    found.set(cell.number!, [...(found.get(cell.number!) ?? []), cell]);
  }
  return [...found.values()];
}

export const portHouses = (view: Seen, seat: number): number =>
  view.board.lines.flatMap((line) => line.houses).filter((house) => house === seat).length;

/** Houses in Districts 1 to 3 and in the Port. */
export function housesByDistrict(view: Seen, seat: number): number[] {
  const found = [0, 0, 0, portHouses(view, seat)];
  for (const cells of buildings(view, seat)) found[Number(cells[0]!.space[0]) - 1]! += 1;
  return found;
}

/** What a Decree asks for, and how much of it a seat has. */
export function needs(view: Seen, seat: number, card: DecreeCard): Need[] {
  const found: Need[] = [];
  const own = buildings(view, seat);
  const gardens = view.board.grid.filter((cell) => cell.garden !== undefined);
  const atGarden = (cells: Cell[]) => cells.some((cell) => gardens.some((garden) => beside(cell, garden)));
  // Printed Ships count as any colour: they go where most is missing.
  const ships = view.board.ships.filter((ship) => ship.claims.includes(seat));
  let printed = ships.filter((ship) => ship.colour === null).length;

  COLOURS.forEach((colour, at) => {
    const n = card.buildings[at] ?? 0;
    if (!n) return;
    let counted = own.filter((cells) => cells[0]!.building === colour);
    if (card.each_building_at_garden) counted = counted.filter(atGarden);
    const section = view.board.ziggurat.find((each) => each.section === colour);
    const more = card.ziggurat_houses_count ? section!.houses.filter((house) => house === seat).length : 0;
    found.push({
      icon: "building-1",
      beside: card.each_building_at_garden ? "garden" : card.ziggurat_houses_count ? "ziggurat" : undefined,
      colour,
      n,
      have: counted.length + more,
    });
  });
  COLOURS.forEach((colour, at) => {
    const n = card.ships[at] ?? 0;
    if (!n) return;
    const have = ships.filter((ship) => ship.colour === colour).length;
    const help = Math.min(Math.max(0, n - have), printed);
    printed -= help;
    found.push({ icon: "ship-tile", colour, n, have: have + help });
  });
  if (card.port_houses) {
    found.push({ icon: "house", beside: "port", n: card.port_houses, have: portHouses(view, seat) });
  }
  if (card.own_gardens) {
    const have = gardens.filter((cell) => cell.garden === seat).length;
    found.push({ icon: "garden", beside: "claim-marker", n: card.own_gardens, have });
  }
  if (card.adjacent_gardens) {
    const have = gardens.filter((garden) => own.some((cells) => cells.some((cell) => beside(cell, garden)))).length;
    found.push({ icon: "garden", beside: "building-1", n: card.adjacent_gardens, have });
  }
  if (card.claim_on_every_ziggurat_tile) {
    const marked = COLOURS.filter((colour) => view.players[seat]!.ziggurat[colour] > 0).length;
    found.push({ icon: "claim-marker", beside: "ziggurat", n: COLOURS.length, have: marked });
  }
  return found;
}

/** The Decree as a message of the game. */
export function decreeWords(card: DecreeCard, effects: unknown[]): { id: string; args: Record<string, unknown> } {
  const wanted: unknown[] = [];
  const need = (id: string, n: number, colour?: string) => {
    if (n) wanted.push({ id, args: { n, ...(colour ? { colour: { id: `colour-${colour}`, args: {} } } : {}) } });
  };
  const what = card.ziggurat_houses_count
    ? "need-houses"
    : card.each_building_at_garden
      ? "need-garden-buildings"
      : "need-buildings";
  COLOURS.forEach((colour, at) => need(what, card.buildings[at] ?? 0, colour));
  COLOURS.forEach((colour, at) => need("need-ships", card.ships[at] ?? 0, colour));
  need("need-port-houses", card.port_houses);
  need("need-own-gardens", card.own_gardens);
  need("need-adjacent-gardens", card.adjacent_gardens);
  if (card.claim_on_every_ziggurat_tile) wanted.push({ id: "need-every-tile", args: {} });
  const gives = [...effects, { id: "effect-vp", args: { n: card.vp } }];
  return { id: "decree", args: { id: card.id, needs: wanted, gives } };
}
