import type { ProviderId } from '../../src/common/payment-providers.js';
import type { EventKey, PaymentEvents } from '../../src/payments/application/payment-events.port.js';
import { aPaymentAttempt, aTransaction } from '../builders/payment-attempt.builder.js';

/** Contract of every store of payment events. */
export function itKeepsPaymentEvents(events: () => PaymentEvents): void {
  const now = new Date('2026-01-15T15:00:00Z');
  const transaction = aTransaction(aPaymentAttempt());
  const event = (id: string): EventKey => ({ provider: transaction.provider, id });

  it('finds the transaction of an event with its moment, without who paid', async () => {
    const moved = { ...transaction, movedAt: '2026-01-15T14:59:00.000Z' };
    const payer = { name: 'Laura Restrepo', email: 'laura@example.com', phone: '' };
    await events().add(event('found'), { ...moved, payer }, now);

    const found = await events().find(event('found'));
    expect(found).toEqual(moved);
    expect(found?.payer).toBeUndefined();
    expect(await events().find(event('unknown'))).toBeNull();
  });

  it('keeps an event without a transaction', async () => {
    await events().add(event('irrelevant'), null, now);
    expect(await events().find(event('irrelevant'))).toBeNull();
  });

  it('keeps the first of two events with the same id, also after it was handled', async () => {
    await events().add(event('twice'), transaction, now);
    await events().handled(event('twice'), 'paid', now);
    await events().add(event('twice'), { ...transaction, status: 'DECLINED' }, now);
    expect(await events().find(event('twice'))).toEqual(transaction);
  });

  it('keeps events of two providers with the same id apart', async () => {
    const other = { provider: 'other' as ProviderId, id: 'shared' };
    await events().add(event('shared'), transaction, now);
    await events().add(other, { ...transaction, provider: other.provider, status: 'DECLINED' }, now);
    expect(await events().find(event('shared'))).toEqual(transaction);
    expect(await events().find(other)).toMatchObject({ provider: 'other', status: 'DECLINED' });
  });
}
