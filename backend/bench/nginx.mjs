// The nginx of docker/web on this machine: the same files, in a folder of its own. Needs Debian's packages nginx-light,
// libnginx-mod-http-brotli-filter and libnginx-mod-http-brotli-static.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../dist/src/common/listen.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * In front of these addresses (host:port). Trusts X-Forwarded-For of `realIpFrom`, by default of this machine, so that each caller can have
 * an IP address. `certificate` (paths `cert` and `key`) makes it speak TLS. `extraServer` is added to its servers.
 */
export async function startNginx(
  folder,
  shops,
  { publicUrl, realIpFrom = '127.0.0.1', certificate, extraServer } = {},
) {
  const [port, tlsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const moved = {
    '/etc/nginx/shop': path.join(folder, 'shop'),
    '/run/secrets': path.join(folder, 'secrets'),
    '/tmp': path.join(folder, 'tmp'),
    '/srv/client': path.join(root, 'frontend/dist/client'),
    '/srv/acme': path.join(folder, 'acme'),
    '/srv': path.join(root, 'frontend/dist'),
    'listen 8080': `listen ${port}`,
    'listen 8443': `listen ${tlsPort}`,
  };
  const original = new RegExp(Object.keys(moved).join('|'), 'g');
  for (const name of ['shop', 'secrets', 'tmp']) await mkdir(path.join(folder, name), { recursive: true });
  for (const name of await readdir(path.join(root, 'docker/web'))) {
    const text = await readFile(path.join(root, 'docker/web', name), 'utf8');
    const added = name.startsWith('listen-') && extraServer ? extraServer : '';
    await writeFile(path.join(folder, 'shop', name), text.replace(original, (found) => moved[found]) + added);
  }
  if (certificate) {
    await cp(certificate.cert, path.join(folder, 'secrets/tls_certificate'));
    await cp(certificate.key, path.join(folder, 'secrets/tls_key'));
  }
  const script = path.join(folder, 'shop/start.sh');
  await chmod(script, 0o755);
  const env = {
    ...process.env,
    PUBLIC_URL: publicUrl ?? origin,
    SHOP_ADDRESS: shops.join(' '),
    REAL_IP_FROM: realIpFrom,
  };
  const logFiles = ['access.log', 'error.log'].map((name) => path.join(folder, name));
  const [access, error] = await Promise.all(logFiles.map((file) => open(file, 'w')));
  const nginx = spawn(script, { env, stdio: ['ignore', access.fd, error.fd] });
  await Promise.all([access.close(), error.close()]);
  /** What it wrote so far. */
  const logs = async () => {
    const [access, error] = await Promise.all(logFiles.map((file) => readFile(file, 'utf8')));
    return { access, error };
  };
  while (!(await fetch(`${origin}/api/health/live`, { redirect: 'manual' }).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${(await logs()).error}`);
    await wait(100);
  }
  return {
    origin,
    port,
    tlsPort,
    logs,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await once(nginx, 'close');
    },
  };
}
