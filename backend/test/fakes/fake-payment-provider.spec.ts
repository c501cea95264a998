import { itTakesPayments } from '../contracts/payment-provider.contract.js';
import { FakePaymentProvider } from './fake-payment-provider.js';

describe('the fake payment provider', () => {
  const provider = new FakePaymentProvider();
  let payments = 0;

  itTakesPayments({
    provider: () => provider,
    pay: ({ reference, amountInCents, currency }, status) => {
      const id = `fake-${(payments += 1)}`;
      const statusMessage = status === 'DECLINED' ? 'Rechazada' : undefined;
      provider.report({ id, reference, status, amount: amountInCents / 100, currency, statusMessage });
      return Promise.resolve(id);
    },
  });
});
