import type { POLICIES } from './policies.js';

/** A table that callers without a login can add rows to. */
export interface StrangersTable {
  readonly table: string;
  /** The limits of the calls that add rows; empty where `bound` says why it needs none. */
  readonly policies: readonly (keyof typeof POLICIES)[];
  /** What else bounds the number or size of rows; '' for nothing else. */
  readonly bound: string;
  /** How long a row stays, in words. */
  readonly kept: string;
}

const LINES = ['cartLines', 'cartLinesOfDay'] as const;
const ORDERS = ['transferOrders', 'transferOrdersOfDay'] as const;
const CHATS = ['chatMessages', 'chatMessagesOfDay', 'newChats', 'newChatsOfDay'] as const;
const WITHOUT_PERSON = 'unpaid: a year, personal data 6 months; paid: personal data 60 months, amounts always';

/** Every table that strangers can fill; docs/limits.md quotes it, and a test compares it with the tables of the database. */
export const STRANGERS_TABLES: readonly StrangersTable[] = [
  {
    table: 'account',
    policies: ['registrations', 'registrationsOfDay'],
    bound: '',
    kept: 'until its owner deletes it; a year when its email was never proven and nothing belongs to it',
  },
  {
    table: 'account_consent',
    policies: ['registrations', 'registrationsOfDay'],
    bound: 'two an account',
    kept: 'as its account',
  },
  { table: 'attempt', policies: [], bound: 'growing pauses', kept: '60 minutes' },
  {
    table: 'audit_log',
    policies: [],
    bound: 'refused logins to staff accounts alone, with growing pauses',
    kept: '366 days',
  },
  { table: 'cart', policies: ['newCarts', ...LINES], bound: '', kept: '90 days after its last change' },
  { table: 'cart_addition', policies: LINES, bound: '', kept: '7 days' },
  {
    table: 'cart_discount',
    policies: ['newCarts'],
    bound: 'right codes alone, one row for each code and cart',
    kept: 'as its cart',
  },
  { table: 'cart_line', policies: LINES, bound: '200 lines a cart', kept: 'as its cart' },
  { table: 'cart_removed_line', policies: LINES, bound: '', kept: '1 day' },
  { table: 'chatbot_contact', policies: CHATS, bound: '', kept: '180 days' },
  { table: 'chatbot_conversation', policies: CHATS, bound: '', kept: '180 days' },
  { table: 'chatbot_event', policies: [], bound: 'events signed by the messaging platform', kept: '30 days' },
  { table: 'chatbot_message', policies: CHATS, bound: '', kept: '180 days' },
  { table: 'chatbot_miss', policies: CHATS, bound: 'one for each text', kept: '90 days after the last' },
  { table: 'contact_message', policies: ['contactMessages', 'contactMessagesOfDay'], bound: '', kept: '365 days' },
  { table: 'customer_request', policies: ['orderActs'], bound: 'own orders alone', kept: 'as its order' },
  { table: 'design', policies: ['keptDesigns', 'keptDesignsOfDay'], bound: '', kept: '365 days after it was opened' },
  {
    table: 'digest_entry',
    policies: [...ORDERS, 'contactMessages', 'contactMessagesOfDay', 'handoverMails'],
    bound: '',
    kept: 'until the next mail, at most 30 days',
  },
  {
    table: 'discount_reservation',
    policies: [...ORDERS, 'paymentAttempts'],
    bound: 'one a cart or order; of a code with limits, a third of them for a network',
    kept: 'an hour after the last act on it; of an order, a day',
  },
  { table: 'discount_use', policies: ORDERS, bound: 'one an order', kept: '365 days' },
  {
    ...{ table: 'money_detail', policies: [], bound: 'one an entry' },
    kept: 'as the personal data of its order; without one 6 months after its end, evidence 10 years',
  },
  { table: 'money_entry', policies: [], bound: 'payments that the payment provider knows', kept: 'always' },
  { table: 'order_balance', policies: ORDERS, bound: 'one an order', kept: 'as its order' },
  { table: 'order_claim', policies: ORDERS, bound: 'lines of the order', kept: 'as its order' },
  { table: 'order_link', policies: ['trackedOrders', 'orderLinkMails'], bound: '', kept: 'at most 30 days' },
  { table: 'payer_token', policies: [...ORDERS, 'paymentAttempts'], bound: '', kept: '90 days' },
  { table: 'payment_attempt', policies: ['paymentAttempts'], bound: '', kept: '30 days unpaid' },
  {
    table: 'payment_event',
    policies: [],
    bound: 'events that the payment provider signed, or whose transaction it knows',
    kept: '90 days',
  },
  { table: 'privacy_request', policies: ['privacyRequests', 'privacyMails'], bound: '', kept: 'at most 7 days' },
  {
    table: 'provider_transaction',
    policies: ['paymentCompletions', 'unknownTransactions'],
    bound: 'transactions that the provider knows',
    kept: 'as its order',
  },
  {
    table: 'rate_limit',
    policies: [],
    bound: 'one for each limit and caller',
    kept: 'an hour after the period of the limit',
  },
  { table: 'requested_piece', policies: ['orderActs'], bound: 'pieces of the request', kept: 'as its request' },
  { table: 'reset_code', policies: ['resetRequests', 'resetMails'], bound: 'one an account', kept: '15 minutes' },
  { table: 'sent_mail', policies: [], bound: 'one for each mail', kept: '30 days' },
  {
    table: 'session',
    policies: ['registrations', 'registrationsOfDay'],
    bound: 'logins alone',
    kept: 'until it expires',
  },
  { table: 'shop_order', policies: ORDERS, bound: '', kept: WITHOUT_PERSON },
  {
    table: 'transaction_payer',
    policies: ['paymentCompletions', 'unknownTransactions'],
    bound: 'one for a transaction that the provider knows and that waits for a decision',
    kept: '6 months after the decision',
  },
  { table: 'staff_challenge', policies: ['passkeyChallenges'], bound: '', kept: '5 minutes' },
  { table: 'strangers_mail', policies: [], bound: 'one for each mail that strangers cause', kept: '1 day' },
];
