// Pieces and dice as pictures: a table has hundreds of them, and a picture costs the browser much less than a drawing.

import { pips, SHAPES } from "./pips";

/** By silhouette: where the middle of the seat's symbol lies on it, its width, and the colour that it has there. */
const SYMBOLS = {
  disc: [12, 11.5, 14, "--seat-ink"],
  worker: [16, 18, 9.4, "--seat-ink"],
  architect: [12, 18, 9, "--seat-ink"],
  tent: [18, 23.5, 7.6, "--seat-ink"],
  ship: [27.5, 19.5, 12.2, "--seat"],
  marker: [12, 11.2, 11.6, "--seat-ink"],
  house: [16, 20.8, 12, "--seat-ink"],
} as const;
export type PieceKind = keyof typeof SYMBOLS;
/** Nobody's pieces, and those of the seats. */
const SEATS = [0, 1, 2, 3, 4];

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Paint pieces and dice in the colours of the theme. */
export function paintPieces(): void {
  const tokens = getComputedStyle(document.documentElement);
  const colour = (name: string): string => tokens.getPropertyValue(name);
  sheet.replaceSync([...seatPieces(colour), ...dice(colour)].join("\n"));
}

type Colour = (token: string) => string;

function seatPieces(colour: Colour): string[] {
  return SEATS.flatMap((seat) => {
    const own: Colour = (name) => colour(name.replace(/^--seat(?=-|$)/, `--seat-${seat}`));
    return (Object.keys(SYMBOLS) as PieceKind[]).map((kind) => {
      const [x, y, width, ink] = SYMBOLS[kind];
      const silhouette = symbol(`piece-${kind}`);
      const shape = silhouette.innerHTML.replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => own(name));
      const badge = `<g color="${own(ink)}" transform="translate(${x - width / 2} ${y - width / 2}) scale(${width / 24})">${symbol(`seat-${seat}`).innerHTML}</g>`;
      return rule(`.piece--${kind}[data-seat="${seat}"]`, silhouette.getAttribute("viewBox")!, shape + badge);
    });
  });
}

/** A die is a cube seen a little from above; without a face it is blank. */
function dice(colour: Colour): string[] {
  return Object.keys(SHAPES).flatMap((name) => {
    const [fill, edge, ink] = ["", "-edge", "-ink"].map((part) => colour(`--game-${name}${part}`));
    const body =
      `<rect x="1.2" y="4.5" width="29.6" height="28.5" rx="7.5" fill="${fill}" stroke="${edge}" stroke-width="1.6"/>` +
      `<rect x="1.2" y="4.5" width="29.6" height="28.5" rx="7.5" fill="#1a120a" fill-opacity=".4"/>` +
      `<rect x="1.2" y="1" width="29.6" height="28" rx="7.5" fill="${fill}" stroke="${edge}" stroke-width="1.6"/>` +
      `<path d="M4 9.5C4 6 6 3.8 9.5 3.8h13" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.8" stroke-linecap="round"/>`;
    return [0, 1, 2, 3, 4, 5, 6].map((face) => {
      const where = `.die[data-colour="${name}"]${face ? `[data-face="${face}"]` : ""}:not(.die--slot)`;
      return rule(where, "0 0 32 34", body + pips(face, name, ink!));
    });
  });
}

function rule(where: string, box: string, drawing: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawing}</svg>`;
  return `${where} { background-image: url("data:image/svg+xml,${encodeURIComponent(picture)}"); }`;
}

const symbol = (name: string): Element => document.getElementById(name)!;
