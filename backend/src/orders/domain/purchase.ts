import type { Personalisation, PriceLine } from '../../catalogue/index.js';
import type { Pesos } from '../../common/money.js';

/** A cart line as it was when its shopper began to pay. */
export interface PurchasedLine {
  /** Of the cart line: it is bought once, whatever happens to the cart (decisions, 23). */
  readonly cartLineId: string;
  readonly productId: number;
  readonly name: string;
  /** Main picture, a path from `/`. */
  readonly image: string;
  readonly quantity: number;
  /** Of one piece. */
  readonly price: Pesos;
  readonly breakdown: readonly PriceLine[];
  readonly personalisation: Personalisation;
}

/** Where the parcel goes. */
export interface Shipping {
  readonly address: string;
  readonly city: string;
  readonly department: string;
  /** '' for none. */
  readonly postalCode: string;
}

export interface Customer {
  readonly name: string;
  readonly email: string;
  /** As typed; '' when the payment page asks for it. */
  readonly phone: string;
  /** Null when the shopper gave no address yet. */
  readonly shipping: Shipping | null;
  /** Whether the treatment of their data was accepted (decisions, 31). */
  readonly dataConsent: boolean;
}

/** Everything that an order is made from, frozen when its payment begins (decisions, 22). */
export interface Purchase {
  /** Of the cart. */
  readonly sessionId: string;
  /** Whoever was logged in. */
  readonly userId: string | null;
  readonly customer: Customer;
  readonly lines: readonly PurchasedLine[];
  /** Before the discount. */
  readonly total: Pesos;
  readonly discountCode: string | null;
  readonly discountPercent: number;
  readonly discountAmount: Pesos;
  /** What is charged. Shipping is paid on delivery and not part of it (decisions, 7). */
  readonly finalTotal: Pesos;
}

/** The purchase without what names a person: buyer, address, account, cart and every text that was typed. */
export function withoutPerson(purchase: Purchase): Purchase {
  const { customer, lines } = purchase;
  const noTexts = { personalization: '', keychainPersonalization: '', specialRequest: '' };
  return {
    ...purchase,
    sessionId: '',
    userId: null,
    customer: { ...customer, name: '', email: '', phone: '', shipping: null },
    lines: lines.map((line) => ({ ...line, personalisation: { ...line.personalisation, ...noTexts } })),
  };
}

/** Promised early only when every piece is: a parcel waits for its slowest. */
export function isExpress({ lines }: Purchase): boolean {
  return lines.every(({ personalisation }) => personalisation.expressService);
}
