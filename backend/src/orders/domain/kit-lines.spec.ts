import { anOrderLine } from '../../../test/builders/purchase.builder.js';
import { groupByKit } from './kit-lines.js';

it('groups the pieces of a kit at the position of the first one', () => {
  const lines = [undefined, 'a', undefined, 'a', 'b'].map((kitId, index) =>
    anOrderLine({ name: `${index}`, ...(kitId && { kitId }) }),
  );
  expect(groupByKit(lines).map(({ isKit, lines: own }) => [isKit, own.map(({ name }) => name)])).toEqual([
    [false, ['0']],
    [true, ['1', '3']],
    [false, ['2']],
    [true, ['4']],
  ]);
});
