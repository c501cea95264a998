import type { Page, Response } from '@playwright/test';

/** The cart shows a quantity before the server has it; this waits until it is stored. Begin before the press. */
export function stored(page: Page, quantity: number): Promise<Response> {
  return page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === 'PUT' && (request.postDataJSON() as { quantity?: number }).quantity === quantity;
  });
}
