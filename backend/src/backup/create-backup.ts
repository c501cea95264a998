import { once } from 'node:events';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { MediaEnv } from '../config/media.js';
import { storeFile, storePictures } from './backup-files.js';
import { type Manifest, MANIFEST } from './manifest.js';
import { migrationsOf, sqlColumns, sqlName, tablesOf } from './tables.js';

interface BackupSettings {
  readonly databaseUrl: string;
  readonly media: MediaEnv;
  /** Folder of all backups. */
  readonly folder: string;
  /** How many backups stay in the folder; older ones are deleted after a success. Undefined: all. */
  readonly keep?: number;
}

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Writes a backup into a new folder of `folder` and returns its path. A folder with that name is always complete. */
export async function createBackup({ databaseUrl, media, folder, keep }: BackupSettings): Promise<string> {
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const draft = path.join(folder, `${name}.part`);
  await mkdir(folder, { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    for (const part of ['tables', 'pictures']) await mkdir(path.join(draft, part), { mode: 0o700 });
    const database = await storeDatabase(databaseUrl, draft);
    // After the database: every picture that a row of the snapshot names has its files by now.
    const pictures = 'dir' in media ? await storePictures(media.dir, draft) : null;
    const manifest: Manifest = { format: 1, ...database, pictures };
    await writeFile(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, path.join(folder, name));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  if (keep !== undefined) await deleteOlder(folder, keep);
  return path.join(folder, name);
}

/** All tables as they were at one moment, while shoppers go on buying. */
async function storeDatabase(url: string, draft: string): Promise<Omit<Manifest, 'format' | 'pictures'>> {
  const client = new pg.Client({ connectionString: url, application_name: 'sigerist-backup', keepAlive: true });
  // A connection that is lost fails the running statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await migrationsOf(client);
    const createdAt = new Date().toISOString();
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(client)) {
      const rows = client.query(copyTo(`COPY ${sqlName(table)} (${sqlColumns(table)}) TO STDOUT`));
      const ended = once(rows, 'end');
      const stored = await storeFile(draft, `tables/${table.schema}.${table.name}.copy.gz`, rows, createGzip());
      await ended;
      tables.push({ ...table, columns: [...table.columns], rows: rows.rowCount, ...stored });
    }
    // Snapshots do not cover sequences: a value that is read after the snapshot is never too low. Extensions keep theirs in pg_catalog.
    const sequences = await client.query<Manifest['sequences'][number]>(
      `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value FROM pg_sequences
       WHERE schemaname <> 'pg_catalog' ORDER BY 1, 2`,
    );
    return { createdAt, migrations, tables, sequences: sequences.rows };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function deleteOlder(folder: string, keep: number): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of backups.slice(0, -keep)) await rm(path.join(folder, name), { recursive: true, force: true });
}
