import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { testEnv } from '../../../../test/support/env.js';
import { eventually } from '../../../../test/support/eventually.js';
import { PgCatalogueChanges } from './pg-catalogue-changes.js';

describe('PgCatalogueChanges', () => {
  let database: TestDatabase;
  let changes: PgCatalogueChanges;
  let heard: number;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    changes = new PgCatalogueChanges(testEnv(database.url));
    heard = 0;
    changes.subscribe(() => (heard += 1));
    changes.onApplicationBootstrap();
    await eventually(() => expectListening(true));
  });
  afterEach(() => changes.onApplicationShutdown());

  const run = (sql: string) => database.dataSource.query<unknown>(sql);
  const expectListening = (listening: boolean) => {
    expect(changes.listening).toBe(listening);
    return Promise.resolve();
  };
  const expectHeard = (times: number) => {
    expect(heard).toBe(times);
    return Promise.resolve();
  };

  it('reports a change when listening begins, because one may have been missed', () => expectHeard(1));

  it.each([
    ['UPDATE product SET in_stock = false'],
    [`INSERT INTO product_group VALUES (-1, 0, 'Antes')`],
    [`DELETE FROM product_option WHERE kind = 'bag_color'`],
    ['TRUNCATE kit_piece'],
    ['UPDATE shop_setting SET value = value + 1'],
  ])('tells once of: %s', async (sql) => {
    await run(sql);
    await eventually(() => expectHeard(2));
  });

  it('does not report a change that was rolled back', async () => {
    await run('BEGIN; UPDATE product SET price = 1; ROLLBACK');
    await run('UPDATE product SET price = 2');
    await eventually(() => expectHeard(2));
  });

  it('listens again after its connection was lost, and reports a change because one may have been missed', async () => {
    await run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE application_name = 'sigerist-changes' AND datname = current_database()`);
    await eventually(() => expectHeard(2));
    await expectListening(true);
    await run('UPDATE product SET price = 3');
    await eventually(() => expectHeard(3));
  });

  it('closes its connection when the shop stops', async () => {
    await changes.onApplicationShutdown();
    await expectListening(false);
    await eventually(async () => {
      const open = await database.dataSource.query<unknown[]>(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'sigerist-changes' AND datname = current_database()`,
      );
      expect(open).toEqual([]);
    });
  });
});
