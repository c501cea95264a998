import { Logger } from '@nestjs/common';
import { itKeepsAccounts } from '../../../../test/contracts/accounts.contract.js';
import { itCountsAttempts } from '../../../../test/contracts/attempts.contract.js';
import { itKeepsSessions } from '../../../../test/contracts/sessions.contract.js';
import { itKeepsInvitations } from '../../../../test/contracts/staff-invitations.contract.js';
import { itKeepsSecondFactors } from '../../../../test/contracts/second-factors.contract.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { identitySchemas } from './identity.schemas.js';
import { TypeOrmAccounts } from './typeorm-accounts.js';
import { TypeOrmAttempts } from './typeorm-attempts.js';
import { TypeOrmResetCodes } from './typeorm-reset-codes.js';
import { TypeOrmSecondFactors } from './typeorm-second-factors.js';
import { TypeOrmSessions } from './typeorm-sessions.js';
import { TypeOrmStaffInvitations } from './typeorm-staff-invitations.js';

describe('identity in PostgreSQL', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase(identitySchemas);
  });
  afterAll(() => database.drop());

  itKeepsAccounts(() => {
    const { transaction } = database;
    return { accounts: new TypeOrmAccounts(transaction), codes: new TypeOrmResetCodes(transaction), transaction };
  });

  itKeepsSessions(() => {
    const { transaction } = database;
    return { sessions: new TypeOrmSessions(transaction), accounts: new TypeOrmAccounts(transaction) };
  });

  itKeepsInvitations(() => {
    const { transaction } = database;
    return { invitations: new TypeOrmStaffInvitations(transaction), accounts: new TypeOrmAccounts(transaction) };
  });

  itKeepsSecondFactors(() => {
    const { transaction } = database;
    return { factors: new TypeOrmSecondFactors(transaction), accounts: new TypeOrmAccounts(transaction) };
  });

  itCountsAttempts(() => {
    const clock = new ManualClock();
    return { attempts: new TypeOrmAttempts(database.dataSource, clock), clock };
  });

  it('has the tables that the entity schemas say', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    const changes = upQueries.map(({ query }) => query);
    expect(
      changes.filter((query) =>
        /"(account|account_consent|reset_code|staff_session|staff_invitation|staff_passkey|staff_code_app)"/.test(
          query,
        ),
      ),
    ).toEqual([]);
  });
});
