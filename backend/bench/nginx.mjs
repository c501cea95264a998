// The nginx of docker/web on this machine: the same files, in a folder of its own. Needs Debian's packages nginx-light,
// libnginx-mod-http-brotli-filter and libnginx-mod-http-brotli-static.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../dist/src/common/listen.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** In front of these addresses (host:port). Trusts X-Forwarded-For of this machine, so that each caller can have an IP address. */
export async function startNginx(folder, shops) {
  const port = await freePort();
  const moved = {
    '/etc/nginx/shop': path.join(folder, 'shop'),
    '/tmp': path.join(folder, 'tmp'),
    '/srv/client': path.join(root, 'frontend/dist/client'),
    '/srv': path.join(root, 'frontend/dist'),
    'listen 8080': `listen 127.0.0.1:${port}`,
  };
  const original = new RegExp(Object.keys(moved).join('|'), 'g');
  await mkdir(path.join(folder, 'shop'), { recursive: true });
  await mkdir(path.join(folder, 'tmp'), { recursive: true });
  for (const name of await readdir(path.join(root, 'docker/web'))) {
    const text = await readFile(path.join(root, 'docker/web', name), 'utf8');
    await writeFile(
      path.join(folder, 'shop', name),
      text.replace(original, (found) => moved[found]),
    );
  }
  const script = path.join(folder, 'shop/start.sh');
  await chmod(script, 0o755);
  const env = { ...process.env, SHOP_ADDRESS: shops.join(' '), REAL_IP_FROM: '127.0.0.1' };
  // It writes a line for each call that it had to give to the other instance.
  const nginx = spawn(script, { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/api/health/live`).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start.');
    await wait(100);
  }
  return {
    origin,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    },
  };
}
