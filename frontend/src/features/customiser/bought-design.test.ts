import { aBoughtPiece } from '../../testing/workshop-data';
import { boughtDesign } from './bought-design';

it('returns the bought design, even when its choices are no longer offered', () => {
  expect(boughtDesign(aBoughtPiece())).toEqual({
    name: 'Sofía',
    fontStyle: 'playful',
    fontSize: 'large',
    fontColor: 'white',
    animalTheme: 'bear',
    bagColor: 'red',
  });
});

it.each([
  { embroideryFont: null },
  { embroideryFont: 'gothic' },
  { fontSize: 'toString' },
  { fontSize: null },
  { embroideryColor: 'neon' },
  { animalTheme: null },
  { bagColor: '__proto__' },
  { productId: 12 },
])('returns undefined instead of defaults for %j', (missing) => {
  expect(boughtDesign(aBoughtPiece(missing))).toBeUndefined();
});
