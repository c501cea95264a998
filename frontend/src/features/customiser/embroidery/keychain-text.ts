import type { Letters } from './letters';
import { matrix, planeOf, shift } from './plane';
import { pathOf, typeset } from './typeset';
import type { View } from './views';

/** Share of the tag's text area that a text covers at most. */
const COVERED = { width: 0.92, height: 0.74 };
const PAINT = { fill: '#f6ead6' };

/** The text of the key ring on its leather tag, as large as fits; none for an empty text. */
export function textOnTag(text: string, letters: Letters, quad: View['quad']) {
  const line = typeset(text.trim(), letters);
  if (line.letters.length === 0) return [];
  const [[left, top], [right], , [, bottom]] = quad;
  const field = { width: right - left, height: bottom - top };
  const across = (field.width * COVERED.width) / (line.right - line.left);
  const upright = (field.height * COVERED.height) / (line.top - line.bottom);
  const unit = Math.min(across, upright);
  const middle = { x: (line.left + line.right) / 2, y: (line.top + line.bottom) / 2 };
  const [a, b, c, d, e, f] = planeOf({ quad, field }).near(field.width / 2, field.height / 2);
  const transform = matrix(shift([a * unit, b * unit, -c * unit, -d * unit, e, f], -middle.x, -middle.y));
  return [{ id: 'keychain-text', path: { ...PAINT, transform, d: pathOf(line, ({ path }) => path) } }];
}
