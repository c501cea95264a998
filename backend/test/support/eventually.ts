import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats `attempt` until it does not throw, and returns its result; throws its last error after the deadline. The deadline is long, because
 * only failing tests reach it and a busy machine needs ten times as long to start a program.
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
