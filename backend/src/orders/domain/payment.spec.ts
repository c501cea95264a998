import { aPurchase } from '../../../test/builders/purchase.builder.js';
import { Order } from './order.js';
import { FREE_OF_CHARGE, maskedReference, withoutSession } from './payment.js';

describe('the reference of a payment', () => {
  const WITH_SESSION = 'SIGERIST-secret-session-1-1763700000000-Zx9k2';
  const MASKED = 'SIGERIST-•••-1763700000000-Zx9k2';

  it.each([
    [WITH_SESSION, MASKED],
    [`x${WITH_SESSION}`, `x${WITH_SESSION}`],
    [`${WITH_SESSION}-`, `${WITH_SESSION}-`],
    ['Transferencia 77', 'Transferencia 77'],
  ])('%s is masked as %s', (reference, masked) => {
    expect(maskedReference(reference)).toBe(masked);
  });

  it.each([
    ['secret-session-1', MASKED],
    ['session-1', WITH_SESSION],
    ['', WITH_SESSION],
  ])('loses the session %j alone', (session, reference) => {
    expect(withoutSession(WITH_SESSION, session)).toBe(reference);
  });
});

it('an order without money to pay says so by its method, as it is stored', () => {
  const payment = { method: FREE_OF_CHARGE, transactionId: null, reference: null, attemptId: null };
  const placement = { purchase: aPurchase({ finalTotal: 0 }), payment, status: 'paid', reviewReason: null } as const;
  expect(Order.place(crypto.randomUUID(), placement, new Date()).currentPayment.method).toBe('FREE');
});
