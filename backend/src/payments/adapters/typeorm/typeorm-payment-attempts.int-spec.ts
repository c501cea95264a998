import { aPaymentAttempt } from '../../../../test/builders/payment-attempt.builder.js';
import { aPurchase } from '../../../../test/builders/purchase.builder.js';
import { itKeepsPaymentAttempts } from '../../../../test/contracts/payment-attempts.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
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

  itKeepsPaymentAttempts(() => ({ attempts, transaction: database.transaction }));

  it('erases a person with more attempts than one batch holds', async () => {
    const provenEmail = 'familia@example.com';
    const purchase = aPurchase();
    const mine = { ...purchase, userId: null, customer: { ...purchase.customer, email: provenEmail } };
    await attempts.add(aPaymentAttempt({ purchase: mine, state: 'expired', isOpen: false }));
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

  it('leaves the purchase of a removed account without an account', async () => {
    const [oldId, email] = [crypto.randomUUID(), 'invitada@example.com'];
    const purchase = aPurchase();
    const mine = { ...purchase, userId: oldId, customer: { ...purchase.customer, email } };
    const attempt = aPaymentAttempt({ purchase: mine });
    await attempts.add(attempt);
    await attempts.replaceAccount({ oldId, newId: null, provenEmail: email });
    expect((await attempts.byReference(attempt.reference))!.purchase).toEqual({ ...mine, userId: null });
  });
});
