import { anOrder, paid } from '../../../test/builders/order.builder.js';
import { moneyAct, orderAct, statusAct } from './order-acts.js';

describe('the audit log about an order', () => {
  const order = Object.assign(anOrder('in_production'), { number: 'SIG-7K2QXM' });
  const subject = { type: 'order', id: 'SIG-7K2QXM' };

  it('says from what to what the status changed', () => {
    expect(statusAct(order, 'paid')).toEqual({
      kind: 'order_status',
      action: 'pasó SIG-7K2QXM de «Pagado» a «En producción»',
      subject,
      before: { status: 'paid' },
      after: { status: 'in_production' },
    });
  });

  it('says how much came with it', () => {
    expect(statusAct(order, 'paid', 20_000)).toMatchObject({
      kind: 'order_status',
      action: 'pasó SIG-7K2QXM de «Pagado» a «En producción», con $20.000 recibidos',
      after: { status: 'in_production', received: 20_000 },
    });
    const confirmed = Object.assign(anOrder('paid'), { number: 'SIG-7K2QXM' });
    expect(statusAct(confirmed, 'pending_transfer', 782_000)).toEqual({
      kind: 'order_money',
      action: 'confirmó la transferencia de SIG-7K2QXM por $782.000',
      subject,
      before: { status: 'pending_transfer' },
      after: { status: 'paid', received: 782_000 },
    });
    expect(statusAct(confirmed, 'payment_review').action).toBe('pasó SIG-7K2QXM de «Pago en revisión» a «Pagado»');
  });

  it('says what was owed before and after money', () => {
    const partly = paid(Object.assign(anOrder('paid'), { number: 'SIG-7K2QXM' }), { kind: 'reversal', amount: 2_000 });
    expect(moneyAct(partly, 'perdonó', 5_000, 7_000)).toEqual({
      kind: 'order_money',
      action: 'perdonó $5.000 de SIG-7K2QXM',
      subject,
      before: { balance: 7_000 },
      after: { balance: 2_000, amount: 5_000 },
    });
  });

  it('names nothing but the number otherwise', () => {
    const action = 'escribió una nota en SIG-7K2QXM';
    expect(orderAct(order, 'order_note', 'escribió una nota en')).toEqual({ kind: 'order_note', action, subject });
  });
});
