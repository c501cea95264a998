import { planeOf } from './plane';
import { VIEWS } from './views';

const views = Object.values(VIEWS).map((view) => [view.picture, view] as const);

describe.each(views)('the field of %s', (_, view) => {
  const plane = planeOf(view);
  const { width, height } = view.field;
  const far = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);

  it('maps its corners to the quad', () => {
    const corners = [
      plane.pointAt(0, 0),
      plane.pointAt(width, 0),
      plane.pointAt(width, height),
      plane.pointAt(0, height),
    ];
    corners.forEach((corner, i) => expect(far(corner, view.quad[i]!)).toBeLessThan(1e-6));
  });

  it('is approximated by affine matrices across a letter', () => {
    const [x, y] = [view.name.x, view.name.y];
    const [a, b, c, d, e, f] = plane.near(x, y);
    const [dx, dy] = [view.capHeights.medium / 2, view.capHeights.medium / 2];
    const flat = [e + a * dx + c * dy, f + b * dx + d * dy];
    expect(far(flat, plane.pointAt(x + dx, y + dy))).toBeLessThan(0.35);
  });

  it('has the same scale in both directions at its centre', () => {
    const [a, b, c, d] = plane.near(width / 2, height / 2);
    expect(Math.hypot(a, b) / Math.hypot(c, d)).toBeCloseTo(1, 1);
  });
});
