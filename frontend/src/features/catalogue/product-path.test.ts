import { parseProductId } from './product-path';

describe('parseProductId', () => {
  it.each([
    ['1', 1],
    ['007', 7],
    ['2147483647', 2147483647],
  ])('reads %j', (part, id) => {
    expect(parseProductId(part)).toBe(id);
  });

  it.each([undefined, '', '0', '00', '-1', '1.5', '1e3', 'abc', '12abc', ' 1', '2147483648', '9'.repeat(400)])(
    'rejects %j',
    (part) => {
      expect(parseProductId(part)).toBeUndefined();
    },
  );
});
