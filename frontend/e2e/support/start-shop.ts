import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runShop } from './run-shop';
import { shopPort } from './shop';

/** Starts the shop of all journeys with a data folder of its own, and stops it afterwards. */
export default async function startShop(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-e2e-'));
  // The journeys' own processes read it.
  process.env.E2E_MAIL_DIR = path.join(dataDir, 'mail');
  const shop = await runShop(shopPort, dataDir);
  return async () => {
    await shop.stop('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
}
