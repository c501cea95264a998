import { addableProducts, movedPiece, pieceProblems, valueOf } from './kit-pieces';

const piece = (productId: number, more: object = {}) => ({ productId, name: 'Bolso', withName: false, ...more });
const product = (id: number, more: object = {}) => ({
  id,
  values: { name: `Bolso ${id}`, embroiderable: true, withdrawn: false, ...more },
});

describe('pieceProblems', () => {
  const products = [product(1), product(2, { withdrawn: true }), product(3, { embroiderable: false })];

  it.each([
    [piece(1, { name: ' ' }), 'Escribe el nombre'],
    [piece(2), 'fuera de la tienda'],
    [piece(9), 'fuera de la tienda'],
    [piece(3, { withName: true }), 'no se puede bordar'],
  ])('explains %j', (wrong, problem) => {
    expect(pieceProblems([wrong], products).get(wrong.productId)).toContain(problem);
  });

  it('accepts a piece that can be sold', () => {
    expect(pieceProblems([piece(1, { withName: true }), piece(3)], products).size).toBe(0);
  });
});

it('offers the products on sale that are not in the kit', () => {
  const products = [product(1), product(2, { withdrawn: true }), product(3)];
  expect(addableProducts([piece(1)], products).map(({ id }) => id)).toEqual([3]);
});

it('moves a piece and keeps its values', () => {
  expect(movedPiece([piece(1), piece(2, { withName: true })], 2, -1)).toEqual([piece(2, { withName: true }), piece(1)]);
});

it('trims the names that it sends', () => {
  expect(valueOf([piece(1, { name: ' Bolso ' })])).toEqual([piece(1)]);
});
