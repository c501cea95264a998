import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run: (context: Document, options: object) => Promise<AxeResults> };

/** A colour that is fading in has not its contrast yet. */
async function movementsEnded(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** What axe has against the page as it stands: rule and elements; empty when nothing. */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(source);
  await page.evaluate(movementsEnded);
  return page.evaluate(async () => {
    // What passed is neither described nor sent: thousands of elements a page.
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  });
}
