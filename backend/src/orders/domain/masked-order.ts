import type { OrderLedger } from '../../money/index.js';
import type { Order } from './order.js';
import { maskedReference } from './payment.js';
import { type Customer, type Purchase, type OrderLine, type Shipping, withoutPerson } from './purchase.js';

const HIDDEN = '•••';

/** The caller who asks for an order, as far as proven. */
export interface Viewer {
  /** The browser has proven that it began the payment; see `PayerProof`. */
  readonly isPayer: boolean;
  /** The browser paid an instalment. Anyone with number and email may do that, so it proves the payment and not the order. */
  readonly hasPaidPart?: boolean;
  /** The logged-in shopper; null for a guest, and for staff, who read orders in the panel. */
  readonly user: {
    readonly id: string;
    /** Missing or null while nothing has proven that the account's email is theirs. */
    readonly provenEmail?: string | null;
  } | null;
}

/**
 * The whole order to the browser that paid and to its logged-in owner; to anyone else a masked one, with the email for a browser that paid
 * an instalment: who pays with number and email knows it already.
 */
export function visibleTo(viewer: Viewer, order: Order): Order {
  if (isCustomer(viewer, order)) return order;
  const masked = maskedOrder(order);
  if (!viewer.hasPaidPart) return masked;
  const { purchase } = masked;
  const customer = { ...purchase.customer, email: order.purchase.customer.email };
  return copyOf(masked, { purchase: { ...purchase, customer } });
}

/** Whether the caller is proven to be the customer of the order. */
export function isCustomer({ isPayer, user }: Viewer, order: Order): boolean {
  return isPayer || (user !== null && (user.id === order.purchase.userId || isOfProvenEmail(user, order)));
}

/** A guest's order belongs to the account with the proven email that gets its mails. */
function isOfProvenEmail({ provenEmail }: NonNullable<Viewer['user']>, { purchase, eraseRequestedAt }: Order): boolean {
  const { userId, customer } = purchase;
  return userId === null && eraseRequestedAt === null && customer.email.toLowerCase() === provenEmail;
}

/**
 * The order as strangers see it: the same shape without personal data. The reference
 * is masked too: before 2026-11-22 it contained the session, which gives access to the cart.
 */
function maskedOrder(order: Order): Order {
  const { purchase, payment } = order;
  return copyOf(order, {
    purchase: maskedPurchase(purchase),
    staffNotes: [],
    money: withoutEntryTexts(order.money),
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

/**
 * The state of an order for a caller who knows its number and email, which may be known to others: history and parcel stay, and what is
 * personal is masked, also where the shop's notes repeat it.
 */
export function stateOf(order: Order): Order {
  const masked = maskerOf(order.purchase);
  return copyOf(order, {
    purchase: maskedPurchase(order.purchase),
    money: withoutEntryTexts(order.money),
    staffNotes: [],
    history: order.history.map((change) => ({
      ...change,
      note: masked(change.note),
      shipment: change.shipment && { ...change.shipment, reason: masked(change.shipment.reason) },
      corrected: undefined,
    })),
  });
}

/**
 * The order as the books need it: number, customer, pieces and money, without names of children, texts, phones and addresses. Of the parcel
 * only that it left: with its number the carrier shows the address.
 */
export function forBooks(order: Order): Order {
  const { purchase } = order;
  return copyOf(order, {
    purchase: { ...withoutPerson(purchase), customer: { ...purchase.customer, phone: '', shipping: null } },
    staffNotes: [],
    history: order.history.map((change) => ({ ...change, note: '', shipment: undefined, corrected: undefined })),
  });
}

/** The order with some other fields, and its getters. */
export function copyOf(order: Order, changes: Partial<Order>): Order {
  return Object.assign(Object.create(Object.getPrototypeOf(order) as object) as Order, order, changes);
}

/** The money without what was written about it, and without who paid. */
export function withoutEntryTexts(money: OrderLedger): OrderLedger {
  const nothing = { reference: null, reason: '', note: '', evidence: '', payer: null, actor: HIDDEN };
  return {
    ...money,
    entries: money.entries.map((entry) => ({ ...entry, ...nothing })),
    allowances: money.allowances.map((allowance) => ({ ...allowance, reason: '', actor: HIDDEN })),
  };
}

/** Masks the customer's data and the names on pieces in a text, as whole words. */
function maskerOf({ customer, lines }: Purchase): (text: string) => string {
  const { name, email, phone, shipping } = customer;
  const names = lines.flatMap(({ personalisation, laterNames = [] }) => [
    personalisation.personalization,
    personalisation.keychainPersonalization,
    ...laterNames.map((later) => later.name),
  ]);
  const texts = [name, ...name.split(/\s+/), email, phone, shipping?.address ?? '', ...names];
  // The longest first, so that a whole name is masked once. Shorter words, such as "de", name nobody.
  const words = texts.filter((text) => text.length > 2).sort((a, b) => b.length - a.length);
  if (words.length === 0) return (text) => text;
  const anyWord = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyWord})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(pattern, HIDDEN);
}

function maskedPurchase(purchase: Purchase): Purchase {
  const { customer, lines } = purchase;
  return { ...purchase, userId: null, customer: maskedCustomer(customer), lines: lines.map(maskedLine) };
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
