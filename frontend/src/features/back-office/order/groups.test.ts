import fc from 'fast-check';
import type { ShopRowDto } from '../../../api/back-office.api';
import {
  editsFor,
  moveGroup,
  moveProduct,
  moveToGroup,
  type ArrangedGroup,
  arrangedGroups,
  roomForGroup,
} from './groups';

const group = (id: number, firstRank: number, lastRank: number | null, more: object = {}): ShopRowDto => ({
  id,
  values: { label: `Grupo ${id}`, firstRank, lastRank, withdrawn: false, ...more },
});
const product = (id: number, rank: number): ShopRowDto => ({ id, values: { name: `Bolso ${id}`, rank } });

/** A shop as it is seeded: tight ranges, then the products with the default rank. */
const shop = () => ({
  groups: [group(1, 1, 2), group(2, 3, 4), group(3, 15, null)],
  products: [product(1, 1), product(2, 2), product(3, 3), product(4, 999), product(5, 999)],
});
type Rows = ReturnType<typeof shop>;

const orderOf = (groups: readonly ArrangedGroup[]) =>
  groups.map(({ id, products }) => [id, products.map((each) => each.id)] as const);

function arranged(rows: Rows, arrange: (groups: ArrangedGroup[]) => ArrangedGroup[]) {
  const present = arrangedGroups(rows.groups, rows.products);
  const wanted = arrange(present);
  return { wanted, edits: editsFor(wanted, present, rows)! };
}

function applied(rows: Rows, edits: NonNullable<ReturnType<typeof editsFor>>): Rows {
  const change = (entity: string) => (row: ShopRowDto) => {
    const own = edits.filter((edit) => edit.entity === entity && edit.id === row.id);
    return { ...row, values: { ...row.values, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) } };
  };
  return { groups: rows.groups.map(change('product_group')), products: rows.products.map(change('product')) };
}

describe('arrangedGroups', () => {
  it('puts a product outside of every range into the last group, and leaves out withdrawn groups', () => {
    const rows = {
      groups: [group(1, 1, 4, { withdrawn: true }), ...shop().groups.slice(1)],
      products: shop().products,
    };
    expect(orderOf(arrangedGroups(rows.groups, rows.products))).toEqual([
      [2, [3]],
      [3, [1, 2, 4, 5]],
    ]);
  });
});

describe('editsFor', () => {
  const rank = (id: number, value: number, expected: number) =>
    ({ entity: 'product', id, field: 'rank', value, expected }) as const;

  it('exchanges two ranks when a product moves inside of its group', () => {
    expect(arranged(shop(), (groups) => moveProduct(groups, 2, -1)).edits).toEqual([rank(2, 1, 2), rank(1, 2, 1)]);
  });

  it('gives different ranks to two products with the same rank', () => {
    expect(arranged(shop(), (groups) => moveProduct(groups, 5, -1)).edits).toEqual([rank(4, 1_000, 999)]);
  });

  it('needs one edit to move a product into a group with room', () => {
    expect(arranged(shop(), (groups) => moveToGroup(groups, 4, 2)).edits).toEqual([rank(4, 4, 999)]);
  });

  it('gives new ranges to a full group and its neighbour only, with room for the next move', () => {
    const rows = shop();
    const { edits } = arranged(rows, (groups) => moveToGroup(groups, 4, 1));
    expect(edits.some(({ entity, id }) => entity === 'product_group' && id === 3)).toBe(false);
    expect(edits.some(({ entity, id }) => entity === 'product' && id === 5)).toBe(false);
    const next = applied(rows, edits);
    expect(orderOf(arrangedGroups(next.groups, next.products))[0]).toEqual([1, [1, 2, 4]]);
    expect(arranged(next, (groups) => moveToGroup(groups, 5, 1)).edits).toHaveLength(1);
  });

  it('exchanges the ranges of two groups', () => {
    expect(arranged(shop(), (groups) => moveGroup(groups, 2, -1)).edits).toHaveLength(7);
  });

  it('changes nothing at the ends of a list', () => {
    expect(arranged(shop(), (groups) => moveProduct(groups, 1, -1)).edits).toEqual([]);
    expect(arranged(shop(), (groups) => moveGroup(groups, 3, 1)).edits).toEqual([]);
  });

  it('makes room for a new group before the last one', () => {
    const rows = { ...shop(), products: [...shop().products, product(6, 16)] };
    const present = arrangedGroups(rows.groups, rows.products);
    const { range, groups } = roomForGroup(present);
    expect(range).toEqual({ firstRank: 15, lastRank: 34 });
    expect(editsFor(groups, present, rows)).toEqual([
      { entity: 'product_group', id: 3, field: 'firstRank', value: 35, expected: 15 },
      rank(6, 35, 16),
    ]);
    expect(roomForGroup([]).range).toEqual({ firstRank: 1, lastRank: null });
  });

  it('produces the wanted arrangement from any ranks, in ranges that do not overlap', () => {
    const rows = fc
      .tuple(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 4 })), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 9 }),
      )
      .map(([sizes, isOpen, ranks]): Rows => {
        let next = 1;
        const groups = sizes.map(([gap, size], at) => {
          const first = next + gap;
          next = first + size + 1;
          return group(at + 1, first, isOpen && at === sizes.length - 1 ? null : first + size);
        });
        return { groups, products: ranks.map((each, at) => product(at + 1, each)) };
      });
    const step = fc.constantFrom(-1 as const, 1 as const);
    const id = fc.integer({ min: 1, max: 9 });
    const action = fc.oneof(
      fc.tuple(id, step).map(
        ([moved, by]) =>
          (groups: ArrangedGroup[]) =>
            moveProduct(groups, moved, by),
      ),
      fc.tuple(id, step).map(
        ([moved, by]) =>
          (groups: ArrangedGroup[]) =>
            moveGroup(groups, moved, by),
      ),
      fc.tuple(id, fc.nat(3)).map(
        ([moved, to]) =>
          (groups: ArrangedGroup[]) =>
            moveToGroup(groups, moved, groups[to % groups.length]!.id),
      ),
    );
    fc.assert(
      fc.property(rows, fc.array(action, { minLength: 1, maxLength: 5 }), (first, actions) => {
        let current = first;
        for (const act of actions) {
          const { wanted, edits } = arranged(current, act);
          current = applied(current, edits);
          const result = arrangedGroups(current.groups, current.products);
          expect(orderOf(result)).toEqual(orderOf(wanted));
          result.forEach(({ first: from, last }, at) => {
            expect(from).toBeGreaterThan(at === 0 ? 0 : (result[at - 1]!.last ?? Infinity));
            expect(last ?? 9_999).toBeGreaterThanOrEqual(from);
          });
          for (const { values } of current.products) {
            expect(values.rank).toBeGreaterThanOrEqual(1);
            expect(values.rank).toBeLessThanOrEqual(9_999);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
