import { mkdir, rmdir } from 'node:fs/promises';
import path from 'node:path';

const RETRY_MS = 250;

/** Runs `work` while holding a lock across processes, for state that tests share, such as a switch. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // In the shop's data folder, which is new for each run.
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
