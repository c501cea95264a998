// `npm run bench:taps`: the time from lifting the finger off a link to the painted content of its page, on a phone that is four
// times slower than this machine, over fast 3G. Before the tap the page has loaded, and fetched the next pages ahead, without
// that slowdown. It is a benchmark, not a test: a busy machine increases the times, but hardly the processor time, and not
// the number of requests that the tap waited for. `TAPS` sets the taps of each navigation, `NAVIGATION` selects navigations by name.
/* global document, addEventListener, requestAnimationFrame */
import { chromium as browserType } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { startShop } from './bench-shop.mjs';

const TAPS = Number(process.env.TAPS ?? 5);
const SLOWDOWN = 4;
/** "Fast 3G" of the browser's developer tools. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** How long a finger touches the screen. */
const TOUCH_MS = 80;
/** A tap that takes longer, its page included, is reported as failed. */
const LIMIT_MS = 20_000;
const PAD = { productId: 8, name: 'Cambiador', price: 105_000, quantity: 1 };

/**
 * Page, the link that is tapped on it, and what the new page must show besides its title. With `cart` there is a changing pad
 * in it. On a phone the first tap on the bag opens a preview; its link leads to the cart (`before` is tapped first).
 */
const NAVIGATIONS = {
  'home → catalogue': { path: '/', link: 'a[href="/productos"]', shows: 'main article img' },
  'catalogue → product': { path: '/productos', link: 'h3 a[href^="/product"]', shows: 'main img' },
  'product → customiser': { path: '/product/1', link: 'a[href^="/customize/"]', shows: 'main [role="img"]' },
  'product → cart': {
    path: '/product/1',
    cart: true,
    before: 'a[aria-label="Carrito, 1 producto"]',
    link: '[data-cart-preview] a[href="/cart"]',
    shows: 'main article img',
  },
  'cart → checkout': { path: '/cart', cart: true, link: 'a[href="/checkout"]', shows: 'main form input' },
  'footer → questions': { path: '/', link: 'footer a[href="/faq"]', shows: 'main h2 button' },
};

const shop = await startShop(Number(process.env.PORT ?? 4345));
const browser = await browserType.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});

async function openPage(context, { path, cart, before, link }) {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS / 2);
  if (cart) {
    const sessionId = crypto.randomUUID();
    await page.request.post(`${shop.url}/api/cart`, { data: { sessionId, ...PAD } });
    await page.addInitScript(`localStorage.setItem('session_id', '${sessionId}')`);
  }
  await page.goto(shop.url + path);
  await page.waitForFunction(() => performance.getEntriesByName('shop hydrated').length > 0);
  if (before) await page.locator(before).tap();
  const target = page.locator(link).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  // Pages are fetched ahead in idle moments, and a connection that stays open would prevent 'networkidle'.
  await page.evaluate(waitUntilFetched);
  const { x, y, width, height } = await target.boundingBox();
  return { page, finger: { x: x + width / 2, y: y + height / 2 } };
}

/** Runs in the page: waits until it has requested nothing for a while. */
async function waitUntilFetched() {
  const QUIET_MS = 700;
  const requests = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== requests();) {
    before = requests();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

/** Runs in the page: the time from the end of the next touch to the paint of a new title and of an element of the new page. */
function watchContent(shows) {
  const title = () => document.querySelector('main h1')?.textContent;
  const before = title();
  const isShown = () => (title() ?? before) !== before && document.querySelector(shows) !== null;
  globalThis.shown = new Promise((resolve) => {
    const onLift = ({ timeStamp }) => {
      const look = () => {
        if (!isShown()) return requestAnimationFrame(look);
        // A message that is sent before a frame arrives once the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        return port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerup', onLift, { once: true, capture: true });
  });
}

/** Main thread processor time of the page, in milliseconds. */
async function processorTime(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

async function tap(context, navigation, rate) {
  const { page, finger } = await openPage(context, navigation);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FAST_3G);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const requests = [];
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(new URL(request.url()).pathname);
  });
  await page.evaluate(watchContent, navigation.shows);
  const before = await processorTime(devtools);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const time = await page.evaluate('shown');
  const waited = [...requests];
  const processor = (await processorTime(devtools)) - before;
  return { time, processor, waited };
}

/** The result of a tap; undefined, with a line in the output, when it failed or took too long. */
async function tryTap(context, name, navigation, rate) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no content within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    return await Promise.race([tap(context, navigation, rate), limit]);
  } catch (error) {
    const urls = context.pages().map((page) => page.url());
    console.log(`${name.padEnd(22)} a tap failed at ${urls.join(', ')}: ${error.message}`);
    process.exitCode = 1;
    return undefined;
  } finally {
    clearTimeout(timer);
    await Promise.all(context.pages().map((page) => page.close()));
  }
}

/** Taps as often with the slowdown as without it, in turns. The pages of one navigation share the browser's cache. */
async function measure(name, navigation) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const samples = { slow: [], quick: [] };
  for (let i = 0; i < TAPS; i += 1) {
    samples.slow.push(await tryTap(context, name, navigation, SLOWDOWN));
    samples.quick.push(await tryTap(context, name, navigation, 1));
  }
  await context.close();
  return { slow: samples.slow.filter(Boolean), quick: samples.quick.filter(Boolean) };
}

const p75 = (values) => Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1]);

function report(name, { slow, quick }) {
  const waited = slow.flatMap((sample) => sample.waited);
  console.log(
    `${name.padEnd(22)} p75 ${p75(slow.map(({ time }) => time))} ms at a slowdown of ${SLOWDOWN}, ` +
      `${p75(quick.map(({ time }) => time))} ms without; processor ${p75(quick.map(({ processor }) => processor))} ms; ` +
      `${(waited.length / slow.length).toFixed(1)} requests a tap`,
  );
  if (waited.length > 0) console.log(`    ${[...new Set(waited)].join(' ')}`);
}

const all = { slow: [], quick: [] };
try {
  for (const [name, navigation] of Object.entries(NAVIGATIONS)) {
    if (process.env.NAVIGATION && !name.includes(process.env.NAVIGATION)) continue;
    const samples = await measure(name, navigation);
    report(name, samples);
    all.slow.push(...samples.slow);
    all.quick.push(...samples.quick);
  }
  report('all', { slow: all.slow, quick: all.quick });
} finally {
  await browser.close();
  await shop.stop();
}
