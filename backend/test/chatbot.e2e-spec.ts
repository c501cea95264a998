import type request from 'supertest';
import type { ConversationDto, ConversationPageDto } from '../src/chatbot/adapters/http/conversation.dto.js';
import type { ChatReplyDto } from '../src/chatbot/adapters/http/web-chat.dto.js';
import { ChatShop } from './support/chat-shop.js';
import { eventually } from './support/eventually.js';

/** Conversations on WhatsApp and in the pages, and what staff do in them. */
describe('conversations with customers', () => {
  let chat: ChatShop;
  let staff: ReturnType<typeof request.agent>;

  beforeAll(async () => {
    chat = await ChatShop.open();
    staff = await chat.staff();
    // Always open, except on holidays.
    await staff.post('/api/chatbot/hours').send({ start: '00:00', end: '23:59' }).expect(200);
  });
  afterAll(() => chat.close());

  const conversationOf = async (number: string): Promise<ConversationDto> => {
    const { items } = (await staff.get('/api/chatbot/conversations?limit=100').expect(200)).body as ConversationPageDto;
    const { id } = items.find(({ phone }) => phone === number)!;
    return (await staff.get(`/api/chatbot/conversations/${id}`).expect(200)).body as ConversationDto;
  };

  it('answers each message on WhatsApp once, also after repeated deliveries', async () => {
    const number = chat.newNumber();
    const message = chat.message(number, 'hola');
    for (let time = 0; time < 3; time += 1) await chat.deliver({ messages: [message], contacts: [] });
    await chat.deliver({ messages: [message, chat.message(number, 'otra')] });

    await eventually(() => expect(chat.sentTo(number)).toHaveLength(2));
    expect(chat.sentTo(number).map((text) => text.split('\n')[0])).toEqual(['Respuesta a: hola', 'Respuesta a: otra']);
    const conversation = await eventually(async () => {
      const found = await conversationOf(number);
      expect(found.messages.map(({ author, status }) => [author, status])).toEqual([
        ['customer', null],
        ['customer', null],
        ['bot', 'sent'],
        ['bot', 'sent'],
      ]);
      return found;
    });
    expect(conversation).toMatchObject({ channel: 'whatsapp', state: 'bot', whatsappUrl: `https://wa.me/${number}` });
  });

  it('shows staff everything that a customer sends, and loses nothing of a call with hostile messages', async () => {
    const number = chat.newNumber();
    const send = (content: object) => chat.message(number, '', { text: undefined, ...content }) as { id: string };
    const asked = chat.message(number, 'con el nombre Emilai') as { id: string };
    const regretted = chat.message(number, 'mi secreto') as { id: string };
    const long = 'a'.repeat(100_000);
    const messages = [
      asked,
      regretted,
      send({ type: 'edit', edit: { original_message_id: asked.id, message: { text: { body: 'con Emilia' } } } }),
      send({ type: 'revoke', revoke: { original_message_id: regretted.id } }),
      send({ type: 'location', location: { latitude: 6.2442, longitude: -75.5812, name: 'http://malo.example' } }),
      send({ type: 'location', location: { latitude: 'NaN', longitude: {}, name: [long], address: long } }),
      send({ type: 'order', order: { product_items: [{ product_retailer_id: '7', quantity: 2, item_price: 1 }] } }),
      send({ type: 'order', order: { product_items: [{ product_retailer_id: { toString: 1 }, quantity: [] }] } }),
      send({ type: 'document', document: { filename: 'pago.pdf', caption: 'mi pago' } }),
      send({ type: 'poll', poll: { name: long } }),
      send({ type: 'contacts', contacts: [{ name: { formatted_name: 'Ana' }, phones: [{ wa_id: '573001111111' }] }] }),
      send({ type: 'reaction', reaction: { message_id: asked.id, emoji: '❤️' } }),
      send({
        type: 'text',
        text: { body: 'hola\u0000' },
        context: { id: asked.id },
        referral: { headline: 'Bordadas' },
      }),
    ];
    await chat.deliver({ messages });
    const { messages: shown } = await eventually(async () => {
      const found = await conversationOf(number);
      expect(found.messages.filter(({ author }) => author === 'customer')).toHaveLength(11);
      return found;
    });
    const byText = (text: string) => shown.find((message) => message.text.startsWith(text));
    expect(byText('con Emilia')!.edited).toMatchObject({ earlierTexts: ['con el nombre Emilai'] });
    expect(byText('El cliente borró este mensaje')!.deleted).not.toBeNull();
    // The bot of these tests repeats what it answers.
    expect(JSON.stringify(shown.filter(({ author }) => author === 'customer'))).not.toContain('mi secreto');
    expect(byText('[Ubicación] http://malo')!.location).toMatchObject({
      latitude: 6.2442,
      mapUrl: 'https://www.google.com/maps/search/?api=1&query=6.2442%2C-75.5812',
    });
    expect(byText('[Ubicación] aaa')!.location).toMatchObject({ latitude: null, longitude: null });
    expect(byText('[Pedido del catálogo] 2 productos')!.orderLines).toEqual([
      {
        retailerId: '7',
        productId: 7,
        name: 'Mochila Milano',
        price: 435_000,
        quantity: 2,
        whatsappPrice: 1,
        currency: 'COP',
      },
    ]);
    expect(byText('[Pedido del catálogo] 0 productos')!.orderLines).toEqual([]);
    expect(byText('[Documento: pago.pdf] mi pago')).toBeDefined();
    expect(byText('Mensaje de un tipo que todavía no mostramos: «poll»')).toBeDefined();
    expect(byText('[Contacto] Ana')!.contacts).toMatchObject([
      { name: 'Ana', phones: [{ number: '+573001111111', whatsappUrl: 'https://wa.me/573001111111' }] },
    ]);
    expect(byText('Reaccionó con ❤️')!.quoted).toMatchObject({ author: 'customer', text: 'con Emilia' });
    expect(byText('hola')).toMatchObject({ quoted: { text: 'con Emilia' }, referral: { headline: 'Bordadas' } });
  });

  it('hands over at a keyword, mails the shop once and does not answer until the conversation is released', async () => {
    const number = chat.newNumber();
    await chat.deliver({ messages: [chat.message(number, 'asesor'), chat.message(number, 'asesor')] });
    await eventually(() => expect(chat.sentTo(number)).toHaveLength(1));
    const { id, state, reason, messages } = await conversationOf(number);
    expect({ state, reason }).toEqual({ state: 'waiting', reason: 'keyword' });
    expect(messages.filter(({ author }) => author === 'system')).toHaveLength(1);
    const mails = await chat.mailbox.wait(`chat-${id}`, 'hola@sigerist.co');
    expect(mails[0]!.text).toContain(`/panel/chats/${id}`);
    expect(mails[0]!.text).not.toContain(number);

    await staff.post(`/api/chatbot/conversations/${id}/reply`).send({ message: 'Hola, soy Ana' }).expect(200);
    await eventually(() => expect(chat.sentTo(number)).toContain('Hola, soy Ana'));
    await staff.post(`/api/chatbot/conversations/${id}/release`).expect(200);
    await chat.deliver({ messages: [chat.message(number, 'gracias')] });
    await eventually(() => expect(chat.sentTo(number)).toHaveLength(3));
    expect((await conversationOf(number)).state).toBe('bot');
  });

  it('can be taken by one staff member at a time', async () => {
    const number = chat.newNumber();
    await chat.deliver({ messages: [chat.message(number, 'hola')] });
    await eventually(() => expect(chat.sentTo(number)).toHaveLength(1));
    const { id } = await conversationOf(number);
    const other = await chat.staff('otra@example.com');
    await staff.post(`/api/chatbot/conversations/${id}/take`).expect(200);
    const again = await staff.post(`/api/chatbot/conversations/${id}/take`).expect(200);
    expect(again.body).toMatchObject({ state: 'taken', takenBy: 'taller@example.com' });
    const refused = await other.post(`/api/chatbot/conversations/${id}/take`).expect(409);
    expect(refused.body).toMatchObject({ code: 'chatbot.taken' });
    await other.post(`/api/chatbot/conversations/${id}/reply`).send({ message: 'Hola' }).expect(409);
    await staff.delete(`/api/chatbot/conversations/${id}`).expect(204);
    await staff.get(`/api/chatbot/conversations/${id}`).expect(404);
  });

  it('answers in the pages, and shows the answers of people there', async () => {
    const send = async (message: string, conversationId?: string) =>
      (await chat.api().post('/api/chatbot/messages').send({ message, conversationId }).expect(200))
        .body as ChatReplyDto;
    const first = await send('hola');
    expect(first).toMatchObject({ handover: false, links: [] });
    expect(first.response).toContain('Respuesta a: hola');
    const token = first.conversationId;
    expect(await send('asesor', token)).toMatchObject({ conversationId: token, handover: true });
    expect(await send('¿siguen ahí?', token)).toEqual({
      conversationId: token,
      handover: true,
      response: '',
      links: [],
    });
    const { body } = await staff.get('/api/chatbot/conversations?state=waiting').expect(200);
    const { id } = (body as ConversationPageDto).items.find(({ channel }) => channel === 'web')!;
    await staff.post(`/api/chatbot/conversations/${id}/reply`).send({ message: 'Ya te ayudo' }).expect(200);
    const read = await chat.api().post('/api/chatbot/messages/read').send({ conversationId: token }).expect(200);
    const { messages, handover } = read.body as { messages: { author: string; text: string }[]; handover: boolean };
    expect(handover).toBe(true);
    expect(messages.map(({ author }) => author)).toEqual(['customer', 'bot', 'customer', 'bot', 'customer', 'agent']);
    const unknown = await send('hola', 'AAAAAAAAAAAAAAAAAAAAAA');
    expect(unknown.conversationId).not.toBe('AAAAAAAAAAAAAAAAAAAAAA');
    await chat.api().post('/api/chatbot/messages/read').send({ conversationId: 'AAAAAAAAAAAAAAAAAAAAAA' }).expect(404);
  });
});
