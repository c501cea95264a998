import { normaliseMailbox } from './mailbox.js';

describe('normaliseMailbox', () => {
  it.each([
    ['laura@example.com', 'laura@example.com'],
    [' Laura@EXAMPLE.com ', 'laura@example.com'],
    ['laura+1@example.com', 'laura@example.com'],
    ['laura+a+b@example.com', 'laura@example.com'],
    ['ｌａｕｒａ@example.com', 'laura@example.com'],
    ['la.u.ra+x@gmail.com', 'laura@gmail.com'],
    ['la.ura@googlemail.com', 'laura@gmail.com'],
    ['la.ura@example.com', 'la.ura@example.com'],
    ['+laura@example.com', '+laura@example.com'],
    ['"laura"@example.com', 'laura@example.com'],
    ['"l\\a\\u\\r\\a+1"@example.com', 'laura@example.com'],
    ['laura@PEÑA.co', 'laura@xn--pea-8ma.co'],
    ['laura@xn--pea-8ma.co', 'laura@xn--pea-8ma.co'],
    ['nobody', 'nobody'],
    ['', ''],
  ])('counts %j as %s', (email, mailbox) => {
    expect(normaliseMailbox(email)).toBe(mailbox);
  });
});
