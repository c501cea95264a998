// Checks the nginx of a composed shop: node docker/prove/web.mjs [SHOP]. With `--without-shop` its responses while no instance answers.
import { connect } from 'node:net';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'without-shop': { type: 'boolean' } } });
const shop = new URL(positionals[0] ?? 'http://localhost:3000');

function check(isTrue, what) {
  console.log(`${isTrue ? '✓' : '✗'} ${what}`);
  if (!isTrue) process.exitCode = 1;
}

async function call(path, init) {
  const response = await fetch(new URL(path, shop), init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Both forms of an error of nginx. */
function checkError(status, code, { api, page }) {
  check(
    api?.status === status && JSON.parse(api.text).code === code && JSON.parse(api.text).requestId,
    `${status} for the API is JSON with the code ${code}`,
  );
  check(
    page?.status === status && /<html lang="es-CO">.*Volver a intentar/s.test(page.text),
    `${status} for people is a page in Spanish`,
  );
}

/** Sends `text` and then nothing; returns the seconds until nginx closes, and what it answered. */
function sendAndWait(text) {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    let answer = '';
    const socket = connect(Number(shop.port), shop.hostname, () => socket.write(text));
    socket.setTimeout(60_000, () => reject(new Error('nginx waits longer than a minute.')));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('close', () => resolve({ seconds: (Date.now() - started) / 1000, answer }));
    socket.on('error', () => undefined);
  });
}

if (values['without-shop']) {
  checkError(503, 'server.unavailable', { api: await call('/api/products'), page: await call('/productos') });
  process.exit();
}

const { text: home } = await call('/');
const script = /\/build\/[^"]+\.js/.exec(home)[0];
for (const encoding of ['br', 'gzip']) {
  const { headers } = await call(script, { headers: { 'Accept-Encoding': encoding } });
  check(headers.get('content-encoding') === encoding, `${script} is served as ${encoding}`);
  check(/immutable/.test(headers.get('cache-control')), `${script} is cached for ever`);
}
const { headers } = await call('/api/products', { headers: { 'Accept-Encoding': 'br' } });
check(headers.get('content-encoding') === 'br', 'the catalogue is compressed');

// nginx refuses such URLs itself. `fetch` would correct them before sending.
const climbing = async (path) => {
  const { answer } = await sendAndWait(`GET ${path} HTTP/1.1\r\nHost: ${shop.host}\r\nConnection: close\r\n\r\n`);
  const [head, body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), text: body };
};
checkError(400, 'request.malformed', {
  api: await climbing('/api/..%2F..%2F..%2Fx'),
  page: await climbing('/d/..%2F..%2Fapi%2Fpricing'),
});

const large = await call('/api/cart', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: 'x'.repeat(17_000_000),
});
check(large.status === 413 && JSON.parse(large.text).code === 'request.too_large', 'a body of 17 MB is refused');

const head = `Host: ${shop.host}\r\n`;
const slow = await Promise.all([
  sendAndWait(`GET / HTTP/1.1\r\n${head}`),
  sendAndWait(`POST /api/cart HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`),
]);
check(slow[0].seconds < 20, `a head that does not end is cut after ${Math.round(slow[0].seconds)} s`);
check(slow[1].seconds < 20, `a body that does not end is cut after ${Math.round(slow[1].seconds)} s`);

const flood = async (path) =>
  (await Promise.all(Array.from({ length: 400 }, () => call(path)))).filter(({ status }) => status !== 200);
const [api] = await flood('/api/products');
const [page] = await flood('/productos');
checkError(429, 'request.too_many', { api, page });
check(api?.headers.get('retry-after') === '5', '429 says when to come back');
