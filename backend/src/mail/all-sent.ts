import { MAIL_NOT_SENT } from './mail-sender.port.js';

/**
 * Waits for several mails of one job: all are tried, and when one fails, the job is repeated and sends only that one again. Throws one
 * error, if possible that of a mail that the server did not take, which the metrics count.
 */
export async function allSent(sending: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(sending);
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as Error);
  const notSent = failures.filter(({ message }) => message.startsWith(MAIL_NOT_SENT));
  const [recorded] = [...notSent, ...failures];
  if (recorded) throw recorded;
}
