import { itKeepsCustomerRequests } from '../contracts/customer-requests.contract.js';
import { InMemoryCustomerRequests } from './in-memory-customer-requests.js';
import { PlainTransaction } from './plain-transaction.js';

describe('InMemoryCustomerRequests', () => {
  const store = { requests: new InMemoryCustomerRequests(), transaction: new PlainTransaction() };
  itKeepsCustomerRequests(() => store);
});
