import { expect, type Page } from '@playwright/test';
import { ownScripts, scriptProblem } from '../../scripts/payment-scripts.mjs';
import { openCheckout } from '../support/checkout';
import { shopUrl } from '../support/shop';
import { test } from '../support/test';

/** Origin of the provider in the policy of the page. */
async function providerOf(page: Page): Promise<string> {
  const { headers } = await page.request.get('/checkout').then((answer) => ({ headers: answer.headers() }));
  return /frame-src (\S+?);/.exec(headers['content-security-policy']!)![1]!;
}

/** The scripts that the page loads from now on; the list grows. */
async function loadedScripts(page: Page): Promise<{ url: string; bytes: Buffer }[]> {
  const loaded: { url: string; bytes: Buffer }[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'script') return route.fallback();
    const answer = await route.fetch();
    loaded.push({ url: route.request().url(), bytes: await answer.body() });
    await route.fulfill({ response: answer });
  });
  return loaded;
}

test('loads no script on a payment page that is not in the table of the release', async ({ page }) => {
  const provider = await providerOf(page);
  const scripts = await ownScripts();
  const loaded = await loadedScripts(page);
  await openCheckout(page);
  await expect.poll(() => loaded.some(({ url }) => url.startsWith(provider))).toBe(true);
  for (const path of ['/payment-success', '/payment-error', '/pedido']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(loaded.length).toBeGreaterThan(20);
  const table = { shop: shopUrl, provider, scripts };
  expect(loaded.map((script) => scriptProblem(script, table)).filter(Boolean)).toEqual([]);
  // The comparison notices a change and a foreign script.
  const own = loaded.find(({ url }) => url.startsWith(shopUrl))!;
  expect(scriptProblem({ ...own, bytes: Buffer.from('changed') }, table)).toContain('differs');
  expect(scriptProblem({ ...own, url: 'https://evil.example/x.js' }, table)).toContain('neither');
});

test('loads no script of the provider when the owner wants cards on its page alone', async ({ page }) => {
  const provider = await providerOf(page);
  // The settings come with the page, or are asked for; other journeys use the same shop.
  await page.route(/\/(?:checkout|api\/settings)$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"card":{"way":"widget"}', '"card":{"way":"page"}');
    await route.fulfill({ response: answer, body });
  });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openCheckout(page);
  await expect(page.getByRole('radio', { name: /^Aquí mismo/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^En la página de Wompi/ })).toBeChecked();
  // Its config is here, with which the widget would load.
  await expect(page.getByRole('button', { name: 'Pagar $105.000' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(asked.filter((url) => url.startsWith(provider))).toEqual([]);
});
