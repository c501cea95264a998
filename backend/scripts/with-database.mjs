// The database of a script: that of DATABASE_DIRECT_URL or DATABASE_URL, else the embedded one. Needs the built backend.
import { readEnv } from '../dist/src/config/env.js';

/** Runs `work` with the URL of the database. An embedded database that it started is stopped afterwards. */
export async function withDatabase(work) {
  const { databaseDirectUrl, dataDir } = readEnv();
  if (databaseDirectUrl) return work(databaseDirectUrl);
  const { EmbeddedPostgres } = await embedded();
  const postgres = await EmbeddedPostgres.start({ dataDir });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Like `withDatabase`, but works also while a shop runs on the embedded database. */
export async function withSharedDatabase(work) {
  const { databaseDirectUrl, dataDir } = readEnv();
  if (databaseDirectUrl) return work(databaseDirectUrl);
  const { EmbeddedPostgres } = await embedded();
  const inUse = await EmbeddedPostgres.inUse(dataDir);
  return inUse ? work(inUse) : withDatabase(work);
}

/** Imported when needed, because images do not contain it. */
function embedded() {
  return import('../dist/embedded-postgres/embedded-postgres.js');
}

process.on('uncaughtException', (error) => {
  console.error(error.name === 'StartupError' ? error.message : error);
  process.exit(1);
});
