// `npm run restore -- BACKUP`: fills an empty database and an empty folder of pictures from a backup of `npm run backup`.
import path from 'node:path';
import { build } from './build.mjs';

const [backup, ...more] = process.argv.slice(2);
if (!backup || more.length > 0) {
  console.error('Usage: npm run restore -- FOLDER OF ONE BACKUP');
  process.exit(1);
}

await build(['backend']);
const { withDatabase } = await import('./with-database.mjs');
const { readEnv } = await import('../dist/src/config/env.js');
const { restoreBackup } = await import('../dist/src/backup/index.js');
const { createdAt, tables, pictures } = await withDatabase((databaseUrl) =>
  restoreBackup({ backup: path.resolve(backup), databaseUrl, media: readEnv().media }),
);
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
console.log(
  `Restored: ${rows} rows in ${tables.length} tables, ${pictures?.length ?? 0} pictures, as of ${createdAt}.`,
);
