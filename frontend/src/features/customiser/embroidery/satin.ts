import type { Glyph, Point } from './letters';

/** One thread from the edge of a stroke to its other edge. */
export interface Thread {
  from: Point;
  to: Point;
  /** Unit vector from the first edge to the other one. */
  direction: Point;
  length: number;
}

/** Greatest thread length, in thousandths of an em; wider parts are junctions of strokes and get no satin. */
const WIDEST = 230;
/** Slant of the threads, as in machine embroidery. */
const SLANT = { cos: Math.cos(0.2), sin: Math.sin(0.2) };

/** Lays threads across every stroke, from points `spacing` apart along its edges (satin columns). */
export function satinThreads(glyph: Glyph, spacing: number): Thread[] {
  return strokesOf(glyph).flatMap((stroke) => {
    const edges = Float64Array.from(
      stroke.flatMap(edgesOf).flatMap(([a, b]) => [a[0], a[1], b[0] - a[0], b[1] - a[1]]),
    );
    return stroke.flatMap((contour) => threadsFrom(contour, edges, spacing));
  });
}

type Contour = readonly Point[];
type Edge = readonly [Point, Point];

/** Splits a glyph into strokes with their holes; crossing strokes are separate columns with their own threads. */
export function strokesOf({ contours }: Glyph): Contour[][] {
  const inkSign = Math.sign(areaOf(widest(contours)));
  const strokes = contours.filter((contour) => areaOf(contour) * inkSign > 0).map((contour) => [contour]);
  for (const hole of contours.filter((contour) => areaOf(contour) * inkSign <= 0)) {
    strokes.find(([outer]) => contains(outer!, hole[0]!))?.push(hole);
  }
  return strokes;
}

const widest = (contours: readonly Contour[]) =>
  contours.reduce<Contour>((a, b) => (Math.abs(areaOf(b)) > Math.abs(areaOf(a)) ? b : a), []);

function areaOf(contour: Contour): number {
  return edgesOf(contour).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

export function edgesOf(contour: Contour): Edge[] {
  return contour.map((point, i) => [point, contour[(i + 1) % contour.length]!]);
}

export function contains(contour: Contour, [x, y]: Point): boolean {
  const crossings = edgesOf(contour).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1]),
  );
  return crossings.length % 2 === 1;
}

function threadsFrom(contour: Contour, edges: Float64Array, spacing: number): Thread[] {
  const points = resample(contour, spacing);
  const inward = smooth(normals(points));
  return points.flatMap((from, i) => {
    const [nx, ny] = inward[i]!;
    const direction: Point = [nx * SLANT.cos - ny * SLANT.sin, nx * SLANT.sin + ny * SLANT.cos];
    const length = reach(from, direction, edges);
    if (length > WIDEST) return [];
    return [{ from, to: [from[0] + direction[0] * length, from[1] + direction[1] * length], direction, length }];
  });
}

/** Distance to the nearest edge ahead. This is the innermost loop, so it avoids allocations and divisions. */
function reach(from: Point, direction: Point, edges: Float64Array): number {
  const x = from[0];
  const y = from[1];
  const dx = direction[0];
  const dy = direction[1];
  let nearest = Infinity;
  for (let i = 0; i < edges.length; i += 4) {
    const ax = edges[i]! - x;
    const ay = edges[i + 1]! - y;
    const ex = edges[i + 2]!;
    const ey = edges[i + 3]!;
    const cross = dx * ey - dy * ex;
    const across = ax * dy - ay * dx;
    const misses = cross > 0 ? across < 0 || across > cross : across > 0 || across < cross;
    if (misses || cross === 0) continue;
    const along = (ax * ey - ay * ex) / cross;
    if (along > 2 && along < nearest) nearest = along;
  }
  return nearest;
}

function resample(contour: Contour, spacing: number): Point[] {
  const edges = edgesOf(contour);
  const lengths = edges.map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]));
  const totalLength = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(8, Math.round(totalLength / spacing));
  const points: Point[] = [];
  let edge = 0;
  let passed = 0;
  for (let i = 0; i < count; i++) {
    const target = (totalLength * i) / count;
    while (edge < edges.length - 1 && passed + lengths[edge]! <= target) passed += lengths[edge++]!;
    const [a, b] = edges[edge]!;
    const t = (target - passed) / lengths[edge]!;
    points.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  }
  return points;
}

/** Normals into the ink, which is on the right of a contour's direction in fonts. */
function normals(points: readonly Point[]): Point[] {
  return points.map((_, i) => {
    const before = points[(i || points.length) - 1]!;
    const after = points[(i + 1) % points.length]!;
    return unit([after[1] - before[1], before[0] - after[0]]);
  });
}

/** Averages neighbouring directions, so that threads fan out at corners. */
function smooth(directions: Point[]): Point[] {
  let current = directions;
  for (let round = 0; round < 3; round++) {
    current = current.map((own, i) => {
      const before = current[(i || current.length) - 1]!;
      const after = current[(i + 1) % current.length]!;
      return unit([before[0] + own[0] + after[0], before[1] + own[1] + after[1]]);
    });
  }
  return current;
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
