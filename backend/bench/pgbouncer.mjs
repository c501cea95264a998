// PgBouncer (Debian's package `pgbouncer`) in transaction mode in front of a PostgreSQL of this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../dist/src/common/listen.js';

/** With its files in `folder`, which everybody may enter; in front of every database of the server of `url`; `url` in the answer is the same database through the pooler. */
export async function startPgBouncer(folder, url) {
  const server = new URL(url);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const account = `user=${server.username}${server.password && ` password=${decodeURIComponent(server.password)}`}`;
  await writeFile(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} ${account}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = ${process.env.POOL ?? 10}
server_idle_timeout = 10
query_timeout = 15
idle_transaction_timeout = 30
log_connections = 0
log_disconnections = 0
`,
  );
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const pooler = spawn('pgbouncer', ['-q', ...(isRoot ? ['-u', 'nobody'] : []), file], {
    stdio: ['ignore', 'ignore', process.env.POOLER_LOG ? 'inherit' : 'ignore'],
  });
  pooler.on('error', () => undefined);
  const pooled = Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href;
  while (!(await answers(pooled))) {
    if (pooler.pid === undefined || pooler.exitCode !== null)
      throw new Error('PgBouncer did not start: apt-get install pgbouncer');
    await wait(100);
  }
  return {
    url: pooled,
    stop: async () => {
      if (pooler.exitCode !== null) return;
      pooler.kill('SIGTERM');
      await once(pooler, 'exit');
    },
  };
}

async function answers(connectionString) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
