import { test as base, type BrowserContext } from '@playwright/test';
import { SAVES_DATA } from './save-data';
import { shopUrl } from './shop';

/** A browser per worker for both kinds of tests, so that a worker runs either kind. */
const worker = base.extend<object, { sharedBrowser: SharedBrowser }>({
  sharedBrowser: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await context.addInitScript(SAVES_DATA);
      // With `--process-per-site`, the tabs of the tests open in the process of this one, which has the compiled code.
      const firstTab = await context.newPage();
      await firstTab.goto('/robots.txt');
      const devtools = await context.newCDPSession(firstTab);
      const reset = async () => {
        for (const page of context.pages()) if (page !== firstTab) await page.close();
        await context.unrouteAll();
        await context.clearCookies();
        await context.clearPermissions();
        await context.setOffline(false);
        await devtools.send('Storage.clearDataForOrigin', { origin: shopUrl, storageTypes: 'all' });
      };
      await use({ context, reset });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * A test in a browser that visits the shop for the first time: of downloaded bytes of a cold cache, pages fetched ahead, lost
 * connections, service workers and other viewports.
 */
export const firstVisit = worker;

/**
 * A test in a browser that has visited the shop before: files and compiled code of earlier tests are kept, which saves a fifth of
 * the time of a page. Cookies, storage and tabs are new, and no pages are fetched ahead.
 */
export const test = worker.extend({
  context: async ({ sharedBrowser }, use) => {
    await use(sharedBrowser.context);
    await sharedBrowser.reset();
  },
});

interface SharedBrowser {
  context: BrowserContext;
  /** Closes the tabs and deletes what they stored. */
  reset: () => Promise<void>;
}
