import { tidyCases } from '../../test/support/tidy-cases.js';
import { isEmailAddress, normaliseEmail, unquoteEmail } from './email-address.js';

describe('docs/tidy-cases.json, as the server reads emails', () => {
  it.each(tidyCases.emails)('writes %j as %s', (typed, email) => {
    expect(normaliseEmail(typed)).toBe(email);
    expect(isEmailAddress(email)).toBe(true);
  });

  it.each(tidyCases.notEmails)('refuses %j', (typed) => {
    expect(isEmailAddress(normaliseEmail(typed))).toBe(false);
  });
});

describe('normaliseEmail', () => {
  it.each([
    ['  Laura@Example.COM ', 'laura@example.com'],
    ['ｌａｕｒａ@ｅｘａｍｐｌｅ.com', 'laura@example.com'],
    // The Kelvin sign.
    ['\u212Aarla@example.com', 'karla@example.com'],
    ['laura@ñandú.co', 'laura@xn--and-6ma2c.co'],
    ['laura@ÑANDÚ.co', 'laura@xn--and-6ma2c.co'],
    // Cyrillic: another domain, and it shows.
    ['laura@gmаil.com', 'laura@xn--gmil-63d.com'],
    ['laura+bebe@example.com', 'laura+bebe@example.com'],
    ['laura', 'laura'],
    ['laura\uD83D@example.com', 'laura\uFFFD@example.com'],
  ])('writes %s as %s', (typed, stored) => {
    expect(normaliseEmail(typed)).toBe(stored);
  });

  it.each(['lаura@example.com', 'laura@ñ/x?.co', 'laura@ñ:80.co'])('leaves %s for validation to refuse', (typed) => {
    expect(normaliseEmail(typed)).toBe(typed);
  });
});

describe('unquoteEmail', () => {
  it.each([
    ['"laura"@example.com', 'laura@example.com'],
    ['"l\\aura"@example.com', 'laura@example.com'],
    ['laura@example.com', 'laura@example.com'],
    ['"@example.com', '"@example.com'],
    ['nobody', 'nobody'],
  ])('writes %s as %s', (email, mailbox) => {
    expect(unquoteEmail(email)).toBe(mailbox);
  });
});
