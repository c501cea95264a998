import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { eventually } from '../test/support/eventually.js';
import { EmbeddedPostgres } from './embedded-postgres.js';

const program = fileURLToPath(new URL('../test/support/start-embedded.mjs', import.meta.url));

async function valueIn(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: unknown }>(sql);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

/** A shop in a process of its own, which can be killed. */
async function startInProcess(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: url.toString().trim() };
}

describe('EmbeddedPostgres', () => {
  let dataDir: string;

  // One folder for all: making a database takes longer than everything that is asked here. The last test breaks it.
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-embedded-'));
    await chmod(dataDir, 0o755);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps the data from one start to the next, behind a secret that only this user can read', async () => {
    const first = await EmbeddedPostgres.start({ dataDir });
    await valueIn(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await first.stop();

    const second = await EmbeddedPostgres.start({ dataDir });
    expect(await valueIn(second.url, 'SELECT value FROM kept')).toBe(7);
    expect(second.url).toContain('127.0.0.1');
    await second.stop();
    await expect(second.stop()).resolves.toBeUndefined();
    expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('restarts with the data after a crash from which the server recovers', async () => {
    const postgres = await EmbeddedPostgres.start({ dataDir });
    let isLost = false;
    postgres.onLost(() => (isLost = true));
    const client = new pg.Client({ connectionString: postgres.url }).on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0]!.pid, 'SIGKILL');
    await eventually(async () => expect(await EmbeddedPostgres.inUse(dataDir)).toBe(postgres.url), 20_000);
    expect(isLost).toBe(false);
    await postgres.stop();
  });

  it('refuses a second shop on the same data', async () => {
    const first = await EmbeddedPostgres.start({ dataDir });
    try {
      await expect(EmbeddedPostgres.start({ dataDir })).rejects.toThrow(
        `A shop already runs on the data in ${dataDir}`,
      );
      expect(await valueIn(first.url, 'SELECT 1 AS value')).toBe(1);
    } finally {
      await first.stop();
    }
  });

  it('takes over the database that a killed shop left running', async () => {
    const { child, url } = await startInProcess(dataDir);
    await valueIn(url, 'CREATE TABLE left_running AS SELECT 8 AS value');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const next = await EmbeddedPostgres.start({ dataDir });
    expect(await valueIn(next.url, 'SELECT value FROM left_running')).toBe(8);
    await next.stop();
    await expect(valueIn(next.url, 'SELECT 1 AS value')).rejects.toThrow('ECONNREFUSED');
  });

  it('ignores a process number left over from a machine that lost power', async () => {
    const postmasterFile = [process.pid, path.join(dataDir, 'postgres'), 0, 1, '', '127.0.0.1', 0, 'ready', ''].join(
      '\n',
    );
    await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), postmasterFile);

    const next = await EmbeddedPostgres.start({ dataDir });
    expect(await valueIn(next.url, 'SELECT 1 AS value')).toBe(1);
    await next.stop();
  });

  it('refuses a folder that is no database', async () => {
    const foreign = path.join(dataDir, 'foreign');
    await mkdir(path.join(foreign, 'postgres'), { recursive: true });

    await expect(EmbeddedPostgres.start({ dataDir: foreign })).rejects.toThrow('is not a database');
  });

  it('reports broken data in one sentence', async () => {
    await rm(path.join(dataDir, 'postgres', 'global', 'pg_control'));

    await expect(EmbeddedPostgres.start({ dataDir })).rejects.toThrow(
      new RegExp(`^The database in ${dataDir}/postgres does not start \\(.*pg_control.*\\): put a backup back`),
    );
  });
});
