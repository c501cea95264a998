import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopPort, shopUrl } from './shop';

const root = path.resolve(import.meta.dirname, '../../..');
const STARTS_WITHIN_MS = 60_000;

/** Starts the built shop with a data folder of its own, as `npm start` does, and stops it afterwards. */
export default async function startShop(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-e2e-'));
  const shop = spawn(process.execPath, ['backend/dist/src/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(shopPort), DATA_DIR: dataDir, PUBLIC_URL: shopUrl, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const stopped = new Promise<void>((resolve) => shop.on('exit', () => resolve()));

  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await answers())) {
    if (shop.exitCode !== null || Date.now() > deadline) throw new Error(`The shop did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return async () => {
    shop.kill('SIGTERM');
    await stopped;
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${shopUrl}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}
