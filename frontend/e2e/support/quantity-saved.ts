import type { Page, Response } from '@playwright/test';

/** Waits until the server has stored a quantity, which the cart shows earlier. Call it before the press. */
export function quantitySaved(page: Page, quantity: number): Promise<Response> {
  return page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === 'PUT' && (request.postDataJSON() as { quantity?: number }).quantity === quantity;
  });
}
