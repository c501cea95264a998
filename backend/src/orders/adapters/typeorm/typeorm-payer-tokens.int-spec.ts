import { itKeepsPayerTokens } from '../../../../test/contracts/payer-tokens.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { TypeOrmPayerTokens } from './typeorm-payer-tokens.js';

describe('TypeOrmPayerTokens', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  itKeepsPayerTokens(() => new TypeOrmPayerTokens(database.transaction));
});
