// The composed shop of docker/prove-faults.mjs: compose.prod.yaml with faults.yaml in podman, on ports of this machine.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const work = process.argv[2] ?? '/tmp/sigerist-prove';
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(work, 'faults');
const disk = path.join(work, 'faults-media');
export const shop = 'https://localhost:4363';
export const simulator = 'http://localhost:4364';
const metricsUrl = 'http://localhost:4365/metrics';
export const mailUrl = 'http://localhost:4366/api/v1/messages';
const prometheusUrl = 'http://localhost:4367/api/v1/alerts';
const project = 'sigerist-faults';
/** Ends only a run that fails: the machine may be busy. */
const CONDITION_MS = 240_000;

// The certificate is made here.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
const env = {
  ...process.env,
  CONTAINERS_CONF: path.join(work, 'containers.conf'),
  PUBLIC_URL: shop,
  STAFF_EMAIL: 'owner@shop.example.com',
};
const run = promisify(execFile);
export const podman = async (...args) => (await run('podman', args, { env })).stdout.trim();
const compose = (args, more = {}) =>
  run('podman-compose', ['-p', project, '-f', 'docker/compose.prod.yaml', '-f', 'docker/prove/faults.yaml', ...args], {
    env: { ...env, ...more },
    cwd: folder,
    maxBuffer: 64_000_000,
  });
export const container = (service) => `${project}_${service}_1`;
export const volume = (name) => `${project}_${name}`;
export const inspect = (service, format) => podman('inspect', '--format', format, container(service));
export const inShop = (...args) => podman('exec', container('shop'), 'node', ...args);
export const sql = (statement) =>
  podman('exec', container('database'), ...'psql -qtAh 127.0.0.1 -U sigerist -d sigerist -c'.split(' '), statement);

export async function start() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(path.join(root, 'docker'), path.join(folder, 'docker'), { recursive: true });
  const secrets = path.join(folder, 'docker/secrets');
  // Of somebody who tries compose.yaml or compose.prod.yaml here.
  for (const file of [secrets, path.join(folder, 'docker/.env')]) await rm(file, { recursive: true, force: true });
  await run('sh', [path.join(root, 'docker/make-secrets.sh'), secrets]);
  const put = (name, text) => writeFile(path.join(secrets, name), `${text}\n`, { mode: 0o644 });
  await put('smtp_url', 'smtp://mail:1025');
  for (const [name, key] of [
    ['public_key', 'pub'],
    ['private_key', 'prv'],
  ])
    await put(`wompi_${name}`, `${key}_test_simulator`);
  for (const name of ['integrity', 'events']) await put(`wompi_${name}_secret`, `test_${name}_simulator`);
  const [key, certificate] = ['tls_key', 'tls_certificate'].map((name) => path.join(secrets, name));
  await makeCertificate(key, certificate, 9);
  await run('chmod', ['644', key, certificate]);
  const file = path.join(folder, 'docker/compose.prod.yaml');
  const ports = (await readFile(file, 'utf8')).replace(
    "'80:8080', '443:8443'",
    "'127.0.0.1:4362:8080', '127.0.0.1:4363:8443'",
  );
  await writeFile(file, ports);
  await clean();
  // A disk for pictures that can be filled.
  await mkdir(disk, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', 'size=64m,uid=65532,gid=65532', project, disk]);
  await podman('volume', 'create', '--opt', 'type=none', '--opt', 'o=bind', '--opt', `device=${disk}`, volume('media'));
  // This podman-compose does not wait for health.
  await compose(['up', '-d', '--no-build', 'database', 'mail', 'payments']);
  await until('the database', async () => (await sql('SELECT 1')) === '1');
  for (const service of ['standby', 'shop', 'web', 'prometheus'])
    await compose(['up', '-d', '--no-build', '--no-deps', service]);
  await until('the shop is ready', isReady);
  // Production takes transfers only to a real account.
  await sql(`UPDATE shop_data SET value = '{"value": "123-456789-01"}' WHERE key = 'bank.account'`);
}

