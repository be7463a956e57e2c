// The faces of dice. The shape of its pips doubles a die's colour.

type Point = readonly [number, number];

const [L, M, R] = [9, 16, 23];
const [T, C, B] = [8.5, 15, 21.5];
/** By face: where its pips lie on a die that is 32 wide. */
export const PIPS: readonly (readonly Point[])[] = [
  [[M, C]],
  [[L, T], [R, B]], // prettier-ignore
  [[L, T], [M, C], [R, B]], // prettier-ignore
  [[L, T], [R, T], [L, B], [R, B]], // prettier-ignore
  [[L, T], [R, T], [M, C], [L, B], [R, B]], // prettier-ignore
  [[L, 7.5], [R, 7.5], [L, C], [R, C], [L, 22.5], [R, 22.5]], // prettier-ignore
];

const filled = (d: string) => (ink: string) => `<path d="${d}" fill="${ink}"/>`;
const round = (ink: string) => `<circle r="2.8" fill="${ink}"/>`;
const ring = (ink: string) => `<circle r="2.2" fill="none" stroke="${ink}" stroke-width="1.9"/>`;

/** By colour: one pip around the middle. Colours of one game have different ones. */
export const SHAPES: Readonly<Record<string, (ink: string) => string>> = {
  white: round,
  blue: filled("M-2.6-2.6h5.2v5.2h-5.2z"),
  orange: filled("M0-3.5 3.5 0 0 3.5-3.5 0z"),
  charcoal: ring,
  red: filled("M0-3.3 3.5 2.7h-7z"),
  yellow: filled("M-1.2-3.4h2.4v2.2h2.2v2.4H1.2v2.2h-2.4V1.2h-2.2v-2.4h2.2z"),
  purple: ring,
  green: filled("M-2.9 2.9C-3.6-1-1-3.3 3.1-3.1 3.3 1.2 1 3.5-2.9 2.9z"),
  brown: filled("M-3.5-1.6h7v3.2h-7z"),
};

export const pips = (face: number, colour: string, ink: string): string =>
  (PIPS[face - 1] ?? [])
    .map(([x, y]) => `<g transform="translate(${x} ${y})">${(SHAPES[colour] ?? round)(ink)}</g>`)
    .join("");
