// Ends, stops and starves each part of docker/compose.prod.yaml while shoppers buy, on a Debian 12 without Docker engine, as root, after
// docker/prove.sh, which makes the images:
//   node docker/prove-faults.mjs [FOLDER FOR WORK, /tmp/sigerist-prove]     ONLY=REGULAR_EXPRESSION takes some of the faults, PEOPLE=4,
//   TIMES=1 repeats each
// Expects refusals in Spanish and no other failures, recovery without a command, every paid order there once, and one mail for each.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ALERT_FAULTS } from './prove/alert-faults.mjs';
import {
  alerts,
  clean,
  container,
  health,
  inShop,
  inspect,
  isNotReady,
  isReady,
  keepLog,
  kill,
  metric,
  openPanel,
  podman,
  recreate,
  shop,
  simulator,
  sql,
  start,
  until,
  volume,
  work,
} from './prove/fault-stack.mjs';
import { openStream } from './prove/shoppers.mjs';
import { compareOrders } from './prove/stored-orders.mjs';

/** How long each fault is left before it is looked at again. */
const FAULT_MS = 20_000;

const problems = [];
function check(isTrue, what) {
  console.log(`  ${isTrue ? '✓' : '✗'} ${what}`);
  if (!isTrue) problems.push(what);
}

const note = (what) => console.log(`  ${what}`);

const restartsOfShop = async () => Number(await inspect('shop', '{{.RestartCount}}'));
const isNearlyFull = () => alerts('DiskNearlyFull', { disk: 'media' });
const follows = async () => (await sql('SELECT state FROM pg_stat_replication')) === 'streaming';

const FAULTS = {
  ...ALERT_FAULTS,
  'the shop is killed': {
    endsShop: true,
    async act() {
      await kill('shop');
      await until('503 by web', isNotReady);
    },
  },
  'the database is killed': {
    async act() {
      await kill('database');
      check((await health('live')) === 200, 'the shop lives');
    },
  },
  'the database is stopped and started, five times': {
    async act() {
      for (let time = 1; time <= 5; time += 1) {
        await podman('stop', '-t', '60', container('database'));
        await until('503', isNotReady);
        await podman('start', container('database'));
        await until('ready', isReady);
      }
    },
  },
  'the standby is killed': {
    mayRefuse: false,
    act: () => kill('standby'),
    async after() {
      note(`it follows again after ${await until('streaming', follows)} s`);
    },
  },
  'a standby is killed while it copies the database': {
    mayRefuse: false,
    async act() {
      await podman('rm', '-f', '-t', '20', container('standby'));
      await podman('volume', 'rm', '-f', volume('standby'));
      await recreate('standby');
      const copies = async () => (await podman('top', container('standby'), 'args')).includes('pg_basebackup');
      await until('it copies', copies);
      await kill('standby');
    },
    async after() {
      note(`it follows after ${await until('streaming', follows)} s`);
    },
  },
  'web is killed': {
    // Nothing is there to answer.
    mayCut: true,
    act: () => kill('web'),
  },
  'the payment provider does not answer': {
    async act() {
      await podman('pause', container('payments'));
      await wait(FAULT_MS);
      check(await isReady(), 'the shop is ready');
      await podman('unpause', container('payments'));
    },
  },
  'the payment provider is killed': {
    async act() {
      await kill('payments');
      // Its simulator keeps payments in memory: what no order was made of by now, the provider itself has forgotten.
      const orders = new Set((await sql('SELECT transaction_id FROM shop_order')).split('\n'));
      for (const id of stream.paid.filter((each) => !orders.has(each))) forgotten.add(id);
    },
  },
  'the shop has a fifth of a processor and 256 MiB': {
    async act() {
      await recreate('shop', { SHOP_CPUS: '0.2', SHOP_MEMORY: '256m' });
      note(`it starts in ${await until('ready', isReady)} s`);
      await wait(3 * FAULT_MS);
      check((await health('live')) === 200, 'it lives');
      note(`memory: ${await podman('stats', '--no-stream', '--format', '{{.MemUsage}}', container('shop'))}`);
      check((await restartsOfShop()) === 0, 'it was not ended for its memory');
      await recreate('shop');
    },
  },
  'the disk of the pictures is full': {
    endsShop: true,
    async act() {
      const upload = await openPanel();
      check((await upload('baul-base.webp')) === 'stored', 'a picture is stored');
      const fill = `const fs = require('fs'); const file = fs.openSync('media/filler', 'w');
        try { for (;;) fs.writeSync(file, Buffer.alloc(65536)); } catch (error) { console.log(error.code); }`;
      check((await inShop('-e', fill)) === 'ENOSPC', 'the disk is full');
      check(
        (await upload('mochila-base.webp')) === 'media.store_unavailable',
        'the next picture is refused in Spanish',
      );
      note(`DiskNearlyFull after ${await until('DiskNearlyFull', isNearlyFull)} s`);
      check(await isReady(), 'the shop is ready');
      const left = await inShop(
        '-e',
        "console.log(require('fs').readdirSync('media').filter((name) => name.endsWith('.part')).length)",
      );
      check(left === '0', 'no part of a picture is left');
      await kill('shop');
      note(`killed, it starts with a full disk: ready after ${await until('ready', isReady)} s`);
      await inShop('-e', "require('fs').rmSync('media/filler')");
      check((await upload('mochila-base.webp')) === 'stored', 'with room again the picture is stored');
    },
  },
  'the database stands still for 20 s': {
    async act() {
      const age = await metric('shop_gauges_age_seconds');
      await podman('pause', container('database'));
      note(`the shop is not ready after ${await until('503', isNotReady)} s`);
      check((await health('live')) === 200, 'it lives');
      await wait(FAULT_MS);
      check(
        (await metric('shop_gauges_age_seconds')) >= Math.max(age, FAULT_MS / 1000),
        'its metrics say for how long nothing was read',
      );
      await podman('unpause', container('database'));
    },
  },
  'the mail server accepts and never answers': {
    mayRefuse: false,
    async act() {
      await podman('pause', container('mail'));
      const unsent = async () => (await metric('shop_mails_not_sent')) > 0;
      note(`its metrics say after ${await until('mails not sent', unsent)} s that mails are not sent`);
      check(await isReady(), 'the shop is ready');
      await podman('unpause', container('mail'));
    },
    async after() {
      const none = async () => (await metric('shop_mails_not_sent')) === 0;
      note(`all mails are sent after ${await until('no unsent mail', none)} s`);
    },
  },
};

