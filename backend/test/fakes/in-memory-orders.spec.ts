import { itKeepsClaims } from '../contracts/order-claims.contract.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { PlainTransaction } from './plain-transaction.js';

describe('InMemoryOrders', () => {
  itKeepsClaims(() => ({ orders: new InMemoryOrders(), transaction: new PlainTransaction() }));
});
