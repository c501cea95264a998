import { aProduct, sources } from '../../../test/builders/catalogue.builder.js';
import { KitPiece, priceKit } from './kit.js';

const TERMS = { nameEmbroidery: 15_000, discountPercent: 10, freeAccessories: 1 };
const piece = (changes: Partial<KitPiece>) =>
  Object.assign(
    new KitPiece(),
    { position: 0, name: 'Pieza', productId: null, withName: false, ownPrice: null },
    changes,
  );

describe('priceKit', () => {
  it('gives the sums of the specification for the seeded kit', () => {
    const { kitPieces, products } = sources();
    expect(priceKit(kitPieces, products, TERMS)).toMatchObject({
      total: 1_595_000,
      discountAmount: 159_500,
      finalTotal: 1_435_500,
    });
  });

  it('takes a price from the product, adds the name, or uses the price of its own', () => {
    const products = [aProduct({ id: 1, price: 100 })];
    const pieces = [
      piece({ position: 2, name: 'c', ownPrice: 7 }),
      piece({ position: 0, name: 'a', productId: 1 }),
      piece({ position: 1, name: 'b', productId: 1, withName: true }),
    ];
    expect(priceKit(pieces, products, TERMS).pieces).toEqual([
      { name: 'a', price: 100 },
      { name: 'b', price: 15_100 },
      { name: 'c', price: 7 },
    ]);
  });

  it('rounds the discount to whole pesos', () => {
    const kit = priceKit([piece({ ownPrice: 15 })], [], TERMS);
    expect(kit).toMatchObject({ total: 15, discountAmount: 2, finalTotal: 13 });
  });

  it('refuses a piece whose product is gone', () => {
    expect(() => priceKit([piece({ name: 'Mochila', productId: 99 })], [], TERMS)).toThrow('"Mochila"');
  });
});
