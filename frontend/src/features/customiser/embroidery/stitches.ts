import type { Glyph, Point } from './letters';
import { edgesOf, satinThreads, type Thread } from './satin';

/**
 * SVG paths of a letter's stitches, in thousandths of an em, y upwards, from wherever the letter's origin is: all of it is
 * relative. Each is drawn with its own tone of the thread.
 */
export interface Stitches {
  /** Fill stitches that show where no satin lies: at junctions. */
  underlay: string;
  /** Every thread from edge to edge. */
  threads: string;
  /** Those that shine. */
  bright: string;
  /** Ends of threads on the slopes away from the light and towards it: what makes a column look round. */
  shaded: string;
  lit: string;
}

/** Light falls from the upper left, as in the pictures. */
const LIGHT: Point = [-0.55, 0.83];
/** Part of a thread that lies on the slope of its column. */
const SLOPE = 0.38;

/** Where it begins and how far it goes. */
type Stroke = readonly [x: number, y: number, dx: number, dy: number];

const cache = new WeakMap<Glyph, Map<number, Stitches>>();

/**
 * Stitches of a letter for a thread `pitch` apart (thousandths of an em). Kept per letter and pitch: a name that grows by
 * a letter costs one letter.
 */
export function stitchesOf(glyph: Glyph, pitch: number): Stitches {
  const kept = cache.get(glyph) ?? new Map<number, Stitches>();
  cache.set(glyph, kept);
  const stitches = kept.get(pitch) ?? sew(glyph, pitch);
  kept.set(pitch, stitches);
  return stitches;
}

/** Millimetres between threads: coarser than real thread (0.4 mm), so that a phone's screen still shows them. */
const PITCH = 0.75;

/**
 * Thread pitch (thousandths of an em) of letters of which a thousandth of an em is `unit` millimetres. In steps of a
 * quarter octave, so that a name that shrinks letter by letter seldom needs new stitches.
 */
export function pitchFor(unit: number): number {
  return Math.round(2 ** (Math.round(Math.log2(PITCH / unit) * 4) / 4) * 10) / 10;
}

function sew(glyph: Glyph, pitch: number): Stitches {
  // Both edges of a stroke send threads: together they lie `pitch` apart.
  const threads = satinThreads(glyph, pitch * 2);
  const facing = ({ direction }: Thread) => -(direction[0] * LIGHT[0] + direction[1] * LIGHT[1]);
  const slope = (threads: readonly Thread[]) => lines(threads, SLOPE, pitch);
  return {
    underlay: hatch(glyph, pitch),
    threads: lines(threads, 1, pitch),
    bright: lines(threads.filter(shines), 1, pitch),
    shaded: slope(threads.filter((thread) => facing(thread) < -0.2)),
    lit: slope(threads.filter((thread) => facing(thread) > 0.2)),
  };
}

/** Thread shines where it lies across the light, and every few threads of a twist catch a little more or less of it. */
function shines({ direction }: Thread, index: number): boolean {
  const sheen = 1 - Math.abs(direction[0] * LIGHT[0] + direction[1] * LIGHT[1]);
  // Looks irregular and is the same everywhere.
  const twist = (((index * 7919) >> 3) % 5) / 5;
  return sheen + twist * 0.6 > 0.85;
}

/** Threads up to a part of their length; they reach over the edge by turns, which gives it its fine teeth. */
function lines(threads: readonly Thread[], part: number, pitch: number): string {
  return strokes(
    threads.map(({ from, direction: [dx, dy], length }, i) => {
      const over = pitch * (i % 2 ? 0.3 : 0.05);
      const reach = Math.min(length, Math.max(length * part, pitch)) + (part === 1 ? over * 2 : over);
      return [from[0] - dx * over, from[1] - dy * over, dx * reach, dy * reach];
    }),
  );
}

/** One after the other, each counted from where the last one ended. */
function strokes(all: readonly Stroke[]): string {
  let [penX, penY] = [0, 0];
  return all
    .map((stroke) => {
      const [x, y, dx, dy] = stroke.map(Math.round) as unknown as Stroke;
      const path = `m${x - penX} ${y - penY}l${dx} ${dy}`;
      [penX, penY] = [x + dx, y + dy];
      return path;
    })
    .join('');
}

/** Parallel stitches at a slant over the whole ink. */
function hatch({ contours }: Glyph, pitch: number): string {
  const [cos, sin] = [Math.cos(0.9), Math.sin(0.9)];
  const crossings = new Map<number, Crossing[]>();
  for (const contour of contours) {
    const turned = contour.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
    for (const edge of edgesOf(turned)) addCrossings(crossings, edge, pitch);
  }
  const laid: Stroke[] = [];
  for (const [row, own] of crossings) {
    const y = (row + 0.5) * pitch;
    for (const [left, right] of inked(own)) {
      laid.push([left * cos - y * sin, left * sin + y * cos, (right - left) * cos, (right - left) * sin]);
    }
  }
  return strokes(laid);
}

interface Crossing {
  x: number;
  /** 1 where the outline goes up, -1 where it comes down. */
  turn: number;
}

/** Where an edge crosses the rows, which lie half a pitch above each multiple of it. */
function addCrossings(rows: Map<number, Crossing[]>, [a, b]: readonly [Point, Point], pitch: number): void {
  const [low, high, turn] = a[1] < b[1] ? [a, b, 1] : [b, a, -1];
  for (let row = Math.ceil(low[1] / pitch - 0.5); (row + 0.5) * pitch < high[1]; row++) {
    const x = low[0] + (((row + 0.5) * pitch - low[1]) * (high[0] - low[0])) / (high[1] - low[1]);
    const own = rows.get(row);
    if (own) own.push({ x, turn });
    else rows.set(row, [{ x, turn }]);
  }
}

/** Stretches of a row that are covered, crossing strokes counted once. */
function inked(crossings: Crossing[]): [number, number][] {
  const stretches: [number, number][] = [];
  let winding = 0;
  let start = 0;
  for (const { x, turn } of crossings.sort((a, b) => a.x - b.x)) {
    if (winding === 0) start = x;
    winding += turn;
    if (winding === 0) stretches.push([start, x]);
  }
  return stretches;
}
