import { type APIRequestContext, expect, type Page, type Response } from '@playwright/test';

/** A changing pad, a product without options. */
export const PAD = { productId: 8, name: 'Cambiador', price: 105_000 };

/** Fills a new cart through the API; returns its session. */
export async function fillCart(request: APIRequestContext, ...pieces: object[]): Promise<string> {
  const sessionId = crypto.randomUUID();
  for (const piece of pieces) {
    const added = await request.post('/api/cart', { data: { sessionId, quantity: 1, ...piece } });
    expect(added.status(), await added.text()).toBe(201);
  }
  return sessionId;
}

/** Fills a cart and makes it that of the page's browser, from its first document on. */
export async function ownCart(page: Page, ...pieces: object[]): Promise<string> {
  const session = await fillCart(page.request, ...pieces);
  await page.addInitScript((id) => {
    // Only once, so that a session deleted by the shop stays deleted.
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('session_id', id);
  }, session);
  return session;
}

/** Waits until the server has stored a quantity, which the cart shows earlier. Call it before the press. */
export function quantitySaved(page: Page, quantity: number): Promise<Response> {
  return page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === 'PUT' && (request.postDataJSON() as { quantity?: number }).quantity === quantity;
  });
}
