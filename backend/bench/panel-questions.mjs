// The calls of staff in the panel, for the benches that measure them.

const PAGE = 25;
const WORK = 'paid,in_production';
const ALL = 'pending_transfer,paid,payment_review,in_production,shipped,delivered,cancelled,refund_pending,refunded';

/**
 * Paths by what they ask for. The samples are far from each other, so that no answer comes from what the call before left in memory.
 * `names` are full names to search for instead of those of the samples.
 */
export async function questionsOf(db, calls, names) {
  const { rows: samples } = await db.query(
    `SELECT id, number, customer_email AS email, customer_name AS name, customer_phone AS phone, reference,
       transaction_id AS "transactionId", created_at AS "createdAt", promised->>'latest' AS latest
     FROM shop_order WHERE transaction_id IS NOT NULL AND user_id IS NOT NULL ORDER BY md5(number) LIMIT ${calls}`,
  );
  const person = (await db.query('SELECT actor_id AS id FROM audit_log LIMIT 1')).rows[0].id;
  const list = (filter, path = '/orders') => `${path}?${new URLSearchParams({ limit: PAGE, ...filter })}`;
  const of = (filterOf) => (call) => list(filterOf(samples[call % samples.length]));
  const orders = (filter) => () => list(filter);
  const cursorOf = ({ createdAt, id }) => `${createdAt.toISOString()}_${id}`;
  const nameOf = (call) => (names ? names[call % names.length] : samples[call % samples.length].name);
  const named = (textOf, filter) => (call) => list({ search: textOf(nameOf(call)), ...filter });
  const searches = (textOf, filter) => of((sample) => ({ search: textOf(sample), ...filter }));
  return {
    'orders: to make': orders({ status: WORK, oldestFirst: true }),
    'orders: to make, late': orders({ status: WORK, oldestFirst: true, due: 'overdue' }),
    'orders: to make, this week': orders({ status: WORK, oldestFirst: true, due: 'week' }),
    'orders: to make, express': orders({ status: WORK, oldestFirst: true, express: true }),
    'orders: transfers to confirm': orders({ status: 'pending_transfer', oldestFirst: true }),
    'orders: in review': orders({ status: 'payment_review,refund_pending', oldestFirst: true }),
    'orders: shipped': orders({ status: 'shipped', oldestFirst: true }),
    'orders: all': orders({ status: ALL }),
    'orders: all, a later page': of((sample) => ({ status: ALL, cursor: cursorOf(sample) })),
    'orders: all, a page of 100': orders({ status: ALL, limit: 100 }),
    'orders: all, express': orders({ status: ALL, express: true }),
    'orders: delivered in a month': orders({ status: 'delivered', from: '2024-03-01', before: '2024-04-01' }),
    'orders: cancelled, express, of a year': orders({
      status: 'cancelled',
      express: true,
      from: '2023-11-22',
      before: '2024-11-22',
    }),
    'search: number': searches(({ number }) => number),
    'search: end of a number': searches(({ number }) => number.slice(5)),
    'search: transaction': searches(({ transactionId }) => transactionId),
    'search: reference': searches(({ reference }) => reference),
    'search: email': searches(({ email }) => email),
    'search: phone': searches(({ phone }) => phone.replace(/^(...)(...)/, '$1 $2 ')),
    'search: full name': named((name) => name),
    'search: first name': searches(({ name }) => name.split(' ')[0]),
    'search: name to stitch': searches(() => 'salome'),
    'search: two letters': searches(() => 'zq'),
    'search: no match': searches(() => 'Wilhelmina Xanthopoulos'),
    'search: first name in work': named((name) => name.split(' ')[0], { status: WORK, oldestFirst: true }),
    'search: full name in a month': named((name) => name, { from: '2024-03-01', before: '2024-04-01' }),
    'order: one': (call) => `/orders/${samples[call % samples.length].id}`,
    'order: of the same pieces': (call) => `/orders/${samples[call % samples.length].id}/same-pieces`,
    'order: its refunds': (call) => `/orders/${samples[call % samples.length].id}/refunds`,
    'today: the page': () => '/today',
    'today: counts by state': () => '/orders/counts',
    'today: due and received': () => '/orders/summary',
    'today: money without a home': () => '/money/open',
    'today: refunds due': () => '/refunds/due',
    'today: photos without an answer': () => '/finished-photos',
    'today: missed questions': () => '/chatbot/misses?days=1',
    'refunds: open': () => list({}, '/refunds'),
    'refunds: done': () => list({ state: 'done' }, '/refunds'),
    'requests: open': () => list({ state: 'open' }, '/requests'),
    'bench: queue': () => '/bench',
    'audit log: newest': () => list({}, '/audit-log'),
    'audit log: a person': () => list({ actor: person }, '/audit-log'),
    'audit log: two kinds, a month': () =>
      list({ kind: 'order_status,order_money', from: '2026-03-01', to: '2026-03-31' }, '/audit-log'),
    'audit log: people': () => '/audit-log/people',
  };
}

export async function ask(url, cookie) {
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
}
