import type { Purchase } from './paying-customer';

let last: Purchase | null = null;

/** Last purchase of this page load. It contains personal data, so it stays in memory. */
export const lastPurchase = (): Purchase | null => last;

export function keepPurchase(purchase: Purchase | null): void {
  last = purchase;
}
