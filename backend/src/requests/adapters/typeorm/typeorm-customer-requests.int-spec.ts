import { itKeepsCustomerRequests } from '../../../../test/contracts/customer-requests.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import type { CustomerRequest } from '../../domain/customer-request.js';
import { CustomerRequestSchema, RequestedPieceSchema } from './customer-request.schema.js';
import { TypeOrmCustomerRequests } from './typeorm-customer-requests.js';

const REFUND = `
  INSERT INTO refund (id, order_id, order_number, amount, reason, way, state, request_id, method, due_on, evidence, asked_by, created_at, history)
  VALUES ($1, $2, 'SIG-7K2QXM', 1000, 'retracto', 'bank_transfer', 'asked', $1, 'CARD', '2026-01-30', '', 'ana@sigerist.co', now(), '[]')`;

describe('TypeOrmCustomerRequests', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([CustomerRequestSchema, RequestedPieceSchema]);
  });
  afterAll(() => database.drop());

  /** Without its order: only the row counts here. */
  async function refundOf({ id, orderId }: CustomerRequest): Promise<void> {
    const { manager } = database.transaction;
    await manager.query('SET LOCAL session_replication_role = replica');
    await manager.query(REFUND, [id, orderId]);
  }

  it('reads the numbers of orders at once', async () => {
    const requests = new TypeOrmCustomerRequests(database.transaction);
    expect(await requests.orderNumbers([crypto.randomUUID()])).toEqual(new Map());
  });

  itKeepsCustomerRequests(() => ({
    requests: new TypeOrmCustomerRequests(database.transaction),
    transaction: database.transaction,
    refund: (request) => database.transaction.run(() => refundOf(request)),
  }));
});
