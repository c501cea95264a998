import type { Purchase } from './paying-customer';

let last: Purchase | null = null;

/** What the shopper tried to pay for on this page load; personal, so it is stored nowhere. */
export const lastPurchase = (): Purchase | null => last;

export function keepPurchase(purchase: Purchase | null): void {
  last = purchase;
}
