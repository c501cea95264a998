import { itKeepsPrivacyRequests } from '../../../../test/contracts/privacy-requests.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { PrivacyRequestSchema } from './privacy-request.schema.js';
import { TypeOrmPrivacyRequests } from './typeorm-privacy-requests.js';

describe('TypeOrmPrivacyRequests', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([PrivacyRequestSchema]);
  });
  afterAll(() => database.drop());

  itKeepsPrivacyRequests(() => new TypeOrmPrivacyRequests(database.transaction));
});
