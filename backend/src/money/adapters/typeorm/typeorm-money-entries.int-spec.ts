import { itIsALedger } from '../../../../test/contracts/ledger.contract.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { CheckBalances } from '../../application/check-balances.js';
import { Ledger } from '../../application/ledger.js';
import { TypeOrmMoneyEntries } from './typeorm-money-entries.js';

describe('the ledger in PostgreSQL', () => {
  let database: TestDatabase;
  let entries: TypeOrmMoneyEntries;
  const query = <Row>(statement: string, values: unknown[] = []) => database.dataSource.query<Row[]>(statement, values);

  beforeAll(async () => {
    database = await testDatabase();
    entries = new TypeOrmMoneyEntries(database.transaction);
  });
  afterAll(() => database.drop());

  itIsALedger({ entries: () => entries, transaction: () => database.transaction });

  it('refuses to change or delete an entry, also for the owner of the table', async () => {
    const ledger = new Ledger(entries, new ManualClock());
    await ledger.record({ kind: 'fee', method: 'wompi', provider: 'wompi', amount: 1_000, actor: 'ana@example.com' });
    for (const statement of [
      'UPDATE money_entry SET amount = 1',
      'DELETE FROM money_entry',
      'TRUNCATE money_entry CASCADE',
    ])
      await expect(query(statement)).rejects.toThrow('append-only');
  });

  it('finds balances that differ from their rows, and fails the nightly check', async () => {
    const ledger = new Ledger(entries, new ManualClock());
    const orderId = crypto.randomUUID();
    await ledger.open(orderId, 100_000);
    const check = () => new CheckBalances(ledger).run();
    await check();
    await query('UPDATE order_balance SET paid_in = 5 WHERE order_id = $1', [orderId]);
    await expect(check()).rejects.toThrow(orderId);
    let after: string | null = null;
    const found: string[] = [];
    do {
      const page = await ledger.check(after, 3);
      found.push(...page.differing);
      after = page.last;
    } while (after);
    expect(found).toEqual([orderId]);
    await query('UPDATE order_balance SET paid_in = 0 WHERE order_id = $1', [orderId]);
  });
});
