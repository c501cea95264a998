// `npm run prove:nginx`: the nginx of docker/web in front of a server that shows what it gets, and of the shop behind a proxy that ends TLS.
// Needs Debian's packages nginx-light, libnginx-mod-http-brotli-filter, libnginx-mod-http-brotli-static and openssl.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../dist/src/common/listen.js';
import { EmbeddedPostgres } from '../dist/embedded-postgres/embedded-postgres.js';
import { startNginx } from './nginx.mjs';
import {
  makeFolder,
  SHOP,
  shopEnvironment,
  spawnProgram,
  STAFF,
  startStubs,
  stopProgram,
  untilAnswered,
} from './servers.mjs';

const HOST = 'shop.example.com';
const TOKEN = 'p3m5Yg0mQm4p3m5Yg0mQm4p3m5Yg0mQm4p3m5Yg0mQ1';
const folder = await makeFolder('nginx');
const closers = [() => rm(folder, { recursive: true, force: true })];

function check(isTrue, what) {
  console.log(`${isTrue ? '✓' : '✗'} ${what}`);
  if (!isTrue) process.exitCode = 1;
}

/** Sends a request as it is; `localAddress` is the caller's IP address on this machine. */
function call(port, target, { method = 'GET', headers = {}, body, localAddress, agent, tls, host = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    const { request } = tls ? https : http;
    const options = { host, port, path: target, method, localAddress, agent, ...tls };
    const asked = request({ ...options, headers: { Host: HOST, ...headers } }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() });
      });
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The statuses of one call for each of these callers. */
async function statuses(port, target, callers, init = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  const answers = await Promise.all(
    callers.map((address) =>
      call(port, target, { ...init, agent, headers: { ...init.headers, 'X-Forwarded-For': address } }),
    ),
  );
  agent.destroy();
  return answers.map(({ status }) => status);
}

const refused = (all) => all.filter((status) => status === 429).length;
const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const hex = (number) => number.toString(16);

