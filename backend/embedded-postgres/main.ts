// What `npm start` runs: the shop, on an embedded PostgreSQL unless DATABASE_URL names another.
import path from 'node:path';
import { type Database, startShop } from '../src/bootstrap/start-shop.js';
import { exitAfterFailure } from '../src/bootstrap/stop-on-signal.js';
import { EmbeddedPostgres } from './embedded-postgres.js';

async function startDatabase(dataDir: string): Promise<Database> {
  const postgres = await EmbeddedPostgres.start({ dataDir });
  const folder = postgres.movedTo
    ? `${postgres.movedTo} (the account that runs PostgreSQL may not enter ${dataDir})`
    : path.join(dataDir, 'postgres');
  return {
    url: postgres.url,
    directUrl: postgres.url,
    description: `an embedded PostgreSQL, its data in ${folder}`,
    stop: () => postgres.stop(),
    onLost: (fail) => postgres.onLost(() => fail('The embedded database stopped on its own: start the shop again.')),
  };
}

await startShop(startDatabase).catch(exitAfterFailure);
