import { FakePaymentProvider, only } from '../../../test/fakes/fake-payment-provider.js';
import type { TransactionAnswer } from './payment-provider.port.js';
import { ReadTransaction } from './complete-payment.js';

describe('reading a transaction', () => {
  const approved = {
    provider: 'wompi' as const,
    id: '1-1-1',
    reference: 'SIGERIST-a-1763700000000-Zx9k2',
    status: 'APPROVED' as const,
    amount: 460_000,
    currency: 'COP',
  };
  let questions: number;
  let provider: FakePaymentProvider;
  let reading: ReadTransaction;

  class CountedProvider extends FakePaymentProvider {
    override transaction(id: string): Promise<TransactionAnswer> {
      questions += 1;
      return super.transaction(id);
    }
  }

  beforeEach(() => {
    questions = 0;
    provider = new CountedProvider();
    reading = new ReadTransaction(only(provider));
  });

  const read = async () => {
    const answer = await reading.read(approved.id);
    return answer.kind === 'found' ? answer.transaction.status : answer.kind;
  };

  it.each([
    ['a found one', 'APPROVED', () => provider.report(approved)],
    ['an unknown one', 'absent', () => undefined],
    ['one of a provider that does not answer', 'unknown', () => (provider.isUnavailable = true)],
  ])('asks the provider once for simultaneous questions, and again afterwards: %s', async (_what, result, prepare) => {
    prepare();
    expect(await Promise.all([read(), read(), read()])).toEqual([result, result, result]);
    expect(questions).toBe(1);
    await read();
    expect(questions).toBe(2);
  });
});
