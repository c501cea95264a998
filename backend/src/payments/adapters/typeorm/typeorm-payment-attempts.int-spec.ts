import { aPurchase } from '../../../../test/builders/purchase.builder.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { PaymentAttempt } from '../../domain/payment-attempt.js';
import { newPaymentReference } from '../../domain/payment-reference.js';
import { paymentSchemas } from './payment.schemas.js';
import { TypeOrmPaymentAttempts } from './typeorm-payment-attempts.js';

describe('payment attempts', () => {
  let database: TestDatabase;
  let attempts: TypeOrmPaymentAttempts;

  beforeAll(async () => {
    database = await testDatabase(paymentSchemas);
    attempts = new TypeOrmPaymentAttempts(database.transaction);
  });
  afterAll(() => database.drop());

  const NOW = new Date('2026-11-22T15:00:00Z');
  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

  async function begun(changes: Partial<PaymentAttempt>): Promise<string> {
    const purchase = aPurchase();
    const attempt = Object.assign(new PaymentAttempt(), {
      ...{ id: crypto.randomUUID(), reference: newPaymentReference(NOW), sessionId: purchase.sessionId },
      ...{ fingerprint: '', amount: purchase.finalTotal, purchase, state: 'created', isOpen: true },
      ...{ isLowPriority: false, createdAt: minutesAgo(60), approvedAt: null, nextCheckAt: null },
      ...changes,
    });
    expect(await attempts.add(attempt)).toBe(true);
    return attempt.id;
  }

  it('takes due attempts once, the longest due first and low-priority ones last', async () => {
    const flood = await begun({ isLowPriority: true, nextCheckAt: minutesAgo(30) });
    const second = await begun({ nextCheckAt: minutesAgo(1) });
    const first = await begun({ nextCheckAt: minutesAgo(2) });
    await begun({ nextCheckAt: new Date(NOW.getTime() + 1) });
    const take = async (limit: number) =>
      (await attempts.takeDue(NOW, new Date(NOW.getTime() + 60_000), limit)).map(({ id }) => id);
    expect(await take(1)).toEqual([first]);
    expect(await take(5)).toEqual([second, flood]);
    expect(await take(5)).toEqual([]);
  });
});
