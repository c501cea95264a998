import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { eventually } from '../support/eventually.js';
import { createDatabase, createEmptyDatabase } from '../support/database.js';
import { prepareDatabase } from '../../src/bootstrap/prepare-database.js';
import { buildIndex } from '../../src/database/build-index.js';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { LOCK_TIMEOUT_MS, runMigrations } from '../../src/database/run-migrations.js';

class AddColumn9990000000000 implements MigrationInterface {
  name = 'AddColumn9990000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE contact_message ADD test text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE contact_message DROP test');
  }
}

class BuildIndex9990000000001 implements MigrationInterface {
  name = 'BuildIndex9990000000001';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(queryRunner, 'IDX_test', 'ON contact_message (phone)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_test"');
  }
}

describe('runMigrations', () => {
  it('does not block shoppers while it waits for a long read such as a backup', async () => {
    const { url, drop } = await createDatabase();
    const options = dataSourceOptions(url, { lock_timeout: LOCK_TIMEOUT_MS });
    const dataSource = await new DataSource({ ...options, migrations: [AddColumn9990000000000] }).initialize();
    const [backup, shopper] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    await backup.connect();
    await shopper.connect();
    try {
      await backup.query('BEGIN');
      await backup.query('SELECT count(*) FROM contact_message');
      const migrated = runMigrations(dataSource);
      await eventually(async () => {
        const { rows } = await shopper.query(
          `SELECT 1 FROM pg_locks WHERE relation = 'contact_message'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`,
        );
        expect(rows).toHaveLength(1);
      });
      // It would wait behind the migration until the backup ends, which it does only afterwards.
      await expect(shopper.query('SELECT id FROM contact_message')).resolves.toMatchObject({ rows: [] });

      await backup.query('COMMIT');
      await migrated;
      await expect(shopper.query('SELECT test FROM contact_message')).resolves.toMatchObject({ rows: [] });
    } finally {
      await backup.end();
      await shopper.end();
      await dataSource.destroy();
      await drop();
    }
  });

  it('waits with an index for older transactions as long as they last', async () => {
    const { url, drop } = await createDatabase();
    const options = { ...dataSourceOptions(url, { lock_timeout: 1 }), migrations: [BuildIndex9990000000001] };
    const dataSource = await new DataSource(options).initialize();
    const older = new pg.Client({ connectionString: url });
    await older.connect();
    try {
      await older.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      await older.query('SELECT count(*) FROM contact_message');
      const migrated = dataSource.runMigrations();
      await Promise.race([
        migrated,
        eventually(async () => {
          const { rows } = await older.query(`SELECT 1 FROM pg_locks WHERE locktype = 'virtualxid' AND NOT granted`);
          expect(rows).toHaveLength(1);
        }),
      ]);
      await older.query('COMMIT');
      await migrated;
      expect(await dataSource.query('SHOW lock_timeout')).toEqual([{ lock_timeout: '1ms' }]);
    } finally {
      await older.end();
      await dataSource.destroy();
      await drop();
    }
  });

  it('lets several instances start at once on a new database', async () => {
    const { url, drop } = await createEmptyDatabase();
    try {
      await Promise.all([prepareDatabase(url), prepareDatabase(url)]);
    } finally {
      await drop();
    }
  });

  it('migrates nothing when requests would be served from another database', async () => {
    const direct = await createEmptyDatabase();
    const served = await createDatabase();
    try {
      await expect(prepareDatabase(direct.url, served.url)).rejects.toThrow('but it is another one');
      await expect(prepareDatabase(direct.url, 'postgres://127.0.0.1:1/shop')).rejects.toThrow(
        'The database of DATABASE_URL cannot be reached',
      );
      await expect(prepareDatabase('postgres://127.0.0.1:1/shop', served.url)).rejects.toThrow(
        'The database of DATABASE_DIRECT_URL cannot be reached',
      );
      const dataSource = await new DataSource(dataSourceOptions(direct.url)).initialize();
      expect(await dataSource.query(`SELECT to_regclass('migrations') AS made`)).toEqual([{ made: null }]);
      await dataSource.destroy();
      await prepareDatabase(served.url, `${served.url}?keepalives=1`);
    } finally {
      await direct.drop();
      await served.drop();
    }
  });
});
