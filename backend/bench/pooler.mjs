// `npm run prove:pooler`: the API tests with the shop behind PgBouncer in transaction mode, where a statement meets another connection
// each time. SUITES is a regular expression of test files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EmbeddedPostgres } from '../dist/embedded-postgres/embedded-postgres.js';
import { startPgBouncer } from './pgbouncer.mjs';
import { makeFolder } from './servers.mjs';

const SUITES =
  process.env.SUITES ?? '(cart|catalogue|orders|payments|identity|change-sets|refunds|staff|privacy)[\\w-]*\\.e2e-spec';

const folder = await makeFolder('pooler');
const flags = ['fsync=off', 'synchronous_commit=off', 'max_connections=300'].flatMap((setting) => ['-c', setting]);
const postgres = await EmbeddedPostgres.start({ dataDir: folder, flags });
const pooler = await startPgBouncer(folder, postgres.url);
try {
  const jest = path.join(path.dirname(fileURLToPath(import.meta.resolve('jest/package.json'))), 'bin/jest.js');
  const tests = spawn(process.execPath, ['--no-warnings', jest, SUITES], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: '--no-warnings',
      TEST_DATABASE_URL: postgres.url,
      TEST_POOLER_URL: pooler.url,
    },
  });
  [process.exitCode] = await once(tests, 'exit');
} finally {
  await pooler.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
