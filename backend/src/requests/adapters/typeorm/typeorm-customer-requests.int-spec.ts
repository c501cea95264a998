import { itKeepsCustomerRequests } from '../../../../test/contracts/customer-requests.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { CustomerRequestSchema, RequestedPieceSchema } from './customer-request.schema.js';
import { TypeOrmCustomerRequests } from './typeorm-customer-requests.js';

describe('TypeOrmCustomerRequests', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([CustomerRequestSchema, RequestedPieceSchema]);
  });
  afterAll(() => database.drop());

  itKeepsCustomerRequests(() => ({
    requests: new TypeOrmCustomerRequests(database.transaction),
    transaction: database.transaction,
  }));
});
