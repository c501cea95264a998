// Public reads, beside a bare server that queries its database each time: rates, p99 and processor time for one call.
import { median, processorMs, runLoad } from './figures.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 4);
const CONNECTIONS = 10;

/** The bare server renders no pages. */
const READS = [
  { what: 'catalogue list', path: '/api/products' },
  { what: 'product detail', path: '/api/products/1' },
  { what: 'a page of the list', path: '/api/products?limit=12', only: 'shop' },
  { what: 'complete HTML page', path: '/product/1', only: 'shop' },
];

/** Each round measures both servers in turns, so that a machine that slows down affects both; prints medians. */
export async function compareReads({ shop, bare }) {
  console.log(
    'reads                   shop: a second, p99 ms, µs of processor | bare server: the same | ratio of rates',
  );
  for (const { what, path, only } of READS) {
    const servers = only ? { shop } : { bare, shop };
    const rounds = [];
    for (const server of Object.values(servers)) await measure(server, path);
    for (let round = 0; round < ROUNDS; round++) {
      const figures = {};
      for (const [name, server] of Object.entries(servers)) figures[name] = await measure(server, path);
      rounds.push(figures);
    }
    const columns = Object.keys(servers)
      .toReversed()
      .map((name) => {
        const medianOf = (figure) => median(rounds.map((round) => round[name][figure]));
        return `${medianOf('rate')}, ${medianOf('p99')}, ${medianOf('micros')}`;
      });
    const ratio = bare && !only && median(rounds.map((round) => round.shop.rate / round.bare.rate)).toFixed(2);
    console.log(`  ${what.padEnd(22)}${[...columns, ratio].filter(Boolean).join(' | ')}`);
  }
}

async function measure({ origin, pid }, path) {
  const before = await processorMs(pid);
  const { requests, latency } = await runLoad({ url: origin + path, connections: CONNECTIONS, duration: SECONDS });
  const micros = Math.round((((await processorMs(pid)) - before) / requests.total) * 1000);
  return { rate: Math.round(requests.average), p99: latency.p99, micros };
}
