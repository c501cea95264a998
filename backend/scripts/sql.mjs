// `npm run sql -- "SELECT …"`: one statement on the shop's database, also while the shop runs and where there is no psql. Reads only,
// unless `--write` is given.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from './build.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
if (positionals.length !== 1) {
  console.error('Usage: npm run sql -- [--write] "STATEMENT"');
  process.exit(1);
}

await build(['backend']);
const { withSharedDatabase } = await import('./with-database.mjs');
await withSharedDatabase(async (databaseUrl) => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'sigerist-sql' });
  await client.connect();
  try {
    await client.query(`SET default_transaction_read_only = ${values.write ? 'off' : 'on'}`);
    const { command, rowCount, rows } = await client.query(positionals[0]);
    if (rows.length > 0) console.table(rows);
    console.log(`${command} ${rowCount ?? ''}`.trimEnd());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await client.end();
  }
});
