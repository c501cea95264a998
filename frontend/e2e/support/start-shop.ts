import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runShop } from './run-shop';
import { shopPort, shopUrl } from './shop';

/** Starts the shop of all tests with a temporary data folder, and stops it afterwards. */
export default async function startShop(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-e2e-'));
  // Read by the test processes.
  process.env.E2E_MAIL_DIR = path.join(dataDir, 'mail');
  const shop = await runShop(shopPort, dataDir);
  // The first request loads the rendering code; pages requested meanwhile would be served without content.
  await (await fetch(shopUrl)).text();
  return async () => {
    await shop.stop('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
}
