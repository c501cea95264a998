import { itKeepsPaymentEvents } from '../../../../test/contracts/payment-events.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { paymentSchemas } from './payment.schemas.js';
import { TypeOrmPaymentEvents } from './typeorm-payment-events.js';

describe('TypeOrmPaymentEvents', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase(paymentSchemas);
  });
  afterAll(() => database.drop());

  itKeepsPaymentEvents(() => new TypeOrmPaymentEvents(database.transaction));
});
