// A thousand shoppers pay at the same moment, each with a double click.
import { watchMemory } from './figures.mjs';
import { addToCartBody, newIpAddress, postRequest, transactionOf, purchaseRequest } from './shoppers.mjs';

const PEOPLE = 1_000;

/** Throws when a requirement fails, and prints the figures that may vary. */
export async function crowd({ shop, sql, settled }) {
  await sql('TRUNCATE shop_order CASCADE');
  const memory = watchMemory(shop.pid);
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: PEOPLE }, () => buy(shop.origin))).finally(memory.stop);
  const seconds = (performance.now() - started) / 1000;
  await settled();
  const [made] = await sql(`
    SELECT count(*)::int AS orders, count(DISTINCT reference)::int AS payments,
      count(*) FILTER (WHERE status <> 'paid')::int AS unpaid
    FROM shop_order`);
  if (made.orders !== PEOPLE || made.payments !== PEOPLE || made.unpaid > 0)
    throw new Error(`${PEOPLE} paid, and the shop has ${JSON.stringify(made)}.`);
  const slowest = Math.max(...answers);
  console.log(`${PEOPLE} people who pay at once, with a double click each`);
  console.log(`  ${seconds.toFixed(1)} s in all, ${slowest.toFixed(1)} s for the slowest; ${PEOPLE} orders, no error`);
  console.log(`  memory of the shop at its peak: ${Math.round(memory.peak())} MB`);
}

/** Seconds from the first click to the order. */
async function buy(origin) {
  const sessionId = crypto.randomUUID();
  const ipAddress = newIpAddress();
  const started = performance.now();
  const send = async (path, body) => {
    const response = await fetch(origin + path, postRequest(body, ipAddress));
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  await send('/api/cart', addToCartBody(sessionId));
  const { data } = await send('/api/wompi/widget-config', purchaseRequest(sessionId));
  const payment = { transactionId: transactionOf(data.reference) };
  const orders = await Promise.all([send('/api/payment/complete', payment), send('/api/payment/complete', payment)]);
  if (orders[0].orderNumber !== orders[1].orderNumber) throw new Error(`Two orders for ${data.reference}`);
  return (performance.now() - started) / 1000;
}
