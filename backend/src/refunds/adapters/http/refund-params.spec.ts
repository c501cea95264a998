import { refundPositionOf } from './refund-params.js';

describe('the cursor of a list of refunds', () => {
  const id = '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de';

  it('has the last day and the id of a refund', () => {
    expect(refundPositionOf(`2028-02-29_${id}`)).toEqual({ dueOn: '2028-02-29', id });
  });

  it.each([`2026-02-31_${id}`, `2027-02-29_${id}`, `2026-13-01_${id}`, `0000-01-01_${id}`, `2026-12-14_x`, ''])(
    'refuses %j, which no page has answered',
    (cursor) => {
      expect(() => refundPositionOf(cursor)).toThrow(expect.objectContaining({ kind: 'malformed' }));
    },
  );
});
