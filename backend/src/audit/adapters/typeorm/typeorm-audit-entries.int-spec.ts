import { itKeepsAuditEntries } from '../../../../test/contracts/audit-entries.contract.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { DAY_MS } from '../../../common/time.js';
import { deleteBefore } from '../../../database/index.js';
import { auditEntry } from '../../domain/audit-entry.js';
import { AuditEntrySchema } from './audit-entry.schema.js';
import { TypeOrmAuditEntries } from './typeorm-audit-entries.js';

describe(TypeOrmAuditEntries.name, () => {
  let database: TestDatabase;
  let entries: TypeOrmAuditEntries;

  beforeAll(async () => {
    database = await testDatabase([AuditEntrySchema]);
    entries = new TypeOrmAuditEntries(database.transaction);
  });
  afterAll(() => database.drop());

  itKeepsAuditEntries(() => entries);

  const add = (at: Date) => entries.add(auditEntry({ kind: 'media', actor: 'shop', action: 'hizo algo' }, at));
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

  it('leaves no trace of a change that rolled back', async () => {
    const at = new Date('2050-01-01T00:00:00Z');
    const change = database.transaction.run(async () => {
      await add(at);
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await entries.page({ from: at }, { limit: 1 })).toEqual([]);
  });

  // The tests' role owns the table and is a superuser: everybody has fewer rights.
  it.each([
    `UPDATE audit_log SET summary = 'nothing happened'`,
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    `INSERT INTO audit_log SELECT * FROM audit_log ON CONFLICT (id) DO UPDATE SET summary = ''`,
    `SET session_replication_role = replica; DELETE FROM audit_log`,
  ])('is refused by the database: %s', async (statement) => {
    await add(daysAgo(364));
    await expect(database.dataSource.query(statement)).rejects.toThrow(/append-only|cannot insert/);
  });

  it('loses entries after a year', async () => {
    for (const days of [367, 365.5, 365]) await add(daysAgo(days));
    expect(await deleteBefore(database.dataSource.manager, 'audit_log', 'at', daysAgo(366))).toBe(1);
  });
});
