import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase, createEmptyDatabase } from '../support/database.js';
import { createBackup, restoreBackup } from '../../src/backup/index.js';
import { type Manifest, MANIFEST } from '../../src/backup/manifest.js';
import { sqlColumns, sqlName, tablesOf } from '../../src/backup/tables.js';

/** Rows that take every way: a trigger, a generated column, a sequence, a job and text that COPY escapes. */
const ROWS = `
  INSERT INTO session (sid, sess, expire) VALUES ('s', '{"passport": {"user": {"id": "${crypto.randomUUID()}"}}}', now());
  INSERT INTO payer_token VALUES (E'tab\\tline\\nback\\\\slash', gen_random_uuid(), now());
  SELECT graphile_worker.add_job('send-mail', '{"text": "¡Hola, Ñoño! 🧵"}', job_key := 'kept');`;

describe('backup and restore', () => {
  const drops: (() => Promise<void>)[] = [];
  let folder: string;
  let source: { url: string; media: { dir: string } };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sigerist-backup-'));
    const { url, drop } = await createDatabase();
    drops.push(drop);
    source = { url, media: { dir: await mkdtemp(path.join(folder, 'media-')) } };
    await writeFile(path.join(source.media.dir, 'picture-640.avif'), Buffer.from([0, 1, 255]));
    await writeFile(path.join(source.media.dir, 'picture-640.webp.1.part'), 'half');
  });
  afterEach(async () => {
    for (const drop of drops.splice(0)) await drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Number of rows and a checksum of their contents, for each table; and where each sequence is. */
  const contentOf = (url: string) =>
    withClient(url, async (client) => {
      const content: Record<string, unknown> = {};
      for (const table of await tablesOf(client)) {
        const { rows } = await client.query(
          `SELECT count(*), md5(string_agg(line, '|' ORDER BY line COLLATE "C")) AS sum
           FROM (SELECT ROW(${sqlColumns(table)})::text AS line FROM ${sqlName(table)}) AS t`,
        );
        content[sqlName(table)] = rows[0];
      }
      const sequences = await client.query(
        `SELECT schemaname, sequencename, last_value FROM pg_sequences WHERE schemaname <> 'pg_catalog' ORDER BY 1, 2`,
      );
      return { ...content, sequences: sequences.rows };
    });

  const backUp = (keep?: number) => createBackup({ databaseUrl: source.url, media: source.media, folder, keep });

  async function emptyTarget() {
    const { url, drop } = await createEmptyDatabase();
    drops.push(drop);
    return { databaseUrl: url, media: { dir: path.join(folder, 'restored-media') } };
  }

  it('restores every row, sequence and picture into another database and folder', async () => {
    await withClient(source.url, (client) => client.query(ROWS));
    const before = await contentOf(source.url);
    const target = await emptyTarget();

    await restoreBackup({ backup: await backUp(), ...target });

    expect(await contentOf(target.databaseUrl)).toEqual(before);
    expect(await readdir(target.media.dir)).toEqual(['picture-640.avif']);
    expect(await readFile(path.join(target.media.dir, 'picture-640.avif'))).toEqual(Buffer.from([0, 1, 255]));
    // Triggers and foreign keys work again.
    const structure = `SELECT tgname AS name, tgenabled::text AS kind FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY name`;
    const structures = await Promise.all(
      [source.url, target.databaseUrl].map((url) =>
        withClient(url, async (it) => (await it.query<object>(structure)).rows),
      ),
    );
    expect(structures[1]).toEqual(structures[0]);
  });

  it('takes all tables at one moment while shoppers write', async () => {
    const target = await emptyTarget();
    let isDone = false;
    // One transaction writes the table that is copied last before the one that is copied first.
    const shopper = withClient(source.url, async (client) => {
      for (let pair = 0; !isDone || pair < 5; pair += 1)
        await client.query(`
          BEGIN;
          INSERT INTO session (sid, sess, expire) VALUES ('pair-${pair}', '{}', now());
          SELECT graphile_worker.add_job('pair');
          COMMIT`);
    });
    const backup = await backUp().finally(() => (isDone = true));
    await shopper;
    await restoreBackup({ backup, ...target });

    const { rows } = await withClient(target.databaseUrl, (client) =>
      client.query(
        `SELECT (SELECT count(*) FROM session) AS sessions, (SELECT count(*) FROM graphile_worker.jobs) AS jobs`,
      ),
    );
    expect(rows[0].sessions).toBe(rows[0].jobs);
  });

  it('refuses a target that is not empty, and changes nothing in it', async () => {
    const backup = await backUp();
    const before = await contentOf(source.url);
    const target = await emptyTarget();

    await expect(restoreBackup({ backup, databaseUrl: source.url, media: target.media })).rejects.toThrow(
      'The database is not empty',
    );
    await expect(restoreBackup({ backup, ...target, media: source.media })).rejects.toThrow('is not empty');
    expect(await contentOf(source.url)).toEqual(before);
    expect(await contentOf(target.databaseUrl)).toEqual({ sequences: [] });
  });

  it('refuses a damaged, an unfinished and a later backup before it changes anything', async () => {
    const backup = await backUp();
    const target = await emptyTarget();
    const file = path.join(backup, MANIFEST);
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;

    const later = { ...manifest, migrations: [...manifest.migrations, 'Later1990000000000'] };
    await writeFile(file, JSON.stringify(later));
    await expect(restoreBackup({ backup, ...target })).rejects.toThrow('Later1990000000000 is unknown here');
    await writeFile(file, JSON.stringify(manifest));
    await appendFile(path.join(backup, 'tables/public.product.copy.gz'), 'x');
    await expect(restoreBackup({ backup, ...target })).rejects.toThrow('tables/public.product.copy.gz is damaged');
    await rm(file);
    await expect(restoreBackup({ backup, ...target })).rejects.toThrow('is not a complete backup');
    expect(await contentOf(target.databaseUrl)).toEqual({ sequences: [] });
  });

  it('keeps the newest backups alone, and nothing of one that failed', async () => {
    await backUp();
    const second = await backUp();
    const third = await backUp(2);
    await expect(
      createBackup({ databaseUrl: 'postgres://127.0.0.1:1/none', media: source.media, folder }),
    ).rejects.toThrow();

    const backups = (await readdir(folder)).filter((name) => name.startsWith('2'));
    expect(backups.sort()).toEqual([path.basename(second), path.basename(third)]);
  });
});
