import { anOrder, paid, voidPayment } from '../../../test/builders/order.builder.js';
import { resumeAfterRefund } from './order-refund.js';

const AT = new Date('2026-01-16T15:00:00Z');
const change = { at: AT, actor: 'ana@example.com', note: 'La familia cambió de idea' };

describe('the refund of all money of an order', () => {
  it('ends it', () => {
    const order = anOrder('in_production');
    order.changeTo('refund_pending', change);
    order.changeTo('refunded', change);
    expect(order.history.map(({ status }) => status)).toEqual(['paid', 'in_production', 'refund_pending', 'refunded']);
    expect(() => order.changeTo('refund_pending', change)).toThrow(expect.objectContaining({ code: 'order.state' }));
  });

  it('that is called off leaves the order where it was', () => {
    const order = anOrder('in_production');
    order.changeTo('refund_pending', change);
    resumeAfterRefund(order, change);
    expect(order.status).toBe('in_production');
    expect(order.history.slice(1)).toMatchObject([
      { status: 'in_production' },
      { status: 'refund_pending' },
      { ...change, status: 'in_production' },
    ]);
  });

  it.each([
    ['the money is gone', false],
    ['there is other money', true],
  ])('that is called off after the provider voided the payment waits for a person, when %s', (_, isPaidAgain) => {
    const order = anOrder('in_production');
    order.changeTo('refund_pending', change);
    order.history = [...order.history, { ...change, status: 'refund_pending' }];
    voidPayment(order, AT);
    if (isPaidAgain) paid(order, { transactionId: null, provider: null }, AT);
    resumeAfterRefund(order, change);
    expect(order.status).toBe('payment_review');
  });

  it('that is called off is not stopped by an earlier void that was paid again', () => {
    const order = voidPayment(anOrder('paid'), AT);
    paid(order, { transactionId: null, provider: null }, AT);
    order.changeTo('paid', change);
    order.changeTo('refund_pending', change);
    resumeAfterRefund(order, change);
    expect(order.status).toBe('paid');
  });

  it('cannot be called off when it has not begun', () => {
    const message = 'El pedido no puede pasar a ese estado desde el actual.';
    expect(() => resumeAfterRefund(anOrder('paid'), change)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'order.state', message }),
    );
  });
});
