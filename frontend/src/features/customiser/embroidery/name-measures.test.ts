import type { Design } from './design';
import { loadLetters } from './load-letters';
import { measureTexts } from './measure-texts';
import { measureName } from './name-measures';
import { VIEWS } from './views';

const design: Design = {
  name: 'LEO',
  letter: 'classic',
  letterSize: 'medium',
  thread: 'gold',
  motif: 'lion',
  bagColour: 'black',
  strap: 'none',
  addOns: [],
  keychainText: '',
};
const letters = await loadLetters('classic');
const view = VIEWS[1]!;
const measured = (name: string, piece = view) => measureName({ ...design, name }, letters, piece)!;

it('gives capitals the height of their size, and centres the name in its area', () => {
  const { capHeight, chosenCapHeight, width, left, height } = measured('LEO');
  expect(capHeight).toBeCloseTo(view.capHeights.medium, 5);
  expect(chosenCapHeight).toBeUndefined();
  expect(left + width / 2).toBeCloseTo(view.name.x, 5);
  // Round letters overshoot the baseline and the cap height a little.
  expect(height / capHeight).toBeGreaterThan(1);
  expect(height / capHeight).toBeLessThan(1.1);
});

it('returns the chosen and the reduced size of a long name', () => {
  const { capHeight, chosenCapHeight, width } = measured('Maximiliano Andrés');
  expect(width).toBeCloseTo(view.name.width, 5);
  expect(chosenCapHeight).toBeCloseTo(view.capHeights.medium, 5);
  expect(capHeight).toBeLessThan(view.capHeights.medium / 2);
});

it('returns undefined when there is nothing to sew', () => {
  expect(measureName({ ...design, name: ' ' }, letters, view)).toBeUndefined();
});

it.each(Object.entries(VIEWS))('keeps the name of product %s on its field', (_, piece) => {
  const { left, top, width, height } = measured('Güicho Ñáñez', piece);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(piece.field.width);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top + height).toBeLessThanOrEqual(piece.field.height);
});

it('describes positions in whole millimetres, also outside the field', () => {
  expect(measureTexts(measured('LEO'), view)).toContainEqual([
    'Lugar del motivo',
    '86 mm de lado; centro a 109 mm del borde izquierdo y a 38 mm del borde de arriba',
  ]);
  expect(measureTexts(measured('LEO', VIEWS[2]), VIEWS[2]!)).toContainEqual([
    'Lugar del motivo',
    '54 mm de lado; centro 37 mm a la izquierda del campo y a 38 mm del borde de arriba',
  ]);
});
