import { CheckMoney, ListOpenMoney } from '../../src/open-money/index.js';
import { DAY_MS } from '../../src/common/time.js';
import { digestOf } from '../../src/common/random-token.js';
import { APPROVAL_ABOVE, CODES } from './checked-shop.js';
import type { Story } from './story.js';
import { type EntryRow, type Traces, tracesOf } from './traces.js';

const MADE = ['paid', 'in_production', 'shipped', 'delivered'];
const ENDED = ['cancelled', 'refund_pending', 'refunded'];
const COUNTED = ['asked', 'approved', 'under_way', 'done'];
const OPEN = ['asked', 'approved', 'under_way', 'failed'];

const sumOf = (items: readonly { readonly amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);

function repeated<T>(items: readonly T[], keyOf: (item: T) => string | null): string[] {
  const keys = items.map(keyOf).filter((key) => key !== null);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

/** What must be true after every history, once the shop has come to rest; a sentence for each thing that is not. */
export async function brokenInvariants(story: Story): Promise<string[]> {
  const traces = await tracesOf(story.shop);
  return [
    ...sums(traces),
    ...onceOnly(traces),
    ...orders(traces),
    ...codes(traces),
    ...refunds(traces, story),
    ...attempts(traces),
    ...atProvider(traces, story),
    ...acknowledged(traces, story),
    ...mails(story),
    ...(await lists(traces, story)),
  ];
}

/** Entries sum to balances; nothing is returned that was not received, except what was taken back afterwards. */
function* sums({ entries, balances, allowances }: Traces): Generator<string> {
  for (const { order_id: id, total, allowed, paid_in: paid, reversed, returned } of balances) {
    const own = entries.filter((entry) => (entry.order_id ?? entry.assigned_to) === id && entry.covers === 'order');
    const of = (kind: string) => sumOf(own.filter((entry) => entry.kind === kind));
    const lent = sumOf(allowances.filter((each) => each.order_id === id));
    if (paid !== of('payment') || reversed !== of('reversal') || returned !== of('refund') || allowed !== lent)
      yield `the sums of order ${id} are not those of its entries`;
    if (returned > paid - reversed && reversed === 0) yield `order ${id} gave back ${returned} of ${paid}`;
    if (allowed > total) yield `order ${id} was forgiven ${allowed} of ${total}`;
  }
  for (const payment of entries.filter(({ kind }) => kind === 'payment')) {
    const back = entries.filter(({ reverses }) => reverses === payment.id);
    const [reversals, returns] = ['reversal', 'refund'].map((kind) => back.filter((entry) => entry.kind === kind));
    if (reversals!.length > 1) yield `payment ${payment.id} was reversed twice`;
    if (sumOf(returns!) > payment.amount) yield `payment ${payment.id} was given back twice`;
    if (payment.order_id && payment.assigned_to) yield `payment ${payment.id} is in two orders`;
  }
}

/** Transactions, references, evidence, keys, requests, voids and events count once. */
function* onceOnly(traces: Traces): Generator<string> {
  const { entries, refunds, keys, events, orders, attempts, transactions, reservations } = traces;
  const reversed = new Set(entries.flatMap(({ kind, reverses }) => (kind === 'reversal' ? [reverses] : [])));
  const inUse = entries.filter(
    ({ id, kind, provider }) => kind === 'payment' && provider === null && !reversed.has(id),
  );
  const found = {
    'orders with one payment': repeated(entries, ({ id }) => id),
    'entries of one transaction': repeated(entries, (it) => it.transaction_id && `${it.transaction_id} ${it.kind}`),
    'receipts with one bank reference': repeated(inUse, ({ reference }) => reference),
    'refunds with one evidence': repeated(entries, (it) =>
      it.kind === 'refund' ? it.evidence_digest && `${it.evidence_digest} ${it.method}` : null,
    ),
    'receipts of one key': repeated(entries, ({ kind, note }) =>
      kind === 'payment' && note.startsWith('clave') ? note : null,
    ),
    'refunds of one key': repeated(refunds, ({ history }) => history[0]!.note || null),
    'reservations of one holder': repeated(reservations, ({ holder }) => holder),
    'uses of one key': repeated(keys, ({ actor, key }) => `${actor} ${key}`),
    'refunds of one request': repeated(refunds, (it) => (it.state === 'refused' ? null : it.request_id)),
    'refunds of one payment': repeated(refunds, (it) => (it.state === 'refused' ? null : it.payment_id)),
    'rows of one event': repeated(events, ({ id }) => id),
    'rows of one transaction': repeated(transactions, ({ id }) => id),
    'orders with one number': repeated(orders, ({ number }) => number),
    'open payments of one cart': repeated(attempts, (it) => (it.is_open ? it.session_id : null)),
    'attempts with one reference': repeated(attempts, ({ reference }) => reference),
    'orders that one attempt made': repeated(orders, (it) =>
      [null, 'late_payment'].includes(it.review_reason) ? it.attempt_id : null,
    ),
  };
  for (const [what, keys] of Object.entries(found)) for (const key of keys) yield `two ${what}: ${key}`;
}

/** An order that is made has its money, its history names every entry, and no piece is made twice. */
function* orders({ orders, balances, entries }: Traces): Generator<string> {
  for (const order of orders) {
    const { number, status, history } = order;
    const balance = balances.find(({ order_id: id }) => id === order.id);
    if (!balance) {
      yield `order ${number} has no balance`;
      continue;
    }
    const owed = balance.total - balance.allowed - balance.paid_in + balance.reversed;
    const later = order.first_instalment === null ? 0 : order.final_total - order.first_instalment;
    if ((status === 'paid' || status === 'in_production') && owed > later)
      yield `order ${number} is ${status} and owes ${owed}`;
    if (status === 'pending_transfer' && owed <= later) yield `order ${number} waits for money that it has`;
    if (history.at(-1)!.status !== status)
      yield `order ${number} is ${status}, and its history ends with ${history.at(-1)!.status}`;
    const named = new Set(history.map(({ entry }) => entry));
    for (const entry of entries.filter((each) => each.order_id === order.id || each.assigned_to === order.id)) {
      const madeIt = entry.transaction_id !== null && entry.transaction_id === order.transaction_id;
      if (entry.kind === 'payment' && !madeIt && !named.has(entry.id))
        yield `the history of ${number} lacks a payment of ${entry.amount}`;
      if (entry.kind === 'reversal' && entry.actor !== 'provider' && !named.has(entry.id))
        yield `the history of ${number} lacks a reversal of ${entry.amount}`;
    }
  }
  const made = orders.filter(({ status }) => MADE.includes(status));
  for (const line of repeated(
    made.flatMap(({ lines }) => lines),
    ({ cartLineId }) => cartLineId,
  )) {
    const of = made.filter(({ lines }) => lines.some(({ cartLineId }) => cartLineId === line));
    const wasDecided = of.some(({ history }) =>
      history.some(({ status, actor }) => status === 'paid' && actor.includes('@')),
    );
    if (!wasDecided) yield `orders ${of.map(({ number }) => number).join(' and ')} make the same piece`;
  }
}

/** A code is used at most as often as it may be, except where a person looked at the order. */
function* codes({ codes, uses, orders }: Traces): Generator<string> {
  const wasReviewed = (id: string) =>
    orders.find((order) => order.id === id)?.history.some(({ status }) => status === 'payment_review');
  for (const { code, uses: count, total_limit: limit } of codes) {
    const used = uses.filter((use) => use.code === code);
    if (used.length !== count) yield `code ${code} counts ${count} of ${used.length} uses`;
    const own = used.filter(({ order_id: id }) => !wasReviewed(id));
    if (own.length > limit) yield `code ${code} was used ${own.length} of ${limit} times`;
    const { each } = CODES.find((known) => known.code === code)!;
    if (each && repeated(own, ({ customer }) => customer).length > 0) yield `a customer used code ${code} twice`;
  }
  for (const { id, number, status, discount_code: code } of orders) {
    const isUsed = uses.some(({ order_id: of }) => of === id);
    if (code && MADE.includes(status) && !isUsed && !wasReviewed(id))
      yield `order ${number} is ${status} without a use of ${code}`;
    if (isUsed && (status === 'cancelled' || status === 'refunded'))
      yield `order ${number} is ${status} and keeps a use of ${code}`;
  }
}

/** A refund is done exactly when its entry is there, and nobody gives back more than one person may. */
function* refunds({ refunds, entries, orders, balances }: Traces, { shop }: Story): Generator<string> {
  for (const { order_id: id, paid_in: paid, reversed } of balances) {
    const promised = sumOf(
      refunds.filter((it) => it.order_id === id && it.covers === 'order' && COUNTED.includes(it.state)),
    );
    if (promised > paid && reversed === 0) yield `the refunds of order ${id} promise ${promised} of ${paid}`;
    const back = refunds
      .filter((it) => it.order_id === id && COUNTED.includes(it.state))
      .flatMap(({ pieces }) => pieces);
    if (repeated(back, ({ position }) => String(position)).length > 0) yield `a piece of order ${id} came back twice`;
  }
  for (const refund of refunds) {
    const own = entries.filter(({ id }) => id === refund.id);
    const isDone = refund.state === 'done';
    if (isDone !== (own.length === 1)) yield `refund ${refund.id} is ${refund.state} with ${own.length} entries`;
    if (own[0] && own[0].amount !== refund.amount) yield `refund ${refund.id} gave back another amount`;
    if (refund.history.at(-1)!.state !== refund.state)
      yield `refund ${refund.id} is ${refund.state}, and its history says otherwise`;
    const links = shop.mails.filter(({ id }) => id.startsWith(`refund-${refund.id}-`));
    const token = links.map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean);
    const needsAccount = refund.way === 'bank_transfer' && refund.state === 'approved' && !refund.account;
    if (needsAccount && token && digestOf(token) !== refund.link_digest)
      yield `the newest link of refund ${refund.id} does not work`;
    if (refund.order_id === null) {
      const payment = entries.find(({ id }) => id === refund.payment_id)!;
      if (payment.amount !== refund.amount)
        yield `refund ${refund.id} gives back ${refund.amount} of ${payment.amount}`;
      if (COUNTED.includes(refund.state) && (payment.order_id ?? payment.assigned_to))
        yield `refund ${refund.id} gives back a payment that an order has`;
      if (own[0] && own[0].reverses !== payment.id) yield `refund ${refund.id} is done for another payment`;
      continue;
    }
    const order = orders.find(({ id }) => id === refund.order_id)!;
    if (
      order.status === 'refunded' &&
      OPEN.includes(refund.state) &&
      refund.covers === 'order' &&
      refund.state !== 'failed' &&
      refund.state !== 'asked'
    )
      yield `order ${order.number} is refunded, and a refund is ${refund.state}`;
  }
  const alone = refunds.filter((it) => it.approved_by === it.asked_by && it.approved_at && COUNTED.includes(it.state));
  for (const last of alone) {
    const until = Date.parse(last.approved_at!);
    const sum = sumOf(
      alone.filter(
        (it) =>
          it.asked_by === last.asked_by &&
          Date.parse(it.approved_at!) <= until &&
          until - Date.parse(it.approved_at!) < DAY_MS,
      ),
    );
    if (sum > APPROVAL_ABOVE && shop.owners.length > 1) yield `${last.asked_by} gave back ${sum} in a day, alone`;
  }
}

function* attempts({ attempts, transactions }: Traces): Generator<string> {
  for (const { id, state } of attempts) {
    const own = transactions.filter(
      (it) => it.attempt_id === id && !['amount', 'unknown_reference', 'order_closed'].includes(it.review_reason ?? ''),
    );
    const isApproved = own.some(({ status }) => status === 'APPROVED');
    if (isApproved !== (state === 'approved'))
      yield `attempt ${id} is ${state}, and was ${isApproved ? '' : 'not '}approved`;
  }
}

/** Money that the provider approved is in the books once; what it voided is not held any more; what it contradicts is listed. */
function* atProvider({ entries, transactions }: Traces, { shop }: Story): Generator<string> {
  for (const { id, status, amount } of shop.provider.transactions) {
    const isContradicted = shop.provider.contradicted.has(id);
    const own = entries.filter((entry) => entry.transaction_id === id);
    const payment = own.find(({ kind }) => kind === 'payment');
    const back = entries.filter(
      ({ id: entry, reverses, transaction_id: of, kind }) =>
        entry !== payment?.id && (reverses === payment?.id || (of === id && kind !== 'payment')),
    );
    const recorded = transactions.find((it) => it.id === id);
    if (isContradicted) {
      const isDenied = shop.provider.hidden.has(id);
      const agrees = !isDenied && recorded?.status === status && recorded.amount === amount;
      const isKnown = recorded && (recorded.contradiction || recorded.resolutions.length > 0 || back.length > 0);
      if (payment && !agrees && !isKnown) yield `the provider contradicts ${id}, and no list says so`;
      continue;
    }
    if (status === 'APPROVED' && amount > 0 && !payment) yield `payment ${id} of ${amount} is not in the books`;
    if (status === 'APPROVED' && recorded?.status !== 'APPROVED')
      yield `payment ${id} is recorded as ${recorded?.status ?? 'nothing'}`;
    if (status === 'VOIDED' && payment && back.length === 0) yield `payment ${id} was voided and is held in the books`;
    if (status === 'APPROVED' && back.some(({ kind, actor }) => kind === 'reversal' && actor === 'provider'))
      yield `payment ${id} was reversed by nobody`;
  }
}

/** What a call answered with success is there. */
function* acknowledged({ entries, refunds }: Traces, { acknowledged, accountLinks }: Story): Generator<string> {
  for (const id of acknowledged)
    if (!entries.some((entry) => entry.id === id)) yield `receipt ${id} was acknowledged and is not there`;
  for (const refund of refunds) {
    const wasGiven = refund.link_digest !== null && accountLinks.includes(refund.link_digest);
    const isAskedAgain = refund.history.some(({ note }) => note === 'Pidió otra vez la cuenta.');
    if (wasGiven && !isAskedAgain && OPEN.includes(refund.state) && !refund.account)
      yield `the account for refund ${refund.id} was accepted and is not there`;
  }
}

/** One mail for each event, except after a kill between sending it and writing that down. */
function* mails({ shop }: Story): Generator<string> {
  const kinds = shop.mails.map(({ id }) =>
    id.startsWith('refund-') ? id.replace(/^(refund-[\w-]{36}-\d+).*/, '$1') : id,
  );
  for (const [index, kind] of kinds.entries()) {
    const earlier = kinds.indexOf(kind);
    if (earlier < index && !shop.mails[earlier]!.act?.isDead) yield `mail ${kind} was sent twice`;
  }
}

/** Every held peso is at an order that needs it, in a refund under way or in the list of open money. */
async function lists({ orders, balances, entries, refunds }: Traces, { shop }: Story): Promise<string[]> {
  const broken: string[] = [];
  const listed = await shop.get(0, ListOpenMoney).list();
  for (const { id, number, status } of orders) {
    const balance = balances.find(({ order_id: of }) => of === id);
    if (!balance) continue;
    const held = balance.paid_in - balance.reversed - balance.returned;
    const needed = ENDED.includes(status) ? 0 : balance.total - balance.allowed;
    const onItsWay = sumOf(
      refunds.filter((it) => it.order_id === id && it.covers === 'order' && OPEN.includes(it.state)),
    );
    const inList = sumOf(listed.filter((money) => money.id === id));
    if (held > needed + onItsWay + inList && status !== 'payment_review')
      broken.push(
        `${number} (${status}) holds ${held}: needed ${needed}, on its way back ${onItsWay}, listed ${inList}`,
      );
  }
  const homeless = entries.filter(
    (it) => it.kind === 'payment' && !it.order_id && !it.assigned_to && it.currency === 'COP',
  );
  const heldOf = (payment: EntryRow) =>
    Math.max(0, payment.amount - sumOf(entries.filter(({ reverses }) => reverses === payment.id)));
  const isOnItsWay = (payment: EntryRow) =>
    refunds.some((it) => it.payment_id === payment.id && OPEN.includes(it.state));
  for (const payment of homeless)
    if (
      payment.actor !== 'check' &&
      heldOf(payment) > 0 &&
      !isOnItsWay(payment) &&
      !listed.some(({ transactionId }) => transactionId === payment.transaction_id)
    )
      broken.push(`payment ${payment.transaction_id} of ${payment.amount} has no order and is in no list`);
  const { invisible, differing } = await shop.get(0, CheckMoney).check();
  // The orders of the ledger alone are in no list, and neither is their money.
  const bareOrders = balances.filter(({ order_id: of }) => !orders.some(({ id }) => id === of));
  const bare = [
    ...homeless.filter(({ actor }) => actor === 'check').map(heldOf),
    ...bareOrders.map(({ paid_in: paid, reversed, returned }) => paid - reversed - returned),
  ].reduce((sum, held) => sum + held, 0);
  if (Math.abs(invisible - bare) > 0.001) broken.push(`the nightly check finds ${invisible - bare} in no list`);
  if (differing.length > 0) broken.push(`the nightly check finds other sums for ${differing.join()}`);
  return broken;
}
