import { InMemoryContactMessages } from '../../../test/fakes/in-memory-contact-messages.js';
import { InMemoryShopData } from '../../../test/fakes/in-memory-shop-data.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { RecordingJobQueue } from '../../../test/fakes/recording-job-queue.js';
import { RollingBackTransaction } from '../../../test/fakes/rolling-back-transaction.js';
import { testEnv } from '../../../test/support/env.js';
import { PersonalData } from '../../common/personal-data.js';
import type { MailSender } from '../../mail/index.js';
import { ShopSettings } from '../../settings/index.js';
import { mailContactMessageJob, MailContactMessage } from './mail-contact-message.js';
import { OwnMessages } from './own-messages.js';
import { SendContactMessage } from './send-contact-message.js';

type Mail = Parameters<MailSender['send']>[0];

const form = {
  firstName: 'Laura',
  lastName: 'Restrepo',
  email: 'laura@example.com',
  phone: '300 123 4567',
  message: '¿Hacen envíos a Leticia?',
  dataConsent: true,
};
const person = { accountId: null, provenEmail: 'LAURA@example.com' };

describe('a contact message', () => {
  let mails: Mail[];
  let jobs: RecordingJobQueue;
  let personalData: PersonalData;
  let sending: SendContactMessage;
  let mailing: MailContactMessage;

  beforeEach(() => {
    const [messages, clock] = [new InMemoryContactMessages(), new ManualClock()];
    mails = [];
    jobs = new RecordingJobQueue();
    personalData = new PersonalData();
    sending = new SendContactMessage(new RollingBackTransaction(jobs), messages, jobs, clock);
    const mail = { send: (sent: Mail) => Promise.resolve(void mails.push(sent)) };
    mailing = new MailContactMessage(messages, mail, new ShopSettings(testEnv(''), new InMemoryShopData(), clock));
    new OwnMessages(personalData, messages).onModuleInit();
  });

  const work = async () => {
    for (const { id } of jobs.of(mailContactMessageJob)) await mailing.send(id);
  };

  it('is mailed to the shop, which can reply to the shopper', async () => {
    await sending.send(form);
    await work();

    expect(mails).toMatchObject([{ replyTo: { name: 'Laura Restrepo', address: 'laura@example.com' } }]);
    expect(mails[0]!.text).toContain('¿Hacen envíos a Leticia?');
    expect(mails[0]!.text).toContain('Aceptó el tratamiento de datos: Sí');
  });

  it('waits in the queue without personal data', async () => {
    await sending.send(form);

    expect(jobs.of(mailContactMessageJob)).toEqual([{ id: expect.any(String) }]);
  });

  it('is exported to its sender, and not mailed after they erased it', async () => {
    await sending.send(form);
    expect(await personalData.of(person)).toMatchObject({ data: { contactMessages: [{ message: form.message }] } });

    await personalData.erase(person);
    await work();
    expect(mails).toEqual([]);
    expect(await personalData.of(person)).toMatchObject({ data: { contactMessages: [] } });
  });

  it('is neither exported nor erased for an email that is not proven', async () => {
    await sending.send(form);
    const stranger = { accountId: crypto.randomUUID(), provenEmail: null };
    expect(await personalData.of(stranger)).toMatchObject({ data: { contactMessages: [] } });

    await personalData.erase(stranger);
    await work();
    expect(mails).toHaveLength(1);
  });
});
