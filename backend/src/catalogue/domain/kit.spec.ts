import fc from 'fast-check';
import { aProduct, sources } from '../../../test/builders/catalogue.builder.js';
import { KitPiece, priceKit } from './kit.js';

const TERMS = { nameEmbroidery: 15_000, discountPercent: 10, freeAccessories: 1, gifts: ['pompon'] };
const piece = (changes: Partial<KitPiece>) =>
  Object.assign(new KitPiece(), { position: 0, name: 'Pieza', productId: 1, withName: false }, changes);
const kitOf = (...prices: number[]) =>
  priceKit(
    prices.map((_, index) => piece({ position: index, productId: index + 1 })),
    prices.map((price, index) => aProduct({ id: index + 1, price })),
    TERMS,
  );

describe('priceKit', () => {
  it('gives the agreed sums for the seeded kit', () => {
    const { kitPieces, products } = sources();
    const kit = priceKit(kitPieces, products, TERMS);
    expect(kit).toMatchObject({ total: 1_595_000, discountAmount: 159_500, finalTotal: 1_435_500, gifts: ['pompon'] });
    expect(kit.pieces.map(({ price }) => price)).toEqual([145_000, 450_000, 565_000, 190_000, 80_000, 60_000, 105_000]);
  });

  it('prices each piece by its product and the name embroidery, in the order of the kit', () => {
    const products = [aProduct({ id: 1, price: 100 }), aProduct({ id: 2, price: 200 })];
    const pieces = [piece({ position: 1, name: 'b', productId: 2, withName: true }), piece({ position: 0, name: 'a' })];
    expect(priceKit(pieces, products, TERMS).pieces).toMatchObject([
      { name: 'a', price: 100, discount: 10, product: { id: 1 } },
      { name: 'b', price: 15_200, discount: 1520, product: { id: 2 } },
    ]);
  });

  it('rounds the discount to whole pesos', () => {
    expect(kitOf(15)).toMatchObject({ total: 15, discountAmount: 2, finalTotal: 13 });
  });

  it('gives the pesos that rounding leaves to the pieces with the largest remainders', () => {
    expect(kitOf(14, 16, 25).pieces.map(({ discount }) => discount)).toEqual([1, 2, 3]);
  });

  it('splits the discount without losing a peso, and takes no more from a piece than it costs', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 12 }), (prices) => {
        const kit = kitOf(...prices);
        expect(kit.pieces.reduce((sum, { discount }) => sum + discount, 0)).toBe(kit.discountAmount);
        expect(
          kit.pieces.every(({ price, discount }) => Number.isInteger(discount) && discount >= 0 && discount <= price),
        ).toBe(true);
      }),
    );
  });

  it('has no stock of a piece whose product is withdrawn, and leaves the product itself as it is', () => {
    const withdrawn = aProduct({ id: 1, withdrawn: true, inStock: true });
    expect(priceKit([piece({})], [withdrawn], TERMS).pieces).toMatchObject([
      { price: withdrawn.price, product: { inStock: false } },
    ]);
    expect(withdrawn.inStock).toBe(true);
  });

  it('refuses a piece whose product was withdrawn', () => {
    expect(() => priceKit([piece({ name: 'Mochila', productId: 99 })], [], TERMS)).toThrow('"Mochila"');
  });
});
