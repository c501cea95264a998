import type { PaymentEvents } from '../../src/payments/application/payment-events.port.js';
import { aPaymentAttempt, aTransaction } from '../builders/payment-attempt.builder.js';

/** Contract of every store of payment events. */
export function itKeepsPaymentEvents(events: () => PaymentEvents): void {
  const now = new Date('2026-01-15T15:00:00Z');
  const transaction = aTransaction(aPaymentAttempt());

  it('finds the transaction of an event, without the email of the payer', async () => {
    await events().add('found', { ...transaction, customerEmail: 'laura@example.com' }, now);

    const found = await events().find('found');
    expect(found).toEqual(transaction);
    expect(found?.customerEmail).toBeUndefined();
    expect(await events().find('unknown')).toBeNull();
  });

  it('keeps an event without a transaction', async () => {
    await events().add('irrelevant', null, now);
    expect(await events().find('irrelevant')).toBeNull();
  });

  it('keeps the first of two events with the same id, also after it was handled', async () => {
    await events().add('twice', transaction, now);
    await events().handled('twice', 'paid', now);
    await events().add('twice', { ...transaction, status: 'DECLINED' }, now);
    expect(await events().find('twice')).toEqual(transaction);
  });
}
