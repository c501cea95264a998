import { itKeepsPaymentEvents } from '../contracts/payment-events.contract.js';
import { InMemoryPaymentEvents } from './in-memory-payment-events.js';

describe('InMemoryPaymentEvents', () => {
  const events = new InMemoryPaymentEvents();

  itKeepsPaymentEvents(() => events);
});
