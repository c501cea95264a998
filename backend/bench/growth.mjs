// `npm run bench:growth`: runs the queries of shoppers, staff and nightly jobs on a million orders and three million payment
// attempts, and prints the plan of each. Fails when one scans a big table sequentially. ORDERS sets the size, DATABASE_URL names an
// empty database to use instead, SEQSCAN=off forbids sequential scans (for small sizes, at which PostgreSQL prefers them), ONLY is a
// regular expression of the queries to run.
import { cartSchemas } from '../dist/src/cart/adapters/typeorm/cart.schemas.js';
import { ContactMessageSchema } from '../dist/src/contact/adapters/typeorm/contact-message.schema.js';
import { deleteBefore, TypeOrmTransaction } from '../dist/src/database/index.js';
import { DesignSchema } from '../dist/src/designs/adapters/typeorm/design.schema.js';
import { MONEY_GAUGES } from '../dist/src/metrics/money-gauges.js';
import { orderSchemas } from '../dist/src/orders/adapters/typeorm/order.schemas.js';
import { ORDER_STATUSES } from '../dist/src/orders/domain/order-status.js';
import { TypeOrmOrders } from '../dist/src/orders/adapters/typeorm/typeorm-orders.js';
import { TypeOrmPayerTokens } from '../dist/src/orders/adapters/typeorm/typeorm-payer-tokens.js';
import { paymentSchemas } from '../dist/src/payments/adapters/typeorm/payment.schemas.js';
import { TypeOrmPaymentAttempts } from '../dist/src/payments/adapters/typeorm/typeorm-payment-attempts.js';
import { median } from './figures.mjs';
import { openGrownDatabase } from './growth-database.mjs';
import { openExplained, scannedTables, usedIndexes } from './growth-plans.mjs';

const ORDERS = Number(process.env.ORDERS ?? 1_000_000);

/** More than PostgreSQL tries before it may keep a general plan. */
const CALLS = 8;

const DAY_MS = 86_400_000;

const daysAgo = (days) => new Date(Date.parse('2026-11-22') - days * DAY_MS);

const database = await openGrownDatabase(ORDERS);
const entities = [...orderSchemas, ...paymentSchemas, ...cartSchemas, ContactMessageSchema, DesignSchema];
const settings = process.env.SEQSCAN === 'off' ? { enable_seqscan: 'off' } : {};
const { dataSource, takePlans } = await openExplained(database.url, entities, settings);
const transaction = new TypeOrmTransaction(dataSource);
const orders = new TypeOrmOrders(transaction);
const attempts = new TypeOrmPaymentAttempts(transaction);
const payers = new TypeOrmPayerTokens(transaction);

/** Orders far from each other, so that no answer comes from what the call before left in memory. */
const samples = await dataSource.query(
  `SELECT number, customer_email AS email, customer_name AS name, customer_phone AS phone, transaction_id AS "transactionId",
     reference, attempt_id AS "attemptId", session_id AS "sessionId", id,
     (SELECT digest FROM payer_token WHERE subject_id = attempt_id) AS digest, lines->0->>'cartLineId' AS "lineId" FROM shop_order
   WHERE attempt_id IS NOT NULL AND user_id IS NOT NULL ORDER BY md5(number) LIMIT ${CALLS * 2}`,
);
const [{ userId }] = await dataSource.query(
  'SELECT user_id AS "userId" FROM shop_order WHERE user_id IS NOT NULL LIMIT 1',
);

const WORK = ['paid', 'in_production'];
const list = (filter) => () => orders.list({ limit: 26, ...filter });
const search = (textOf) => (sample) => orders.list({ search: textOf(sample), limit: 26 });
const finds = (textOf) => async (sample) => {
  const found = await orders.list({ search: textOf(sample), limit: 26 });
  if (!found.some(({ id }) => id === sample.id)) throw new Error(`${textOf(sample)} does not find ${sample.number}`);
};

