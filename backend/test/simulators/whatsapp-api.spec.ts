import { WhatsAppSimulator } from '../support/whatsapp-simulator.js';

const PHONE = '573001234567';
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe('the Graph API of the WhatsApp simulator', () => {
  let simulator: WhatsAppSimulator;
  const text = (body: unknown) => ({ messaging_product: 'whatsapp', to: PHONE, type: 'text', text: { body } });
  const send = async (body: unknown = text('Hola'), changes: { token?: string; path?: string } = {}) => {
    const { api, phoneNumberId } = simulator.env;
    const { token = api.accessToken, path = `v25.0/${phoneNumberId}` } = changes;
    const response = await fetch(`${simulator.url}/${path}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const refusal = (code: number) => ({
    error: { message: expect.stringContaining(`(#${code})`) as string, code, fbtrace_id: expect.any(String) as string },
  });

  beforeAll(async () => {
    simulator = await WhatsAppSimulator.start();
  });
  beforeEach(async () => {
    await simulator.control('reset');
    await simulator.control('plans', { webhook: 'drop' });
    await simulator.write('Hola');
  });
  afterAll(() => simulator.close());

  it('accepts a text for a customer who wrote', async () => {
    const { status, body } = await send({
      ...text('¡Hola!'),
      recipient_type: 'individual',
      biz_opaque_callback_data: 'm',
    });
    expect([status, body]).toEqual([
      200,
      {
        messaging_product: 'whatsapp',
        contacts: [{ input: PHONE, wa_id: PHONE }],
        messages: [{ id: expect.stringMatching(/^wamid\./) as string }],
      },
    ]);
    expect(await simulator.replies()).toMatchObject([{ text: '¡Hola!', callbackData: 'm' }]);
  });

  it('accepts a business-scoped user id in place of a number, and prefers the number', async () => {
    const { userId } = await simulator.write('Hola', { name: 'Sin número' });
    expect(await send({ ...text('Hola'), to: undefined, recipient: userId })).toMatchObject({
      status: 200,
      body: { contacts: [{ input: userId, user_id: userId }] },
    });
    const both = await send({ ...text('Hola'), recipient: userId });
    expect(both.body).toMatchObject({ contacts: [{ input: PHONE, wa_id: PHONE }] });
  });

  it.each([
    ['a wrong token', text('x'), { token: 'wrong' }, 401, 190],
    ['no token', text('x'), { token: '' }, 401, 190],
    ['another number', text('x'), { path: 'v25.0/42' }, 400, 100],
    ['a body that is not JSON', '{', {}, 400, 100],
    ['no product', { ...text('x'), messaging_product: undefined }, {}, 400, 100],
    ['no recipient', { ...text('x'), to: undefined }, {}, 400, 100],
    ['a recipient that is no number', { ...text('x'), to: 'ana' }, {}, 400, 131009],
    ['a user id that is none', { ...text('x'), to: undefined, recipient: 'ana' }, {}, 400, 131009],
    ['no text', { ...text('x'), text: undefined }, {}, 400, 100],
    ['a blank text', text('  '), {}, 400, 100],
    ['a long text', text('a'.repeat(4_097)), {}, 400, 100],
    ['another type', { ...text('x'), type: 'template' }, {}, 400, 131051],
  ])('refuses %s', async (_what, body, changes, status, code) => {
    const answer = await send(body, changes);
    expect(answer).toMatchObject({ status, body: { error: { code } } });
  });

  it('answers no other paths', async () => {
    expect((await send(text('x'), { path: 'latest/1' })).status).toBe(404);
  });

  it('closes the window 24 hours after the customer’s last message', async () => {
    await simulator.pass(24 * HOUR - 60 * SECOND);
    expect((await send()).status).toBe(200);
    await simulator.pass(120 * SECOND);
    expect(await send()).toMatchObject({ status: 400, body: refusal(131047) });
    await simulator.write('¿Siguen ahí?');
    expect((await send()).status).toBe(200);
    expect(await send({ ...text('x'), to: '573009999999' })).toMatchObject({ status: 400, body: refusal(131047) });
  });

  it('takes 45 messages to one customer at once, then one each six seconds', async () => {
    for (let count = 0; count < 45; count += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 400, body: refusal(131056) });
    await simulator.pass(6 * SECOND);
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 400, body: refusal(131056) });
    await simulator.control('plans', { limitsRate: false });
    expect((await send()).status).toBe(200);
  });

  it('fails as ordered, as often as ordered', async () => {
    await simulator.control('plans', { api: 80007, retryAfterSeconds: 30, times: 1 });
    const limited = await send();
    expect(limited).toMatchObject({ status: 429, body: refusal(80007) });
    expect(limited.headers.get('retry-after')).toBe('30');
    expect((await send()).status).toBe(200);
    await simulator.control('plans', { api: '500' });
    expect((await send()).status).toBe(500);
    await simulator.control('plans', { api: null });
    expect((await send()).status).toBe(200);
  });

  it.each([{ api: 'explode' }, { api: 'slow:' }, { webhook: 'vanish' }, { delivery: 'maybe' }, { delaysMs: [1] }])(
    'refuses the order %j',
    async (plan) => {
      await expect(simulator.control('plans', plan)).rejects.toThrow('400');
    },
  );

  it('keeps its controls closed', async () => {
    expect((await fetch(`${simulator.url}/__sim/log`)).status).toBe(401);
  });

  it('shows a page to write as a customer', async () => {
    const page = await fetch(`${simulator.url}/`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).toContain('MODO DE PRUEBAS');
    const post = (body: object) =>
      fetch(`${simulator.url}/chat/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await (await post({ phone: '300 765 4321', name: 'Luz', text: 'Buenas' })).json()).toEqual({
      customer: '573007654321',
    });
    expect((await post({ phone: 'ana' })).status).toBe(400);
    const state = await fetch(`${simulator.url}/chat/state?customer=573007654321`);
    expect(await state.json()).toMatchObject({ customer: { name: 'Luz', messages: [{ text: 'Buenas' }] } });
    const foreign = await fetch(`${simulator.url}/chat/messages`, { method: 'POST', body: '{"text":"x"}' });
    expect(foreign.status).toBe(400);
  });
});