export async function clean() {
  await compose(['down', '-v']).catch(() => undefined);
  const volumes = (await podman('volume', 'ls', '-q')).split('\n').filter((name) => name.startsWith(project));
  if (volumes.length > 0) await podman('volume', 'rm', '-f', ...volumes);
  await run('umount', [disk]).catch(() => undefined);
}

/** Writes what the shop logged, its last words on standard error included. */
export async function keepLog(file) {
  const { stdout, stderr } = await run('podman', ['logs', container('shop')], { env, maxBuffer: 64_000_000 });
  await writeFile(file, stdout + stderr);
}

/** Resolves with the seconds that it took until `condition` held, and rejects when it does not in time. */
export async function until(what, condition) {
  const started = Date.now();
  while (!(await condition().catch(() => false))) {
    if (Date.now() - started > CONDITION_MS) throw new Error(`Not within ${CONDITION_MS / 1000} s: ${what}`);
    await wait(200);
  }
  return Math.round((Date.now() - started) / 100) / 10;
}

export const health = async (kind) =>
  (await fetch(`${shop}/api/health/${kind}`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined))?.status;
export const isReady = async () => (await health('ready')) === 200;
export const isNotReady = async () => (await health('ready')) === 503;

/** The sum of a metric's series whose labels contain `label`. */
export async function metric(name, label = '') {
  const text = await (await fetch(metricsUrl, { signal: AbortSignal.timeout(10_000) })).text();
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line) && line.includes(label));
  if (lines.length === 0) throw new Error(`There is no metric ${name} with ${label}.`);
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Whether the condition of this alert holds: it is pending, or fires. */
export async function alerts(name) {
  const { data } = await (await fetch(prometheusUrl, { signal: AbortSignal.timeout(10_000) })).json();
  return data.alerts.some(({ labels }) => labels.alertname === name);
}

/** Runs a service of compose.prod.yaml that ends by itself, such as `backup`. This podman-compose ends with 0 when the service fails. */
export async function runOnce(service) {
  const { stdout, stderr } = await compose(['run', '--rm', '--no-deps', service]);
  if (/exit code: [1-9]/.test(stdout + stderr)) throw new Error(`${service} failed: ${stdout}${stderr}`);
}

/** Gives nginx a new certificate, as certbot does. */
export async function renewCertificate(days) {
  const [key, certificate] = ['key', 'crt'].map((name) => path.join(work, `faults.${name}`));
  await makeCertificate(key, certificate, days);
  await run('sh', [path.join(folder, 'docker/install-certificate.sh'), certificate, key], {
    env: { ...env, COMPOSE: `podman-compose -p ${project}` },
  });
}

const makeCertificate = (key, certificate, days) =>
  run('openssl', [
    ...`req -x509 -newkey rsa:2048 -nodes -days ${days} -subj /CN=localhost`.split(' '),
    ...['-keyout', key, '-out', certificate],
  ]);

/** Starts a service anew with other variables of faults.yaml. This podman-compose makes a container anew only when it is gone. */
export async function recreate(service, variables) {
  await podman('rm', '-f', '-i', '-t', '40', container(service));
  await compose(['up', '-d', '--no-build', '--no-deps', service], variables);
}

/** As the kernel or a person ends a process: the container sees no signal that it could handle. */
export async function kill(service) {
  process.kill(Number(await inspect(service, '{{.State.Pid}}')), 'SIGKILL');
}

/** Logs the owner in; the function uploads that picture of the bags, and returns 'stored' or the code of the error. */
export async function openPanel() {
  const password = (await readFile(path.join(folder, 'docker/secrets/staff_password'), 'utf8')).trim();
  const login = await fetch(`${shop}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: env.STAFF_EMAIL, password }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return async (name) => {
    const picture = await readFile(path.join(root, 'frontend/public/assets/customizer', name));
    const body = new FormData();
    body.append('file', new Blob([picture], { type: 'image/webp' }), name);
    const answer = await fetch(`${shop}/api/media`, { method: 'POST', headers: { Cookie: cookie }, body });
    return answer.ok ? 'stored' : (await answer.json()).code;
  };
}
