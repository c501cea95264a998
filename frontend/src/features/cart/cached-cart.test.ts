import cases from '../../../../docs/cart-total-cases.json' with { type: 'json' };
import { aCart, aLine } from '../../testing/cart-data';
import { setLines } from './cached-cart';

it.each(cases)('totals until the server answers, with docs/cart-total-cases.json: %#', ({ lines, ...expected }) => {
  const { percent, amount, totals } = expected;
  const cart = { ...aCart([]), discountPercent: percent ?? 0, discountAmount: amount ?? 0 };
  setLines(
    cart,
    lines.map((line, index) => aLine({ id: String(index), ...line })),
  );
  expect(cart).toMatchObject(totals);
});