const QUESTIONS = {
  'order of an attempt (each poll of a waiting payer)': ({ attemptId }) => orders.ofAttempt(attemptId),
  'order of a transaction': ({ transactionId }) => orders.byTransaction(transactionId),
  'order of a transaction for a browser (receipt)': async ({ transactionId, digest }) => {
    const found = await orders.byTransactionFor(transactionId, [digest]);
    if (!found?.isPayer) throw new Error(`the payer's token does not open ${transactionId}`);
  },
  'whether a browser paid': ({ digest, attemptId, id }) => payers.boundTo([digest], [id, attemptId]),
  'orders of guests of a browser (login)': ({ digest }) => orders.ofGuestsFor([digest]),
  'order by number and email': ({ number, email }) => orders.byNumber(number, email),
  'orders of an account': () => orders.ofUser(userId),
  'orders of a person (export)': ({ email }) => orders.ofPerson({ accountId: userId, provenEmail: email }, 2_000),
  'orders of a one-letter mailbox (export)': () =>
    orders.ofPerson({ accountId: null, provenEmail: 'a@example.com' }, 2_000),
  'orders of the same lines (settling a payment)': ({ id, sessionId, lineId }) =>
    orders.ofSameLines({ id, purchase: { sessionId, lines: [{ cartLineId: lineId }] } }),
  'newest unpaid order of a cart': ({ sessionId }) => orders.newestUnpaid(sessionId, daysAgo(1)),
  'attempt of a reference': ({ reference }) => attempts.byReference(reference),
  'attempts that a cart began': ({ sessionId }) => attempts.begunSince(sessionId, daysAgo(1)),
  'undecided attempts of a cart (paying again)': ({ sessionId }) => attempts.undecidedOf(sessionId, 10),
  'transactions of an attempt': ({ attemptId }) => attempts.transactionsOf(attemptId),
  'payments of a person (export)': ({ email }) => attempts.ofPerson({ accountId: userId, provenEmail: email }, 2_000),
  'payments of a person (erasure)': ({ email }) =>
    attempts.erasePerson({ accountId: userId, provenEmail: email }, new Date()),
  'payments of a replaced account': ({ email }) =>
    attempts.replaceAccount({ oldId: userId, newId: userId, provenEmail: email }),
  'whether an order has a cart line': ({ id }) => orders.isAnyClaimed([id]),
  'payments whose check is due': () => attempts.takeDue(new Date(), new Date(Date.now() + DAY_MS), 50),
  'approved payments of a day (reconciliation)': () =>
    attempts.approvedBetween('wompi', daysAgo(8), daysAgo(7), '', 100),
  'approved payments of a day after a page': ({ transactionId }) =>
    attempts.approvedBetween('wompi', daysAgo(8), daysAgo(7), transactionId, 100),
  'recorded transactions (reconciliation)': () =>
    attempts.recorded(
      'wompi',
      samples.map(({ transactionId }) => transactionId),
    ),
  'staff: newest orders': list({}),
  'staff: work, the oldest first': list({ statuses: WORK, oldestFirst: true }),
  'staff: work after a page': (sample) =>
    orders.list({ statuses: WORK, oldestFirst: true, limit: 26, after: { createdAt: daysAgo(1), id: sample.id } }),
  'staff: shipped, the oldest first': list({ statuses: ['shipped'], oldestFirst: true }),
  'staff: delivered in a month': list({ statuses: ['delivered'], from: daysAgo(400), before: daysAgo(370) }),
  'staff: overdue work': list({ statuses: WORK, oldestFirst: true, due: { before: '2026-12-01' } }),
  'staff: express work': list({ statuses: WORK, express: true, oldestFirst: true }),
  'staff: express of all': list({ express: true }),
  'staff: counts': () => orders.counts(ORDER_STATUSES),
  'staff: payments in review': () => attempts.moneyToReview(),
  'staff: orders due this week': () => orders.countDue([{ from: '2026-11-23', before: '2026-11-30' }]),
  'staff: received this month': () => orders.receivedSince([daysAgo(30)]),
  'staff search: order number': finds(({ number }) => number),
  'staff search: end of a number': finds(({ number }) => number.slice(5)),
  'staff search: transaction id': finds(({ transactionId }) => transactionId),
  'staff search: reference': finds(({ reference }) => reference),
  'staff search: email': finds(({ email }) => email),
  'staff search: phone': finds(({ phone }) => phone.replace(/^(...)(...)/, '$1 $2 ')),
  'staff search: one customer': finds(({ email }) => email.replace(/@.*/, '')),
  'staff search: common name': search(({ name }) => name.split(' ')[0]),
  'staff search: full name': search(({ name }) => name),
  'staff search: name without a match': search(() => 'Wilhelmina Xanthopoulos'),
  'staff search: two letters': search(() => 'zq'),
  ...Object.fromEntries(
    MONEY_GAUGES.map(({ gauges, statement, values = [] }) => [
      `metrics: ${Object.values(gauges)[0].name}`,
      () => dataSource.query(statement, [...values]),
    ]),
  ),
  'staff search: name in work': (sample) => orders.list({ search: sample.name, statuses: WORK, limit: 26 }),
};

