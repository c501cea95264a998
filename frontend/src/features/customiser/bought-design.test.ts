import { aBoughtPiece } from '../../testing/workshop-data';
import { boughtDesign } from './bought-design';

const shown = (
  field: 'letter' | 'letterSize' | 'thread' | 'motif' | 'bagColour' | 'strap',
  id: string,
  asInPhoto = true,
) => ({
  field,
  id,
  label: id,
  asInPhoto,
});
const SHOWN = [
  shown('letter', 'elegant'),
  shown('letterSize', 'medium'),
  shown('thread', 'cream'),
  shown('motif', 'bear', false),
  shown('bagColour', 'sage'),
  shown('strap', 'anchors', false),
];

it('returns what is seen on the piece, chosen or as in the photo', () => {
  expect(boughtDesign(aBoughtPiece({ shown: SHOWN }))).toEqual({
    name: 'Sofía',
    letter: 'elegant',
    letterSize: 'medium',
    thread: 'cream',
    motif: 'bear',
    bagColour: 'sage',
    strap: 'anchors',
    addOns: aBoughtPiece().addOns,
    keychainText: aBoughtPiece().keychainPersonalization,
  });
});

it('returns the name alone without a motif, and nothing for a piece without embroidery', () => {
  const alone = SHOWN.filter(({ field }) => field !== 'motif');
  expect(boughtDesign(aBoughtPiece({ shown: alone, hasBordado: false }))?.motif).toBe('none');
  expect(boughtDesign(aBoughtPiece({ shown: SHOWN.slice(4), hasBordado: false }))).toBeUndefined();
});

it('returns the design of an order of an earlier release, even when its choices are no longer offered', () => {
  expect(boughtDesign(aBoughtPiece())).toEqual({
    name: 'Sofía',
    letter: 'playful',
    letterSize: 'large',
    thread: 'white',
    motif: 'bear',
    bagColour: 'red',
    strap: 'none',
    addOns: aBoughtPiece().addOns,
    keychainText: aBoughtPiece().keychainPersonalization,
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
