// `npm run bench:taps`: the time from the touch of a link to the painted title of its page, on a phone that is four times
// slower than this machine, over fast 3G. It is a benchmark, not a test: a busy machine increases the times, but neither the
// processor time nor the number of requests that the tap waited for.
import chromium from '@sparticuz/chromium';
import { chromium as browserType } from '@playwright/test';
import { startShop } from './bench-shop.mjs';

const TAPS = Number(process.env.TAPS ?? 20);
const SLOWDOWN = 4;
/** "Fast 3G" of the browser's developer tools. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** How long the shopper looks at the page before the tap. */
const READING_MS = Number(process.env.READING_MS ?? 5000);
const PAD = { productId: 8, name: 'Cambiador', price: 105_000, quantity: 1 };

/** Page, and the link that is tapped on it; `first` is tapped before. With `cart` there is a changing pad in it. */
const WAYS = {
  'home → catalogue': { path: '/', link: 'a[href="/productos"]' },
  'catalogue → product': { path: '/productos', link: 'h3 a[href^="/product"]' },
  'product → customiser': { path: '/product/1', link: 'a[href^="/customize/"]' },
  'product → cart': {
    path: '/product/1',
    cart: true,
    first: 'a[aria-label="Carrito, 1 producto"]',
    link: '[data-cart-preview] a[href="/cart"]',
  },
  'cart → checkout': { path: '/cart', cart: true, link: 'a[href="/checkout"]' },
  'footer → questions': { path: '/', link: 'footer a[href="/faq"]' },
};

const shop = await startShop(Number(process.env.PORT ?? 4345));
const browser = await browserType.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

async function openPage({ path, cart, first }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  if (cart) {
    const sessionId = crypto.randomUUID();
    await page.request.post(`${shop.url}/api/cart`, { data: { sessionId, ...PAD } });
    await page.addInitScript(`localStorage.setItem('session_id', '${sessionId}')`);
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FAST_3G);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(shop.url + path);
  await page.waitForFunction(() => performance.getEntriesByName('shop alive').length > 0);
  if (first) await page.locator(first).tap();
  return { page, devtools };
}

/** Main thread processor time of the page, in milliseconds. */
async function processorTime(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Runs in the page: the time from the next touch to the frame after the one that has a new title. */
const WATCH_TITLE = `{
  const titleNow = () => document.querySelector('main h1')?.textContent;
  const before = titleNow();
  globalThis.shown = new Promise((resolve) => {
    const onTouch = ({ timeStamp }) => {
      const look = () => {
        if ((titleNow() ?? before) === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', onTouch, { once: true, capture: true });
  });
  // Without a value of its own, the evaluation would wait for the promise.
  undefined;
}`;

async function tap(way) {
  const { page, devtools } = await openPage(way);
  const link = page.locator(way.link).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(READING_MS);
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: way.rate });
  const requests = [];
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(new URL(request.url()).pathname);
  });
  await page.evaluate(WATCH_TITLE);
  const before = await processorTime(devtools);
  await link.tap();
  const time = await page.evaluate('shown');
  const waited = [...requests];
  const processor = (await processorTime(devtools)) - before;
  await page.context().close();
  return { time, processor, waited };
}

const p75 = (values) => Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1]);

try {
  for (const [name, way] of Object.entries(WAYS)) {
    if (process.env.WAY && !name.includes(process.env.WAY)) continue;
    const slow = [];
    const quick = [];
    for (let i = 0; i < TAPS; i += 1) {
      slow.push(await tap({ ...way, rate: SLOWDOWN }));
      quick.push(await tap({ ...way, rate: 1 }));
    }
    const waited = slow.flatMap((sample) => sample.waited);
    console.log(
      `${name.padEnd(22)} p75 ${p75(slow.map(({ time }) => time))} ms at a slowdown of ${SLOWDOWN}, ` +
        `${p75(quick.map(({ time }) => time))} ms without; processor ${p75(quick.map(({ processor }) => processor))} ms; ` +
        `${waited.length / TAPS} requests a tap`,
    );
    if (waited.length > 0) console.log(`    ${[...new Set(waited)].join(' ')}`);
  }
} finally {
  await browser.close();
  await shop.stop();
}
