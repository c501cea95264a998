// `npm run bench:web`: runs Lighthouse (mobile preset) on the built shop and prints the median of several runs per page. It
// is a benchmark, not a test: a busy machine worsens the figures.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import { startShop } from './bench-shop.mjs';

/**
 * `npx` downloads Lighthouse when this command runs, because it would be a sixth of every installation. Version 13 needs Node
 * 22.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = ['/', '/productos', '/product/1'];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const { url: shop, stop } = await startShop(Number(process.env.PORT ?? 4320));
const chromePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());

async function reportOn(url) {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout', flags],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 2 ** 27 },
  );
  return JSON.parse(stdout);
}

try {
  for (const page of PAGES) {
    await fetch(shop + page);
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await reportOn(shop + page));
    }
    const score = (category) => Math.round(100 * median(runs.map((lhr) => lhr.categories[category].score)));
    const figure = (audit) => median(runs.map((lhr) => lhr.audits[audit].numericValue));
    console.log(
      `${page}: performance ${score('performance')}, accessibility ${score('accessibility')}, ` +
        `best practices ${score('best-practices')}, SEO ${score('seo')} | ` +
        `FCP ${Math.round(figure('first-contentful-paint'))} ms, LCP ${Math.round(figure('largest-contentful-paint'))} ms, ` +
        `TBT ${Math.round(figure('total-blocking-time'))} ms, CLS ${figure('cumulative-layout-shift').toFixed(3)}, ` +
        `${Math.round(figure('total-byte-weight') / 1000)} kB`,
    );
    const failed = Object.values(runs[0].audits).filter(({ score }) => score !== null && score < 0.9);
    for (const audit of failed) console.log(`    ${audit.id}: ${audit.displayValue ?? audit.title}`);
  }
} finally {
  await stop();
}
