import { itTakesPayments } from '../contracts/payment-provider.contract.js';
import { FakePaymentProvider } from './fake-payment-provider.js';

describe('the fake payment provider', () => {
  const provider = new FakePaymentProvider();
  let payments = 0;

  itTakesPayments({
    provider: () => provider,
    pay: ({ reference, amount }, status) => {
      const id = `fake-${(payments += 1)}`;
      const statusMessage = status === 'DECLINED' ? 'Rechazada' : undefined;
      provider.report({
        provider: provider.id,
        id,
        reference,
        status,
        amount,
        currency: 'COP',
        method: 'CARD',
        statusMessage,
      });
      return Promise.resolve(id);
    },
  });
});
