import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { staff } from './shop';

const root = path.resolve(import.meta.dirname, '../../..');
const STARTS_WITHIN_MS = 90_000;

export interface RunningShop {
  url: string;
  /** Stops the process, gracefully or like a power failure. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts the built shop like `npm start`, on a port, with a data folder and further variables, and waits until it is ready. */
export async function runShop(
  port: number,
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<RunningShop> {
  const url = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ['backend/dist/embedded-postgres/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      // Must not collide with the port of the next shop.
      SIMULATOR_PORT: String(port + 100),
      WHATSAPP_SIMULATOR_PORT: String(port + 200),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      STAFF_EMAIL: staff.email,
      STAFF_PASSWORD: staff.password,
      NODE_OPTIONS: '',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that times out is killed with its process, before it can stop its shop.
  process.once('exit', () => shop.kill('SIGKILL'));
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk) => (output += String(chunk)));

  const deadline = Date.now() + STARTS_WITHIN_MS;
  // The output distinguishes it from another server on the same port.
  while (!output.includes(url) || !(await answers(url))) {
    if (hasEnded(shop) || Date.now() > deadline) throw new Error(`The shop did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const stop: RunningShop['stop'] = async (signal) => {
    if (hasEnded(shop)) return;
    const ended = once(shop, 'exit');
    shop.kill(signal);
    await ended;
  };
  return { url, stop };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
