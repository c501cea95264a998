import { expect, type Page, test } from '@playwright/test';
import { complaints as axeComplaints } from './support/axe';
import { open } from './support/open';
import { otherPages, publicPages } from './support/pages';

/** What 1280 pixels leave at 400 % zoom, and the narrowest phones have. */
const NARROW = { width: 320, height: 640 };

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, path] of Object.entries({ ...publicPages, ...otherPages })) {
  test(`${name} hydrates in silence and passes axe`, async ({ page }) => {
    const complaints: string[] = [];
    const calls: string[] = [];
    page.on('console', (message) => {
      // The browser itself reports a page whose status is 404.
      if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) complaints.push(message.text());
    });
    page.on('response', (answer) => {
      const file = !answer.request().isNavigationRequest() && !new URL(answer.url()).pathname.startsWith('/api/');
      if (file && !answer.ok() && answer.status() !== 304) complaints.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });

    await open(page, path);
    expect(await sideways(page), 'no scrolling sideways').toBeLessThanOrEqual(0);
    expect(await axeComplaints(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await sideways(page), 'no scrolling sideways at 320 pixels').toBeLessThanOrEqual(0);

    expect(complaints).toEqual([]);
    // What could not be found is asked for once more: it may have come into being since.
    if (!name.startsWith('missing')) expect(calls, 'what the server sent is not fetched again').toEqual([]);
  });
}
