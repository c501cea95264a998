import { aTransaction } from '../../../test/builders/payment-attempt.builder.js';
import { FakePaymentProvider } from '../../../test/fakes/fake-payment-provider.js';
import { SettlingWorld } from '../../../test/fakes/settling-world.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { PaymentAttempts } from './payment-attempts.port.js';
import { PaymentProviders } from './payment-provider.port.js';
import { VoidPayments } from './void-payments.js';

/** A second provider, of which the shop has none. */
const OTHER = 'other' as ProviderId;

describe(VoidPayments.name, () => {
  it('asks the provider of the attempt that paid, whichever takes payments now', async () => {
    const world = new SettlingWorld();
    const [current, other] = [new FakePaymentProvider(), new FakePaymentProvider()];
    const providers = new PaymentProviders(Object.assign({ wompi: current }, { other }));
    const voids = new VoidPayments(providers, world.attempts as unknown as PaymentAttempts, world.settling);
    const transaction = aTransaction(await world.begun({ provider: OTHER }), { provider: OTHER });
    const settled = await world.settling.settle(transaction);
    if (settled.kind !== 'paid') throw new Error(settled.kind);
    other.report(transaction);
    expect(await voids.find(settled.order, transaction.id)).toBe('held');
    expect(await voids.request(settled.order, transaction.id)).toEqual({ kind: 'accepted' });
    expect([current.voided, other.voided]).toEqual([[], [transaction.id]]);
    await expect(voids.find(settled.order, '1-unknown')).rejects.toThrow('has no payment 1-unknown');
  });
});
