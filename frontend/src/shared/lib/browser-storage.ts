/**
 * Every key that the shop stores in a browser: writers take theirs from here. The privacy policy describes each of them in
 * `features/content/legal/stored-in-browser.ts`.
 */

/** Keys of `localStorage` and `sessionStorage`. */
export const STORAGE_KEYS = {
  session: 'session_id',
  cartChangedAt: 'cart_changed_at',
  signedInChangedAt: 'signed_in_changed_at',
  paidTransaction: 'paid_transaction',
  paymentReference: 'payment_reference:',
  paymentShown: 'payment_shown:',
  reloadedAt: 'reloaded_at',
  chat: 'chat',
  recentSearches: 'recent_searches',
} as const;

/** Changes when drafts of an earlier release can no longer be read. */
const DRAFT_VERSION = 1;

/** Begins every key under which a draft is stored. */
export const DRAFT_PREFIX = `draft:${DRAFT_VERSION}:`;

/** Names of drafts; those that end with a dash are followed by an id. */
export const DRAFT_KEYS = {
  checkout: 'checkout',
  product: 'product-',
  design: 'design-',
  line: 'line-',
  copy: 'copy-',
  piece: 'piece-',
  kit: 'kit',
  kitLine: 'kit-',
  embroidery: 'embroidery',
  passwordReset: 'password-reset',
  emailConfirmation: 'email-confirmation',
  transferOrder: 'transfer-order',
  completedOrder: 'completed-order',
  payingOrder: 'paying-order',
  reply: 'reply-',
  shopEdits: 'shop-edits',
  shopNew: 'shop-new-',
} as const;

type DraftName = (typeof DRAFT_KEYS)[keyof typeof DRAFT_KEYS];
type WithId<Name extends string> = Name extends `${string}-` ? `${Name}${string}` : Name;

/** A draft that the privacy policy describes; no other can be read or written. */
export type DraftKey = WithId<DraftName>;
