// `npm run prove:replica`: a shop with a streaming replica, and shoppers who search, buy and track their orders, while the replica
// streams, hangs, continues and stops. Fails when a call failed, or when the replica answered nothing while it streamed. SECONDS sets
// how long each part lasts, PEOPLE how many buy at a time.
import '../test/support/load-typescript.mjs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { prepareDatabase } from '../dist/src/bootstrap/prepare-database.js';
import { freePort } from '../dist/src/common/listen.js';
import { quantile } from './figures.mjs';
import { startShoppers } from './steady-shoppers.mjs';
import {
  makeFolder,
  REAL_BANK_ACCOUNT,
  SHOP,
  shopEnvironment,
  spawnProgram,
  startStubs,
  stopProgram,
  untilAnswered,
} from './servers.mjs';

const { startStreamingPair } = await import('../test/support/streaming-replica.ts');

const SECONDS = Number(process.env.SECONDS ?? 8);
const PEOPLE = Number(process.env.PEOPLE ?? 6);

const folder = await makeFolder('replica');
const [port, metricsPort] = [await freePort(), await freePort()];
const pair = await startStreamingPair(prepareDatabase);
const stubs = await startStubs();
const shop = spawnProgram(SHOP, {
  ...shopEnvironment({ port, databaseUrl: pair.primaryUrl, dataDir: folder, stubs }),
  DATABASE_REPLICA_URL: pair.replicaUrl,
  METRICS_PORT: String(metricsPort),
});
try {
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(`${origin}/api/health/ready`, shop);
  const database = new pg.Client({ connectionString: pair.primaryUrl });
  await database.connect();
  await database.query(REAL_BANK_ACCOUNT);
  await database.end();
  await wait(3_000);
  await run(origin);
} finally {
  await stopProgram(shop);
  await stubs.stop();
  await pair.close();
  await rm(folder, { recursive: true, force: true });
}

async function run(origin) {
  const replicaPid = Number((await readFile(path.join(pair.replicaFolder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const parts = {
    'the replica streams': () => undefined,
    'it hangs': () => signal(replicaPid, 'SIGSTOP'),
    'it continues': () => signal(replicaPid, 'SIGCONT'),
    'it has stopped': () => pair.stopReplica(),
  };
  let failed = 0;
  for (const [name, begin] of Object.entries(parts)) {
    const before = await replicaReads();
    // Shoppers come just before their part begins, and have left when the next one does.
    const shoppers = startShoppers(origin, PEOPLE);
    await begin();
    await wait(SECONDS * 1000);
    await shoppers.stop();
    const { milliseconds, failures } = shoppers.seen;
    const at = (share) => Math.round(quantile(milliseconds, share));
    const reads = Object.entries(await replicaReads()).map(([answer, count]) => `${answer} ${count - before[answer]}`);
    console.log(
      `${name.padEnd(20)} ${milliseconds.length} calls, ${failures.length} failed; ms: median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}; reads: ${reads.join(', ')}`,
    );
    for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
    failed += failures.length;
    if (name === 'the replica streams' && !(await replicaReads()).replica) failed += 1;
  }
  if (failed > 0) process.exitCode = 1;
}

async function replicaReads() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const lines = text.matchAll(/^db_replica_reads_total\{answer="(\w+)"\} (\d+)/gm);
  return Object.fromEntries([...lines].map(([, answer, count]) => [answer, Number(count)]));
}

/** Signals the server and its children, each of which is a process group of its own. */
async function signal(serverPid, name) {
  const children = await readFile(`/proc/${serverPid}/task/${serverPid}/children`, 'utf8');
  for (const pid of [serverPid, ...children.split(' ').filter(Boolean).map(Number)]) process.kill(pid, name);
}
