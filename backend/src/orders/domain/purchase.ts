import type { Personalisation, PriceLine } from '../../catalogue/index.js';
import { contentHash } from '../../common/content-hash.js';
import type { Pesos } from '../../common/money.js';

/** The version of terms and privacy policy that the checkout links to; raise it with the texts. */
const TERMS_VERSION = '2026-11';

/** A name that was written after the purchase, for a piece that was bought without one. */
export interface LaterName {
  readonly name: string;
  /** ISO 8601, because a purchase is stored as JSON. */
  readonly at: string;
  /** `shopper`, or the email of a staff member. */
  readonly actor: string;
}

/** A cart line as it was when its shopper began to pay. */
export interface OrderLine {
  /** Id of the cart line, which is bought once even if the cart changes. */
  readonly cartLineId: string;
  readonly productId: number;
  readonly name: string;
  /** Main picture, a path from `/`. */
  readonly image: string;
  readonly quantity: number;
  /** Price of one piece. */
  readonly price: Pesos;
  readonly breakdown: readonly PriceLine[];
  readonly personalisation: Personalisation;
  /** The names that it got after the purchase, the oldest first; the last one is embroidered. Missing for any other piece. */
  readonly laterNames?: readonly LaterName[];
  /** The key of the cart line, which finds it in the cart again. Missing in snapshots of earlier releases. */
  readonly optionsKey?: string;
  /** Shared by the pieces of one kit; not the id by which its cart is changed. Missing for a piece that is bought alone. */
  readonly kitId?: string;
}

/** Shipping address of the order. */
export interface Shipping {
  readonly address: string;
  readonly city: string;
  readonly department: string;
  /** '' for none. */
  readonly postalCode: string;
}

/** The address in one line. Bogotá D.C., which is its own department, is named once. */
export function addressInWords({ address, city, department, postalCode }: Shipping): string {
  return [address, city, department !== city && department, postalCode].filter(Boolean).join(', ');
}

/** Version of the accepted text, with its time. */
export interface Consent {
  readonly version: string;
  /** ISO 8601, because a snapshot is stored as JSON. */
  readonly at: string;
}

export interface Customer {
  readonly name: string;
  readonly email: string;
  /** As typed; '' when the payment page asks for it. */
  readonly phone: string;
  /** Null when the customer gave no address yet. */
  readonly shipping: Shipping | null;
  /** Whether the treatment of their data was accepted. */
  readonly dataConsent: boolean;
  /** The consent when paying began; null without consent. Missing in snapshots of earlier releases. */
  readonly consent?: Consent | null;
}

/** The purchase snapshot: everything that an order is made from, frozen when its payment begins. */
export interface Purchase {
  /** Session id of the cart. */
  readonly sessionId: string;
  /** The signed-in account; null for a guest. */
  readonly userId: string | null;
  readonly customer: Customer;
  readonly lines: readonly OrderLine[];
  /** Before the discount. */
  readonly total: Pesos;
  readonly discountCode: string | null;
  readonly discountPercent: number;
  readonly discountAmount: Pesos;
  /** Amount to charge. Shipping is paid on delivery and not included. */
  readonly finalTotal: Pesos;
}

/**
 * Whether two calls carry the data of the same customer. Answers that repeat an order contain the customer's data, so the
 * cart's session alone must not be enough to get them.
 */
export function isSameCustomer(a: Customer, b: Customer): boolean {
  // Sorted, because the database orders the fields of stored JSON; an empty text is the same as none.
  const typed = ({ name, email, phone, shipping }: Customer) =>
    JSON.stringify([
      name,
      email,
      phone,
      shipping &&
        Object.entries(shipping)
          .filter(([, text]) => text)
          .sort(),
    ]);
  return typed(a) === typed(b);
}

/** The consent of a customer as it is stored with the snapshot; `at` is when it was given. */
export function consentOf({ dataConsent, consent }: Customer, at: Date): Consent | null {
  if (consent !== undefined) return consent;
  return dataConsent ? { version: TERMS_VERSION, at: at.toISOString() } : null;
}

/** The purchase with its consent at `at`, unless its own moment was frozen. */
export function withConsentAt(purchase: Purchase, at: Date): Purchase {
  const { customer } = purchase;
  return { ...purchase, customer: { ...customer, consent: consentOf(customer, at) } };
}

/** Equal for the same cart, customer and accepted text, whenever they were sent. */
export function purchaseFingerprint({ customer, ...purchase }: Purchase): string {
  const { consent, ...data } = customer;
  return contentHash(JSON.stringify({ ...purchase, customer: { ...data, consentVersion: consent?.version } }));
}

/** The purchase without what names a person: customer, address, account, cart and every text that was typed. */
export function withoutPerson(purchase: Purchase): Purchase {
  const { customer, lines } = purchase;
  const noTexts = { personalization: '', keychainPersonalization: '', specialRequest: '' };
  return {
    ...purchase,
    sessionId: '',
    userId: null,
    customer: { ...customer, name: '', email: '', phone: '', shipping: null },
    lines: lines.map((line) => ({
      ...line,
      laterNames: undefined,
      personalisation: { ...line.personalisation, ...noTexts },
    })),
  };
}
