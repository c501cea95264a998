import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseProxy } from '../../../../test/support/database-proxy.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { RecordingJobQueue } from '../../../../test/fakes/recording-job-queue.js';
import { MemoryRateLimiter } from '../../../common/throttling/memory-rate-limiter.js';
import { dataSourceOptions } from '../../../database/index.js';
import { type Mail, MailSender } from '../../mail-sender.port.js';
import { JobPostponedError } from '../../../jobs/index.js';
import { mailStrangersWaitJob } from '../../strangers-wait-job.js';
import { OnceOnlyMailSender } from './once-only-mail-sender.js';
import { StrangersMails } from './strangers-mails.js';

/** A mail server that may be unavailable. */
class Outbox extends MailSender {
  readonly sent: string[] = [];
  isUnavailable = false;

  send({ id }: Mail): Promise<void> {
    if (this.isUnavailable) return Promise.reject(new Error('unavailable'));
    this.sent.push(id);
    return Promise.resolve();
  }
}

describe('OnceOnlyMailSender', () => {
  let database: TestDatabase;
  let outbox: Outbox;
  let sender: OnceOnlyMailSender;
  const mail = (id: string): Mail => ({ id, to: 'laura@example.com', subject: '', text: '', html: '' });

  const clock = new ManualClock();
  let jobs: RecordingJobQueue;
  const senderTo = (carrier: MailSender, dataSource = database.dataSource) =>
    new OnceOnlyMailSender(
      carrier,
      dataSource,
      new MemoryRateLimiter(),
      new StrangersMails(dataSource, clock),
      clock,
      jobs,
    );

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    outbox = new Outbox();
    jobs = new RecordingJobQueue();
    sender = senderTo(outbox);
  });

  it('sends a mail once, also when another instance repeats the work', async () => {
    await sender.send(mail('order-1'));
    await sender.send(mail('order-1'));
    await senderTo(outbox).send(mail('order-1'));
    expect(outbox.sent).toEqual(['order-1']);
  });

  it('holds back mails beyond the limit of a mailbox, and counts only mails that the mail server accepted', async () => {
    const counted = { name: 'test', what: 'tests', counts: ['mailbox'], calls: 2, seconds: 3_600 } as const;
    const limited = (id: string) => ({ ...mail(id), limit: { ...counted, store: 'memory', why: '' } as const });
    outbox.isUnavailable = true;
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(sender.send(limited('limited-1'))).rejects.toThrow('Mail not sent');
    outbox.isUnavailable = false;
    for (const id of ['limited-1', 'limited-1', 'limited-2', 'limited-3']) await sender.send(limited(id));
    await sender.send(mail('unlimited'));
    // The job of a mail that was held back is repeated for another reason once the limit has recovered.
    await sender.send(mail('limited-3'));
    expect(outbox.sent).toEqual(['limited-1', 'limited-2', 'unlimited']);
  });

  it('sends a mail again that the mail server rejected', async () => {
    outbox.isUnavailable = true;
    await expect(sender.send(mail('order-2'))).rejects.toThrow('Mail not sent');
    outbox.isUnavailable = false;
    await sender.send(mail('order-2'));
    expect(outbox.sent).toEqual(['order-2']);
  });

  it('records a sent mail as soon as the database is available again', async () => {
    const proxy = new DatabaseProxy(database.url);
    const dataSource = await new DataSource(dataSourceOptions(await proxy.open())).initialize();
    const cutting = { send: () => outbox.send(mail('order-5')).then(() => proxy.cut()) };
    const sending = senderTo(cutting, dataSource).send(mail('order-5'));
    await eventually(() => expect(outbox.sent).toEqual(['order-5']));
    await expect(dataSource.query('SELECT 1')).rejects.toThrow();
    await proxy.open();
    await sending;
    await sender.send(mail('order-5'));
    expect(outbox.sent).toEqual(['order-5']);
    await dataSource.destroy();
    await proxy.cut();
  });

  it('sends a mail once that it could not record, and records it later', async () => {
    const { dataSource } = database;
    await dataSource.query('ALTER TABLE sent_mail ADD CONSTRAINT disk_full CHECK (false) NOT VALID');
    await expect(sender.send(mail('order-3'))).rejects.toThrow('disk_full');
    await dataSource.query('ALTER TABLE sent_mail DROP CONSTRAINT disk_full');
    await sender.send(mail('order-3'));
    expect(outbox.sent).toEqual(['order-3']);
    expect(await dataSource.query('SELECT id FROM sent_mail WHERE id = $1', ['order-3'])).toHaveLength(1);
  });

  describe('mails that strangers cause', () => {
    const stranger = (number: number) => ({ ...mail(`stranger-${number}`), isStrangers: true });
    const toShop = (number: number) => ({
      ...mail(`shop-${number}`),
      isStrangers: true,
      digestEntry: `Entry ${number}`,
    });
    const HOUR_MS = 3_600_000;

    beforeEach(async () => {
      await database.dataSource.query('TRUNCATE strangers_mail, digest_entry, sent_mail');
    });

    it('wait beyond 200 an hour of all instances, in their order, and the owner is alerted', async () => {
      const instances = [sender, senderTo(outbox)];
      const sendAll = async (from: number, to: number) => {
        const numbers = Array.from({ length: to - from }, (_, index) => from + index);
        const results = await Promise.allSettled(
          numbers.map((number) => instances[number % 2]!.send(stranger(number))),
        );
        return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as JobPostponedError] : []));
      };
      const start = clock.now().getTime();
      expect(await sendAll(0, 200)).toEqual([]);
      expect(outbox.sent).toHaveLength(200);

      clock.pass(60_000);
      const waiting = await sendAll(200, 450);
      expect(waiting).toHaveLength(250);
      for (const error of waiting) expect(error).toBeInstanceOf(JobPostponedError);
      const turns = waiting.map(({ runAt }) => (runAt.getTime() - start) / HOUR_MS);
      expect(turns.filter((hours) => hours === 1)).toHaveLength(200);
      expect(turns.filter((hours) => hours === 2)).toHaveLength(50);
      expect(new Set(jobs.of(mailStrangersWaitJob).map(({ day }) => day))).toEqual(new Set(['2026-01-15']));
      // Repeated too early, they keep their turn.
      expect((await sendAll(200, 450)).map(({ runAt }) => (runAt.getTime() - start) / HOUR_MS)).toEqual(turns);

      clock.pass(HOUR_MS);
      expect(await sendAll(200, 450)).toHaveLength(50);
      expect(outbox.sent).toHaveLength(400);
    });

    it('delay no mail of another kind', async () => {
      for (let number = 0; number < 201; number += 1) await sender.send(stranger(number)).catch(() => undefined);
      await sender.send(mail('reset-code'));
      expect(outbox.sent).toContain('reset-code');
    });

    it('go to the shop one by one up to 20 an hour, then into its digest, without waiting', async () => {
      for (let number = 0; number < 40; number += 1) await sender.send(toShop(number));
      // The repeated job of a mail that is in the digest adds it once.
      await senderTo(outbox).send(toShop(39));
      expect(outbox.sent.filter((id) => id.startsWith('shop-'))).toHaveLength(20);
      expect(jobs.of(mailStrangersWaitJob)).toEqual([{ day: '2026-01-15' }]);
      const entries = await new StrangersMails(database.dataSource, clock).entriesBefore(
        new Date(clock.now().getTime() + 1),
      );
      expect(entries.map(({ text }) => text)).toEqual(
        expect.arrayContaining(Array.from({ length: 20 }, (_, index) => `Entry ${index + 20}`)),
      );
      expect(entries).toHaveLength(20);
    });

    it('keep the limit of a mailbox, whose mails beyond it take no turn', async () => {
      const counted = { name: 'strangers', what: 'tests', counts: ['mailbox'], calls: 2, seconds: 3_600 } as const;
      const limit = { ...counted, store: 'memory', why: '' } as const;
      for (let number = 0; number < 10; number += 1) await sender.send({ ...stranger(number), limit });
      expect(outbox.sent).toHaveLength(2);
      expect(await database.dataSource.query('SELECT FROM strangers_mail')).toHaveLength(2);
    });
  });
});
