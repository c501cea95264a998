import type { Glyph, Point } from './letters';
import { edgesOf, satinThreads, type Thread } from './satin';

/**
 * SVG paths of a letter's stitches, in thousandths of an em, y upwards. All commands are relative, so that a path can start
 * at any origin. Each path has its own shade of the thread.
 */
export interface Stitches {
  /** Fill stitches, visible only at junctions without satin. */
  underlay: string;
  /** All satin threads, from edge to edge. */
  threads: string;
  /** The threads that reflect the light. */
  bright: string;
  /** Ends of threads on the side away from the light and on the side towards it; they make a column look round. */
  shaded: string;
  lit: string;
}

/** Light falls from the upper left, as in the pictures. */
const LIGHT: Point = [-0.55, 0.83];
/** Part of a thread's length that is shaded or lit. */
const SLOPE = 0.38;

/** Start and extent. */
type Stroke = readonly [x: number, y: number, dx: number, dy: number];

const cache = new WeakMap<Glyph, Map<number, Stitches>>();

/**
 * Stitches of a letter for a thread pitch in thousandths of an em. Cached per letter and pitch, so that one more letter in
 * a name costs the work of one letter.
 */
export function stitchesOf(glyph: Glyph, pitch: number): Stitches {
  const cached = cache.get(glyph) ?? new Map<number, Stitches>();
  cache.set(glyph, cached);
  const stitches = cached.get(pitch) ?? sew(glyph, pitch);
  cached.set(pitch, stitches);
  return stitches;
}

/** Millimetres between threads: coarser than real thread (0.4 mm), so that a phone's screen still shows them. */
const PITCH = 0.75;

/**
 * Thread pitch in thousandths of an em, each `unit` millimetres long. It is rounded to steps of a quarter octave, so that
 * a name that shrinks while it is typed rarely needs new stitches.
 */
export function pitchFor(unit: number): number {
  return Math.round(2 ** (Math.round(Math.log2(PITCH / unit) * 4) / 4) * 10) / 10;
}

function sew(glyph: Glyph, pitch: number): Stitches {
  // Threads start from both edges of a stroke, so that together they are `pitch` apart.
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

/** Threads across the light shine; the twist of the thread varies this every few threads. */
function shines({ direction }: Thread, index: number): boolean {
  const sheen = 1 - Math.abs(direction[0] * LIGHT[0] + direction[1] * LIGHT[1]);
  // Pseudo-random, but deterministic.
  const twist = (((index * 7919) >> 3) % 5) / 5;
  return sheen + twist * 0.6 > 0.85;
}

/** Draws threads up to a part of their length. Alternate threads overshoot the edge, which makes it slightly jagged. */
function lines(threads: readonly Thread[], part: number, pitch: number): string {
  return strokes(
    threads.map(({ from, direction: [dx, dy], length }, i) => {
      const over = pitch * (i % 2 ? 0.3 : 0.05);
      const reach = Math.min(length, Math.max(length * part, pitch)) + (part === 1 ? over * 2 : over);
      return [from[0] - dx * over, from[1] - dy * over, dx * reach, dy * reach];
    }),
  );
}

/** Joins strokes into one path; each is relative to the end of the one before. */
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

/** Parallel slanted stitches over the whole glyph. */
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

/** Adds the crossings of an edge with the rows, which lie half a pitch above each multiple of it. */
function addCrossings(rows: Map<number, Crossing[]>, [a, b]: readonly [Point, Point], pitch: number): void {
  const [low, high, turn] = a[1] < b[1] ? [a, b, 1] : [b, a, -1];
  for (let row = Math.ceil(low[1] / pitch - 0.5); (row + 0.5) * pitch < high[1]; row++) {
    const x = low[0] + (((row + 0.5) * pitch - low[1]) * (high[0] - low[0])) / (high[1] - low[1]);
    const own = rows.get(row);
    if (own) own.push({ x, turn });
    else rows.set(row, [{ x, turn }]);
  }
}

/** Covered stretches of a row; where strokes cross, a stretch counts once. */
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
