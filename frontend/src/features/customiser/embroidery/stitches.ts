import type { Glyph, Point } from './letters';
import { edgesOf, satinThreads, type Thread } from './satin';

/** SVG paths of a letter's stitches, in thousandths of an em, y upwards; each is drawn with its own tone of the thread. */
export interface Stitches {
  /** Fill stitches that show where no satin lies: at junctions. */
  underlay: string;
  /** Every thread from edge to edge, in three tones that alternate as twisted thread does. */
  deep: string;
  plain: string;
  bright: string;
  /** Ends of threads on the slopes away from the light and towards it: what makes a column look round. */
  shaded: string;
  lit: string;
}

/** Light falls from the upper left, as in the pictures. */
const LIGHT: Point = [-0.55, 0.83];
/** Part of a thread that lies on the slope of its column. */
const SLOPE = 0.38;

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

/** Pitches come in steps of a quarter octave, so that a name that shrinks letter by letter seldom needs new stitches. */
export function pitchStep(pitch: number): number {
  return Math.round(2 ** (Math.round(Math.log2(pitch) * 4) / 4) * 10) / 10;
}

function sew(glyph: Glyph, pitch: number): Stitches {
  // Both edges of a stroke send threads: together they lie `pitch` apart.
  const threads = satinThreads(glyph, pitch * 2);
  const tones = threads.map(toneOf);
  const tone = (wanted: Tone) => threads.filter((_, i) => tones[i] === wanted);
  const facing = ({ direction }: Thread) => -(direction[0] * LIGHT[0] + direction[1] * LIGHT[1]);
  return {
    underlay: hatch(glyph, pitch),
    deep: lines(tone('deep'), 1, pitch),
    plain: lines(tone('plain'), 1, pitch),
    bright: lines(tone('bright'), 1, pitch),
    shaded: lines(
      threads.filter((thread) => facing(thread) < -0.2),
      SLOPE,
      pitch,
    ),
    lit: lines(
      threads.filter((thread) => facing(thread) > 0.2),
      SLOPE,
      pitch,
    ),
  };
}

type Tone = 'deep' | 'plain' | 'bright';

/** Thread shines where it lies across the light, and every few threads of a twist catch a little more or less of it. */
function toneOf({ direction }: Thread, index: number): Tone {
  const sheen = 1 - Math.abs(direction[0] * LIGHT[0] + direction[1] * LIGHT[1]);
  // Looks irregular and is the same everywhere.
  const twist = (((index * 7919) >> 3) % 5) / 5;
  const shine = sheen + twist * 0.6;
  if (shine > 0.85) return 'bright';
  return shine > 0.4 ? 'plain' : 'deep';
}

/** Threads up to a part of their length; they reach over the edge by turns, which gives it its fine teeth. */
function lines(threads: readonly Thread[], part: number, pitch: number): string {
  return threads
    .map(({ from, direction: [dx, dy], length }, i) => {
      const over = pitch * (i % 2 ? 0.3 : 0.05);
      const reach = Math.min(length, Math.max(length * part, pitch)) + (part === 1 ? over * 2 : over);
      return `M${Math.round(from[0] - dx * over)} ${Math.round(from[1] - dy * over)}l${Math.round(dx * reach)} ${Math.round(dy * reach)}`;
    })
    .join('');
}

/** Parallel stitches at a slant over the whole ink. */
function hatch({ contours }: Glyph, pitch: number): string {
  const [cos, sin] = [Math.cos(0.9), Math.sin(0.9)];
  const edges = contours
    .map((contour) => contour.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]))
    .flatMap(edgesOf);
  const levels = edges.map(([[, y]]) => y);
  const bottom = Math.min(...levels);
  const top = Math.max(...levels);
  let path = '';
  for (let y = bottom + pitch / 2; y < top; y += pitch) {
    for (const [left, right] of inkAt(edges, y)) {
      path += `M${Math.round(left * cos - y * sin)} ${Math.round(left * sin + y * cos)}`;
      path += `L${Math.round(right * cos - y * sin)} ${Math.round(right * sin + y * cos)}`;
    }
  }
  return path;
}

/** Stretches of a line that are covered, crossing strokes counted once. */
function inkAt(edges: readonly (readonly [Point, Point])[], y: number): [number, number][] {
  const crossings = edges
    .filter(([a, b]) => a[1] > y !== b[1] > y)
    .map(([a, b]) => ({ x: a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1]), turn: b[1] > a[1] ? 1 : -1 }))
    .sort((a, b) => a.x - b.x);
  const stretches: [number, number][] = [];
  let winding = 0;
  let start = 0;
  for (const { x, turn } of crossings) {
    if (winding === 0) start = x;
    winding += turn;
    if (winding === 0) stretches.push([start, x]);
  }
  return stretches;
}
