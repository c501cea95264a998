import { InMemoryPrivacyRequests } from '../../../test/fakes/in-memory-privacy-requests.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { PlainTransaction } from '../../../test/fakes/plain-transaction.js';
import { testEnv } from '../../../test/support/env.js';
import { PersonalData } from '../../common/personal-data.js';
import { MemoryRateLimiter } from '../../common/throttling/memory-rate-limiter.js';
import { JobQueue, type QueuedJob } from '../../jobs/index.js';
import { MailSender } from '../../mail/index.js';
import { MailPrivacyLink } from './mail-privacy-link.js';
import { PrivacyService } from './privacy.service.js';

type Mail = Parameters<MailSender['send']>[0];

const EMAIL = 'laura@example.com';
const CALLER = '203.0.113.7';
const HOUR_MS = 3_600_000;

class SingleJobQueue extends JobQueue {
  job!: QueuedJob;

  enqueueAll(job: QueuedJob): Promise<void> {
    this.job = job;
    return Promise.resolve();
  }
}

class FailingMailSender extends MailSender {
  isDown = false;
  readonly sent: Mail[] = [];

  send(mail: Mail): Promise<void> {
    if (this.isDown) return Promise.reject(new Error('The mail server is down'));
    this.sent.push(mail);
    return Promise.resolve();
  }
}

function shop() {
  const [clock, jobs, mail] = [new ManualClock(), new SingleJobQueue(), new FailingMailSender()];
  const [requests, personalData] = [new InMemoryPrivacyRequests(), new PersonalData()];
  personalData.add('orders', {
    read: () => Promise.resolve([{ number: 'SIG-7K2QXM' }]),
    erase: () => Promise.resolve({ erased: 1, kept: [] }),
  });
  const links = new MailPrivacyLink(requests, personalData, mail, testEnv(''), clock);
  const transaction = new PlainTransaction();
  const service = new PrivacyService(new MemoryRateLimiter(), requests, personalData, transaction, jobs, clock);
  return {
    service,
    clock,
    mail,
    requests,
    /** Runs the job that mails the link. */
    work: () => links.send((jobs.job.payload as { requestId: string }).requestId),
    removeExpired: () => requests.removeExpired(clock.now()),
    lastToken: () => /#token=([\w-]{22})$/m.exec(mail.sent.at(-1)!.text)![1]!,
  };
}

describe('PrivacyService', () => {
  it('mails a link that works for an hour after a late mail, too', async () => {
    const { service, clock, mail, work, removeExpired, lastToken } = shop();
    await service.request(EMAIL, CALLER);
    mail.isDown = true;
    await expect(work()).rejects.toThrow('down');
    // The queue retries for some four days.
    for (let hours = 0; hours < 100; hours += 1) {
      clock.pass(HOUR_MS);
      removeExpired();
    }
    mail.isDown = false;
    await work();
    clock.pass(HOUR_MS - 1000);
    removeExpired();
    await expect(service.export(lastToken(), CALLER)).resolves.toMatchObject({ email: EMAIL });
  });

  it('refuses the link after the hour', async () => {
    const { service, clock, work, lastToken } = shop();
    await service.request(EMAIL, CALLER);
    await work();
    clock.pass(HOUR_MS);
    await expect(service.erase(lastToken(), CALLER)).rejects.toMatchObject({ code: 'privacy.bad_link' });
  });

  it('does not extend the hour of a link by exporting', async () => {
    const { service, clock, work, lastToken } = shop();
    await service.request(EMAIL, CALLER);
    await work();
    clock.pass(HOUR_MS / 2);
    const { nextToken } = await service.export(lastToken(), CALLER);
    clock.pass(HOUR_MS / 2);
    await expect(service.erase(nextToken, CALLER)).rejects.toMatchObject({ code: 'privacy.bad_link' });
  });

  it('keeps no email of a mail that was sent and whose link has expired', async () => {
    const { service, clock, requests, work, removeExpired } = shop();
    await service.request(EMAIL, CALLER);
    await work();
    clock.pass(HOUR_MS + 1);
    removeExpired();
    expect(requests.rows.size).toBe(0);
  });
});
