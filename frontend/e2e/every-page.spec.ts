import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { otherPages, publicPages } from './support/pages';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run: (context: Document, options: object) => Promise<AxeResults> };

for (const [name, path] of Object.entries({ ...publicPages, ...otherPages })) {
  test(`${name} hydrates in silence and passes axe`, async ({ page }) => {
    const complaints: string[] = [];
    const calls: string[] = [];
    page.on('console', (message) => {
      // The browser itself reports a page whose status is 404.
      if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });

    await page.goto(path, { waitUntil: 'networkidle' });
    expect(complaints).toEqual([]);
    // What could not be found is asked for once more: it may have come into being since.
    if (name !== 'missing product') expect(calls, 'what the server sent is not fetched again').toEqual([]);

    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, 'no scrolling sideways').toBeLessThanOrEqual(0);

    await page.evaluate(axeSource);
    const { violations } = await page.evaluate(() =>
      axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
    );
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`),
    ).toEqual([]);
  });
}
