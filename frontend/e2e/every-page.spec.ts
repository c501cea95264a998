import { expect, type Page, type Response } from '@playwright/test';
import { RARELY_BROKEN } from './support/tags';
import { axeViolations } from './support/axe';
import { budgets } from './support/budgets';
import { horizontalOverflow } from './support/horizontal-overflow';
import { open } from './support/open';
import { type PageName, pages } from './support/pages';
import { test } from './support/test';
import { expectWithin, measureFirstVisit } from './support/weight';

// Requirements that all pages share, checked in one visit; with an empty cache on phones where the page has a budget.

/** Viewport of 1280 pixels at 400 % zoom, and of the narrowest phones. */
const NARROW = { width: 320, height: 640 };

/** Horizontal overflow with text of twice the size. */
const overflowWithLargeText = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const pixels = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return pixels;
  });

/** What prevents restoring in a browser without a back/forward cache, such as the headless one from npm. */
const NO_CACHE = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Leaves the page and returns; what the page did that prevented the browser from restoring it at once. */
async function obstaclesToRestoring(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const reasons: string[] = [];
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  const isRestored = await page.evaluate(() => 'sameDocument' in globalThis);
  if (!isRestored) await expect.poll(() => reasons.length, 'the browser reports why').toBeGreaterThan(0);
  return reasons.filter((reason) => !NO_CACHE.includes(reason));
}

/** Texts of staff screens, whose code shoppers must not load. */
const STAFF_TEXTS =
  /Configurar el webhook|Devolver al bot|Marcar como enviado|Espera transferencia|Dejar por fuera|Foto nueva|Transferencias por confirmar/;

/** Links that stand alone, as high as a finger. */
const FINGER_LINKS: Partial<Record<PageName, string>> = {
  login: 'Regístrate',
  registration: 'Inicia sesión',
  'missing page': 'Volver al inicio',
};

/** Pages of a purchase and of an account. The others are put together from the same parts: `npm run test:system` looks at them too. */
const MAIN: readonly PageName[] = [
  ...(['home', 'catalogue', 'product', 'customiser', 'kit', 'cart', 'checkout'] as const),
  ...(['login', 'account', 'receipt', 'tracking', 'missing page'] as const),
];

/** URLs of scripts without texts of staff screens. A URL contains the hash of its content. */
const shopperScripts = new Set<string>();

/** Records errors, API calls and loaded scripts of a page. */
function watchPage(page: Page): { errors: string[]; calls: string[]; scripts: Response[] } {
  const errors: string[] = [];
  const calls: string[] = [];
  const scripts: Response[] = [];
  page.on('console', (message) => {
    // The browser logs an error for each page with status 404.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) errors.push(message.text());
  });
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer);
    const file = !answer.request().isNavigationRequest() && !new URL(answer.url()).pathname.startsWith('/api/');
    if (file && !answer.ok() && answer.status() !== 304) errors.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  return { errors, calls, scripts };
}

for (const [name, path] of Object.entries(pages) as [PageName, string][]) {
  const budget = budgets[name];
  const light = budget ? ', and keeps its budget on phones' : '';
  const link = FINGER_LINKS[name];
  const touch = link ? `, and a finger hits '${link}'` : '';
  const title = `${name} hydrates without errors, fits the window and passes axe${light}${touch}`;
  test(title, MAIN.includes(name) ? {} : RARELY_BROKEN, async ({ page, isMobile }) => {
    const { errors, calls, scripts } = watchPage(page);
    const weight = isMobile && budget ? await measureFirstVisit(page) : undefined;
    await open(page, path);
    expect(await horizontalOverflow(page), 'no horizontal overflow').toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    if (link) {
      const box = await page.getByRole('main').getByRole('link', { name: link, exact: true }).boundingBox();
      expect(box!.height, link).toBeGreaterThanOrEqual(44);
    }
    if (weight && budget) expectWithin(await weight(), budget);

    expect(await overflowWithLargeText(page), 'no horizontal overflow with text of twice the size').toBeLessThanOrEqual(
      0,
    );
    await page.setViewportSize(NARROW);
    await expect
      .poll(() => horizontalOverflow(page), { message: 'no horizontal overflow at 320 pixels' })
      .toBeLessThanOrEqual(0);

    expect(errors).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      if (shopperScripts.has(script.url())) continue;
      expect(await script.text(), script.url()).not.toMatch(STAFF_TEXTS);
      shopperScripts.add(script.url());
    }
    // Missing data are requested again, because they may exist by now.
    if (name.startsWith('missing')) return;
    expect(calls, 'no repeated requests for served data').toEqual([]);
    if (isMobile) expect(await obstaclesToRestoring(page), 'returns from the back/forward cache').toEqual([]);
  });
}