/** Answers with the request that it got; `/cut` closes the connection, `/slow` answers after a second. */
async function startEcho() {
  const port = await freePort();
  const server = http.createServer((req, res) => {
    if (req.url.includes('/cut')) return req.socket.destroy();
    const send = () => res.end(JSON.stringify({ url: req.url, headers: req.headers }));
    if (req.url.includes('/slow')) setTimeout(send, 1_000);
    else send();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  closers.push(stop);
  return { address: `127.0.0.1:${port}`, stop };
}

async function startNginxIn(name, ...rest) {
  const nginx = await startNginx(path.join(folder, name), ...rest);
  closers.push(nginx.stop);
  return nginx;
}

/** HSTS and a content security policy. */
function hasSecurityHeaders({ headers }, isSecure = true) {
  const hsts = headers['strict-transport-security'];
  const isRight = isSecure ? hsts === 'max-age=31536000; includeSubDomains' : hsts === undefined;
  return (
    isRight && /default-src/.test(headers['content-security-policy']) && headers['x-content-type-options'] === 'nosniff'
  );
}

async function proveProxyHeaders({ port }) {
  const seen = async (options) => JSON.parse((await call(port, '/api/products', options)).text).headers;
  const byProxy = await seen({ headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' } });
  check(
    byProxy['x-forwarded-proto'] === 'https' && byProxy['x-forwarded-for'] === '203.0.113.7',
    'the proxy in front says that the shopper uses TLS, and from where',
  );
  const byStranger = await seen({
    localAddress: '127.0.0.2',
    headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' },
  });
  check(
    byStranger['x-forwarded-proto'] === 'http' && byStranger['x-forwarded-for'] === '127.0.0.2',
    'nobody else is believed',
  );
  const plain = await call(port, '/productos?q=a', { headers: { 'X-Forwarded-Proto': 'http' } });
  check(
    plain.status === 301 && plain.headers.location === `https://${HOST}/productos?q=a`,
    'plain HTTP at the proxy is sent to https',
  );
}

async function proveHosts({ port }) {
  const page = await call(port, '/productos', { headers: { Host: 'evil.example' } });
  const api = await call(port, '/api/products', { headers: { Host: 'evil.example' } });
  check(page.status === 421 && /<html lang="es-CO">/.test(page.text), 'another host is 421, a page for people');
  check(
    api.status === 421 && JSON.parse(api.text).code === 'request.malformed',
    'another host is 421, JSON for the API',
  );
  const health = await call(port, '/api/health/live', { headers: { Host: '10.1.2.3:8080' } });
  check(health.status === 200, 'a load balancer may ask for the health by IP address');
  const absolute = await call(port, `http://${HOST}/api/products`, { headers: { Host: 'evil.example' } });
  check(
    absolute.status === 200 && JSON.parse(absolute.text).headers.host === HOST,
    'the shop gets its own host whatever a caller sends',
  );
}

async function proveNetworks({ port }, networksPort) {
  const zeros = () => randomBytes(2).map((byte) => (byte % 3 === 0 ? 0 : byte));
  const group = () => (Math.random() < 0.5 ? Buffer.alloc(2) : zeros());
  const spelled = (bytes) => times(8, (index) => hex(bytes.readUInt16BE(index * 2))).join(':');
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  const wrong = [];
  const compare = async (spelling, expected) => {
    const { bytes } = await call(networksPort, '/', { agent, headers: { 'X-Forwarded-For': spelling } });
    if (!bytes.equals(Buffer.concat(expected))) wrong.push(spelling);
  };
  const separator = Buffer.from('|');
  const addresses = times(5_000, () => Buffer.concat(times(8, group))).filter(
    // Those are IPv4 addresses.
    (bytes) => !bytes.subarray(0, 10).equals(Buffer.alloc(10)),
  );
  await Promise.all(
    addresses.map((bytes) =>
      compare(spelled(bytes), [bytes.subarray(0, 8), separator, bytes.subarray(0, 7), separator, bytes.subarray(0, 6)]),
    ),
  );
  for (const spelling of ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '[::ffff:203.0.113.7]:4711'])
    await compare(spelling, [Buffer.from([203, 0, 113, 7]), separator, separator]);
  agent.destroy();
  check(
    wrong.length === 0,
    `${addresses.length} IPv6 addresses, many with zero groups, are in their /64, /56 and /48 ${wrong[0] ?? ''}`,
  );

  const flood = async (...callers) => refused(await statuses(port, '/api/products', callers.flat()));
  check(
    (await flood(
      times(150, () => '2001:db8:a:0::1'),
      times(150, () => '2001:db8:a:0:1:2:3:4'),
    )) > 50,
    'a /64 whose fourth group is zero has one limit',
  );
  /** A busy machine sends hardly faster than the limit allows, which then takes several floods to reach. */
  const isLimited = async (callers) => {
    for (let refusals = 0, again = 0; again < 6; again += 1) if ((refusals += await flood(callers)) > 100) return true;
    return false;
  };
  check(await isLimited(times(900, (n) => `2001:db8:b:${hex(n % 256)}::${n}`)), 'a /56 has a limit');
  check(await isLimited(times(1_800, (n) => `2001:db8:c:${hex((n % 256) * 256)}::${n}`)), 'a /48 has a limit');
  check((await flood(times(900, (n) => `2001:db8:${hex(4096 + n)}::1`))) === 0, 'other networks are not refused');
}

async function proveLimits({ port }) {
  const many = (target, count, address, init) =>
    statuses(
      port,
      target,
      times(count, () => address),
      init,
    );
  check(
    refused(await many('/build/x-12345678.js', 1_600, '198.51.100.1')) > 50,
    'names of files that do not exist have a limit',
  );
  check(refused(await many('/pictures/x.webp', 1_600, '198.51.100.2')) > 50, 'so have pictures');
  for (const [target, address] of [
    ['/api/chatbot/webhook', '198.51.100.3'],
    ['/api/wompi/events', '198.51.100.4'],
  ]) {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    check(refused(await many(target, 800, address, init)) === 0, `800 events at once at ${target} pass`);
    check(refused(await many(target, 1_600, address, init)) > 50, `more do not`);
  }
  const [answer] = (
    await Promise.all(
      times(400, () =>
        call(port, '/api/products', { headers: { 'X-Forwarded-For': '198.51.100.5', 'X-Forwarded-Proto': 'https' } }),
      ),
    )
  ).filter(({ status }) => status === 429);
  check(answer && hasSecurityHeaders(answer) && answer.headers['retry-after'] === '5', '429 says when to come back');
}

async function proveHeaders({ port }) {
  const headers = { 'X-Forwarded-Proto': 'https' };
  const html = await readFile(path.join(import.meta.dirname, '../../frontend/dist/client/index.html'), 'utf8');
  const [script] = /\/build\/[^"]+\.js/.exec(html);
  const [style] = /\/build\/[^"]+\.css/.exec(html) ?? [script];
  for (const [target, status] of [
    [script, 200],
    [style, 200],
    [`${script}.map/../x`, 200],
    ['/%', 400],
    [`/${'a'.repeat(9_000)}`, 414],
  ]) {
    const answer = await call(port, target, { headers });
    if (answer.status !== status || (status !== 200 && !hasSecurityHeaders(answer, status !== 414 && status !== 400)))
      check(false, `${target.slice(0, 40)} is ${answer.status}: ${JSON.stringify(answer.headers)}`);
  }
  const file = await call(port, script, { headers });
  check(hasSecurityHeaders(file), 'files have HSTS and a content security policy');
  const partial = await call(port, script, { headers: { ...headers, Range: 'bytes=5-2' } });
  check([200, 416].includes(partial.status), 'an impossible range is answered');
  const posted = await call(port, script, { headers, method: 'POST' });
  check(posted.status === 405 && hasSecurityHeaders(posted), 'so has what nginx refuses');
}

async function proveLogs(nginx, echo) {
  const { port, logs } = nginx;
  const paths = [
    `/api/staff/invitations/${TOKEN}`,
    `/api/finished-photos/${TOKEN}/image`,
    `/api/cart/${TOKEN}?token=${TOKEN}`,
  ];
  const headers = { 'X-Forwarded-For': '198.51.100.9', Referer: `https://${HOST}/foto?token=${TOKEN}` };
  const before = (await logs()).error.length;
  for (const target of paths) {
    await call(port, target, { headers });
    await call(port, `${target}/cut`, { headers });
    await call(port, target, { headers, method: 'POST', body: Buffer.alloc(17_000_000) }).catch(() => undefined);
    // The client leaves while it sends, and while it waits.
    for (const length of [1_000, 0]) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST ${target}/slow HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: ${length}\r\n\r\n`);
      await wait(200);
      socket.destroy();
    }
    await statuses(
      port,
      target,
      times(400, () => '198.51.100.10'),
      { headers },
    );
  }
  await echo.stop();
  for (const target of paths) {
    const { status } = await call(port, target, { headers });
    check(status === 503, 'without the shop the answer is 503');
  }
  await wait(500);
  const log = await logs();
  const lines = log.error.slice(before).trim().split('\n');
  check(lines.length >= 9, `the error log has ${lines.length} lines about that`);
  check(/\/api\/finished-photos\/\*/.test(log.error), 'which name the paths');
  check(!log.error.includes(TOKEN.slice(0, 16)), 'no token is in the error log');
  check(log.access.includes('/api/finished-photos/*'), 'the access log names the paths too');
  check(!log.access.includes(TOKEN.slice(0, 16)), 'no token is in the access log');
}

async function proveTls(certificate, echo) {
  const nginx = await startNginxIn('tls', [echo.address], {
    publicUrl: `https://${HOST}`,
    realIpFrom: '',
    certificate,
  });
  const tls = { ca: await readFile(certificate.cert), servername: HOST };
  const answer = await call(nginx.tlsPort, '/api/products', {
    tls,
    headers: { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'http' },
  });
  const { headers } = JSON.parse(answer.text);
  check(
    headers['x-forwarded-proto'] === 'https' && headers['x-forwarded-for'] === '127.0.0.1',
    'nginx speaks TLS itself',
  );
  const other = await call(nginx.tlsPort, '/productos', { tls, headers: { Host: 'evil.example' } });
  check(other.status === 421 && hasSecurityHeaders(other), 'another host over TLS is 421');
  const plain = await call(nginx.port, '/productos?a=1');
  check(
    plain.status === 301 && plain.headers.location === `https://${HOST}/productos?a=1`,
    'plain HTTP is sent to https',
  );
  const plainOther = await call(nginx.port, '/productos', { headers: { Host: 'evil.example' } });
  check(plainOther.status === 421 && !plainOther.headers.location, 'another host is sent nowhere');
  const ipv6 = await call(nginx.tlsPort, '/api/products', { tls, host: '::1' });
  check(JSON.parse(ipv6.text).headers['x-forwarded-for'] === '::1', 'IPv6 is answered');
}

/** The shop behind nginx behind a proxy that ends TLS, as in docker/k8s. */
async function proveShop(certificate) {
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const postgres = await EmbeddedPostgres.start({ dataDir });
  closers.push(() => postgres.stop());
  const stubs = await startStubs();
  closers.push(stubs.stop);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const origin = `https://localhost:${tlsPort}`;
  const environment = { ...shopEnvironment({ port, databaseUrl: postgres.url, dataDir, stubs }), PUBLIC_URL: origin };
  const shop = spawnProgram(SHOP, environment);
  closers.push(() => stopProgram(shop));
  await untilAnswered(`http://127.0.0.1:${port}/api/health/live`, shop);
  const nginx = await startNginxIn('shop', [`127.0.0.1:${port}`], { publicUrl: origin });

  const proxy = https.createServer(
    { cert: await readFile(certificate.cert), key: await readFile(certificate.key) },
    (req, res) => {
      const headers = { ...req.headers, 'x-forwarded-for': req.socket.remoteAddress, 'x-forwarded-proto': 'https' };
      req.pipe(
        http.request({ port: nginx.port, host: '127.0.0.1', path: req.url, method: req.method, headers }, (answer) => {
          res.writeHead(answer.statusCode, answer.headers);
          answer.pipe(res);
        }),
      );
    },
  );
  proxy.listen(tlsPort);
  await once(proxy, 'listening');
  closers.push(() => new Promise((resolve) => proxy.close(resolve)));

  const tls = { ca: await readFile(certificate.cert), servername: HOST };
  const headers = { Host: `localhost:${tlsPort}`, Origin: origin, 'Content-Type': 'application/json' };
  const login = await call(tlsPort, '/api/login', { tls, headers, method: 'POST', body: JSON.stringify(STAFF) });
  const cookies = login.headers['set-cookie'] ?? [];
  const session = cookies.find((cookie) => /HttpOnly/i.test(cookie));
  check(login.status === 200 && session, `staff log in through a proxy that ends TLS (${login.status})`);
  check(cookies.length > 0 && cookies.every((cookie) => /; Secure/i.test(cookie)), 'every cookie is for TLS alone');
  const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
  const own = await call(tlsPort, '/api/auth/check', { tls, headers: { ...headers, Cookie: cookie } });
  check(own.status === 200 && own.text.includes(STAFF.email), `and stay logged in (${own.status})`);
  const home = await call(tlsPort, '/', { tls, headers });
  check(home.status === 200 && hasSecurityHeaders(home), 'the home page has HSTS');
  const [script] = /\/build\/[^"]+\.js/.exec(home.text);
  check(hasSecurityHeaders(await call(tlsPort, script, { tls, headers })), 'so has a script of it');
  check(hasSecurityHeaders(await call(port, script)), 'also where the shop itself sends it');
}

try {
  const certificate = { cert: path.join(folder, 'tls.crt'), key: path.join(folder, 'tls.key') };
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const files = ['-keyout', certificate.key, '-out', certificate.cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  const echo = await startEcho();
  const networksPort = await freePort();
  const nginx = await startNginxIn('http', [echo.address], {
    publicUrl: `https://${HOST}`,
    extraServer: `server { listen 127.0.0.1:${networksPort}; location / { limit_conn connections 10000; return 200 "$network|$network_56|$network_48"; } }\n`,
  });
  await proveProxyHeaders(nginx);
  await proveHosts(nginx);
  await proveNetworks(nginx, networksPort);
  await proveLimits(nginx);
  await proveHeaders(nginx);
  await proveTls(certificate, echo);
  await proveLogs(nginx, echo);
  await proveShop(certificate);
} finally {
  for (const close of closers.reverse()) await close();
}
