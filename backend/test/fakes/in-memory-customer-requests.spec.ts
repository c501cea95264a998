import { itKeepsCustomerRequests } from '../contracts/customer-requests.contract.js';
import { InMemoryCustomerRequests } from './in-memory-customer-requests.js';
import { PlainTransaction } from './plain-transaction.js';

describe('InMemoryCustomerRequests', () => {
  const requests = new InMemoryCustomerRequests();
  const refund = ({ id }: { id: string }) => Promise.resolve(void requests.refunded.add(id));
  const store = { requests, transaction: new PlainTransaction(), refund };
  itKeepsCustomerRequests(() => store);
});
