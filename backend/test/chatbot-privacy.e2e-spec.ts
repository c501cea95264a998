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

  it('include what was sent beside words and what a message said before, and are erased with it', async () => {
    const [email, number] = [`luz.${crypto.randomUUID()}@example.com`, chat.newNumber()];
    const original = chat.message(number, 'nombre Emilai') as { id: string };
    const change = (message: object) => ({ type: 'edit', edit: { original_message_id: original.id, message } });
    const contacts = [{ name: { formatted_name: 'Tía Marta' }, emails: [{ email }] }];
    await chat.deliver({
      messages: [
        original,
        chat.message(number, '', change({ type: 'text', text: { body: `nombre Emilia, ${email}` } })),
        chat.message(number, '', { type: 'contacts', contacts }),
      ],
    });
    const data = await eventually(async () => {
      const found = await read(email);
      expect(found).toMatchObject([{ messages: [{}, {}] }]);
      return found;
    });
    expect(data).toMatchObject([
      {
        messages: [
          { text: `nombre Emilia, ${email}`, earlierTexts: ['nombre Emilai'] },
          { text: '[Contacto] Tía Marta', contacts: [{ name: 'Tía Marta', emails: [email] }] },
        ],
      },
    ]);
    const { app } = chat.shop;
    // The contact is handed to a person, which keeps the conversation until she has answered.
    const ofEmail = 'chatbot_conversation WHERE emails @> ARRAY[$1]';
    await eventually(async () =>
      expect(await app.get(DataSource).query(`SELECT state FROM ${ofEmail}`, [email])).toEqual([{ state: 'waiting' }]),
    );
    await app.get(DataSource).query(`UPDATE chatbot_conversation SET state = 'bot' WHERE emails @> ARRAY[$1]`, [email]);
    const erased = await app.get(Transaction).run(() => app.get(PersonalData).erase(person(email)));
    expect(erased.conversations).toMatchObject({ erased: 1 });
    const stored = JSON.stringify(await app.get(DataSource).query('SELECT * FROM chatbot_message'));
    for (const text of ['Emilai', 'Tía Marta', email]) expect(stored).not.toContain(text);
  });

  it('lose what a customer deletes in WhatsApp', async () => {
    const [email, number] = [`sol.${crypto.randomUUID()}@example.com`, chat.newNumber()];
    const original = chat.message(number, `soy ${email}`) as { id: string };
    await chat.deliver({ messages: [original] });
    await eventually(async () => expect(await read(email)).toHaveLength(1));
    const revoke = { original_message_id: original.id };
    await chat.deliver({ messages: [chat.message(number, '', { type: 'revoke', revoke, text: undefined })] });
    await eventually(async () => {
      expect(await read(email)).toEqual([]);
      // The bot of these tests repeats what it answers.
      const stored = [`chatbot_message WHERE author = 'customer'`, 'chatbot_conversation', 'chatbot_event'];
      for (const table of stored)
        expect(JSON.stringify(await chat.shop.app.get(DataSource).query(`SELECT * FROM ${table}`))).not.toContain(
          email,
        );
    });
  });

  it('are not returned for a typed telephone number or an unproven email', async () => {
    await write(chat.newNumber(), 'hola');
    expect(await read('thief@example.com')).toEqual([]);
    expect(await read(null)).toEqual([]);
  });
});
