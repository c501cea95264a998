// The checkout of the bare server: every statement that the shop sends, in one transaction.
import { Agent, get } from 'node:http';
import * as cart from '../dist/src/cart/adapters/typeorm/cart.sql.js';
import { ADD as ADD_JOBS } from '../dist/src/jobs/graphile-job-queue.js';
import { orderColumns } from '../dist/src/orders/adapters/typeorm/order.schemas.js';
import * as orders from '../dist/src/orders/adapters/typeorm/order.sql.js';
import * as payments from '../dist/src/payments/adapters/typeorm/payment.sql.js';
import { transactionOf } from './shoppers.mjs';

const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const agent = new Agent({ keepAlive: true });

/** `add` puts the line into the cart. */
export async function checkout(pool, purchaseRequest, add) {
  const client = await pool.connect();
  try {
    await client.query('START TRANSACTION');
    await add(client);
    const order = await pay(client, purchaseRequest);
    await client.query('COMMIT');
    return order;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

export async function lookUp(pool, transactionId) {
  return (await pool.query(orders.OF_TRANSACTION, [transactionId])).rows[0];
}

const PROVIDER = 'wompi';

async function pay(client, { reference, amount_in_cents, customer_data, shipping_address }) {
  const sessionId = reference.slice('SIGERIST-'.length, -'-0000000000000-Zx9k2'.length);
  const amount = amount_in_cents / 100;
  const { rows: lines } = await client.query(cart.LINES, [sessionId]);
  await client.query(cart.APPLIED_DISCOUNT, [sessionId]);
  const purchase = JSON.stringify({ sessionId, customer: { ...customer_data, shipping: shipping_address }, lines });
  const attemptId = crypto.randomUUID();
  const now = new Date();
  const attempt = [
    attemptId,
    reference,
    sessionId,
    '',
    amount,
    purchase,
    'created',
    true,
    now,
    now,
    false,
    null,
    PROVIDER,
  ];
  await client.query(payments.ADD, attempt);
  await client.query(orders.CLAIMED, [lines.map((line) => line.id)]);
  await client.query(orders.BIND_PAYER, [crypto.randomUUID(), attemptId]);

  const id = transactionOf(reference);
  await client.query(orders.OF_TRANSACTION, [id]);
  const { status, currency, payment_method_type: method } = await approvalOf(id);
  const { rows } = await client.query(payments.FIND_FOR_UPDATE, [reference, PROVIDER]);
  await client.query(payments.RECORDED, [rows[0].id]);
  await client.query(payments.RECORD, [
    id,
    attemptId,
    status,
    amount,
    currency,
    method,
    null,
    null,
    'approved',
    false,
    now,
    now,
  ]);
  return order(client, {
    id: crypto.randomUUID(),
    sessionId,
    lines,
    amount,
    transactionId: id,
    reference,
    attemptId,
    now,
    customer_data,
    shipping_address,
  });
}

async function order(client, { lines, customer_data: customer, shipping_address, amount, now, ...facts }) {
  const { id, sessionId } = facts;
  await client.query(orders.CLAIM, [id, lines.map((line) => line.id)]);
  const number = `SIG-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => CHARACTERS[byte % 32]).join('')}`;
  const row = {
    ...facts,
    number,
    status: 'paid',
    createdAt: now,
    customerName: customer.full_name,
    customerEmail: customer.email,
    customerPhone: customer.phone_number,
    shipping: shipping_address,
    lines,
    isExpress: false,
    total: amount,
    discountPercent: 0,
    discountAmount: 0,
    finalTotal: amount,
    paymentMethod: 'CARD',
    consentVersion: '1',
    consentedAt: now,
    history: [{ status: 'paid', at: now, actor: 'provider', note: '' }],
    staffNotes: [],
    searchText: [number, customer.full_name, customer.email, customer.phone_number, facts.transactionId].join('\n'),
  };
  const values = orderColumns.map(({ field, isJson }) => (isJson ? JSON.stringify(row[field]) : row[field]));
  await client.query(orders.ADD, values);
  await client.query(cart.LOCK_CART, [sessionId]);
  const bought = lines.map((line) => ({ id: line.id, key: line.personalisation.personalization, quantity: 1 }));
  await client.query(cart.TAKE_BOUGHT, [sessionId, JSON.stringify(bought)]);
  const mail = (name) => ({ name, payload: { orderId: id }, jobKey: `${name}:${id}` });
  await addJobs(client, [mail('bare.mail-shopper'), mail('bare.mail-shop')]);
  return row;
}

function addJobs(client, jobs) {
  return client.query(ADD_JOBS, [JSON.stringify(jobs)]);
}

function approvalOf(id) {
  return new Promise((resolve, reject) => {
    get(`${process.env.WOMPI_API_BASE_URL}/transactions/${id}`, { agent }, (res) => {
      let text = '';
      res.on('data', (chunk) => (text += chunk)).on('end', () => resolve(JSON.parse(text).data));
    }).on('error', reject);
  });
}