/** Each runs once, because it deletes. */
const NIGHT = {
  'night: one batch of orders to erase on request': () => orders.findErasableForUpdate(new Date(), 100),
  'erasure: request of a person': () =>
    orders.requestErasure({ accountId: userId, provenEmail: samples[0].email, at: new Date() }),
  'erasure: orders of a person': () =>
    transaction.run(() =>
      orders.findErasableOfForUpdate({ accountId: null, provenEmail: samples[0].email, at: new Date() }, 100),
    ),
  'night: one batch of old orders to anonymise': () =>
    transaction.run(() => orders.findOldForUpdate('delivered', daysAgo(365), false, 100)),
  'night: attempts': () => attempts.forgetUnpaidBefore(daysAgo(1455)),
  'night: purchases': () => attempts.forgetPurchasesBefore(daysAgo(1459)),
  'night: notes about payments': () => attempts.forgetNotesBefore(daysAgo(180)),
  'night: events': () => deleteBefore(transaction.manager, 'payment_event', 'received_at', daysAgo(362)),
  'night: carts': () => deleteBefore(transaction.manager, 'cart', 'touched_at', daysAgo(362)),
  'night: removed lines': () => deleteBefore(transaction.manager, 'cart_removed_line', 'removed_at', new Date()),
  'night: messages': () => deleteBefore(transaction.manager, 'contact_message', 'received_at', daysAgo(725)),
  'night: designs': () => deleteBefore(transaction.manager, 'design', 'last_opened_at', daysAgo(725)),
  'night: payer tokens': () => deleteBefore(transaction.manager, 'payer_token', 'created_at', daysAgo(1455)),
  'night: sessions': () => deleteBefore(transaction.manager, 'session', 'expire', daysAgo(362)),
};

let scans = 0;

async function measure(what, question, calls) {
  const times = [];
  takePlans();
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now();
    await question(samples[call]);
    times.push(performance.now() - started);
  }
  const plans = takePlans();
  const scanned = [...new Set(plans.flatMap(scannedTables))];
  scans += scanned.length;
  const [middle, most] = [median(times), Math.max(...times)].map((ms) => ms.toFixed(1).padStart(8));
  const indexes = [...new Set(plans.flatMap(usedIndexes))].join(' ');
  console.log(`${what.padEnd(52)} ${middle} ${most}  ${scanned.length > 0 ? `SEQ SCAN of ${scanned}` : indexes}`);
  if (process.env.PLANS) console.log(JSON.stringify(plans.at(-1), null, 1));
}

try {
  console.log(`${'ms'.padEnd(52)} ${'median'.padStart(8)} ${'most'.padStart(8)}  indexes`);
  const only = new RegExp(process.env.ONLY ?? '');
  for (const [what, question] of Object.entries(QUESTIONS)) if (only.test(what)) await measure(what, question, CALLS);
  for (const [what, question] of Object.entries(NIGHT)) if (only.test(what)) await measure(what, question, 1);
} finally {
  await dataSource.destroy();
  await database.close();
}
if (scans > 0) {
  console.error(`${scans} statements read a big table from end to end.`);
  process.exitCode = 1;
}
