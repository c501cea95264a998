import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseProxy } from '../support/database-proxy.js';
import { eventually } from '../support/eventually.js';
import { startStreamingPair, type StreamingPair } from '../support/streaming-replica.js';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { ReadReplica } from '../../src/database/read-replica.js';
import { TypeOrmTransaction } from '../../src/database/typeorm-transaction.js';

const COUNT = 'SELECT count(*)::int AS value, pg_is_in_recovery() AS "isReplica" FROM note';
type Answer = { value: number; isReplica: boolean };

describe('ReadReplica', () => {
  let pair: StreamingPair;
  let primary: DataSource;
  let transaction: TypeOrmTransaction;
  let proxy: DatabaseProxy;
  let replica: ReadReplica;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    pair = await startStreamingPair(undefined, ['fsync=off', 'full_page_writes=off']);
    primary = await new DataSource({ ...dataSourceOptions(pair.primaryUrl), entities: [] }).initialize();
    await primary.query('CREATE TABLE note (text text)');
    transaction = new TypeOrmTransaction(primary);
    proxy = new DatabaseProxy(pair.replicaUrl);
    replica = replicaAt(await proxy.open());
  });
  afterAll(async () => {
    await proxy.cut();
    await replica.onApplicationShutdown();
    await primary.destroy();
    await pair.close();
  });

  const replicaAt = (databaseReplicaUrl: string) => new ReadReplica(primary, transaction, { databaseReplicaUrl });
  const write = () => transaction.manager.query(`INSERT INTO note VALUES ('new')`);
  const count = async () => (await transaction.manager.query<[Answer]>(COUNT))[0];

  it('answers from the replica with every change that was committed before', async () => {
    await eventually(async () => expect(await replica.run(count)).toMatchObject({ isReplica: true }));
    const before = (await count()).value;
    for (let written = 1; written <= 100; written += 1) {
      await write();
      expect((await replica.run(count)).value).toBe(before + written);
    }
    expect(replica.counts!.replica).toBeGreaterThan(0);
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
    const direct = await new DataSource({ type: 'postgres', url: pair.replicaUrl }).initialize();
    await direct.query('SELECT pg_wal_replay_pause()');
    await eventually(async () =>
      expect(await direct.query('SELECT pg_get_wal_replay_pause_state() AS state')).toEqual([{ state: 'paused' }]),
    );
    await write();
    expect(await replica.run(count)).toEqual({ ...(await count()), isReplica: false });
    await eventually(async () => {
      await replica.run(count);
      expect(replica.counts!.behind).toBeGreaterThan(0);
    });

    await direct.query('SELECT pg_wal_replay_resume()');
    await direct.destroy();
    await eventually(async () => expect(await replica.run(count)).toMatchObject({ isReplica: true }));
  });

  it('answers from the primary when the replica is lost, refuses connections, or was never there', async () => {
    await proxy.cut();
    const answers = await Promise.all(Array.from({ length: 20 }, () => replica.run(count)));
    expect(answers.every(({ isReplica }) => !isReplica)).toBe(true);
    const never = replicaAt('postgres://127.0.0.1:1/none');
    expect(await never.run(count)).toMatchObject({ isReplica: false });
    expect(never.counts).toEqual({ replica: 0, behind: 0, unavailable: 1 });
  });

  it('answers from the primary when the server is no standby, whatever it has', async () => {
    const promoted = replicaAt(pair.primaryUrl);
    expect(await promoted.run(count)).toMatchObject({ isReplica: false });
    expect(promoted.counts).toEqual({ replica: 0, behind: 0, unavailable: 1 });
    await promoted.onApplicationShutdown();
  });

  it('repeats a read on the primary that the replica does not finish, and reads the replica again afterwards', async () => {
    const slow = replicaAt(await proxy.open());
    const read = slow.run(async () => {
      if ((await count()).isReplica) await new Promise(() => undefined);
      return 'primary';
    });
    await expect(read).resolves.toBe('primary');
    expect(slow.counts!.unavailable).toBeGreaterThan(0);
    await eventually(async () => expect(await slow.run(count)).toMatchObject({ isReplica: true }));
  });

  it('stops reading a replica that does not answer', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const silent = replicaAt(`postgres://127.0.0.1:${(server.address() as AddressInfo).port}/shop`);
    for (let reads = 0; reads < 5; reads += 1) expect(await silent.run(count)).toMatchObject({ isReplica: false });
    expect(silent.counts).toEqual({ replica: 0, behind: 0, unavailable: 5 });
    expect(sockets).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});