/** Payments that the simulator lost with its memory. */
const forgotten = new Set();
let stream;

async function inject(name, { act, after, mayRefuse = true, mayCut = false, endsShop = false }) {
  console.log(name);
  stream.restart();
  const restarts = await restartsOfShop();
  await act();
  const ready = await until('the shop is ready', isReady);
  await after?.();
  const { orders } = stream.seen;
  const sells = await until('an order', async () => stream.seen.orders > orders);
  const { seen } = stream;
  console.log(
    `  ready after ${ready} s, the next order after ${sells} s more; ${seen.answered} calls answered, ${seen.refused} refused in Spanish, ` +
      `${seen.unanswered.length} without an answer; ${seen.orders} orders; slowest ${(seen.slowestMs / 1000).toFixed(1)} s`,
  );
  check(seen.wrong.length === 0, `no other failure ${seen.wrong.slice(0, 3).join('; ')}`);
  if (!endsShop) check((await restartsOfShop()) <= restarts, 'the shop did not end');
  if (!mayRefuse) check(seen.refused === 0, 'nobody was refused');
  if (!mayCut)
    check(seen.unanswered.length === 0, `every call got an answer ${seen.unanswered.slice(0, 3).join('; ')}`);
}

try {
  await start();
  stream = openStream({ shop, simulator, count: Number(process.env.PEOPLE ?? 4) });
  await until('the first orders', async () => stream.orders.length > 3);
  const only = new RegExp(process.env.ONLY ?? '');
  for (const [name, fault] of Object.entries(FAULTS).filter(([each]) => only.test(each)))
    for (let time = 1; time <= Number(process.env.TIMES ?? 1); time += 1) await inject(name, fault);
  await stream.stop();
  console.log('in the end');
  await compareOrders({ stream, forgotten, check });
} catch (error) {
  problems.push(String(error));
  throw error;
} finally {
  await stream?.stop();
  if (problems.length > 0) await keepLog(path.join(work, 'faults.log'));
  if (!process.env.KEEP) await clean();
  if (problems.length > 0) process.exitCode = 1;
}
