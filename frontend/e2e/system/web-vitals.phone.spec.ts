import { expect } from '@playwright/test';
import { firstVisit as test } from '../support/test';

test('a browser reports once how fast the page was, without a cookie, when it is hidden', async ({ page }) => {
  const fetchingAhead = page.waitForResponse((response) => /\/build\/after-load-.*\.js$/.test(response.url()));
  const library = page.waitForResponse((response) => /\/build\/web-vitals-.*\.js$/.test(response.url()));
  await page.goto('/productos');
  await page.context().addCookies([{ name: 'sid', value: 'secret', url: page.url() }]);
  // Compressed; the page does not wait for them.
  expect((await (await fetchingAhead).request().sizes()).responseBodySize).toBeLessThanOrEqual(1_500);
  expect((await (await library).request().sizes()).responseBodySize).toBeLessThanOrEqual(3_300);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/web-vitals')) reports.push(request.postData() ?? '');
  });
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  const answered = page.waitForResponse('**/api/web-vitals');
  await expect(async () => {
    await hide();
    expect(reports).toHaveLength(1);
  }).toPass();
  await hide();
  const response = await answered;
  expect(response.status()).toBe(204);
  expect((await response.request().allHeaders()).cookie).toBeUndefined();
  expect(reports).toHaveLength(1);
  expect(JSON.parse(reports[0]!)).toEqual({
    route: '/productos',
    lcp: expect.any(Number) as unknown,
    cls: expect.any(Number) as unknown,
  });
});

test('a browser that blocks the measuring code keeps the page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url() === page.url() || request.isNavigationRequest()) requests.push(request.method());
  });
  await page.route(/\/build\/web-vitals-/, (route) => route.abort('blockedbyclient'));
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes('/build/web-vitals-'));
  await page.goto('/productos');
  await blocked;
  await page.waitForLoadState('networkidle');
  // Before a reload, HEAD would ask whether the server answers.
  expect(requests).toEqual(['GET']);
});
