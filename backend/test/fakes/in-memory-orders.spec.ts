import { itKeepsClaims } from '../contracts/order-claims.contract.js';
import { itStoresOrders } from '../contracts/orders.contract.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { PlainTransaction } from './plain-transaction.js';

describe('InMemoryOrders', () => {
  itStoresOrders(() => ({ orders: new InMemoryOrders(), transaction: new PlainTransaction() }));
  itKeepsClaims(() => ({ orders: new InMemoryOrders(), transaction: new PlainTransaction() }));
});
