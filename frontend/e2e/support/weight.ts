import { expect, type Page } from '@playwright/test';
import { saveData } from './save-data';

/** Transferred bytes of a page: its JavaScript, its HTML with headers, and everything except video. */
export interface Weight {
  script: number;
  html: number;
  all: number;
}

/**
 * Starts to measure the bytes of a page without those that it fetches ahead for other pages; the returned function waits for
 * an idle network and returns them.
 */
export async function measureWeight(page: Page): Promise<() => Promise<Weight>> {
  await saveData(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  const weight: Weight = { script: 0, html: 0, all: 0 };
  /** Code that loads when the page is complete and idle, with its imports; `web-vitals.phone.spec.ts` has its budget. */
  const later = new Set<string>();
  client.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const importedBy = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    if (request.url.includes('/build/after-load-') || later.has(importedBy)) later.add(request.url);
  });
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!later.has(response.url)) types.set(requestId, type);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Media' || !type) return;
    weight.all += encodedDataLength;
    if (type === 'Script') weight.script += encodedDataLength;
  });
  // For documents the browser reports the bytes only at the end.
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) !== 'Document') return;
    weight.all += encodedDataLength;
    weight.html += encodedDataLength;
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return weight;
  };
}

/** Measures like `measureWeight` a page that downloads every file, also in a browser that has them. */
export async function measureFirstVisit(page: Page): Promise<() => Promise<Weight>> {
  const weight = await measureWeight(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  return weight;
}

/** Compares bytes, which unlike times are the same on every machine. */
export function expectWithin(weight: Weight, budget: Weight): void {
  expect(weight.script, 'the cache is cold').toBeGreaterThan(0);
  expect(weight.script, 'JavaScript').toBeLessThanOrEqual(budget.script);
  expect(weight.html, 'HTML').toBeLessThanOrEqual(budget.html);
  expect(weight.all, 'everything but video').toBeLessThanOrEqual(budget.all);
}
