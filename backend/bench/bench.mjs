// `npm run bench`: the cart of the shop beside a bare node:http + pg server that sends the same SQL, on one PostgreSQL,
// in turns, with the median, least and greatest ratio. Not a test: machines differ, and a busy one is slower.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../dist/src/common/listen.js';
import { EmbeddedPostgres } from '../dist/src/database/embedded/embedded-postgres.js';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 6);
const CONNECTIONS = 10;

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-bench-'));
// The account that runs PostgreSQL must be able to enter.
await chmod(dataDir, 0o755);
const postgres = await EmbeddedPostgres.start({ dataDir });
const servers = [];

try {
  const shop = await start('backend/dist/src/main.js');
  const bare = await start('backend/bench/bare-server.mjs');
  const filled = await fillCart(shop);
  await compare('add to cart', { shop, bare }, adding);
  await compare('read a cart of 3 lines', { shop, bare }, (origin) => ({ url: `${origin}/api/cart/${filled}` }));
} finally {
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.filter(({ exitCode }) => exitCode === null).map((server) => once(server, 'exit')));
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function start(program) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PUBLIC_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SESSION_SECRET: 'only-for-the-bench-0123456789abcdef',
    STAFF_EMAIL: 'staff@sigerist.local',
    STAFF_PASSWORD: 'Bordado-2026',
    WOMPI_API_BASE_URL: 'http://127.0.0.1:1/v1',
    WOMPI_CHECKOUT_BASE_URL: 'http://127.0.0.1:1',
    WOMPI_PUBLIC_KEY: 'pub_test_bench',
    WOMPI_PRIVATE_KEY: 'prv_test_bench',
    WOMPI_INTEGRITY_SECRET: 'test_integrity_bench',
    WOMPI_EVENTS_SECRET: 'test_events_bench',
    // Each shopper has an address of their own.
    TRUST_PROXY: '1',
  };
  const server = spawn(process.execPath, [program], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  servers.push(server);
  while (!(await fetch(`${origin}/api/cart/warming-up`).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${program} did not start.`);
    await wait(100);
  }
  return origin;
}

function addition(sessionId, personalization) {
  return {
    productId: 1,
    name: 'Pañalera Multifuncional',
    price: 445000,
    quantity: 1,
    sessionId,
    personalization,
    addPompon: true,
    addPersonalizedKeychain: false,
    addDecorativeBow: false,
    addPersonalization: false,
    addNameEmbroidery: true,
    expressService: false,
    hasBordado: true,
    keychainPersonalization: '',
    embroideryFont: 'elegant',
    embroideryColor: 'gold',
    fontSize: 'medium',
    animalTheme: 'lion',
    bagColor: 'black',
    specialRequest: '',
  };
}

async function fillCart(origin) {
  const sessionId = crypto.randomUUID();
  for (const name of ['Sofía', 'Mateo', 'Lía']) {
    const body = JSON.stringify(addition(sessionId, name));
    await fetch(`${origin}/api/cart`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  }
  return sessionId;
}

/** Every request of another shopper, as in a busy shop. */
function adding(origin) {
  let shopper = 0;
  const address = () => {
    shopper += 1;
    return `10.${[16, 8, 0].map((bits) => (shopper >> bits) & 255).join('.')}`;
  };
  const setupRequest = (request) => ({
    ...request,
    headers: { ...headers, 'X-Forwarded-For': address() },
    body: JSON.stringify(addition(crypto.randomUUID(), 'Sofía')),
  });
  const headers = { 'Content-Type': 'application/json' };
  return { url: `${origin}/api/cart`, requests: [{ method: 'POST', headers, setupRequest }] };
}

/** Each round measures both, so that a machine that grows slower does so for both. */
async function compare(what, origins, load) {
  const rounds = [];
  for (const origin of Object.values(origins)) await measure(load(origin));
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await measure(load(origins.bare));
    rounds.push({ bare, shop: await measure(load(origins.shop)) });
  }
  console.log(what);
  for (const [figure, name] of [
    ['throughput', 'requests/s'],
    ['p99', 'ms of p99'],
  ]) {
    const ratios = sorted(rounds.map(({ shop, bare }) => shop[figure] / bare[figure])).map((ratio) => ratio.toFixed(2));
    const [shop, bare] = ['shop', 'bare'].map((server) => middle(sorted(rounds.map((round) => round[server][figure]))));
    console.log(`  ${name}: ${shop}, bare ${bare}: ratio ${middle(ratios)} (${ratios[0]} to ${ratios.at(-1)})`);
  }
}

async function measure(load) {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...load,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed: the figures mean nothing.`);
  return { throughput: Math.round(requests.average), p99: latency.p99 };
}

function sorted(values) {
  return values.toSorted((a, b) => a - b);
}

function middle(values) {
  return values[Math.floor(values.length / 2)];
}
