import { millimetres } from './millimetres';
import type { MeasuredName } from './name-measures';
import type { View } from './views';

/** Label and value of a measure. */
export type Measure = readonly [what: string, measure: string];

/** Sizes and positions of an embroidery on its piece as text, in whole millimetres: finer values have no use for sewing. */
export function measureTexts(name: MeasuredName | undefined, { field, motif }: View): Measure[] {
  const patch = [
    'Lugar del motivo',
    `${rounded(motif.size)} de lado; centro ${across(motif.x)} y ${down(motif.y)}`,
  ] as const;
  const frame = ['Campo de bordado', `${rounded(field.width)} × ${rounded(field.height)}`] as const;
  if (!name) return [patch, frame];
  const { width, height, capHeight, chosenCapHeight, left, top, origin } = name;
  const shrunk = chosenCapHeight ? ` en vez de ${rounded(chosenCapHeight)}, para que el nombre quepa` : '';
  return [
    ['Nombre', `${rounded(width)} × ${rounded(height)}; mayúsculas de ${rounded(capHeight)}${shrunk}`],
    ['Lugar del nombre', `centro ${across(left + width / 2)}; línea de base ${down(top + origin.y)}`],
    patch,
    frame,
  ];
}

function across(x: number): string {
  return x < 0 ? `${rounded(-x)} a la izquierda del campo` : `a ${rounded(x)} del borde izquierdo`;
}

function down(y: number): string {
  return `a ${rounded(y)} del borde de arriba`;
}

function rounded(size: number): string {
  return millimetres(Math.round(size));
}
