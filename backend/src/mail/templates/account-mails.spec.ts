import { accountDeletedMail, passwordChangedMail, resetCodeMail, welcomeMail } from './account-mails.js';

const person = { id: '7', email: 'laura@example.com', firstName: '<b>Laura' };
const publicUrl = 'https://sigerist.co';
const nothingKept = { keptOrders: [], keptPayments: 0, keptConversations: 0, isEmailProven: true, publicUrl };
const confirmUrl = `${publicUrl}/cuenta#confirmar=0a1b2c`;
const reset = { code: '048215', url: `${publicUrl}/forgot-password#token=0a1b2c` };

describe('mails about an account', () => {
  const mails = [
    welcomeMail({ ...person, publicUrl, confirmUrl }),
    resetCodeMail({ ...person, ...reset }),
    passwordChangedMail({ ...person, publicUrl, version: 2 }),
    accountDeletedMail({ ...person, ...nothingKept }),
  ];

  it.each(mails.map((mail) => [mail.subject, mail] as const))(
    '%s: greets by name, never as markup',
    (_subject, mail) => {
      expect(mail.to).toBe('laura@example.com');
      expect(mail.text).toContain('Hola, <b>Laura:');
      expect(mail.html).toContain('Hola, &lt;b&gt;Laura:');
      expect(mail.html).not.toContain('<b>Laura');
    },
  );

  it('states how long the confirmation link works', () => {
    const { text, html } = welcomeMail({ ...person, publicUrl, confirmUrl });
    for (const form of [text, html]) expect(form).toContain('el enlace sirve 30 días');
  });

  it('contains code, link and their lifetime in text and HTML', () => {
    const { text, html, id } = resetCodeMail({ ...person, ...reset });
    for (const form of [text, html]) {
      expect(form).toContain('048215');
      expect(form).toContain('vencen en 15 minutos');
      expect(form).toContain('el código del más reciente o el enlace de cualquiera');
      expect(form).toContain(reset.url);
    }
    expect(html).toContain('El código y el enlace vencen en 15 minutos.');
    expect(id).not.toContain('048215');
  });

  it.each(['https://evil.example', 'evil.example/premio', 'www.evil.example', 'laura@evil.example'])(
    'is no way to send %s to strangers',
    (firstName) => {
      const { text, html } = welcomeMail({ ...person, firstName, publicUrl, confirmUrl });
      expect(text).toContain('Hola:');
      expect(text + html).not.toContain('evil');
    },
  );

  it('greets a person with a shortened name', () => {
    expect(accountDeletedMail({ ...person, ...nothingKept, firstName: 'Ma.' }).text).toContain('Hola, Ma.:');
  });

  it('lists the orders that stay after the account is deleted, with their last day', () => {
    const mailAfter = (...keptOrders: string[]) => accountDeletedMail({ ...person, ...nothingKept, keptOrders });
    const { text, html } = mailAfter('SIG-7K2QXM');
    for (const form of [text, html])
      expect(form).toMatch(
        /Los datos del pedido SIG-7K2QXM se guardan aparte.*Cuando termine el último plazo los borramos/,
      );
    expect(mailAfter('SIG-7K2QXM', 'SIG-8K2QXM').text).toContain('Los datos de los pedidos SIG-7K2QXM, SIG-8K2QXM se');
    const many = Array.from({ length: 25 }, (_, index) => `SIG-${index}`);
    expect(mailAfter(...many).text).toContain('SIG-19 y 5 más se guardan aparte');
    expect(mailAfter().text).not.toContain('aparte');
    expect(html).toContain('qué datos conservamos');
  });

  it('mentions an unfinished payment, which stays for a week after the account is deleted', () => {
    const { text, html } = accountDeletedMail({ ...person, ...nothingKept, keptPayments: 1 });
    expect(text).toContain('Si el banco aún puede aprobar un pago tuyo');
    expect(html).toContain('qué datos conservamos');
    expect(accountDeletedMail({ ...person, ...nothingKept }).text).not.toContain('aún puede aprobar');
  });

  it('mentions an open conversation, which stays after the account is deleted', () => {
    const { text } = accountDeletedMail({ ...person, ...nothingKept, keptConversations: 1 });
    expect(text).toContain('La conversación que estamos atendiendo se queda');
    expect(text).toContain(`${publicUrl}/mis-datos`);
  });

  it('mentions data under an unconfirmed email, which stay after the account is deleted', () => {
    const { text } = accountDeletedMail({ ...person, ...nothingKept, isEmailProven: false });
    expect(text).toContain('no se confirmó');
    expect(text).toContain(`${publicUrl}/mis-datos`);
    expect(accountDeletedMail({ ...person, ...nothingKept }).text).not.toContain('mis-datos');
  });

  it('leads with its links to the shop alone', () => {
    for (const { html } of mails)
      for (const [, url] of html.matchAll(/(?:href|src)="([^"]+)"/g)) expect(url).toMatch(/^https:\/\/sigerist\.co\//);
  });
});
