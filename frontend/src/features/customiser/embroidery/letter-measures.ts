import type { Glyph, Point } from './letters';
import { contains, edgesOf, satinThreads, strokesOf } from './satin';
import type { SetLetter } from './typeset';

/** Measures that decide whether a letter can be stitched, in thousandths of an em. */
export interface LetterMeasures {
  /** Width of its main strokes; hairlines do not count, because they are sewn as a single run. */
  column: number;
  /** Width of its narrowest counter, such as the eye of an e. Infinite when it has none. */
  counter: number;
}

const cache = new WeakMap<Glyph, LetterMeasures>();

export function measuresOf(glyph: Glyph): LetterMeasures {
  const measures = cache.get(glyph) ?? { column: columnOf(glyph), counter: counterOf(glyph) };
  cache.set(glyph, measures);
  return measures;
}

/** Quantile of the measured widths that counts as the width of the main strokes. */
const MAIN = 0.7;

function columnOf(glyph: Glyph): number {
  const lengths = satinThreads(glyph, 12)
    .map(({ length }) => length)
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * MAIN)] ?? Infinity;
}

function counterOf(glyph: Glyph): number {
  const holes = strokesOf(glyph).flatMap(([, ...own]) => own);
  return Math.min(...holes.map(narrowest));
}

/** Smallest width of a shape over all directions. */
function narrowest(contour: readonly Point[]): number {
  const widths = Array.from({ length: 18 }, (_, i) => {
    const angle = (i * Math.PI) / 18;
    const along = contour.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle));
    return Math.max(...along) - Math.min(...along);
  });
  return Math.min(...widths);
}

const gaps = new WeakMap<Glyph, WeakMap<Glyph, number>>();

/** Gap between two neighbouring letters; infinite when they are far apart or their strokes join. */
export function gapBetween(one: SetLetter, other: SetLetter): number {
  const known = gaps.get(one.glyph) ?? new WeakMap<Glyph, number>();
  gaps.set(one.glyph, known);
  // Cached per pair, because the kerning of a font fixes the distance.
  const gap = known.get(other.glyph) ?? measureGap(one.glyph, other.glyph, other.x - one.x);
  known.set(other.glyph, gap);
  return gap;
}

function measureGap(one: Glyph, other: Glyph, shift: number): number {
  const moved = other.contours.map((contour) => contour.map(([x, y]): Point => [x + shift, y]));
  const right = Math.max(...one.contours.flat().map(([x]) => x));
  const left = Math.min(...moved.flat().map(([x]) => x));
  const ahead = one.contours.flatMap(edgesOf).filter(([a, b]) => Math.max(a[0], b[0]) > left - FAR);
  const behind = moved.flatMap(edgesOf).filter(([a, b]) => Math.min(a[0], b[0]) < right + FAR);
  if (ahead.some(([point]) => inkAt(point, moved)) || behind.some(([point]) => inkAt(point, one.contours))) {
    return Infinity;
  }
  return Math.min(
    ...ahead.flatMap(([point]) => behind.map((edge) => toEdge(point, edge))),
    ...behind.flatMap(([point]) => ahead.map((edge) => toEdge(point, edge))),
  );
}

/** Adjacent letters with a wider gap than this never touch. */
const FAR = 60;

const inkAt = (point: Point, contours: readonly (readonly Point[])[]) =>
  contours.some((contour) => contains(contour, point));

function toEdge([x, y]: Point, [a, b]: readonly [Point, Point]): number {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const along = ((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - a[0] - t * ex, y - a[1] - t * ey);
}
