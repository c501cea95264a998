// `npm run bench`: the shop beside a bare node:http + pg server that sends the same SQL, in turns, with the median, least
// and greatest ratio; then a crowd. Not a test: machines differ, and a busy one is slower. ROUNDS and SECONDS may be set.
import { setTimeout as wait } from 'node:timers/promises';
import { compare } from './compare.mjs';
import { crowd } from './crowd.mjs';
import * as loads from './loads.mjs';
import { openServers } from './servers.mjs';

const { shop, bare, sql, close } = await openServers();

/** The shop has nothing left to do. */
async function settled() {
  const DUE = 'SELECT count(*)::int AS due FROM graphile_worker.jobs WHERE run_at <= now()';
  while ((await sql(DUE))[0].due > 0) await wait(100);
}

try {
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
  await compare('look up an order', {
    shop: await loads.lookingUp({ ...shop, pay: loads.payAtTheShop }),
    bare: await loads.lookingUp({ ...bare, pay: loads.payAtTheBareServer }),
    settled,
  });
  await crowd({ shop, sql, settled });
} finally {
  await close();
}
