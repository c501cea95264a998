import { CHAT_POLICIES } from './chat-policies.js';
import { IDENTITY_POLICIES } from './identity-policies.js';
import { ORDER_POLICIES } from './order-policies.js';
import { DAY, HOUR, policy, TEN_MINUTES, type ThrottlePolicy } from './throttle-policy.js';

export { type CallersOf, describePolicy, type Subject, type ThrottlePolicy } from './throttle-policy.js';

/**
 * Every limit on repeated calls; docs/limits.md quotes this table. Mobile carriers put thousands of phones behind one
 * IPv4 address, so a limit for a network must leave room for a busy hour of all of them: it stops a script, not a crowd.
 */
export const POLICIES = {
  newCarts: policy(
    ['network'],
    { name: 'new-cart', what: 'new carts', calls: 3000, seconds: TEN_MINUTES, store: 'memory' },
    'Five new shoppers a second from one carrier; a script that fills the table meets it.',
  ),
  cartLines: policy(
    ['network'],
    { name: 'cart-lines', what: 'lines added to carts', calls: 1500, seconds: TEN_MINUTES, store: 'memory' },
    'Two and a half a second from one carrier. Each writes rows that stay for weeks.',
  ),
  cartLinesOfDay: policy(
    ['network'],
    { name: 'cart-lines-day', what: 'lines added to carts', calls: 30_000, seconds: DAY, store: 'memory' },
    'A script that keeps just below the limit of ten minutes fills at most some 40 MB a day.',
  ),
  wrongDiscounts: policy(
    ['network', 'cart'],
    { name: 'discount-guesses', what: 'wrong discount codes', calls: 20, seconds: TEN_MINUTES, store: 'database' },
    'Guessing codes. Per cart, so that it keeps no other family behind the same address from using theirs. Right codes are not counted.',
  ),
  wrongDiscountsOfNetwork: policy(
    ['network'],
    { name: 'discount-network', what: 'wrong discount codes', calls: 300, seconds: TEN_MINUTES, store: 'database' },
    'Guessing with a new cart for each guess. A busy carrier mistypes fewer; at this pace six random letters and digits take decades.',
  ),
  keptDesigns: policy(
    ['network'],
    { name: 'designs', what: 'kept designs', calls: 300, seconds: TEN_MINUTES, store: 'database' },
    'Designs stay for a year; people share one after minutes of choosing.',
  ),
  keptDesignsOfDay: policy(
    ['network'],
    { name: 'designs-day', what: 'kept designs', calls: 3000, seconds: DAY, store: 'database' },
    'A script that keeps just below the limit of ten minutes. A design is one row for a year.',
  ),
  contactMessagesOfDay: policy(
    ['network'],
    { name: 'contact-day', what: 'contact messages', calls: 300, seconds: DAY, store: 'database' },
    'A script that keeps just below the limit of ten minutes. A message is one row for a year.',
  ),
  contactMessages: policy(
    ['network'],
    { name: 'contact', what: 'contact messages', calls: 60, seconds: TEN_MINUTES, store: 'database' },
    'Each message is a mail to the shop.',
  ),
  clientErrors: policy(
    ['network'],
    { name: 'client-errors', what: 'reports of errors in the pages', calls: 60, seconds: TEN_MINUTES, store: 'memory' },
    'A page reports each error once; a release that breaks is known after a few reports.',
  ),
  webVitals: policy(
    ['network'],
    { name: 'web-vitals', what: 'reports of how fast a page was', calls: 300, seconds: TEN_MINUTES, store: 'memory' },
    'A page reports once; the offices and carriers that share a network need no complete count.',
  ),
  ...CHAT_POLICIES,
  ...ORDER_POLICIES,
  refundLinks: policy(
    ['network'],
    { name: 'refund-links', what: 'uses of links to refunds', calls: 60, seconds: TEN_MINUTES, store: 'database' },
    'A customer opens the link a few times; a link of 128 bits cannot be guessed.',
  ),
  paymentAttempts: policy(
    ['network'],
    { name: 'payment-attempts', what: 'payment attempts', calls: 1200, seconds: TEN_MINUTES, store: 'memory' },
    'Two people a second who press "pay" on one carrier’s IP address.',
  ),
  earlierPaymentChecks: policy(
    ['network'],
    {
      name: 'earlier-payment-checks',
      what: 'payments begun again, for which the provider is asked about earlier attempts',
      calls: 600,
      seconds: TEN_MINUTES,
      store: 'memory',
      beyond: 'the payment begins without asking the provider',
    },
    'Each may be ten calls to the provider. Beyond it, the sweep still finds payments without an event.',
  ),
  watchedPayments: policy(
    ['network'],
    {
      name: 'watched-payments',
      what: 'payment attempts that are polled on the full schedule',
      calls: 300,
      seconds: TEN_MINUTES,
      store: 'memory',
      beyond: 'the attempt is opened, and polled last and less often',
    },
    'The sweep makes 800 checks a minute: a script must not delay those that find the lost events of others.',
  ),
  paymentCompletions: policy(
    ['network'],
    {
      name: 'payment-completions',
      what: 'questions whether a payment arrived',
      calls: 6000,
      seconds: TEN_MINUTES,
      store: 'memory',
    },
    'A waiting page asks every few seconds; this is a hundred pages that wait at once.',
  ),
  unknownTransactions: policy(
    ['network'],
    {
      name: 'unknown-transactions',
      what: 'transactions that the provider does not know',
      calls: 40,
      seconds: TEN_MINUTES,
      store: 'memory',
    },
    'Counted before the provider is asked and taken back when it knows the transaction, so it must exceed the calls in flight; honest ids are known.',
  ),
  renderedPages: policy(
    ['network'],
    {
      name: 'rendered-pages',
      what: 'pages rendered anew',
      calls: 1200,
      seconds: TEN_MINUTES,
      store: 'memory',
      beyond: '200, the browser renders the page',
    },
    'Pages that are kept do not count: two new ones a second, after a change of the catalogue.',
  ),
  passingPages: policy(
    ['network'],
    {
      name: 'passing-pages',
      what: 'searches, shared designs and wrong addresses rendered anew',
      calls: 30,
      seconds: 60,
      store: 'memory',
      beyond: '200, the browser renders the page',
    },
    'Each blocks the thread for some 20 ms: thirty a minute are one percent of its time, which others do not notice. An IPv6 /48 counts as one network.',
  ),
  drawnCards: policy(
    ['network'],
    { name: 'drawn-cards', what: 'link cards drawn anew', calls: 30, seconds: 60, store: 'memory' },
    'As many as designs can be kept, and no more at once, because each blocks the thread for some 20 ms; chats fetch through a few networks of their own.',
  ),
  ...IDENTITY_POLICIES,
  privacyRequests: policy(
    ['network'],
    { name: 'privacy-request', what: 'requests for personal data', calls: 30, seconds: 900, store: 'database' },
    'A right that people use once; each request may be a mail.',
  ),
  privacyMails: policy(
    ['email'],
    {
      name: 'privacy-request-email',
      what: 'mails with a link to personal data',
      calls: 5,
      seconds: HOUR,
      store: 'database',
    },
    'Not per mailbox: requests for the same mailbox with a tag would deny its owner a link. Older links go on working.',
  ),
  privacyLinks: policy(
    ['network'],
    { name: 'privacy-link', what: 'uses of a link to personal data', calls: 60, seconds: 900, store: 'database' },
    'Far below what guessing a token of 128 bits needs.',
  ),
  finishedPhotos: policy(
    ['network'],
    {
      name: 'finished-photos',
      what: 'openings of and answers about photos of finished orders',
      calls: 300,
      seconds: TEN_MINUTES,
      store: 'database',
    },
    'A customer opens the link a few times, each with its picture; far below what guessing a token of 256 bits needs.',
  ),
} as const satisfies Record<string, ThrottlePolicy>;
