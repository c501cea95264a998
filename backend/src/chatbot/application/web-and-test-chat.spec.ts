import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { ChatbotWorld } from '../../../test/fakes/chatbot-world.js';
import { DAY_MS, HOUR_MS } from '../../common/time.js';

const IP = '203.0.113.7';

/** The clock starts on Thursday, 15 January 2026, at 10:00 in Bogotá. */
describe('the chat in the pages', () => {
  let world: ChatbotWorld;
  const send = (text: string, token?: string) => world.web.send({ text, token, ip: IP });

  beforeEach(() => {
    world = new ChatbotWorld();
  });

  it('keeps a digest of the token, never the token', async () => {
    const { token, text } = await send('hola');
    expect(text).toBe('Respuesta a: hola');
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify([...world.conversations.conversations.values()])).not.toContain(token);
    expect(await world.web.read(token, IP)).toMatchObject({ handover: false, messages: [{}, {}] });
  });

  it('begins a new conversation for an unknown token and after 500 messages', async () => {
    const first = await send('hola', 'AAAAAAAAAAAAAAAAAAAAAA');
    expect(first.token).not.toBe('AAAAAAAAAAAAAAAAAAAAAA');
    const [conversation] = [...world.conversations.conversations.values()];
    conversation!.messageCount = 500;
    expect((await send('hola', first.token)).token).not.toBe(first.token);
  });

  it('announces once that a person answers, and then sends nothing', async () => {
    const { token } = await send('hola');
    const handover = await send('asesor', token);
    expect(handover).toMatchObject({
      handover: true,
      text: expect.stringContaining('Una persona del equipo te responde'),
    });
    expect(await send('¿hola?', token)).toEqual({ token, handover: true, text: '', links: [] });
    const { messages } = await world.web.read(token, IP);
    expect(messages.map(({ author }) => author)).toEqual(['customer', 'bot', 'customer', 'bot', 'customer']);
  });

  it('has no reply window', async () => {
    const { token } = await send('asesor');
    world.clock.pass(3 * DAY_MS);
    await world.admin.reply(await world.id(), 'Hola, soy Ana', aStaffMember({ email: 'ana@sigerist.co' }));
    expect((await world.web.read(token, IP)).messages.at(-1)).toMatchObject({ author: 'agent', status: null });
  });

  it('stores no security code of a card, also not in a question that was not understood', async () => {
    await send('¿hacen el cobro? cvv 123');
    expect(world.conversations.stored[0]!.text).toBe('¿hacen el cobro? cvv •••');
    expect(world.misses.counted).toMatchObject([{ question: '¿hacen el cobro? cvv •••' }]);
  });

  it('limits new conversations of one network', async () => {
    for (let begun = 0; begun < 300; begun += 1) await send('hola');
    await expect(send('hola')).rejects.toMatchObject({ code: 'request.too_many' });
  });
});

describe('the test chat of staff', () => {
  it('answers what a customer would read now, every time, and stores nothing', async () => {
    const world = new ChatbotWorld();
    const ask = (text: string) => world.test.send(text, '', 'staff-1');
    expect(await ask('hola')).toMatchObject({ text: 'Respuesta a: hola', handover: null });
    expect(await ask('asesor')).toMatchObject({ handover: 'keyword', text: expect.stringContaining('Una persona') });
    expect(await ask('hola')).toMatchObject({ text: 'Respuesta a: hola' });
    world.clock.pass(9 * HOUR_MS);
    for (let time = 0; time < 2; time += 1)
      expect((await ask('hola')).text).toMatch(/^Respuesta a: hola\n\n.*te respondemos el viernes 16 de enero/);
    await world.settings.setActive(false);
    expect(await ask('hola')).toMatchObject({ handover: 'inactive', intents: [] });
    expect(world.conversations.stored).toEqual([]);
    expect(world.misses.counted).toEqual([]);
  });
});
