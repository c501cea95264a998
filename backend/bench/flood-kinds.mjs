// The kinds of calls that `flood.mjs` sends: for each a function that makes the call with a number, another one each time.
import { randomUUID } from 'node:crypto';
import { designBody, purchaseRequest, transferOf } from './shoppers.mjs';

const sessionId = randomUUID();
const line = { productId: 1, quantity: 1, price: 445_000, sessionId };

const get = (path) => ({ path });
const post = (path, body, method = 'POST') => ({ path, method, body: JSON.stringify(body) });
/** A word of small letters for each number. */
const wordOf = (number) =>
  [...number.toString(26)].map((digit) => 'abcdefghijklmnopqrstuvwxyz'[parseInt(digit, 26)]).join('');

export const FLOOD_KINDS = {
  search: (number) => get(`/api/products?search=x${number}`),
  category: (number) => get(`/api/products?category=x${number}&limit=50`),
  products: () => get('/api/products'),
  product: (number) => get(`/api/products/${1 + (number % 9)}`),
  cart: () => get(`/api/cart/${sessionId}`),
  totals: () => get(`/api/cart/${sessionId}/totals`),
  add: (number) => post('/api/cart', { ...line, personalization: `n${number % 90}`, addNameEmbroidery: true }),
  'new-carts': () => post('/api/cart', { ...line, sessionId: randomUUID() }),
  codes: (number) => post(`/api/cart/${sessionId}/discount`, { code: `WRONG${number}` }, 'PUT'),
  track: (number) => post('/api/orders/track', { orderNumber: 'SIG-234567', email: `x${number}@example.com` }),
  login: (number) => post('/api/login', { email: `x${number}@example.com`, password: 'Wrong-password-1' }),
  register: () =>
    post('/api/register', {
      name: 'Laura Restrepo',
      email: `x${randomUUID()}@example.com`,
      password: 'Wrong-passw0rd-1',
      phone: '3001234567',
      dataConsent: true,
    }),
  chat: (number) => post('/api/chatbot/messages', { message: `hola ${number}` }),
  auth: () => get('/api/auth/check'),
  pages: (number) => get(`/productos?search=x${number}`),
  wrong: (number) => get(`/wrong/${number}`),
  'wrong-words': (number) => get(`/${wordOf(number)}`),
  'wrong-products': (number) => get(`/product/${1_000 + number}`),
  zeros: (number) => get(`/product/${'0'.repeat(1 + (number % 100))}${1 + (number % 9)}`),
  designs: (number) => post('/api/designs', designBody(wordOf(number % 1_000))),
  'shared-designs': (number) => get(`/d/code${number}`),
  unknown: (number) => get(`/api/unknown/${number}`),
  big: () => post('/api/contact', { message: 'x'.repeat(90_000) }),
  contact: () => post('/api/contact', {}),
  payments: () => post('/api/wompi/widget-config', purchaseRequest(randomUUID())),
  transfers: () => post('/api/orders/bank-transfer', transferOf(randomUUID())),
  completions: (number) => post('/api/payment/complete', { transactionId: `11004-1718123303-${number}` }),
  references: (number) => post('/api/payment/find', { reference: `SIGERIST-${sessionId}-${number}-Zx9k2` }),
  events: (number) => post('/api/wompi/events', { event: 'transaction.updated', data: { number } }),
  webhook: (number) => post('/api/chatbot/webhook', { entry: [{ number }] }),
  transaction: (number) => get(`/api/orders/transaction/x-${number}`),
};
