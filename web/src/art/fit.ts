// Names are never cut: one that is wider than its room gets closer letters, and then narrower ones.

const TIGHTEST = -0.5;
const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;
let family = "";

/** The width of a name in this font, in pixels. */
function widthOf(name: string, font: string): number {
  const key = `${font} ${name}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (!pen) {
      pen = document.createElement("canvas").getContext("2d");
      family = getComputedStyle(document.documentElement).getPropertyValue("--font-ui");
    }
    pen!.font = `${font} ${family}`;
    widths.set(key, (width = pen!.measureText(name).width));
  }
  return width;
}

/** The style that makes a name fit into `room` pixels. */
export function fitted(name: string, room: number, font = "700 12px"): string {
  const width = widthOf(name, font);
  if (width <= room) return "";
  const close = Math.max(TIGHTEST, (room - width) / name.length);
  const left = width + close * name.length;
  const narrow =
    left > room ? `;display:inline-block;transform-origin:0 50%;transform:scaleX(${(room / left).toFixed(3)})` : "";
  return `letter-spacing:${close.toFixed(2)}px${narrow}`;
}
