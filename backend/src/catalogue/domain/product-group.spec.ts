import { aProduct } from '../../../test/builders/catalogue.builder.js';
import { ProductGroup, sectionsOf } from './product-group.js';

const group = (label: string, firstRank: number, lastRank: number | null) =>
  Object.assign(new ProductGroup(), { label, firstRank, lastRank });
const ranked = (...ranks: number[]) => ranks.map((rank, at) => aProduct({ id: at + 1, rank }));

describe('sectionsOf', () => {
  const groups = [group('Resto', 10, null), group('Uno a tres', 1, 3)];

  it('includes both ends of a range', () => {
    expect(sectionsOf(groups, ranked(1, 3, 10))).toEqual([
      { label: 'Uno a tres', productIds: [1, 2] },
      { label: 'Resto', productIds: [3] },
    ]);
  });

  it('puts a rank that no range takes under the last heading', () => {
    expect(sectionsOf(groups, ranked(5))).toEqual([{ label: 'Resto', productIds: [1] }]);
  });

  it('leaves out a heading without products', () => {
    expect(sectionsOf(groups, ranked(2)).map(({ label }) => label)).toEqual(['Uno a tres']);
  });

  it('has no section without headings', () => {
    expect(sectionsOf([], ranked(1))).toEqual([]);
  });
});
