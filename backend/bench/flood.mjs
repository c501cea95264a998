// A client that floods the shop from one network over many connections, each of which sends the next request when it has an answer. A process
// of its own, so that it takes no time from the one that measures. Arguments: origin, kind, connections.
import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';

const [origin, kind, connections = '400'] = process.argv.slice(2);
const NETWORK = '198.51.100.7';
const sessionId = randomUUID();
const line = { productId: 1, quantity: 1, price: 445_000, sessionId };

const get = (path) => ({ path });
const post = (path, body, method = 'POST') => ({ path, method, body: JSON.stringify(body) });
let count = 0;
const REQUESTS = {
  search: () => get(`/api/products?search=x${count}`),
  category: () => get(`/api/products?category=x${count}&limit=50`),
  products: () => get('/api/products'),
  product: () => get(`/api/products/${1 + (count % 9)}`),
  cart: () => get(`/api/cart/${sessionId}`),
  totals: () => get(`/api/cart/${sessionId}/totals`),
  add: () => post('/api/cart', { ...line, personalization: `n${count % 90}`, addNameEmbroidery: true }),
  'new-carts': () => post('/api/cart', { ...line, sessionId: randomUUID() }),
  codes: () => post(`/api/cart/${sessionId}/discount`, { code: `WRONG${count}` }, 'PUT'),
  track: () => post('/api/orders/track', { orderNumber: 'SIG-234567', email: `x${count}@example.com` }),
  login: () => post('/api/login', { email: `x${count}@example.com`, password: 'Wrong-password-1' }),
  register: () =>
    post('/api/register', {
      name: 'Laura Restrepo',
      email: `x${randomUUID()}@example.com`,
      password: 'Wrong-passw0rd-1',
      phone: '3001234567',
      dataConsent: true,
    }),
  chat: () => post('/api/chatbot/messages', { message: `hola ${count}` }),
  auth: () => get('/api/auth/check'),
  pages: () => get(`/productos?search=x${count}`),
  wrong: () => get(`/wrong/${count}`),
  zeros: () => get(`/product/${'0'.repeat(1 + (count % 100))}${1 + (count % 9)}`),
  unknown: () => get(`/api/unknown/${count}`),
  big: () => post('/api/contact', { message: 'x'.repeat(90_000) }),
  contact: () => post('/api/contact', {}),
  transaction: () => get(`/api/orders/transaction/x-${count}`),
};

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections), scheduling: 'fifo' });
const { hostname, port } = new URL(origin);

function send() {
  count += 1;
  const { path, method = 'GET', body } = REQUESTS[kind]();
  const headers = {
    'X-Forwarded-For': NETWORK,
    ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  };
  const call = request({ agent, hostname, port, path, method, headers }, (response) => {
    response.resume().on('end', send);
  });
  call.on('error', () => setTimeout(send, 50));
  call.end(body);
}

for (let index = 0; index < Number(connections); index += 1) send();
