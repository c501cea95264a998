import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { StartupError } from '../common/startup-error.js';
import type { MediaEnv } from '../config/media.js';
import { dataSourceOptions } from '../database/index.js';
import { migrateJobs } from '../jobs/index.js';
import { checkFile, fileNames, restorePictures } from './backup-files.js';
import { type Manifest, readManifest } from './manifest.js';
import { sqlColumns, sqlName, tablesOf } from './tables.js';

interface RestoreSettings {
  /** Folder of one backup. */
  readonly backup: string;
  /** An empty database. */
  readonly databaseUrl: string;
  readonly media: MediaEnv;
}

/**
 * Restores a backup into an empty database and an empty folder of pictures. Throws a `StartupError`, before it changes anything,
 * when a file is damaged, the target is not empty, or the backup is from a later release.
 */
export async function restoreBackup({ backup, databaseUrl, media }: RestoreSettings): Promise<Manifest> {
  const manifest = await readManifest(backup);
  for (const file of [...manifest.tables, ...(manifest.pictures ?? [])]) await checkFile(backup, file);
  const pictureFolder = await pictureTarget(manifest, media);
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'sigerist-restore',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertEmpty(client);
    await createTables(databaseUrl, manifest.migrations);
    await fillTables(client, backup, manifest);
  } finally {
    await client.end().catch(() => undefined);
  }
  if (pictureFolder) await restorePictures(backup, manifest.pictures ?? [], pictureFolder);
  return manifest;
}

async function pictureTarget({ pictures }: Manifest, media: MediaEnv): Promise<string | undefined> {
  if (!pictures) return undefined;
  if (!('dir' in media))
    throw new StartupError(
      'The backup has pictures of a folder: restore it with MEDIA_DIR instead of MEDIA_S3_BUCKET.',
    );
  if ((await fileNames(media.dir)).length > 0)
    throw new StartupError(`The folder of pictures ${media.dir} is not empty: restore into an empty one.`);
  return media.dir;
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const tables = await tablesOf(client);
  if (tables.length > 0)
    throw new StartupError('The database is not empty: restore into a new one, so that nothing is overwritten.');
}

/** Exactly the tables of the backup: the next start of the shop runs the migrations that came later. */
async function createTables(url: string, names: readonly string[]): Promise<void> {
  const options = dataSourceOptions(url, { statement_timeout: 0, query_timeout: 0 });
  const known = options.migrations as { new (): object; name: string }[];
  const later = names.filter((name) => !known.some((migration) => migration.name === name));
  if (later.length > 0)
    throw new StartupError(
      `The backup is from a later release (${later[0]} is unknown here): restore it with that one.`,
    );
  const wanted = known.filter(({ name }) => names.includes(name));
  const dataSource = await new DataSource({ ...options, migrations: wanted }).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
  await migrateJobs(url);
}

/** One transaction: either all rows are there and every foreign key holds, or none. Needs no superuser. */
async function fillTables(client: pg.Client, backup: string, { tables, sequences }: Manifest): Promise<void> {
  await client.query('SET statement_timeout = 0');
  await client.query('BEGIN');
  const [foreignKeys, triggers] = [await foreignKeysOf(client), await triggersOf(client)];
  for (const { table, name } of foreignKeys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  // A trigger has already done its work on these rows.
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`);
  // Migrations insert rows that the backup has as well.
  await client.query(`TRUNCATE ${tables.map(sqlName).join(', ')}`);
  for (const table of tables) {
    const target = client.query(copyFrom(`COPY ${sqlName(table)} (${sqlColumns(table)}) FROM STDIN`));
    await pipeline(createReadStream(path.join(backup, table.file)), createGunzip(), target);
    if (target.rowCount !== table.rows)
      throw new Error(`${sqlName(table)} got ${target.rowCount} rows instead of ${table.rows}`);
  }
  for (const { value, ...sequence } of sequences)
    if (value !== null) await client.query('SELECT setval($1::regclass, $2)', [sqlName(sequence), value]);
  for (const { table, name, enable } of triggers) await client.query(`ALTER TABLE ${table} ${enable} TRIGGER ${name}`);
  for (const { table, name, definition } of foreignKeys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

async function foreignKeysOf(client: pg.Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0`,
  );
  return rows;
}

async function triggersOf(client: pg.Client): Promise<{ table: string; name: string; enable: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; enable: string }>(
    `SELECT tgrelid::regclass::text AS table, quote_ident(tgname) AS name,
       CASE tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE' END AS enable
     FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D'`,
  );
  return rows;
}
