import type { Design } from './design';
import type { Letters } from './letters';
import { baselineOf, fitName } from './render-design';
import { pathOf, type SetName, typeset } from './typeset';
import type { View } from './views';

/** A name as it is sewn, flat and in millimetres. */
export interface MeasuredName {
  /** What its ink covers. */
  width: number;
  height: number;
  /** Of its capitals. */
  capHeight: number;
  /** What its capitals would have been, had the name not been too long for its place; undefined when it fits. */
  chosenCapHeight?: number;
  /** Upper left corner of its ink on the field. */
  left: number;
  top: number;
  /** Outlines in units of the letters, y upwards, and the millimetres of such a unit. */
  path: string;
  unit: number;
  /** Where the outlines begin, from the corner of the ink. */
  origin: { x: number; y: number };
}

/** Less than this is no difference that anybody sees. */
const SAME = 0.99;

/** Measures a design's name on its piece; undefined when there is nothing to sew. */
export function measureName(design: Design, letters: Letters, view: View): MeasuredName | undefined {
  const name: SetName = typeset(design.name.trim(), letters);
  if (name.letters.length === 0) return undefined;
  const { chosen, fitted: unit } = fitName(name, design.fontSize, letters, view);
  const width = (name.right - name.left) * unit;
  return {
    width,
    height: (name.top - name.bottom) * unit,
    capHeight: letters.capHeight * unit,
    chosenCapHeight: unit < chosen * SAME ? letters.capHeight * chosen : undefined,
    left: view.name.x - width / 2,
    top: baselineOf(name, letters, unit, view) - name.top * unit,
    path: pathOf(name, ({ path }) => path),
    unit,
    origin: { x: -name.left * unit, y: name.top * unit },
  };
}
