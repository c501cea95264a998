import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** A changing pad: one press adds it, there is nothing to choose. */
export const PAD = { productId: 8, name: 'Cambiador', price: 105_000 };

/** Fills a new cart where the way there is not what is looked at; tells its session. */
export async function fillCart(request: APIRequestContext, ...pieces: object[]): Promise<string> {
  const sessionId = crypto.randomUUID();
  for (const piece of pieces) {
    const added = await request.post('/api/cart', { data: { sessionId, quantity: 1, ...piece } });
    expect(added.status(), await added.text()).toBe(201);
  }
  return sessionId;
}

/** The same for the cart of this page's own browser, from the first document on that it opens. */
export async function ownCart(page: Page, ...pieces: object[]): Promise<string> {
  const session = await fillCart(page.request, ...pieces);
  await page.addInitScript((id) => {
    // Once: what the shop forgets later stays forgotten.
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('session_id', id);
  }, session);
  return session;
}
