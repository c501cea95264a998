import { groupByKit, groupPrice, kitTitle } from './kit-groups';

it('groups the pieces of a kit at the position of the first one', () => {
  const lines = [
    { id: 1, kitId: null },
    { id: 2, kitId: 'a' },
    { id: 3, kitId: null },
    { id: 4, kitId: 'a' },
    { id: 5, kitId: 'b' },
  ];
  expect(groupByKit(lines).map(({ kitId, lines: own }) => [kitId, own.map(({ id }) => id)])).toEqual([
    [null, [1]],
    ['a', [2, 4]],
    [null, [3]],
    ['b', [5]],
  ]);
});

it('treats lines stored by an earlier release as bought alone', () => {
  expect(groupByKit<{ kitId?: string }>([{}, {}])).toHaveLength(2);
});

it('sums the prices of a group and counts its pieces in its title', () => {
  expect(
    groupPrice([
      { price: 10, quantity: 2 },
      { price: 5, quantity: 1 },
    ]),
  ).toBe(25);
  expect(kitTitle(7)).toBe('Kit de lujo de 7 piezas');
});
