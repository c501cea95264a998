import { aBoughtPiece } from '../../testing/workshop-data';
import { boughtDesign } from './bought-design';

it('is what was bought, whatever the shop offers today', () => {
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
])('is made up in no part: %j', (missing) => {
  expect(boughtDesign(aBoughtPiece(missing))).toBeUndefined();
});
