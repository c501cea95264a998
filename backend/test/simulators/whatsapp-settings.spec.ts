import { readSettings } from '../../simulators/whatsapp/settings.js';

describe('the settings of the WhatsApp simulator', () => {
  it('are complete when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      port: 3002,
      phoneNumberId: '100000000000001',
      accessToken: 'whatsapp-simulator',
      webhookUrl: 'http://localhost:3000/api/chatbot/webhook',
    });
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ WHATSAPP_SIMULATOR_WEBHOOK_URL: 'https://shop.example.com/api' }, 'leads to shop.example.com'],
    [{ WHATSAPP_SIMULATOR_PORT: 'x' }, 'WHATSAPP_SIMULATOR_PORT must be a number'],
    [{ WHATSAPP_SIMULATOR_TIME_SCALE: '-1' }, 'WHATSAPP_SIMULATOR_TIME_SCALE must be a number'],
  ])('refuse %j', (env, reason) => {
    expect(() => readSettings(env)).toThrow(reason);
  });

  it('allow another host for events once it is named', () => {
    const url = 'http://shop:3000/api/chatbot/webhook';
    const env = { WHATSAPP_SIMULATOR_WEBHOOK_URL: url, WHATSAPP_SIMULATOR_WEBHOOK_HOSTS: 'other, shop' };
    expect(readSettings(env).webhookUrl).toBe(url);
  });
});
