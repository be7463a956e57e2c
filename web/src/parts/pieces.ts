// The seats' pieces as pictures: a table has hundreds of them, and a picture costs the browser much less than a drawing.

/** By silhouette: where the middle of the seat's symbol lies on it, and its width; each is 24 wide and high. */
const SYMBOLS = {
  disc: [12, 12, 14],
  worker: [12, 16.8, 10.6],
  architect: [9.6, 16.4, 10],
  tent: [12, 16, 10],
  ship: [12, 17.2, 9.6],
  marker: [12, 12, 12.4],
  house: [12, 15, 11],
} as const;
export type PieceKind = keyof typeof SYMBOLS;
/** Nobody's pieces, and those of the seats. */
const SEATS = [0, 1, 2, 3, 4];

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Paint the pieces of all seats in the colours of the theme. */
export function paintPieces(): void {
  const tokens = getComputedStyle(document.documentElement);
  const rules = SEATS.flatMap((seat) => {
    const colour = (name: string): string => tokens.getPropertyValue(name.replace("--seat", `--seat-${seat}`));
    return (Object.keys(SYMBOLS) as PieceKind[]).map((kind) => {
      const [x, y, width] = SYMBOLS[kind];
      const [left, top, scale] = [x - width / 2, y - width / 2, width / 24];
      const silhouette = shape(`piece-${kind}`).replace(/var\((--seat[a-z-]*)\)/g, (_, name: string) => colour(name));
      const symbol = `<g color="${colour("--seat-ink")}" transform="translate(${left} ${top}) scale(${scale})">${shape(`seat-${seat}`)}</g>`;
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${silhouette}${symbol}</svg>`;
      const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
      return `.piece--${kind}[data-seat="${seat}"] { background-image: url("${address}"); }`;
    });
  });
  sheet.replaceSync(rules.join("\n"));
}

/** What the sprite draws under this name. */
const shape = (name: string): string => document.getElementById(name)!.innerHTML;
