// A picture of a result: for friends, by whatever this browser shares with, else as a file.

export interface Picture {
  title: string;
  line: string;
  players: readonly { seat: number; name: string; total: number; place: number }[];
  rows: readonly { name: string; points: readonly number[] }[];
  total: string;
}

const WIDE = 1080;
const EDGE = 48;
const ROW = 54;

/** Share it, or save it; whether that could be done. Somebody who changes their mind has shared enough. */
export async function share(picture: Picture): Promise<boolean> {
  const image = await new Promise<Blob | null>((resolve) => draw(picture).toBlob(resolve, "image/png"));
  if (!image) return false;
  const file = new File([image], `${picture.title.replaceAll(/[^\p{L}\d]+/gu, "-")}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    return navigator.share({ files: [file], title: picture.title }).then(
      () => true,
      (error: Error) => error.name === "AbortError",
    );
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return true;
}

/** In the colours and letters of the page. */
function draw({ title, line, players, rows, total }: Picture): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const [words, titles] = [colour("--font-ui"), colour("--font-title")];
  canvas.width = WIDE;
  canvas.height = 250 + ROW * (rows.length + 1) + EDGE;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, WIDE, canvas.height);
  pen.fillStyle = colour("--lapis");
  pen.fillRect(0, 0, WIDE, 12);
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    align: CanvasTextAlign = "left",
    most = WIDE,
  ): void => {
    pen.font = font;
    pen.textAlign = align;
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = colour("--ink");
  write(title, EDGE, 82, `700 46px ${titles}`, "left", WIDE - 2 * EDGE);
  pen.fillStyle = colour("--ink-2");
  write(line, EDGE, 126, `26px ${words}`, "left", WIDE - 2 * EDGE);
  const width = Math.min(190, 620 / players.length);
  const right = (column: number): number => WIDE - EDGE - width * (players.length - 1 - column) - 10;
  players.forEach(({ seat, name, place }, column) => {
    pen.fillStyle = colour(`--seat-${seat}`);
    write(name, right(column), 200, `700 28px ${words}`, "right", width - 20);
    if (place === 1) pen.fillRect(right(column) - 60, 214, 60, 5);
  });
  rows.forEach(({ name, points }, n) => {
    const y = 250 + ROW * n + 30;
    pen.fillStyle = colour("--line");
    pen.fillRect(EDGE, y - 38, WIDE - 2 * EDGE, 1);
    pen.fillStyle = colour("--ink");
    write(name, EDGE, y, `28px ${words}`, "left", WIDE - 2 * EDGE - width * players.length - 10);
    const most = Math.max(...points);
    points.forEach((each, column) =>
      write(String(each), right(column), y, `${each === most ? 700 : 400} 28px ${words}`, "right"),
    );
  });
  const foot = 250 + ROW * rows.length + 40;
  pen.fillStyle = colour("--line-strong");
  pen.fillRect(EDGE, foot - 46, WIDE - 2 * EDGE, 3);
  pen.fillStyle = colour("--ink");
  write(total, EDGE, foot, `700 36px ${titles}`);
  players.forEach((each, column) => write(String(each.total), right(column), foot, `700 40px ${titles}`, "right"));
  return canvas;
}
