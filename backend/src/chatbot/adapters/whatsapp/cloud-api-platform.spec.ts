import { createHmac } from 'node:crypto';
import { TEST_WHATSAPP } from '../../../../test/support/env.js';
import { CloudApiPlatform } from './cloud-api-platform.js';

const platform = new CloudApiPlatform({ ...TEST_WHATSAPP, appSecret: 'secret' });
const BODY = Buffer.from('test');
const SIGNATURE = 'sha256=0329a06b62cd16b33eb6792be8c60b158d89a2ee3a876fce9a881ebb488c0914';

describe('the signature of a webhook call', () => {
  it('is the HMAC-SHA-256 of the body under the app secret', () => {
    expect(platform.isSigned(BODY, SIGNATURE)).toBe(true);
    expect(platform.isSigned(BODY, SIGNATURE.toUpperCase().replace('SHA256', 'sha256'))).toBe(true);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['without its algorithm', SIGNATURE.slice('sha256='.length)],
    ['of another algorithm', SIGNATURE.replace('sha256', 'sha1')],
    ['too short', SIGNATURE.slice(0, -1)],
    ['too long', `${SIGNATURE}0`],
    ['not hexadecimal', `sha256=${'z'.repeat(64)}`],
    ['wrong in one digit', SIGNATURE.replace('=0', '=1')],
    ['made with another secret', `sha256=${createHmac('sha256', 'other').update(BODY).digest('hex')}`],
  ])('is refused when it is %s', (_what, header) => {
    expect(platform.isSigned(BODY, header)).toBe(false);
  });

  it('covers bytes: another spelling of the same JSON has another one', () => {
    const sign = (text: string) => `sha256=${createHmac('sha256', 'secret').update(text).digest('hex')}`;
    const escaped = '{"body":"\\u00bfprecio?"}';
    expect(platform.isSigned(Buffer.from(escaped), sign(escaped))).toBe(true);
    expect(platform.isSigned(Buffer.from(JSON.stringify(JSON.parse(escaped))), sign(escaped))).toBe(false);
  });
});
