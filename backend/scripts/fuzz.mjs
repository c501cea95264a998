// `npm run fuzz -- 1000000 [first seed]`: sends that many hostile requests, generated from docs/openapi.json, to a shop that it starts.
// Each line of its output is a round with a seed of its own. A run that was stopped says with which seed to go on.
import globalSetup from '../test/support/global-setup.mjs';
import globalTeardown from '../test/support/global-teardown.mjs';

const [calls = '100000', firstSeed = '1'] = process.argv.slice(2);
if (![calls, firstSeed].every((text) => /^[1-9]\d*$/.test(text))) {
  console.error('Usage: npm run fuzz -- [number of requests] [first seed]');
  process.exit(1);
}
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isStopped = true));

const { fuzzRounds } = await import('../test/support/fuzz/fuzz-run.ts');
await globalSetup();
const totals = {};
let counted = 0;
let faults = 0;
let next = Number(firstSeed);
try {
  for await (const round of fuzzRounds(next)) {
    add(round.statuses);
    counted += round.counted;
    faults += round.faults.length;
    next = round.seed + 1;
    for (const fault of round.faults) console.log(`FAULT seed ${round.seed}: ${fault}`);
    console.log(
      `${new Date().toISOString()} seed ${round.seed}: ${round.counted} requests in ${Math.round(round.ms)} ms (${Math.round(round.cpuMs)} ms of a core), ${counted} in all, ${faults} faults`,
    );
    if (isStopped || counted >= Number(calls)) break;
  }
} finally {
  await globalTeardown();
}
printTotals();
if (counted < Number(calls)) console.log(`To go on: npm run fuzz -- ${Number(calls) - counted} ${next}`);
process.exitCode = faults ? 1 : 0;

function add(statuses) {
  for (const [name, counts] of Object.entries(statuses))
    for (const [status, count] of Object.entries(counts)) {
      totals[name] ??= {};
      totals[name][status] = (totals[name][status] ?? 0) + count;
    }
}

function printTotals() {
  const sums = {};
  for (const [name, counts] of Object.entries(totals)) {
    console.log(name.padEnd(60), inWords(counts));
    for (const [status, count] of Object.entries(counts)) sums[status] = (sums[status] ?? 0) + count;
  }
  console.log('all'.padEnd(60), inWords(sums));
}

/** The answers by status: 0 is none at all. */
function inWords(counts) {
  return Object.entries(counts)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}
