import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const file = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Source in pure ASCII, which browsers parse twice as fast. */
const source = file.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

declare const axe: { run: (context: Document | Element, options: object) => Promise<AxeResults> };

/**
 * Runs in the page. Ends animations, because colours have too little contrast while they fade; those that a late answer starts while axe looks
 * would be seen half-way, so until `moveAgain` every change shows its end at once.
 */
async function standStill(): Promise<void> {
  const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  for (const animation of finite) animation.finish();
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation-delay: 0s !important; animation-duration: 0s !important }',
  );
  document.adoptedStyleSheets.push(still);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  // Waits for smooth scrolling, during which the header can cover a target.
  for (let top = -1; top !== scrollY; await nextFrame()) top = scrollY;
}

/** Runs in the page, after `standStill`. */
const moveAgain = () => void document.adoptedStyleSheets.pop();

/** Rules for all pages and components. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of the current page, each with rule and elements. */
export async function axeViolations(page: Page, rules = [...WCAG, 'best-practice']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  await page.evaluate(standStill);
  const found = await page.evaluate(async (runOnly) => {
    // Leaves out passed rules, which list thousands of elements, and unique selectors, which take a third of the time.
    const options = { resultTypes: ['violations'], selectors: false, elementRef: true };
    const { violations } = await axe.run(document, { runOnly, ...options });
    // A target that a sticky bar covers at this scroll position is looked at again where a person scrolls it to.
    const { scrollX, scrollY } = globalThis;
    const found: string[] = [];
    for (const { id, nodes } of violations) {
      const left = [];
      for (const node of nodes) {
        const { element } = node;
        if (id !== 'target-size' || !element) {
          left.push(node);
          continue;
        }
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const again = await axe.run(element, { runOnly: { type: 'rule', values: [id] }, ...options });
        if (again.violations.length > 0) left.push(node);
      }
      if (left.length > 0) found.push(`${id}: ${left.map(({ html }) => html).join(' | ')}`);
    }
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return found;
  }, rules);
  await page.evaluate(moveAgain);
  return found;
}
