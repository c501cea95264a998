import { expect, type Page, test } from '@playwright/test';
import { complaints as axeComplaints } from './support/axe';
import { budgets } from './support/budgets';
import { open } from './support/open';
import { type PageName, pages } from './support/pages';
import { expectWithin, weigh } from './support/weight';

// All that is asked of each page alike, at one visit of it with a cold cache.

/** What 1280 pixels leave at 400 % zoom, and the narrowest phones have. */
const NARROW = { width: 320, height: 640 };

/** Pixels that the page is too wide for its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The same with text of twice the size. */
const sidewaysWithLargeText = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const pixels = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return pixels;
  });

/** Texts of the screens of staff, whose code no shopper loads. */
const STAFF_TEXTS = /Configurar el webhook|Devolver al bot|Marcar como enviado|Espera transferencia|Dejar por fuera/;

/** What a page complains about, and what of the API it calls, and the code that it loads. */
function listen(page: Page): { complaints: string[]; calls: string[]; scripts: Promise<string>[] } {
  const complaints: string[] = [];
  const calls: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('console', (message) => {
    // The browser itself reports a page whose status is 404.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) complaints.push(message.text());
  });
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text());
    const file = !answer.request().isNavigationRequest() && !new URL(answer.url()).pathname.startsWith('/api/');
    if (file && !answer.ok() && answer.status() !== 304) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  return { complaints, calls, scripts };
}

for (const [name, path] of Object.entries(pages) as [PageName, string][]) {
  const budget = budgets[name];
  const light = budget ? ', and is light enough for a phone' : '';
  test(`${name} hydrates in silence, fits and passes axe${light}`, async ({ page, isMobile }) => {
    const { complaints, calls, scripts } = listen(page);
    const weight = isMobile && budget ? await weigh(page) : undefined;
    await open(page, path);
    expect(await sideways(page), 'no scrolling sideways').toBeLessThanOrEqual(0);
    expect(await axeComplaints(page)).toEqual([]);
    if (weight && budget) expectWithin(await weight(), budget);

    expect(await sidewaysWithLargeText(page), 'nor with text of twice the size').toBeLessThanOrEqual(0);
    await page.setViewportSize(NARROW);
    expect(await sideways(page), 'no scrolling sideways at 320 pixels').toBeLessThanOrEqual(0);

    expect(complaints).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    for (const code of await Promise.all(scripts)) expect(code).not.toMatch(STAFF_TEXTS);
    // What could not be found is asked for once more: it may have come into being since.
    if (!name.startsWith('missing')) expect(calls, 'what the server sent is not fetched again').toEqual([]);
  });
}

for (const [path, name] of [
  ['/login', 'Regístrate'],
  ['/register', 'Inicia sesión'],
  ['/no-existe', 'Volver al inicio'],
] as const) {
  test(`a finger hits '${name}' on ${path}`, async ({ page }) => {
    await open(page, path);
    const box = await page.getByRole('main').getByRole('link', { name, exact: true }).boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(44);
  });
}
