import type { Design, FontSize } from './design';
import type { Letters } from './letters';
import { namePath, type NamePart } from './name-path';
import { type Matrix, matrix, planeOf, shift } from './plane';
import { pitchFor } from './stitches';
import { type Thread, THREADS } from './threads';
import { type SetName, typeset } from './typeset';
import type { View } from './views';

/** A layer of the name. */
export interface NameLayer {
  id: string;
  /** Attributes of the single path with all letters, with their React names. */
  path: Readonly<Record<string, string>>;
}

/** Millimetres per unit of the letters: in the chosen size, and reduced to the space for the name. */
export function fitName(name: SetName, size: FontSize, letters: Letters, { name: area, capHeights }: View) {
  const chosen = capHeights[size] / letters.capHeight;
  const across = area.width / (name.right - name.left);
  const upright = area.height / (name.top - name.bottom);
  return { chosen, fitted: Math.min(chosen, across, upright) };
}

/**
 * Draws the name of a design on a view, from the leather upwards: in its font and size, reduced to fit if necessary, in the perspective of
 * the photo. Each layer is one path for all letters, because one path per letter took phones longer than a frame. The same input gives the
 * same text to the last digit in every JavaScript engine. `small` leaves out the stitches, for pictures too small to show them.
 */
export function nameLayers(design: Design, letters: Letters, view: View, small: boolean): NameLayer[] {
  const name = typeset(design.name.trim(), letters);
  if (name.letters.length === 0) return [];
  const { fitted: unit } = fitName(name, design.letterSize, letters, view);
  const [a, b, c, d, e, f] = planeOf(view).near(view.name.x, baselineOf(name, letters, unit, view));
  const middle = (name.left + name.right) / 2;
  const base = shift([a * unit, b * unit, -c * unit, -d * unit, e, f], -middle, 0);
  const pitch = pitchFor(unit);
  return (small ? SMALL_LAYERS : LAYERS).map(({ id, part, fall = 0, paint }) => ({
    id,
    path: {
      ...paint(THREADS[design.thread], 1 / unit, pitch),
      transform: matrix(moved(base, fall * 0.6 * a, fall * a)),
      d: namePath(name, part, pitch),
    },
  }));
}

/** Baseline that centres the capitals in the name's area; long descenders move it up as far as necessary. */
export function baselineOf(name: SetName, letters: Letters, unit: number, { name: { y, height } }: View): number {
  const centred = y + (letters.capHeight * unit) / 2;
  const lowest = y + height / 2 + name.bottom * unit;
  const highest = y - height / 2 + name.top * unit;
  return Math.max(highest, Math.min(centred, lowest));
}

interface LayerKind {
  id: string;
  part: NamePart;
  /** Offset of a shadow below the name, in millimetres. */
  fall?: number;
  /** Paint attributes for a thread; lengths are in units of the letters, `mm` of them per millimetre. */
  paint: (thread: Thread, mm: number, pitch: number) => Record<string, string>;
}

const strokes = (stroke: string, width: number, opacity = '1') => ({
  fill: 'none',
  stroke,
  strokeWidth: width.toFixed(1),
  opacity,
});

const shadow = (id: string, fall: number, width: number, opacity: string): LayerKind => ({
  id,
  part: 'outline',
  fall,
  paint: (_, mm) => ({
    fill: '#12060a',
    stroke: '#12060a',
    strokeWidth: (width * mm).toFixed(1),
    strokeLinejoin: 'round',
    opacity,
  }),
});

/** From the leather upwards. Shadows are stacked instead of blurred, because a filter is too slow on phones. */
const LAYERS: readonly LayerKind[] = [
  shadow('shadow-3', 1.5, 2.6, '.1'),
  shadow('shadow-2', 1.1, 1.5, '.16'),
  shadow('shadow-1', 0.7, 0.6, '.3'),
  {
    id: 'edge',
    part: 'outline',
    paint: ({ dark }, mm) => ({ ...strokes(dark, 0.7 * mm), fill: dark, strokeLinejoin: 'round' }),
  },
  { id: 'underlay', part: 'underlay', paint: ({ base }, _mm, pitch) => strokes(base, pitch * 0.8) },
  { id: 'threads', part: 'threads', paint: ({ base }, _mm, pitch) => strokes(base, pitch * 0.95) },
  { id: 'bright', part: 'bright', paint: ({ light }, _mm, pitch) => strokes(light, pitch * 0.8, '.42') },
  { id: 'shaded', part: 'shaded', paint: ({ dark }, _mm, pitch) => strokes(dark, pitch, '.55') },
  { id: 'lit', part: 'lit', paint: ({ light }, _mm, pitch) => strokes(light, pitch, '.6') },
];

/** Without single stitches the letters keep the weight, the light and the shadow that they have with them. */
const SMALL_LAYERS: readonly LayerKind[] = [
  ...LAYERS.filter(({ part }) => part === 'outline'),
  {
    id: 'base',
    part: 'outline',
    paint: ({ base }, mm) => ({ ...strokes(base, 0.4 * mm), fill: base, strokeLinejoin: 'round' }),
  },
  { id: 'light', part: 'outline', paint: ({ light }) => ({ fill: light, opacity: '.25' }) },
];

function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix {
  return [a, b, c, d, e + x, f + y];
}
