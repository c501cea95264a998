import { planeOf } from './plane';
import type { Crop, View } from './views';

/** Returns the square around name and patch, with a margin of leather. */
export function closeUp(view: View): Crop {
  const { field, name, motif } = view;
  const plane = planeOf(view);
  const reach = motif.size / 2;
  const [left] = plane.pointAt(Math.min(name.x - name.width / 2, motif.x - reach), field.height / 2);
  const [right] = plane.pointAt(Math.max(name.x + name.width / 2, motif.x + reach), field.height / 2);
  const middle = (Math.min(name.y - name.height / 2, motif.y - reach) + name.y + name.height / 2) / 2;
  const [, y] = plane.pointAt(name.x, middle);
  const side = Math.round((right - left) * 1.1);
  return { x: Math.round((left + right - side) / 2), y: Math.round(y - side / 2), side };
}
