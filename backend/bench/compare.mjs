import { median, runLoad } from './figures.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 6);
const CONNECTIONS = 10;

/**
 * Each round measures both servers, so that a machine that slows down affects both, and waits for the jobs of the shop before it
 * measures the other one. `calls`: requests per counted unit.
 */
export async function compare(what, { shop, bare, calls = 1, settled }) {
  const rounds = [];
  for (const load of [bare, shop]) await measure(load);
  for (let round = 0; round < ROUNDS; round++) {
    await settled();
    const alone = await measure(bare);
    rounds.push({ bare: alone, shop: await measure(shop, calls) });
  }
  console.log(what);
  for (const [figure, name] of [
    ['throughput', 'a second'],
    ['p99', 'ms of p99 a request'],
  ]) {
    const ratios = rounds.map((round) => round.shop[figure] / round.bare[figure]);
    const [ratio, least, greatest] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((it) =>
      it.toFixed(2),
    );
    const [ours, theirs] = ['shop', 'bare'].map((side) => median(rounds.map((round) => round[side][figure])));
    console.log(`  ${name}: ${ours}, bare ${theirs}: ratio ${ratio} (${least} to ${greatest})`);
  }
}

async function measure(load, calls = 1) {
  const { requests, latency } = await runLoad({ ...load, connections: CONNECTIONS, duration: SECONDS });
  return { throughput: Math.round(requests.average / calls), p99: latency.p99 };
}
