// `npm run bench`: the shop beside a bare node:http + pg server that sends the same SQL, in turns: cold start and idle memory, what everybody
// reads, then carts and orders with the median, least and greatest ratio, a crowd, and the memory after all of it. Not a test: machines
// differ, and a busy one is slower. ROUNDS and SECONDS may be set.
import { setTimeout as wait } from 'node:timers/promises';
import { coldStarts } from './cold-start.mjs';
import { compare } from './compare.mjs';
import { crowd } from './crowd.mjs';
import * as loads from './loads.mjs';
import { residentMiB } from './figures.mjs';
import { compareReads } from './reads.mjs';
import { openServers, untilJobsEnded } from './servers.mjs';

const { shop, bare, spawnShop, spawnBare, sql, close } = await openServers();

/** V8 gives memory back after some seconds without work. */
const QUIET_MS = 60_000;

const settled = () => untilJobsEnded(sql);

async function printMemory(when) {
  const [ours, theirs] = await Promise.all([shop, bare].map(({ pid }) => residentMiB(pid)));
  console.log(`memory ${when}: ${Math.round(ours)} MiB, bare ${Math.round(theirs)}`);
}

try {
  await coldStarts('the shop', spawnShop, '/api/products');
  await coldStarts('the bare server', spawnBare, '/api/products');
  await wait(QUIET_MS);
  await printMemory('after a minute without calls');
  await compareReads({ shop, bare });
  await compare('add to cart', { shop: loads.adding(shop), bare: loads.adding(bare), settled });
  await compare('read a cart of 3 lines', {
    shop: await loads.readingACart(shop),
    bare: await loads.readingACart(bare),
    settled,
  });
  await compare('checkouts', {
    shop: loads.checkingOut(shop),
    bare: loads.checkingOutAtOnce(bare),
    calls: 3,
    settled,
  });
  await compare('add to cart, beside one INSERT (aim 0.35)', {
    shop: loads.adding(shop),
    bare: loads.adding(bare, '/plain-line'),
    settled,
  });
  const plainOrder = { bare: loads.orderingPlainly(bare), settled };
  await compare('order by transfer, cart line included, beside four statements (aim 0.13)', {
    shop: loads.orderingByTransfer(shop),
    calls: 2,
    ...plainOrder,
  });
  await compare('order by card, cart line included, beside four statements (aim 0.08)', {
    shop: loads.checkingOut(shop),
    calls: 3,
    ...plainOrder,
  });
  await compare('look up an order', {
    shop: await loads.lookingUp({ ...shop, pay: loads.payAtTheShop }),
    bare: await loads.lookingUp({ ...bare, pay: loads.payAtTheBareServer }),
    settled,
  });
  await crowd({ shop, sql, settled });
  await printMemory('after all of this');
  await wait(QUIET_MS);
  await printMemory('a minute later');
} finally {
  await close();
}
