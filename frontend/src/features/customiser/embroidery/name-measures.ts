import type { Design } from './design';
import type { Letters } from './letters';
import { baselineOf, fitName } from './name-layers';
import { pathOf, type SetName, typeset } from './typeset';
import type { View } from './views';

/** Measures of a sewn name on the flat field, in millimetres. */
export interface MeasuredName {
  /** Size of its bounding box. */
  width: number;
  height: number;
  /** Height of its capitals. */
  capHeight: number;
  /** Height of capitals that was chosen, when the name had to shrink to fit; undefined when it fits. */
  chosenCapHeight?: number;
  /** Upper left corner of its bounding box on the field. */
  left: number;
  top: number;
  /** Outlines in units of the letters, y upwards, and the length of such a unit in millimetres. */
  path: string;
  unit: number;
  /** Origin of the outlines, relative to the upper left corner. */
  origin: { x: number; y: number };
}

/** Smaller differences are not visible. */
const SAME = 0.99;

/** Measures a design's name on its piece; undefined when there is nothing to sew. */
export function measureName(design: Design, letters: Letters, view: View): MeasuredName | undefined {
  const name: SetName = typeset(design.name.trim(), letters);
  if (name.letters.length === 0) return undefined;
  const { chosen, fitted: unit } = fitName(name, design.letterSize, letters, view);
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
