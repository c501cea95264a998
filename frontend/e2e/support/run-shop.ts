import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { staff } from './shop';

const root = path.resolve(import.meta.dirname, '../../..');
const STARTS_WITHIN_MS = 90_000;

export interface RunningShop {
  url: string;
  /** Ends the process: politely, or as when the power goes. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts the built shop on a port and a data folder, as `npm start` does, and waits until it can be used. */
export async function runShop(port: number, dataDir: string): Promise<RunningShop> {
  const url = `http://localhost:${port}`;
  const shop = spawn(process.execPath, ['backend/dist/src/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      // Away from the next shop's port.
      SIMULATOR_PORT: String(port + 100),
      WHATSAPP_SIMULATOR_PORT: String(port + 200),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      STAFF_EMAIL: staff.email,
      STAFF_PASSWORD: staff.password,
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A journey that takes too long is ended with its process, before it stops what it started.
  process.once('exit', () => shop.kill('SIGKILL'));
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk) => (output += String(chunk)));

  const deadline = Date.now() + STARTS_WITHIN_MS;
  // What it prints tells it apart from whatever else may answer on that port.
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
