import type { Order } from './order.js';
import { maskedReference } from './payment.js';
import type { Customer, Purchase, OrderLine, Shipping } from './purchase.js';

const HIDDEN = '•••';

/** The caller who asks for an order, as far as proven. */
export interface Viewer {
  /** The browser has proven that it began the payment; see `PayerProof`. */
  readonly isPayer: boolean;
  /** The signed-in user; null for a guest. */
  readonly user: { readonly id: string; readonly role: string } | null;
}

/** The whole order to the browser that paid, its logged-in owner and the staff; to anyone else a masked one. */
export function visibleTo({ isPayer, user }: Viewer, order: Order): Order {
  const isOwner = user !== null && (user.role === 'staff' || user.id === order.purchase.userId);
  return isOwner || isPayer ? order : maskedOrder(order);
}

/**
 * The order as strangers see it: the same shape without personal data. The reference
 * is masked too: before 2026-11-22 it contained the session, which gives access to the cart.
 */
function maskedOrder(order: Order): Order {
  const { purchase, payment } = order;
  return Object.assign(Object.create(Object.getPrototypeOf(order) as object) as Order, order, {
    purchase: {
      ...purchase,
      userId: null,
      customer: maskedCustomer(purchase.customer),
      lines: purchase.lines.map(maskedLine),
    } satisfies Purchase,
    staffNotes: [],
    payment: { ...payment, reference: payment.reference && maskedReference(payment.reference) },
    history: order.history.map((change) => ({
      ...change,
      actor: HIDDEN,
      note: hidden(change.note),
      shipment: undefined,
      corrected: undefined,
    })),
  });
}

function maskedCustomer(customer: Customer): Customer {
  return {
    ...customer,
    name: customer.name
      .split(/\s+/)
      .map((word) => `${Array.from(word)[0] ?? ''}${HIDDEN}`)
      .join(' '),
    email: maskedEmail(customer.email),
    phone: hidden(customer.phone),
    shipping: customer.shipping && maskedShipping(customer.shipping),
  };
}

/** Keeps enough for the owner to recognise the address. */
function maskedEmail(email: string): string {
  return email.replace(/^(.?)[^@]*(?=@|$)/su, `$1${HIDDEN}`);
}

/** Every field, so that one that is added later is masked too. */
function maskedShipping(shipping: Shipping): Shipping {
  const fields = Object.entries(shipping).map(([name, text]: [string, string]) => [name, hidden(text)]);
  return Object.fromEntries(fields) as Shipping;
}

function maskedLine(line: OrderLine): OrderLine {
  const { personalisation, laterNames } = line;
  return {
    ...line,
    laterNames: laterNames?.map((later) => ({ ...later, name: HIDDEN, actor: HIDDEN })),
    personalisation: {
      ...personalisation,
      personalization: hidden(personalisation.personalization),
      keychainPersonalization: hidden(personalisation.keychainPersonalization),
      specialRequest: hidden(personalisation.specialRequest),
    },
  };
}

/** An empty text stays empty. */
function hidden(text: string): string {
  return text && HIDDEN;
}
