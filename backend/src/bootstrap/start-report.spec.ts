import { readEnv } from '../config/env.js';
import { startReport } from './start-report.js';

describe('the report of a start', () => {
  const whatsAppLine = (variables: object) => {
    const env = { ...readEnv({ PORT: '8080' }), ...variables };
    return /^ {2}WhatsApp {2}(.*)$/m.exec(startReport(env, 'a database', undefined))?.[1];
  };

  it('prints the URL for writing as a customer while WhatsApp is simulated', () => {
    expect(whatsAppLine({})).toContain('http://localhost:8082');
  });

  it('prints that messages are only stored while there is no number', () => {
    const none = { whatsapp: undefined, whatsappSimulatorPort: undefined };
    expect(whatsAppLine(none)).toBe(
      'not connected: messages are only stored and the webhook refuses every call (WHATSAPP_*)',
    );
  });

  it('names the platform, without the token', () => {
    const api = { baseUrl: 'https://graph.facebook.com', version: 'v25.0', accessToken: 'EAAx' };
    const real = { whatsapp: { phoneNumberId: '1', api }, whatsappSimulatorPort: undefined };
    expect(whatsAppLine(real)).toBe('https://graph.facebook.com');
  });
});
