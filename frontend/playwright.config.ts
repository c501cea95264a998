import { defineConfig } from '@playwright/test';
import { ANY_WIDTH, BOTH_WIDTHS, RARELY_BROKEN } from './e2e/support/tags';
import { chromiumPath } from './e2e/support/chromium';
import { composedShop, shopUrl } from './e2e/support/shop';

const launchOptions = {
  executablePath: await chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    // Tabs of a test share compiled code (`e2e/support/test.ts`).
    '--process-per-site',
    // A new tab is empty at first, and would start a process of its own for that moment.
    '--renderer-process-limit=1',
    '--disable-site-isolation-trials',
  ],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Journeys that can run against a composed shop: they read no mails, start no shop and need no staff account. */
const COMPOSED = /(browse|cart|checkout|customiser|empty-page|product-options|slow-code)\.[a-z.]*spec\.ts$/;

/** Journeys that only `npm run test:system` runs. Playwright looks for this in file, title and tags. */
const SYSTEM = new RegExp(`system/|${RARELY_BROKEN.tag}`);

/** Compares pictures of many random pieces, and takes long: run by hand (`npm run check:pieces -w frontend`). */
const BY_HAND = '**/pieces/*.spec.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Runs the journeys at the two widths of the design: `npm test` the first two projects, `npm run test:system` the others. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  ...(composedShop ? { testMatch: COMPOSED } : { globalSetup: './e2e/support/start-shop.ts' }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Timeouts allow for a slow, busy machine: the longest journeys take half a minute on a quiet one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: shopUrl,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    launchOptions,
    screenshot: 'only-on-failure',
    // Tests replace answers, which requests of a worker would pass by; those about workers allow them.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', testIgnore: BY_HAND, grepInvert: SYSTEM, use: PHONE },
    { name: 'desktop', testIgnore: BY_HAND, grep: new RegExp(BOTH_WIDTHS.tag), use: DESKTOP },
    {
      name: 'desktop-repeats',
      testIgnore: ['**/*.phone.spec.ts', BY_HAND],
      grepInvert: new RegExp(`${ANY_WIDTH.tag}|${BOTH_WIDTHS.tag}`),
      use: DESKTOP,
    },
    { name: 'system', testIgnore: BY_HAND, grep: SYSTEM, use: PHONE },
    { name: 'pieces', testMatch: BY_HAND, use: PHONE },
  ],
});
