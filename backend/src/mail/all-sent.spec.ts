import { allSent } from './all-sent.js';
import { MAIL_NOT_SENT } from './mail-sender.port.js';

it('waits for every mail, and throws the error of one that was not sent', async () => {
  let isLastSent = false;
  const last = new Promise<void>((resolve) => setTimeout(() => resolve(void (isLastSent = true)), 5));
  const failures = [Promise.reject(new Error('template')), Promise.reject(new Error(`${MAIL_NOT_SENT} (550)`))];
  await expect(allSent([...failures, last])).rejects.toThrow('550');
  expect(isLastSent).toBe(true);
});
