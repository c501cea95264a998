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

  it('names the attempts of a cart that the bank still decides about first, then the newest', async () => {
    const sessionId = crypto.randomUUID();
    const edits = { sessionId, isOpen: false };
    const paying = await begun({ ...edits, state: 'pending', createdAt: minutesAgo(50) });
    await begun({ ...edits, state: 'failed', createdAt: minutesAgo(40) });
    const newest = await begun({ ...edits, createdAt: minutesAgo(30) });
    await begun({ ...edits, state: 'expired', createdAt: minutesAgo(20) });
    const found = await attempts.undecidedOf(sessionId, 2);
    expect(found.map(({ id }) => id)).toEqual([paying, newest]);
  });

  it('erases a person with more attempts than one batch holds', async () => {
    const provenEmail = 'familia@example.com';
    const purchase = aPurchase();
    const mine = { ...purchase, userId: null, customer: { ...purchase.customer, email: provenEmail } };
    await begun({ purchase: mine, state: 'expired', isOpen: false });
    await database.dataSource.query(
      `INSERT INTO payment_attempt
         (id, reference, session_id, fingerprint, amount, purchase, state, is_open, created_at, is_low_priority)
       SELECT gen_random_uuid(), 'copy-' || number, session_id, fingerprint, amount, purchase, state, false, created_at, false
       FROM payment_attempt, generate_series(1, 1001) AS number WHERE purchase->'customer'->>'email' = $1`,
      [provenEmail],
    );
    const person = { accountId: null, provenEmail };
    expect(await database.transaction.run(() => attempts.erasePerson(person, NOW))).toBe(1_002);
    expect(await attempts.ofPerson(person, 10)).toEqual([]);
  });
});
