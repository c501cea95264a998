import { setTimeout as wait } from 'node:timers/promises';

/**
 * Tries again until `attempt` no longer throws, and gives its result; after the deadline its last error is the test's. It is
 * long, because it ends only tests that fail, and a busy machine takes ten times as long to start a program.
 */
export async function eventually<T>(attempt: () => T | Promise<T>, deadlineMs = 45_000): Promise<T> {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(25);
    }
  }
}
