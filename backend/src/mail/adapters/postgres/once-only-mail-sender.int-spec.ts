import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseProxy } from '../../../../test/support/database-proxy.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { eventually } from '../../../../test/support/eventually.js';
import { MemoryRateLimiter } from '../../../common/throttling/memory-rate-limiter.js';
import { dataSourceOptions } from '../../../database/index.js';
import { type Mail, MailSender } from '../../mail-sender.port.js';
import { OnceOnlyMailSender } from './once-only-mail-sender.js';

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

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    outbox = new Outbox();
    sender = new OnceOnlyMailSender(outbox, database.dataSource, new MemoryRateLimiter());
  });

  it('sends a mail once, also when another instance repeats the work', async () => {
    await sender.send(mail('order-1'));
    await sender.send(mail('order-1'));
    await new OnceOnlyMailSender(outbox, database.dataSource, new MemoryRateLimiter()).send(mail('order-1'));
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
    const sending = new OnceOnlyMailSender(
      { send: () => outbox.send(mail('order-5')).then(() => proxy.cut()) },
      dataSource,
      new MemoryRateLimiter(),
    ).send(mail('order-5'));
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
});
