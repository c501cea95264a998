import { lastOf } from '../../../domain/lists';

/** Letters of one font, made by `scripts/build-letters.mjs`; lengths in thousandths of an em, y upwards. */
export interface Letters {
  capHeight: number;
  xHeight: number;
  /** Added after each letter, because thread spreads. */
  tracking: number;
  /** Outlines that letters share, as relative commands: `l` adds an on-curve point, `q` an off-curve point. */
  contours: readonly string[];
  glyphs: Readonly<Record<string, GlyphCode>>;
  /** Alternative glyphs of letters that join the next letter. */
  joined: Readonly<Record<string, GlyphCode>>;
  /** Key: possible next letters. Value: the letters that take their joined form before one of them. */
  joins: Readonly<Record<string, string>>;
  kerning: { first: readonly string[]; second: readonly string[]; rows: readonly (readonly number[])[] };
}

/** Advance width, then for each contour its index and its first point. */
type GlyphCode = readonly number[];

export type Point = readonly [x: number, y: number];

export interface Glyph {
  /** SVG path of the outline, y upwards. All commands are relative, so that it can start at any origin. */
  path: string;
  /** The same outline as polygons. */
  contours: readonly (readonly Point[])[];
  /** Bounding box of the outline; for a blank it is inverted and infinite. */
  ink: Ink;
}

export interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const cache = new WeakMap<GlyphCode, Glyph>();

/** Returns the outline of a glyph's code: always the same object, so that it can be a cache key. */
export function glyphOf(letters: Letters, code: GlyphCode): Glyph {
  let glyph = cache.get(code);
  if (!glyph) {
    glyph = decode(letters, code);
    cache.set(code, glyph);
  }
  return glyph;
}

interface Knot {
  x: number;
  y: number;
  on: boolean;
}

function decode({ contours }: Letters, code: GlyphCode): Glyph {
  let path = '';
  const polygons: Point[][] = [];
  let start: Knot = { x: 0, y: 0, on: true };
  for (let i = 1; i < code.length; i += 3) {
    const knots = knotsOf(contours[code[i]!]!, code[i + 1]!, code[i + 2]!);
    path += pathOf(knots, start);
    start = knots[0]!;
    polygons.push(polygonOf(knots));
  }
  return { path, contours: polygons, ink: inkOf(polygons.flat()) };
}

function inkOf(points: readonly Point[]): Ink {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

/** Points of a contour, including the implied on-curve point half-way between two off-curve points. */
function knotsOf(code: string, x: number, y: number): Knot[] {
  const knots: Knot[] = [{ x, y, on: true }];
  for (const [, kind, dx, dy] of code.matchAll(/([lq])(-?\d+),?(-?\d+)/g)) {
    const before = lastOf(knots)!;
    const origin = { x, y };
    x += Number(dx);
    y += Number(dy);
    if (kind === 'q' && !before.on) knots.push({ x: (origin.x + x) / 2, y: (origin.y + y) / 2, on: true });
    knots.push({ x, y, on: kind === 'l' });
  }
  if (!lastOf(knots)!.on) knots.push(knots[0]!);
  return knots;
}

/** Each command is relative to the last on-curve point; a closed contour ends where it began. */
function pathOf(knots: readonly Knot[], pen: Knot): string {
  let from = pen;
  const steps = knots.map((knot, i) => {
    const { x, y, on } = knot;
    const step = `${command(i, on, knots[i - 1]?.on ?? true)}${x - from.x} ${y - from.y}`;
    if (on) from = knot;
    return step;
  });
  return steps.join('') + 'Z';
}

/** The off-curve point carries the curve's command; the on-curve point after it has none. */
function command(index: number, on: boolean, beforeOn: boolean): string {
  if (index === 0) return 'm';
  if (!on) return 'q';
  return beforeOn ? 'l' : ' ';
}

/** Segments per curve: at 5 cm of letter height the error stays below a fifth of a thread. */
const CURVE_STEPS = 3;

function polygonOf(knots: readonly Knot[]): Point[] {
  const points: Point[] = [];
  knots.forEach(({ x, y, on }, i) => {
    if (on) {
      points.push([x, y]);
      return;
    }
    const from = knots[i - 1]!;
    const to = knots[i + 1]!;
    for (let k = 1; k < CURVE_STEPS; k++) {
      const t = k / CURVE_STEPS;
      const s = 1 - t;
      points.push([s * s * from.x + 2 * s * t * x + t * t * to.x, s * s * from.y + 2 * s * t * y + t * t * to.y]);
    }
  });
  const [first] = points;
  const last = lastOf(points)!;
  return last[0] === first![0] && last[1] === first![1] ? points.slice(0, -1) : points;
}
