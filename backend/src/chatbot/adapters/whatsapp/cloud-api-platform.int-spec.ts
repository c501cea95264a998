import { WhatsAppSimulator } from '../../../../test/support/whatsapp-simulator.js';
import type { MessagingError } from '../../application/messaging-platform.port.js';
import { CloudApiPlatform } from './cloud-api-platform.js';

const PHONE = '573001234567';
const BY_PHONE = { messageId: 'message-1', to: { waId: PHONE, userId: null }, text: '¡Hola! https://sigerist.co' };

describe('the Cloud API', () => {
  let simulator: WhatsAppSimulator;
  const platform = (changes: { accessToken?: string; timeoutMs?: number } = {}) => {
    const { env } = simulator;
    const { accessToken = env.api.accessToken, timeoutMs } = changes;
    return new CloudApiPlatform({ ...env, api: { ...env.api, accessToken } }, timeoutMs);
  };
  const failure = (of = platform()) =>
    of.send(BY_PHONE).then(
      () => 'none',
      (error: MessagingError) => error.failure,
    );

  beforeAll(async () => {
    simulator = await WhatsAppSimulator.start();
  });
  beforeEach(async () => {
    await simulator.control('reset');
    await simulator.control('plans', { webhook: 'drop' });
    await simulator.write('Hola');
  });
  afterAll(() => simulator.close());

  it('sends a text with our id', async () => {
    const { wamid } = await platform().send(BY_PHONE);
    expect(await simulator.replies()).toMatchObject([{ wamid, text: BY_PHONE.text, callbackData: 'message-1' }]);
  });

  it('sends to a business-scoped user id when there is no telephone number', async () => {
    const { userId } = await simulator.write('Hola', { name: 'Luz' });
    const { wamid } = await platform().send({ ...BY_PHONE, to: { waId: null, userId } });
    const { chats } = await simulator.log();
    expect(chats.find((chat) => chat.userId === userId)).toMatchObject({ phone: null, messages: [{}, { wamid }] });
  });

  it('prefers the telephone number', async () => {
    await platform().send({ ...BY_PHONE, to: { waId: PHONE, userId: 'CO.1' } });
    expect((await simulator.log()).chats).toMatchObject([{ phone: PHONE, messages: [{}, {}] }]);
  });

  it.each([
    [131047, 'window_closed'],
    [131026, 'undeliverable'],
    [131056, 'too_fast'],
    [130429, 'too_fast'],
    [80007, 'too_fast'],
    [190, 'unauthorised'],
    [10, 'unauthorised'],
    [131042, 'unpaid'],
    [131000, 'unavailable'],
    [131051, 'refused'],
    ['500', 'unavailable'],
    ['html403', 'unavailable'],
    ['drop', 'unavailable'],
  ])('maps the error %s to %s', async (api, expected) => {
    await simulator.control('plans', { api, times: 1 });
    expect(await failure()).toBe(expected);
    expect(await failure()).toBe('none');
  });

  it('maps a 429 to too_fast', async () => {
    await simulator.control('plans', { api: 80007, retryAfterSeconds: 30 });
    await expect(platform().send(BY_PHONE)).rejects.toMatchObject({ failure: 'too_fast' });
  });

  it('distinguishes a closed window, a wrong token, a long text and too many messages', async () => {
    expect(await failure(platform({ accessToken: 'expired' }))).toBe('unauthorised');
    await expect(platform().send({ ...BY_PHONE, text: 'a'.repeat(4_097) })).rejects.toMatchObject({
      failure: 'refused',
      code: 100,
    });
    const results = [];
    for (let count = 0; count < 46; count += 1) results.push(await failure());
    expect(new Set(results)).toEqual(new Set(['none', 'too_fast']));
    await simulator.pass(25 * 3_600_000);
    expect(await failure()).toBe('window_closed');
  });

  it('gives up on a slow platform, which may have taken the message', async () => {
    await simulator.control('plans', { api: 'slow:400' });
    expect(await failure(platform({ timeoutMs: 100 }))).toBe('unavailable');
    await simulator.control('plans', { api: 'timeout' });
    expect(await failure(platform({ timeoutMs: 100 }))).toBe('unavailable');
    await simulator.control('plans', { api: 'slow:50' });
    expect(await failure(platform({ timeoutMs: 20_000 }))).toBe('none');
  });
});
