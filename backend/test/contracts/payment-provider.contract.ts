import type { Checkout, PaymentProvider } from '../../src/payments/application/payment-provider.port.js';
import { formatPaymentReference } from '../../src/payments/domain/payment-reference.js';
import { eventually } from '../support/eventually.js';

/** A provider, and a payer of it. */
export interface PaymentProviderHarness {
  provider: () => PaymentProvider;
  /** Begins a transaction that will end as `outcome` says, and gives its id. */
  pay: (checkout: Checkout, outcome: 'APPROVED' | 'DECLINED') => Promise<string>;
}

/** Long after any run of these tests. */
const EXPIRES_AT = new Date('2099-01-01T05:00:00.000Z');

/** Contract of every payment provider. */
export function itTakesPayments({ provider, pay }: PaymentProviderHarness): void {
  const checkout = (amount = 445_000): Checkout => ({
    reference: formatPaymentReference({ session: crypto.randomUUID(), startedAt: new Date(), random: 'Zx9k2' }),
    amount,
    redirectUrl: 'https://shop.example.com/payment-success',
    expiresAt: EXPIRES_AT,
  });
  const ended = (id: string) =>
    eventually(async () => {
      const answer = await provider().transaction(id);
      if (answer.kind !== 'found' || answer.transaction.status === 'PENDING') throw new Error(JSON.stringify(answer));
      return answer.transaction;
    });

  it('returns the URL of its payment page', () => {
    expect(new URL(provider().checkoutUrl(checkout())).protocol).toMatch(/^https?:$/);
  });

  it('finds an approved payment by its id and by its reference, with the amount paid', async () => {
    const asked = checkout(60_000);
    const id = await pay(asked, 'APPROVED');
    const paid = {
      provider: provider().id,
      id,
      reference: asked.reference,
      status: 'APPROVED',
      amount: 60_000,
      currency: 'COP',
      // The day on which the books count it.
      movedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/) as string,
    };
    expect(await ended(id)).toMatchObject(paid);
    expect(await provider().transactionsOf(asked.reference)).toMatchObject({ kind: 'found', transactions: [paid] });
  });

  it('returns a declined payment with its reason', async () => {
    const id = await pay(checkout(), 'DECLINED');
    expect(await ended(id)).toMatchObject({ status: 'DECLINED', statusMessage: expect.stringMatching(/\w/) });
  });

  it('lists payments of these days', async () => {
    const id = await pay(checkout(), 'APPROVED');
    await ended(id);
    const answer = await provider().transactionPage(new Date(Date.now() - 86_400_000), new Date(), 1);
    expect(answer).toMatchObject({ kind: 'found', isEmpty: false });
    const listed = answer.kind === 'found' ? answer.transactions : [];
    expect(listed).toContainEqual(expect.objectContaining({ id, status: 'APPROVED', amount: 445_000 }));
  });

  it('voids an approved card payment once, and no declined or unknown one', async () => {
    const [id, declined] = [await pay(checkout(), 'APPROVED'), await pay(checkout(), 'DECLINED')];
    await ended(id);
    await ended(declined);
    expect(await provider().voidTransaction(id)).toEqual({ kind: 'accepted' });
    await eventually(async () => {
      expect(await provider().transaction(id)).toMatchObject({ kind: 'found', transaction: { id, status: 'VOIDED' } });
    });
    for (const refused of [id, declined, '11004-1718123303-00000', '../merchants/x'])
      expect(await provider().voidTransaction(refused)).toEqual({ kind: 'refused' });
  });

  it('finds no payment under an unknown id or reference', async () => {
    expect(await provider().transaction('11004-1718123303-00000')).toEqual({ kind: 'absent' });
    expect(await provider().transaction('../merchants/x')).toEqual({ kind: 'absent' });
    expect(await provider().transactionsOf(checkout().reference)).toEqual({ kind: 'found', transactions: [] });
  });

  it('rejects events that are not the provider’s', () => {
    for (const nonsense of [undefined, null, 'x', [], {}, { event: 'transaction.updated', data: {} }])
      expect(provider().readEvent(nonsense)).toEqual({ kind: 'forged' });
  });
}
