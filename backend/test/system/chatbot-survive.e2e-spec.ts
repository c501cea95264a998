import { DataSource } from 'typeorm';
import type { ConversationDto, ConversationPageDto } from '../../src/chatbot/adapters/http/conversation.dto.js';
import { MessagingError } from '../../src/chatbot/application/messaging-platform.port.js';
import type { Agent } from '../support/chat-shop.js';
import { ChatShop } from '../support/chat-shop.js';
import { eventually } from '../support/eventually.js';

/** Conversations with several instances, replays, races and failures of the platform. */
describe('conversations during failures', () => {
  let chat: ChatShop;
  let second: ChatShop;
  let staff: Agent;

  beforeAll(async () => {
    chat = await ChatShop.open();
    second = await ChatShop.open({ databaseUrl: chat.shop.env.databaseUrl });
    staff = await chat.staff();
    await staff.post('/api/chatbot/hours').send({ start: '00:00', end: '23:59' }).expect(200);
  });
  afterAll(async () => {
    await second.close();
    await chat.close();
  });

  const sentTo = (number: string) => [...chat.sentTo(number), ...second.sentTo(number)];
  const sql = <T extends object>(statement: string, ...values: unknown[]) =>
    chat.shop.app.get(DataSource).query<T[]>(statement, values);
  const conversationOf = async (number: string): Promise<ConversationDto> => {
    const { items } = (await staff.get('/api/chatbot/conversations?limit=100').expect(200)).body as ConversationPageDto;
    const { id } = items.find(({ phone }) => phone === number)!;
    return (await staff.get(`/api/chatbot/conversations/${id}`).expect(200)).body as ConversationDto;
  };
  const settled = () =>
    eventually(async () => {
      const waiting = await sql(`SELECT FROM graphile_worker.jobs WHERE task_identifier LIKE 'chatbot.%'
        AND run_at <= now() AND task_identifier <> 'chatbot.retention'`);
      expect(waiting).toEqual([]);
    });

  it('answers each of many messages once when deliveries are shuffled and repeated on two instances', async () => {
    const numbers = Array.from({ length: 6 }, () => chat.newNumber());
    const messages = numbers.flatMap((number) =>
      Array.from({ length: 5 }, (_, index) => chat.message(number, `mensaje ${index}`)),
    );
    const deliveries = [...messages, ...messages, ...messages.slice(0, 10)]
      .map((message) => ({ message, rank: Math.random() }))
      .sort((a, b) => a.rank - b.rank);
    await Promise.all(
      deliveries.map(({ message }, index) => (index % 2 === 0 ? chat : second).deliver({ messages: [message] })),
    );
    await eventually(() => expect(numbers.flatMap(sentTo)).toHaveLength(30));
    await settled();
    for (const number of numbers) {
      const texts = sentTo(number).map((text) => text.split('\n')[0]);
      expect(new Set(texts).size).toBe(5);
      expect(texts).toHaveLength(5);
    }
  });

  it('makes one handover of two messages at once in the pages', async () => {
    const first = await chat.api().post('/api/chatbot/messages').send({ message: 'hola' }).expect(200);
    const { conversationId } = first.body as { conversationId: string };
    const replies = await Promise.all(
      [chat, second, chat, second].map((shop) =>
        shop.api().post('/api/chatbot/messages').send({ message: 'asesor', conversationId }).expect(200),
      ),
    );
    const answers = replies.filter(({ body }) => (body as { response: string }).response !== '');
    expect(answers).toHaveLength(1);
    const notes = await sql(`SELECT FROM chatbot_message WHERE author = 'system' AND conversation_id = (
      SELECT conversation_id FROM chatbot_message WHERE text = 'asesor' LIMIT 1)`);
    expect(notes).toHaveLength(1);
  });

  it('gives a conversation to one of several staff members who take it at once', async () => {
    const number = chat.newNumber();
    await chat.deliver({ messages: [chat.message(number, 'hola')] });
    const { id } = await eventually(() => conversationOf(number));
    const people = await Promise.all(['a', 'b', 'c'].map((name) => chat.staff(`${name}@example.com`)));
    const answers = await Promise.all(people.map((person) => person.post(`/api/chatbot/conversations/${id}/take`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('sends messages that a busy platform refused again, in order and once', async () => {
    const number = chat.newNumber();
    let refusals = 0;
    for (const shop of [chat, second])
      shop.onSend = (message) => {
        if (message.to.waId !== number) return Promise.resolve({ wamid: `wamid.${message.messageId}` });
        refusals += 1;
        return Promise.reject(new MessagingError('too_fast', 130429));
      };
    await chat.deliver({ messages: [chat.message(number, 'una')] });
    // The queue may have tried again before this looks.
    await eventually(() => expect(refusals).toBeGreaterThan(0));
    for (const shop of [chat, second]) shop.onSend = undefined;
    await chat.deliver({ messages: [chat.message(number, 'otra')] });
    await eventually(() =>
      expect(sentTo(number).map((text) => text.split('\n')[0])).toEqual(['Respuesta a: una', 'Respuesta a: otra']),
    );
  });

  it('shows staff that the platform did not deliver a message', async () => {
    const number = chat.newNumber();
    await chat.deliver({ messages: [chat.message(number, 'hola')] });
    await eventually(() => expect(sentTo(number)).toHaveLength(1));
    // The platform's id of the message, under which the status comes, is stored after the call.
    await settled();
    const { messageId } = [...chat.sent, ...second.sent].find(({ to }) => to.waId === number)!;
    const errors = [{ code: 131026, title: 'Message undeliverable' }];
    const status = {
      id: `wamid.sent-${messageId}`,
      status: 'failed',
      timestamp: `${Math.floor(Date.now() / 1000)}`,
      errors,
    };
    await chat.deliver({ statuses: [{ ...status, recipient_id: number }] });
    await eventually(async () => {
      const { state, reason, messages } = await conversationOf(number);
      expect({ state, reason }).toEqual({ state: 'waiting', reason: 'undelivered' });
      expect(messages.find(({ author }) => author === 'bot')!.failure).toContain('131026');
    });
  });

  it('erases old conversations, events and questions at night', async () => {
    const number = chat.newNumber();
    await chat.deliver({ messages: [chat.message(number, 'hola')] });
    await eventually(() => expect(sentTo(number)).toHaveLength(1));
    await settled();
    await sql(
      `UPDATE chatbot_conversation SET updated_at = now() - interval '181 days' WHERE contact_id = (
      SELECT id FROM chatbot_contact WHERE wa_id = $1)`,
      number,
    );
    await sql(`UPDATE chatbot_event SET received_at = now() - interval '31 days'`);
    for (const job of ['chatbot.retention', 'jobs.retention'])
      await sql(`SELECT graphile_worker.add_job('${job}', '{}')`);
    await eventually(async () => {
      expect(await sql('SELECT FROM chatbot_contact WHERE wa_id = $1', number)).toEqual([]);
      expect(await sql('SELECT FROM chatbot_event')).toEqual([]);
    });
    // The content of a webhook call is deleted once it is applied.
    await chat.deliver({ messages: [chat.message(number, 'otra vez')] });
    await eventually(async () => {
      const [event] = await sql<{ body: string | null }>('SELECT body FROM chatbot_event');
      expect(event).toEqual({ body: null });
    });
  });
});
