// What docker/prove-faults.mjs compares in the end: orders, payments and mails.
import { mailUrl, sql, until } from './fault-stack.mjs';

/**
 * Every order that a shopper was answered and every payment is stored once, and its customer has one mail. `forgotten` are the payments
 * that the provider lost, `check(isTrue, what)` takes the results.
 */
export async function compareOrders({ stream, forgotten, check }) {
  const areDone = async () =>
    (await sql('SELECT count(*) FROM graphile_worker.jobs WHERE run_at <= now() OR last_error IS NOT NULL')) === '0';
  await until('all jobs are done', areDone);
  const rows = (await sql('SELECT number, transaction_id, customer_email, session_id FROM shop_order'))
    .split('\n')
    .map((row) => row.split('|'));
  const numbers = new Set(rows.map(([number]) => number));
  const lost = stream.orders.filter((number) => !numbers.has(number));
  check(
    lost.length === 0,
    `all ${stream.orders.length} orders that were answered are stored (${rows.length} in all) ${lost.join()}`,
  );
  const transactions = new Set(rows.map(([, transaction]) => transaction));
  const unpaid = stream.paid.filter((id) => !transactions.has(id) && !forgotten.has(id));
  check(
    unpaid.length === 0,
    `all ${stream.paid.length} payments became orders, but for ${forgotten.size} that the provider lost ${unpaid.join()}`,
  );
  const sessions = new Set(rows.map(([, , , session]) => session));
  check(sessions.size === rows.length, 'no cart became two orders');
  const { messages } = await (await fetch(mailUrl)).json();
  const ids = new Map(rows.map(([, , email]) => [email, []]));
  for (const { To, MessageID } of messages) for (const { Address } of To) ids.get(Address)?.push(MessageID);
  const wrong = [...ids].filter(([, all]) => new Set(all).size !== 1);
  const again = [...ids.values()].reduce((sum, all) => sum + all.length - new Set(all).size, 0);
  check(
    wrong.length === 0,
    `${rows.length} customers got one mail each ${wrong
      .slice(0, 3)
      .map(([email, all]) => `${email}: ${all.length}`)
      .join()}`,
  );
  // A server that took a mail and could not say so gets it again; programs for mail show one with the same Message-ID once.
  console.log(`  ${messages.length} mails; sent again with the same Message-ID: ${again}`);
}
