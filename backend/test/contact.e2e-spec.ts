import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import { Mailbox } from './support/mailbox.js';

const form = {
  firstName: '  Laura ',
  lastName: 'Restrepo',
  email: 'laura@example.com',
  phone: ' +57 300 123 4567 ',
  message: 'Quiero la Pañalera Multifuncional\ncon el nombre Sofía.',
};

describe('POST /api/contact', () => {
  let shop: TestApp;
  const send = (body: object) => request(shop.app.getHttpServer()).post('/api/contact').send(body);
  const stored = (message: string) =>
    shop.app
      .get(DataSource)
      .query<Record<string, unknown>[]>('SELECT * FROM contact_message WHERE message = $1', [message]);

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('stores the message as typed, without surrounding blanks, and thanks', async () => {
    const answer = await send({ ...form, message: 'stored' }).expect(201);

    expect(answer.body).toEqual({ message: 'Tu mensaje se ha enviado correctamente' });
    expect(await stored('stored')).toMatchObject([
      { first_name: 'Laura', phone: '+57 300 123 4567', consent_version: null, consented_at: null },
    ]);
  });

  it('stores version and time of the consent', async () => {
    const before = new Date();
    await send({ ...form, message: 'consented', dataConsent: true }).expect(201);

    const [row] = await stored('consented');
    expect(row!.consent_version).toMatch(/^\d{4}-\d{2}/);
    expect((row!.consented_at as Date).getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('mails each message to the shop once', async () => {
    await send(form).expect(201);
    const [{ id }] = (await stored(form.message)) as [{ id: string }];

    const mail = await eventually(async () => {
      const mails = await new Mailbox(shop).all('contact', shop.env.shopEmail);
      const ours = mails.filter(({ messageId }) => messageId?.startsWith(`<contact-${id}@`));
      expect(ours).toHaveLength(1);
      return ours[0]!;
    });
    expect(mail.subject).toBe('Mensaje de Laura Restrepo desde la página');
    expect(mail.text).toContain(form.message);
    expect(mail.replyTo?.value[0]?.address).toBe('laura@example.com');
  });

  it('explains each invalid field in Spanish', async () => {
    const { body } = await send({ firstName: '   ', lastName: 7, email: 'laura@', phone: null }).expect(400);

    expect(body).toMatchObject({
      statusCode: 400,
      code: 'request.invalid',
      fields: {
        firstName: 'Escribe tu nombre',
        lastName: 'Escribe tu apellido',
        email: 'Escribe un correo válido, por ejemplo laura@correo.com',
        phone: 'Escribe tu teléfono',
        message: 'Escribe tu mensaje',
      },
    });
  });

  it.each([
    ['an empty body', undefined],
    ['a list', []],
    ['a list of forms', [form]],
    ['consent as text', { ...form, dataConsent: 'sí' }],
    ['too long a message', { ...form, message: 'a'.repeat(2001) }],
    ['an invisible name', { ...form, firstName: '\u200B\u200D\u2060' }],
    ['an object for a name', { ...form, firstName: { $gt: '' } }],
    ['a nest of 20,000 lists', `{"firstName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('refuses %s', async (_what, body) => {
    const { body: error } = await request(shop.app.getHttpServer())
      .post('/api/contact')
      .set('Content-Type', 'application/json')
      .send(body as object)
      .expect(400);

    expect(error).toMatchObject({ statusCode: 400, requestId: expect.any(String) });
  });

  it('accepts emoji, NUL, lone surrogates and another alphabet', async () => {
    const answer = await send({ ...form, firstName: 'So\u0000fía 👶', message: 'Ñandú \ud800 اسم\u0000' });

    expect(answer.status).toBe(201);
  });

  it('limits the messages of one network', async () => {
    const flood = { ...form, message: 'flood' };
    const answers = [];
    for (let sent = 0; sent < 61; sent++) answers.push(await send(flood));

    const refused = answers.at(-1)!;
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ code: 'request.too_many' });
  });
});
