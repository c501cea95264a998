import { itIsALedger } from '../../../../test/contracts/ledger.contract.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { TypeOrmTransaction } from '../../../database/index.js';
import { eventually } from '../../../../test/support/eventually.js';
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

  describe('while another transaction has not committed', () => {
    const money = { amount: 60_000, method: 'CARD', actor: 'ana@example.com' } as const;
    const by = { actor: money.actor, reason: '' };
    const ledgerOf = (transaction: TypeOrmTransaction) =>
      new Ledger(new TypeOrmMoneyEntries(transaction), new ManualClock());
    const orders = async (ledger: Ledger) => {
      const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
      for (const id of ids) await ledger.open(id, 100_000);
      return ids;
    };

    /** Does `first`, and commits it once `second` waits for it. */
    const meet = async (first: () => Promise<unknown>, second: (ledger: Ledger) => Promise<unknown>) => {
      const other = new TypeOrmTransaction(database.dataSource);
      let waiting: Promise<unknown> | undefined;
      await database.transaction.run(async () => {
        await first();
        waiting = other.run(() => second(ledgerOf(other)));
        waiting.catch(() => undefined);
        const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        await eventually(async () => expect(await query(blocked)).toHaveLength(1));
      });
      await waiting;
    };

    it('a refund finds the payment that it recorded', async () => {
      const ledger = ledgerOf(database.transaction);
      const [orderId] = await orders(ledger);
      await meet(
        () => ledger.record({ ...money, kind: 'payment', orderId }),
        (second) => second.record({ ...money, kind: 'refund', orderId }),
      );
      expect(await ledger.ofOrder(orderId)).toMatchObject({ received: 60_000, returned: 60_000 });
    });

    it('a reversal is of the order to which it moved the payment', async () => {
      const ledger = ledgerOf(database.transaction);
      const [before, after] = await orders(ledger);
      const payment = { ...money, kind: 'payment', provider: 'wompi', transactionId: crypto.randomUUID() } as const;
      const { entry } = await ledger.record(payment);
      await ledger.assign(entry.id, before, by);
      await ledger.record({ ...money, kind: 'payment', orderId: before });
      await meet(
        () => ledger.assign(entry.id, after, by),
        (second) => second.reverse(entry.id, by),
      );
      expect(await ledger.ofOrders([before, after])).toEqual(
        new Map([
          [before, expect.objectContaining({ received: 60_000 })],
          [after, expect.objectContaining({ received: 0 })],
        ]),
      );
    });
  });

  it('finds balances that differ from their rows, page by page', async () => {
    const ledger = new Ledger(entries, new ManualClock());
    const orderId = crypto.randomUUID();
    await ledger.open(orderId, 100_000);
    await query('UPDATE order_balance SET paid_in = 5 WHERE order_id = $1', [orderId]);
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
