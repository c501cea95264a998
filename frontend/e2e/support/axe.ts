import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const file = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Without its seventeen letters beyond ASCII the browser reads it in half the time. */
const source = file.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

declare const axe: { run: (context: Document, options: object) => Promise<AxeResults> };

/** Runs in the page. A colour that is fading in has not its contrast yet: what moves to an end is put there. */
async function endMovements(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  for (const movement of ending) movement.finish();
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  // Pages scroll smoothly; on the way a target can be half covered by the header.
  for (let top = -1; top !== scrollY; await nextFrame()) top = scrollY;
}

/** The standard that every page and every part keeps. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe has against the page as it stands: rule and elements; empty when nothing. */
export async function complaints(page: Page, rules = [...WCAG, 'best-practice']): Promise<string[]> {
  await page.evaluate(source);
  await page.evaluate(endMovements);
  return page.evaluate(async (runOnly) => {
    // What passed is neither described nor sent: thousands of elements a page.
    const { violations } = await axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
  }, rules);
}
