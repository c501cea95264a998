import { mkdir, rmdir } from 'node:fs/promises';
import path from 'node:path';

const RETRY_MS = 250;

/** Waits until no other journey, also in another process, holds `name`: for what all of them share, such as a switch. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  // The data folder of the journeys' shop: a new one each time.
  const lock = path.join(process.env.E2E_MAIL_DIR!, '..', `${name}.lock`);
  while (!(await tryLock(lock))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  try {
    return await work();
  } finally {
    await rmdir(lock);
  }
}

async function tryLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
