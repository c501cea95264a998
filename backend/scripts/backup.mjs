// `npm run backup -- FOLDER [--keep 14]`: writes the database and the pictures into a new folder of FOLDER, also while the shop runs.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
if (positionals.length !== 1 || !/^[1-9]\d{0,3}$/.test(values.keep ?? '1')) {
  console.error('Usage: npm run backup -- FOLDER [--keep NUMBER OF BACKUPS]');
  process.exit(1);
}

await build(['backend']);
const { withSharedDatabase } = await import('./with-database.mjs');
const { readEnv } = await import('../dist/src/config/env.js');
const { createBackup } = await import('../dist/src/backup/index.js');
const { media } = readEnv();
const backup = await withSharedDatabase((databaseUrl) =>
  createBackup({
    databaseUrl,
    media,
    folder: path.resolve(positionals[0]),
    keep: values.keep === undefined ? undefined : Number(values.keep),
  }),
);
console.log(`The backup is in ${backup}. It holds personal data: keep it as safe as the shop.`);
if (!('dir' in media)) console.log(`The pictures stay in the bucket ${media.s3.bucket}: its storage has to keep them.`);
