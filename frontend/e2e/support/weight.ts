import { expect, type Page } from '@playwright/test';

/** Bytes of a page as they come over the network: its JavaScript, its HTML with its head, and everything but video. */
export interface Weight {
  script: number;
  html: number;
  all: number;
}

/** Weighs what this page loads from now on; the returned function tells it once nothing comes any more. */
export async function weigh(page: Page): Promise<() => Promise<Weight>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  const weight: Weight = { script: 0, html: 0, all: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Media') return;
    weight.all += encodedDataLength;
    if (type === 'Script') weight.script += encodedDataLength;
  });
  // While a document comes the browser says nothing of its bytes.
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

/** Bytes, never times: what a phone on mobile data pays for the first view of a page. */
export function expectWithin(weight: Weight, budget: Weight): void {
  expect(weight.script, 'JavaScript').toBeLessThanOrEqual(budget.script);
  expect(weight.html, 'HTML').toBeLessThanOrEqual(budget.html);
  expect(weight.all, 'everything but video').toBeLessThanOrEqual(budget.all);
}
