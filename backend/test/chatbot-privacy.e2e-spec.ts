import { DataSource } from 'typeorm';
import { PersonalData } from '../src/common/personal-data.js';
import { Transaction } from '../src/common/transaction.port.js';
import { ChatShop } from './support/chat-shop.js';
import { eventually } from './support/eventually.js';

/** Export and erasure of conversations after an email is proven. */
describe('conversations as personal data', () => {
  let chat: ChatShop;
  const person = (provenEmail: string | null) => ({ accountId: null, provenEmail });
  const read = async (email: string | null) =>
    (await chat.shop.app.get(PersonalData).of(person(email))).data.conversations!;
  const write = async (number: string, text: string) => {
    await chat.deliver({ messages: [chat.message(number, text)] });
    await eventually(() => expect(chat.sentTo(number)).toHaveLength(1));
    // The content of a webhook call is deleted once it is applied, which may be after the answer.
    const unapplied = 'SELECT FROM chatbot_event WHERE body IS NOT NULL';
    await eventually(async () => expect(await chat.shop.app.get(DataSource).query(unapplied)).toEqual([]));
  };

  beforeAll(async () => {
    chat = await ChatShop.open();
  });
  afterAll(() => chat.close());

  it('are the messages that contain the email, and are erased with their whole conversations', async () => {
    const email = `laura.${crypto.randomUUID()}@example.com`;
    const number = chat.newNumber();
    await write(number, `¿en qué va SIG-7K2QXM? Mi correo es ${email.toUpperCase()}`);
    await chat
      .api()
      .post('/api/chatbot/messages')
      .send({ message: `soy ${email}` })
      .expect(200);
    const data = await read(email);
    expect(data).toMatchObject([
      { channel: 'web', messages: [{ author: 'customer', text: `soy ${email}` }] },
      {
        channel: 'whatsapp',
        messages: [{ author: 'customer', text: expect.stringContaining('SIG-7K2QXM') as string }],
      },
    ]);
    // Anyone can write the email, so its owner does not see who wrote it.
    expect(JSON.stringify(data)).not.toContain(number);
    const { app } = chat.shop;
    const erased = await app.get(Transaction).run(() => app.get(PersonalData).erase(person(email)));
    expect(erased.conversations).toEqual({ erased: 2, kept: [] });
    expect(await read(email)).toEqual([]);
    for (const table of ['contact', 'message', 'conversation', 'event'])
      expect(JSON.stringify(await app.get(DataSource).query(`SELECT * FROM chatbot_${table}`))).not.toContain(number);
  });

  it('are not returned for a typed telephone number or an unproven email', async () => {
    await write(chat.newNumber(), 'hola');
    expect(await read('thief@example.com')).toEqual([]);
    expect(await read(null)).toEqual([]);
  });
});
