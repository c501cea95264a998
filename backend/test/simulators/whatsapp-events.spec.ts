import { parseWebhook } from '../../src/chatbot/adapters/whatsapp/parse-webhook.js';
import { CloudApiPlatform } from '../../src/chatbot/adapters/whatsapp/cloud-api-platform.js';
import { TEST_WHATSAPP } from '../support/env.js';
import { eventually } from '../support/eventually.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import { WhatsAppSimulator } from '../support/whatsapp-simulator.js';

const PHONE = '573001234567';

// Read with the shop's own code: what one writes the other understands.
describe('the events of the WhatsApp simulator', () => {
  let receiver: WebhookReceiver;
  let simulator: WhatsAppSimulator;

  const read = () =>
    receiver.calls.map(({ body }) =>
      parseWebhook(JSON.parse(body.toString()), {
        phoneNumberId: TEST_WHATSAPP.phoneNumberId,
        // The simulator's time may be ahead.
        receivedAt: new Date('2099-01-01T00:00:00.000Z'),
      }),
    );
  const messages = () =>
    read().flatMap(({ updates }) => updates.flatMap((update) => (update.update === 'message' ? [update] : [])));
  const statuses = () => read().flatMap((content) => content.statuses);
  const arrived = (count: number) => eventually(() => expect(receiver.calls).toHaveLength(count));
  const reply = (to: { waId: string | null; userId: string | null }) => {
    return new CloudApiPlatform(simulator.env).send({ messageId: 'message-1', to, text: '¡Hola!' });
  };

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    simulator = await WhatsAppSimulator.start(receiver.url);
  });
  beforeEach(async () => {
    await simulator.control('reset');
    await simulator.control('plans', { delaysMs: [0, 1_000, 2_000] });
    receiver.calls.length = 0;
    receiver.answer = 200;
  });
  afterAll(async () => {
    await simulator.close();
    await receiver.close();
  });

  it('report a customer’s text, signed over its escaped bytes', async () => {
    const { wamid, userId } = await simulator.write('¿Qué vale? 👶 https://sigerist.co', { phone: PHONE, name: 'Ana' });
    const [{ body, signature }] = receiver.calls as [{ body: Buffer; signature: string }];
    expect(new CloudApiPlatform(TEST_WHATSAPP).isSigned(body, signature)).toBe(true);
    expect(body.toString()).toContain('\\u00bfQu\\u00e9 vale? \\ud83d\\udc76 https:\\/\\/sigerist.co');
    expect(messages()).toMatchObject([
      { wamid, from: { waId: PHONE, userId, name: 'Ana' }, kind: 'text', text: '¿Qué vale? 👶 https://sigerist.co' },
    ]);
  });

  it('omit the number of a customer who hides it', async () => {
    const { userId } = await simulator.write('Hola', { name: 'Luz' });
    expect(receiver.calls[0]?.body.toString()).not.toMatch(/"from"|wa_id/);
    expect(messages()).toMatchObject([{ from: { waId: null, userId, name: 'Luz' } }]);
    await reply({ waId: null, userId });
    await arrived(2);
    expect(receiver.calls[1]?.body.toString()).not.toContain('recipient_id');
    expect(statuses()).toMatchObject([{ status: 'sent', messageId: 'message-1' }]);
  });

  it.each([
    ['image', 'media'],
    ['audio', 'media'],
    ['document', 'media'],
    ['location', 'location'],
    ['sticker', 'media'],
    ['button', 'text'],
    ['interactive', 'text'],
    ['reaction', 'other'],
    ['unsupported', 'unknown'],
  ])('report a message of the type %s', async (type, kind) => {
    await simulator.write('sí', { phone: PHONE, type });
    expect(messages()).toMatchObject([{ kind }]);
  });

  it('report the statuses of a reply: sent, delivered, read', async () => {
    await simulator.write('Hola');
    const { wamid } = await reply({ waId: PHONE, userId: null });
    await arrived(2);
    await simulator.pass(1_000);
    await arrived(3);
    await simulator.pass(1_000);
    await arrived(4);
    expect(statuses()).toMatchObject(
      ['sent', 'delivered', 'read'].map((status) => ({ wamid, status, messageId: 'message-1' })),
    );
  });

  it('stop at sent without a payment method', async () => {
    await simulator.control('plans', { paymentMethod: false });
    await simulator.write('Hola');
    await reply({ waId: PHONE, userId: null });
    await arrived(2);
    await simulator.pass(60_000);
    expect(statuses().map(({ status }) => status)).toEqual(['sent']);
    expect((await simulator.replies())[0]?.status).toBe('sent');
  });

  it('report a failure with its code, also that of a closed window', async () => {
    await simulator.write('Hola');
    await simulator.control('plans', { failNext: 131026 });
    await reply({ waId: PHONE, userId: null });
    await arrived(2);
    await simulator.control('plans', { windowRefusal: 'status' });
    await simulator.pass(25 * 3_600_000);
    await reply({ waId: PHONE, userId: null });
    await arrived(3);
    expect(statuses()).toMatchObject([
      { status: 'failed', errorCode: 131026 },
      { status: 'failed', errorCode: 131047 },
    ]);
  });

  it('are repeated with growing waits until the answer is exactly 200', async () => {
    receiver.answer = 503;
    await simulator.write('Hola');
    for (const [attempt, wait] of [5_000, 30_000, 120_000, 600_000].entries()) {
      await arrived(attempt + 1);
      await eventually(async () => expect((await simulator.log()).deliveries.at(-1)?.answer).toBe(503));
      await simulator.pass(wait - 2_000);
      expect((await simulator.log()).deliveries).toHaveLength(attempt + 1);
      await simulator.pass(2_000);
    }
    await arrived(5);
    receiver.answer = 200;
    await eventually(async () => expect((await simulator.log()).deliveries.at(-1)?.answer).toBe(503));
    await simulator.pass(3_600_000);
    await arrived(6);
    await simulator.pass(7 * 24 * 3_600_000);
    expect((await simulator.log()).deliveries.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(messages().map(({ wamid }) => wamid)).size).toBe(1);
  });

  it('can be doubled, dropped, late and overtaken', async () => {
    await simulator.control('plans', { webhook: 'duplicate:2' });
    await simulator.write('uno');
    await arrived(3);
    await simulator.control('plans', { webhook: 'drop' });
    await simulator.write('dos');
    await simulator.control('plans', { webhook: 'delay:60000' });
    await simulator.write('tres');
    await simulator.control('plans', { webhook: 'reorder' });
    await simulator.write('cuatro');
    await simulator.control('plans', { webhook: [] });
    await simulator.write('cinco');
    await simulator.pass(60_000);
    await arrived(6);
    expect(messages().map(({ text }) => text)).toEqual(['uno', 'uno', 'uno', 'cinco', 'cuatro', 'tres']);
  });

  it('can be the same message again', async () => {
    const { wamid } = await simulator.write('Hola');
    await simulator.write('Hola', { phone: PHONE, wamid });
    expect(messages().map((message) => message.wamid)).toEqual([wamid, wamid]);
  });

  it('can be of every kind that the platform sends', async () => {
    const { wamid } = await simulator.write('Hola');
    receiver.calls.length = 0;
    const form = { type: 'nfm_reply', nfm_reply: { name: 'flow', body: 'Sent', response_json: '{"a":"b"}' } };
    for (const more of [
      { type: 'location' },
      { type: 'contacts' },
      { type: 'order' },
      { type: 'interactive', content: form },
      { type: 'unsupported' },
      { type: 'reaction', about: wamid },
      { type: 'text', about: wamid, product: '7', referral: { headline: 'Bordadas', source_url: 'https://fb.me/x' } },
      { type: 'edit', about: wamid },
      { type: 'revoke', about: wamid },
      { type: 'system' },
    ])
      await simulator.write(more.type === 'edit' ? 'Buenas' : '', { phone: PHONE, ...more });
    const updates = read().flatMap((content) => content.updates);
    expect(updates).toMatchObject([
      { kind: 'location', details: { location: { latitude: 6.2442 } } },
      { kind: 'contacts', details: { contacts: [{ name: 'Ana Gómez', phones: [{ waId: '573007654321' }] }] } },
      { kind: 'order', details: { order: [{ retailerId: '7', quantity: 1 }] } },
      { kind: 'form', details: { form: [{ field: 'a', value: 'b' }] } },
      { kind: 'unknown', details: { type: 'poll_creation' } },
      { kind: 'other', details: { reaction: '❤️', quotedWamid: wamid } },
      { kind: 'text', details: { quotedWamid: wamid, productId: '7', referral: { headline: 'Bordadas' } } },
      { update: 'edit', wamid, text: 'Buenas' },
      { update: 'deletion', wamid },
      { update: 'identity', newWaId: '573009999999' },
    ]);
  });

  it('can come in one call, over several entries', async () => {
    const one = { phone: PHONE, text: 'uno' };
    await simulator.control('messages', { messages: [one, { ...one, text: 'dos' }, { name: 'Luz', text: 'tres' }] });
    expect(receiver.calls).toHaveLength(1);
    expect(messages().map(({ text }) => text)).toEqual(['uno', 'dos', 'tres']);
    await simulator.control('plans', { webhook: 'batch:2' });
    await simulator.write('cuatro');
    expect(receiver.calls).toHaveLength(1);
    await simulator.write('cinco');
    expect(receiver.calls).toHaveLength(2);
    expect(messages()).toHaveLength(5);
  });

  it('can be forged', async () => {
    await simulator.control('plans', { webhook: 'badSignature' });
    await simulator.write('Hola');
    const [{ body, signature }] = receiver.calls as [{ body: Buffer; signature: string }];
    expect(new CloudApiPlatform(TEST_WHATSAPP).isSigned(body, signature)).toBe(false);
  });

  it('begin with a handshake that the webhook must pass', async () => {
    expect(await simulator.control('verify')).toEqual({ verified: true });
    receiver.handshake = (query) => (query.get('hub.verify_token') === 'other' ? 'x' : 'no');
    expect(await simulator.control('verify')).toEqual({ verified: false });
  });
});
