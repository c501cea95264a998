import type { Point } from './letters';
import type { View } from './views';

/** The values a to f of an SVG `matrix(…)`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Projects millimetres of a view's field onto its picture, with the perspective of the photo. */
export interface Plane {
  pointAt(x: number, y: number): Point;
  /** Affine approximation of the projection near a point; across one letter its error is less than a tenth of a pixel. */
  near(x: number, y: number): Matrix;
}

/** Computes the projection that maps the field's corners to those of the quad. */
export function planeOf({ quad, field: { width, height } }: Pick<View, 'quad' | 'field'>): Plane {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad;
  const sumX = x0 - x1 + x2 - x3;
  const sumY = y0 - y1 + y2 - y3;
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const determinant = ax * by - bx * ay;
  const g = (sumX * by - bx * sumY) / determinant;
  const h = (ax * sumY - sumX * ay) / determinant;
  const rows = [
    [x1 - x0 + g * x1, x3 - x0 + h * x3, x0],
    [y1 - y0 + g * y1, y3 - y0 + h * y3, y0],
  ] as const;
  const map = (x: number, y: number) => {
    const [u, v] = [x / width, y / height];
    const depth = g * u + h * v + 1;
    return { depth, point: rows.map(([a, b, c]) => (a * u + b * v + c) / depth) as unknown as Point };
  };
  return {
    pointAt: (x, y) => map(x, y).point,
    near(x, y) {
      const { depth, point } = map(x, y);
      const along = (row: 0 | 1, term: 0 | 1, slope: number, size: number) =>
        (rows[row][term] - slope * point[row]) / depth / size;
      return [along(0, 0, g, width), along(1, 0, g, width), along(0, 1, h, height), along(1, 1, h, height), ...point];
    },
  };
}

/** Moves a matrix within its own plane. */
export function shift([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix {
  return [a, b, c, d, e + a * x + c * y, f + b * x + d * y];
}

/** The `transform` of an SVG element. */
export function matrix([a, b, c, d, e, f]: Matrix): string {
  return `matrix(${[a, b, c, d].map((n) => n.toFixed(5)).join(' ')} ${e.toFixed(2)} ${f.toFixed(2)})`;
}
