import { KEPT_CACHE } from './kept-pieces';

/**
 * Every key that the shop stores in a browser; all code that writes uses these constants. The privacy policy describes each
 * of them in `features/content/legal/stored-in-browser.ts`.
 */

/** Keys of `localStorage` and `sessionStorage`; `uploads` is a database of IndexedDB. */
export const STORAGE_KEYS = {
  session: 'session_id',
  cartChangedAt: 'cart_changed_at',
  signedInChangedAt: 'signed_in_changed_at',
  paidTransaction: 'paid_transaction',
  paymentReference: 'payment_reference:',
  paymentShown: 'payment_shown:',
  reloadedAt: 'reloaded_at',
  scrollPositions: 'scroll_positions',
  chat: 'chat',
  recentSearches: 'recent_searches',
  uploads: 'uploads',
  workbenchFiles: 'taller-1',
  keptPieces: KEPT_CACHE,
} as const;

/** The cookie with a copy of `session_id`, for browsers that forget or refuse the storage; with HTTPS `__Host-` precedes it. */
export const CART_COOKIE = 'cart';

/** Increase it when drafts of earlier releases can no longer be read. */
const DRAFT_VERSION = 1;

/** Prefix of the key of every draft. */
export const DRAFT_PREFIX = `draft:${DRAFT_VERSION}:`;

/** Names of drafts; an id follows those that end with a dash. */
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
  photoComment: 'photo-comment',
  workbenchQueue: 'bench-queue',
  workbenchPresses: 'bench-presses',
  reply: 'reply-',
  staffNote: 'note-',
  shopEdits: 'shop-edits',
  shopNew: 'shop-new-',
} as const;

/** Names of drafts that last as long as the page and are not stored. */
export const PAGE_DRAFT_KEYS = { chat: 'chat', askedName: 'asked-name' } as const;

type DraftName = (typeof DRAFT_KEYS)[keyof typeof DRAFT_KEYS];
type WithId<Name extends string> = Name extends `${string}-` ? `${Name}${string}` : Name;

/** The key of a draft that the privacy policy describes; the type allows no other. */
export type DraftKey = WithId<DraftName>;

export type PageDraftKey = (typeof PAGE_DRAFT_KEYS)[keyof typeof PAGE_DRAFT_KEYS];
