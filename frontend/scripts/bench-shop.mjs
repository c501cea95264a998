// The built shop of a benchmark, with a database of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the shop on a port and waits until it answers; `stop` ends it and removes its data. */
export async function startShop(port) {
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-bench-'));
  const server = spawn(process.execPath, ['backend/dist/embedded-postgres/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SIMULATOR_PORT: String(port + 1),
      WHATSAPP_SIMULATOR_PORT: String(port + 2),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The shop did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.on('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, stop };
}
