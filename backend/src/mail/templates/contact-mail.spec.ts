import { contactMail } from './contact-mail.js';

const facts = {
  id: '7',
  firstName: 'Laura',
  lastName: 'Restrepo',
  email: 'laura@example.com',
  phone: '300 123 4567',
  message: 'Hola <b>"equipo"</b>\n¿Hacen envíos a Pasto?',
  dataConsent: true,
};

describe('contactMail', () => {
  it('has the email of the shopper as Reply-To', () => {
    expect(contactMail('hola@sigerist.co', facts)).toMatchObject({
      to: 'hola@sigerist.co',
      replyTo: { name: 'Laura Restrepo', address: 'laura@example.com' },
      subject: 'Mensaje de Laura Restrepo desde la página',
    });
  });

  it('escapes typed text in HTML', () => {
    expect(contactMail('hola@sigerist.co', facts).html).toContain(
      'Hola &lt;b&gt;&quot;equipo&quot;&lt;/b&gt;<br>¿Hacen envíos a Pasto?',
    );
  });

  it('states that consent is missing', () => {
    expect(contactMail('hola@sigerist.co', { ...facts, dataConsent: false }).text).toContain('datos: No lo indicó');
  });
});
