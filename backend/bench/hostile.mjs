// `npm run bench:hostile`: p99 of carts and checkouts with and without abusive clients, in turns; then the latency of cached pages while
// a client requests new ones without pause, and the memory of the shop. First, p99 of carts beside one client that floods the shop over 400
// connections, for each kind of call. Fails when a figure exceeds its limit. SECONDS and ROUNDS may be set, and FLOODS, kinds of calls: then only they are
// measured.
import { setTimeout as wait } from 'node:timers/promises';
import * as abusive from './abusive-clients.mjs';
import { FLOOD_KINDS } from './flood-kinds.mjs';
import { median, quantile, runLoad, watchMemory } from './figures.mjs';
import * as loads from './loads.mjs';
import { openServers } from './servers.mjs';
import { addToCartBody, postRequest } from './shoppers.mjs';

const SECONDS = Number(process.env.SECONDS ?? 6);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PAGES = ['/', '/productos', '/product/1', '/product/2', '/faq', '/nosotros', '/personalizacion'];
/** Maximum ratio of the median p99 beside abusive clients to the one without them. */
const MAX_RATIO = 2;
/** Kinds of calls that one client floods the shop with; FLOODS chooses some of them. */
const FLOODS = (process.env.FLOODS ?? Object.keys(FLOOD_KINDS).join(' ')).split(/[\s,]+/).filter(Boolean);
/** Maximum time of the slowest page. */
const MAX_PAGE_MS = 500;
const MAX_MEMORY_MB = 400;

const unknown = FLOODS.filter((kind) => !Object.hasOwn(FLOOD_KINDS, kind));
if (unknown.length > 0) {
  console.error(`FLOODS: there is no ${unknown.join(', ')}. Kinds: ${Object.keys(FLOOD_KINDS).join(' ')}`);
  process.exit(1);
}

const { shop, close } = await openServers();

async function p99(load) {
  return (await runLoad({ ...load, connections: 10, duration: SECONDS })).latency.p99;
}

/** Median p99 with and without abusive clients, measured in turns. */
async function compare(what, load, ...clients) {
  await p99(load);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await p99(load);
    const stops = clients.map((client) => client(shop));
    await wait(2_000);
    rounds.push({ alone, beside: await p99(load) });
    for (const stop of stops) await stop();
  }
  const [alone, beside] = ['alone', 'beside'].map((key) => median(rounds.map((round) => round[key])));
  const ratio = beside / alone;
  console.log(`${what}: p99 ${alone} ms alone, ${beside} ms beside: ratio ${ratio.toFixed(2)}`);
  assertAtMost(`${what}: ratio of p99`, ratio, MAX_RATIO);
}

/** The slowest of pages that are read one after the other beside an abusive `client`, or alone. */
async function readPages(what, client) {
  const memory = watchMemory(shop.pid);
  const stop = client?.(shop);
  const times = [];
  for (const end = Date.now() + SECONDS * 2_000; Date.now() < end;) {
    for (const page of PAGES) {
      const started = performance.now();
      const response = await fetch(shop.origin + page, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
      await response.text();
      if (!response.ok) throw new Error(`${page} answered ${response.status}`);
      times.push({ page, ms: Math.round(performance.now() - started) });
    }
  }
  await stop?.();
  memory.stop();
  const all = times.map(({ ms }) => ms);
  const [p50, p99] = [median(all), quantile(all, 0.99)];
  const slowest = times.toSorted((a, b) => a.ms - b.ms).at(-1);
  const memoryMb = Math.round(memory.peak());
  console.log(
    `pages ${what}: median ${p50}, p99 ${p99}, slowest ${slowest.ms} ms (${slowest.page}, read ${times.indexOf(slowest) + 1} of ${times.length}); memory ${memoryMb} MB`,
  );
  assertAtMost(`pages ${what}: slowest in ms`, slowest.ms, MAX_PAGE_MS);
  assertAtMost(`pages ${what}: memory in MB`, memoryMb, MAX_MEMORY_MB);
}

/** The other figures are still measured when one is beyond its limit. */
function assertAtMost(what, figure, limit) {
  if (figure <= limit) return;
  console.error(`FAILED ${what}: ${figure.toFixed(2)}, at most ${limit}`);
  process.exitCode = 1;
}

/** Times in ms of calls that add to new carts, one after the other with a pause, each from a network of its own. */
async function addCalmly() {
  const times = [];
  for (const end = Date.now() + SECONDS * 1_000; Date.now() < end; await wait(10)) {
    const started = performance.now();
    const response = await fetch(`${shop.origin}/api/cart`, postRequest(addToCartBody(crypto.randomUUID())));
    await response.arrayBuffer();
    if (response.status !== 201) throw new Error(`POST /api/cart answered ${response.status}`);
    times.push(performance.now() - started);
  }
  return quantile(times, 0.99);
}

/** p99 of shoppers who add to their carts beside one client that floods the shop over 400 connections, and without it, in turns. */
async function compareWithFlood(kind) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await addCalmly();
    const flood = abusive.flood(shop, kind);
    await wait(2_000);
    rounds.push({ alone, beside: await addCalmly() });
    await flood();
  }
  const [alone, beside] = ['alone', 'beside'].map((key) => median(rounds.map((round) => round[key])));
  const ratio = beside / alone;
  console.log(
    `carts beside a flood of ${kind}: p99 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside: ratio ${ratio.toFixed(2)}`,
  );
  assertAtMost(`carts beside a flood of ${kind}: ratio of p99`, ratio, MAX_RATIO);
}

async function compareOthers() {
  await compare('carts beside a client that reads nothing', loads.adding(shop), abusive.pipelinesWithoutReading);
  await compare(
    'carts beside 60 slow senders and 60 slow readers',
    loads.adding(shop),
    abusive.sendsSlowly,
    abusive.readsSlowly,
  );
  await compare(
    'checkouts beside all of them',
    loads.checkingOut(shop),
    abusive.pipelinesWithoutReading,
    abusive.sendsSlowly,
    abusive.readsSlowly,
  );
  await readPages('alone');
  await readPages('beside new pages for one network', (it) => abusive.requestUncachedPages(it, { networks: 1 }));
  await readPages('beside new pages for 1,000 networks', (it) => abusive.requestUncachedPages(it, { networks: 1_000 }));
  await readPages('beside cards of new designs', abusive.requestCards);
}

try {
  await addCalmly();
  for (const kind of FLOODS) await compareWithFlood(kind);
  if (!process.env.FLOODS) await compareOthers();
} finally {
  await close();
}
