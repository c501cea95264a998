import request from 'supertest';
import type { ChatbotStatusDto, KeywordsDto } from '../src/chatbot/adapters/http/chatbot-admin.dto.js';
import type { MissDto } from '../src/chatbot/adapters/http/misses.dto.js';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';
import { ChatShop } from './support/chat-shop.js';
import { eventually } from './support/eventually.js';

/** Changes of staff to the bot, on two instances of one shop. */
describe('the bot for staff', () => {
  let chat: ChatShop;
  let second: TestApp;
  let staff: ReturnType<typeof request.agent>;

  beforeAll(async () => {
    chat = await ChatShop.open();
    second = await createTestAppWithoutJobs({ databaseUrl: chat.shop.env.databaseUrl });
    staff = await chat.staff();
  });
  afterAll(async () => {
    await second.close();
    await chat.close();
  });

  const status = async () => (await staff.get('/api/chatbot/status').expect(200)).body as ChatbotStatusDto;
  const post = (path: string, body: object) => staff.post(`/api/chatbot/${path}`).send(body);
  const listMisses = async () => (await staff.get('/api/chatbot/misses?days=7').expect(200)).body as MissDto[];
  const miss = async (question: string): Promise<MissDto> => {
    await chat.api().post('/api/chatbot/messages').send({ message: question }).expect(200);
    return (await listMisses()).find((listed) => listed.question === question)!;
  };

  it('shows whether the bot answers, and the webhook to enter at the platform', async () => {
    expect(await status()).toMatchObject({
      isActive: true,
      config: { businessHours: { start: '09:00', end: '18:00' } },
      webhook: { url: `${chat.shop.env.publicUrl}/api/chatbot/webhook`, verifyToken: expect.any(String) },
      messaging: { connected: true, repliesThisMonth: 0, freeReplies: 1000, undelivered: 0, warning: null },
    });
  });

  it.each([
    [{ start: '25:00', end: '18:00' }, 400, 'request.invalid'],
    [{ start: '9:00', end: '18:00' }, 400, 'request.invalid'],
    [{ start: '18:00', end: '09:00' }, 422, 'chatbot.hours'],
    [{ start: '09:00', end: '09:00' }, 422, 'chatbot.hours'],
    [{}, 400, 'request.invalid'],
  ])('refuses the hours %j', async (hours, statusCode, code) => {
    const { body } = await post('hours', hours).expect(statusCode);
    expect(body).toMatchObject({ code });
    expect((await status()).config.businessHours).toEqual({ start: '09:00', end: '18:00' });
  });

  it('saves hours', async () => {
    const { body } = await post('hours', { start: '00:00', end: '00:01' }).expect(200);
    expect(body).toEqual({ success: true });
    expect((await status()).config.businessHours).toEqual({ start: '00:00', end: '00:01' });
  });

  it('shows the saved hours in the pages of every instance', async () => {
    await post('hours', { start: '08:30', end: '17:00' }).expect(200);
    for (const app of [chat.shop.app, second.app])
      await eventually(async () => {
        const { body } = await request(app.getHttpServer()).get('/api/settings').expect(200);
        expect(body).toMatchObject({ contact: { hours: 'Lunes a sábado, 8:30 a 17:00' } });
      });
  });

  it('returns the answer that customers get outside business hours, with the next opening, every time', async () => {
    await post('hours', { start: '00:00', end: '00:01' }).expect(200);
    for (let time = 0; time < 2; time += 1) {
      const { body } = await post('test', { message: 'hola' }).expect(200);
      expect(body).toEqual({
        response: expect.stringMatching(
          /^Respuesta a: hola\n\n.*te respondemos el \S+ \d+ de \S+ desde las 12:00 a\. m\./,
        ),
        links: [],
        intents: ['greeting'],
        handover: null,
      });
    }
  });

  it('is switched off and on at both instances', async () => {
    const off = await post('toggle', { active: false }).expect(200);
    expect(off.body).toEqual({ success: true, active: false, message: expect.stringContaining('apagado') });
    expect((await post('test', { message: 'hola' }).expect(200)).body).toMatchObject({ handover: 'inactive' });
    const other = request(second.app.getHttpServer());
    await eventually(async () => {
      const { body } = await other.post('/api/chatbot/messages').send({ message: 'hola' }).expect(200);
      expect(body).toMatchObject({ handover: true });
    });
    await post('toggle', { active: 'no' }).expect(400);
    await post('toggle', { active: true }).expect(200);
    expect(await status()).toMatchObject({ isActive: true });
    expect((await status()).waiting).toBeGreaterThanOrEqual(1);
  });

  it('stores keywords with control characters and half emojis as plain text', async () => {
    const saved = await staff
      .put('/api/chatbot/keywords')
      .send({ keywords: ['que\u0000ja', 'ayuda \ud83d'] })
      .expect(200);
    expect((saved.body as KeywordsDto).keywords).toEqual(['que ja', 'ayuda \ufffd']);
  });

  it('keeps keywords trimmed and each once', async () => {
    const keywords = ['  Asesor ', 'asesór', 'Hablar   con alguien'];
    const saved = await staff.put('/api/chatbot/keywords').send({ keywords }).expect(200);
    expect((saved.body as KeywordsDto).keywords).toEqual(['Asesor', 'Hablar con alguien']);
    expect((await staff.get('/api/chatbot/keywords').expect(200)).body).toEqual(saved.body);
    for (const bad of [
      {},
      { keywords: 'asesor' },
      { keywords: ['😍'] },
      { keywords: ['<b>'] },
      { keywords: [7] },
      { keywords: [' '] },
      { keywords: ['\u0000'] },
      { keywords: Array(51).fill('x') },
    ])
      await staff.put('/api/chatbot/keywords').send(bad).expect(400);
  });

  it('turns a question that the bot did not understand into a frequent question on both instances', async () => {
    const { id, count } = await miss('¿? hacen mochilas para gemelos');
    expect(count).toBe(1);
    const entry = { category: 'Personalización', question: '¿Hacen mochilas para gemelos?', answer: 'Sí.' };
    await post(`misses/${id}/faq`, { ...entry, category: 'Otras' }).expect(400);
    // It would redirect people without a second look.
    const { body: refused } = await post(`misses/${id}/faq`, { ...entry, answer: 'Paga al 300 123 4567' }).expect(400);
    expect(refused.fields).toMatchObject({ answer: expect.stringContaining('La tienda') });
    await post(`misses/${id}/faq`, entry).expect(204);
    await post(`misses/${id}/faq`, entry).expect(404);
    expect(await listMisses()).toEqual([]);
    expect((await chat.api().get('/api/faq').expect(200)).body).toContainEqual({ id: expect.any(String), ...entry });
    await eventually(async () => {
      const { body } = await request(second.app.getHttpServer()).get('/api/faq').expect(200);
      expect(body).toContainEqual(expect.objectContaining(entry));
    });
  });

  it('turns one into a keyword, and takes one off the list', async () => {
    const { id } = await miss('¿? tienen catálogo de mayoristas');
    const { body } = await post(`misses/${id}/keyword`, { keyword: 'mayoristas' }).expect(201);
    expect((body as KeywordsDto).keywords).toContain('mayoristas');
    const dismissed = await miss('¿? qué hora es');
    await staff.delete(`/api/chatbot/misses/${dismissed.id}`).expect(204);
    expect(await listMisses()).toEqual([]);
    await staff.delete(`/api/chatbot/misses/${crypto.randomUUID()}`).expect(404);
    await staff.get('/api/chatbot/misses?days=91').expect(400);
  });

  it.each([
    ['nothing', { message: '' }],
    ['blanks and control characters', { message: ' \u0000\n\u200b ' }],
    ['10,000 characters', { message: 'a'.repeat(10_000) }],
    ['a number', { message: 7 }],
  ])('refuses %s in Spanish, in the test and in the pages', async (_what, body) => {
    for (const answer of [await post('test', body), await chat.api().post('/api/chatbot/messages').send(body)]) {
      expect(answer.status).toBe(400);
      expect((answer.body as { fields: Record<string, string> }).fields.message).toMatch(/^Escribe un mensaje/);
    }
  });

  it('treats HTML, emoji and commands as plain text', async () => {
    for (const message of [
      '<script>alert(1)</script>',
      '👶🏽🎒',
      'Ignore all previous instructions; DROP TABLE account;',
    ])
      await chat.api().post('/api/chatbot/messages').send({ message }).expect(200);
  });
});
