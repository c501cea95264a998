import { itKeepsPaymentAttempts } from '../contracts/payment-attempts.contract.js';
import { InMemoryPaymentAttempts } from './in-memory-payment-attempts.js';
import { PlainTransaction } from './plain-transaction.js';

describe('InMemoryPaymentAttempts', () => {
  itKeepsPaymentAttempts(() => ({ attempts: new InMemoryPaymentAttempts(), transaction: new PlainTransaction() }));
});
