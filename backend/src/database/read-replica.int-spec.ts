import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CuttableDatabase } from '../../test/support/cuttable-database.js';
import { eventually } from '../../test/support/eventually.js';
import { startStreamingPair, type StreamingPair } from '../../test/support/streaming-replica.js';
import { dataSourceOptions } from './data-source.js';
import { ReadReplica } from './read-replica.js';
import { TypeOrmTransaction } from './typeorm-transaction.js';

const COUNT = 'SELECT count(*)::int AS value, pg_is_in_recovery() AS "isReplica" FROM note';
type Answer = { value: number; isReplica: boolean };

describe('ReadReplica', () => {
  let pair: StreamingPair;
  let primary: DataSource;
  let transaction: TypeOrmTransaction;
  let way: CuttableDatabase;
  let replica: ReadReplica;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    pair = await startStreamingPair();
    primary = await new DataSource({ ...dataSourceOptions(pair.primaryUrl), entities: [] }).initialize();
    await primary.query('CREATE TABLE note (text text)');
    transaction = new TypeOrmTransaction(primary);
    way = new CuttableDatabase(pair.replicaUrl);
    replica = replicaAt(await way.open());
  });
  afterAll(async () => {
    await way.cut();
    await replica.onApplicationShutdown();
    await primary.destroy();
    await pair.close();
  });

  function replicaAt(databaseReplicaUrl: string): ReadReplica {
    const { primaryUrl } = pair;
    return new ReadReplica(primary, transaction, {
      databaseUrl: primaryUrl,
      databaseDirectUrl: primaryUrl,
      databaseReplicaUrl,
    });
  }
  const write = () => transaction.manager.query(`INSERT INTO note VALUES ('new')`);
  const count = async () => (await transaction.manager.query<[Answer]>(COUNT))[0];
  const onReplica = (sql: string) => replica.read((manager) => manager.query(sql));

  it('answers from the replica with every change that was committed before', async () => {
    await eventually(async () => expect(await replica.run(count)).toMatchObject({ isReplica: true }));
    const before = (await count()).value;
    for (let written = 1; written <= 100; written += 1) {
      await write();
      expect((await replica.run(count)).value).toBe(before + written);
    }
    expect(replica.counts!.replica).toBeGreaterThan(50);
  });

  it('reads at one moment when asked to', async () => {
    const level = (sql: string) =>
      replica.read(async (manager) => (await manager.query<[{ level: string }]>(sql))[0].level, {
        isolation: 'REPEATABLE READ',
      });
    expect(await level(`SELECT current_setting('transaction_isolation') AS level`)).toBe('repeatable read');
  });

  it('reads what a transaction has written on the connection of that transaction', async () => {
    const before = (await count()).value;
    const seen = await transaction.run(async () => {
      await write();
      return replica.run(count);
    });
    expect(seen).toEqual({ value: before + 1, isReplica: false });
  });

  it('answers from the primary while the replica is behind, and from the replica again afterwards', async () => {
    await onReplica('SELECT pg_wal_replay_pause()');
    await eventually(async () => {
      const [{ state }] = (await onReplica('SELECT pg_get_wal_replay_pause_state() AS state')) as [{ state: string }];
      expect(state).toBe('paused');
    });
    await write();
    expect(await replica.run(count)).toEqual({ ...(await count()), isReplica: false });
    expect(replica.counts!.behind).toBeGreaterThan(0);

    const direct = await new DataSource({ type: 'postgres', url: pair.replicaUrl }).initialize();
    await direct.query('SELECT pg_wal_replay_resume()');
    await direct.destroy();
    await eventually(async () => expect(await replica.run(count)).toMatchObject({ isReplica: true }));
  });

  it('answers from the primary when the replica is lost, refuses connections, or was never there', async () => {
    await way.cut();
    const answers = await Promise.all(Array.from({ length: 20 }, () => replica.run(count)));
    expect(answers.every(({ isReplica }) => !isReplica)).toBe(true);
    const never = replicaAt('postgres://127.0.0.1:1/none');
    expect(await never.run(count)).toMatchObject({ isReplica: false });
    expect(never.counts).toEqual({ replica: 0, behind: 0, unavailable: 1 });
  });

  it('waits a second at most for a replica that does not answer', async () => {
    const silent = replicaAt(await way.open());
    const startedMs = Date.now();
    const read = silent.run(async () => {
      if ((await count()).isReplica) await new Promise(() => undefined);
      return 'primary';
    });
    await expect(read).resolves.toBe('primary');
    expect(Date.now() - startedMs).toBeLessThan(5_000);
    // The next one does not try it again.
    await expect(silent.run(count)).resolves.toMatchObject({ isReplica: false });
    expect(silent.counts).toEqual({ replica: 0, behind: 0, unavailable: 2 });
  });
});
