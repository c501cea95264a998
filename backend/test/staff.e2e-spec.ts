import { generateSync } from 'otplib';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { ManageStaff } from '../src/identity/index.js';
import type { StaffMemberDto, StaffSessionDto } from '../src/identity/adapters/http/staff.dto.js';
import { createTestApp, type TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import { Mailbox } from './support/mailbox.js';
import { SoftwareAuthenticator } from './support/software-authenticator.js';
import { PASSWORD } from './support/shopper.js';

describe('people of the staff', () => {
  let shop: TestApp;
  let mailbox: Mailbox;
  const browser = () => request.agent(shop.app.getHttpServer());

  beforeAll(async () => {
    shop = await createTestApp();
    mailbox = new Mailbox(shop);
  });
  afterAll(() => shop.close());

  /** A logged-in owner with a confirmed identity. */
  async function anOwner(email: string) {
    await shop.app.get(ManageStaff).add(email, PASSWORD);
    const agent = browser();
    const { body } = await agent.post('/api/login').send({ email, password: PASSWORD }).expect(200);
    await agent.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    return { agent, id: (body as { id: string }).id };
  }
  const peopleOf = async (agent: ReturnType<typeof browser>) =>
    (await agent.get('/api/staff').expect(200)).body as StaffMemberDto[];

  it('invites a person by mail, who joins, is seen, and loses every right when she is removed', async () => {
    const { agent: owner } = await anOwner('lucia@sigerist.co');
    const invitation = { email: 'ana@example.com', role: 'taller' };
    await owner
      .post('/api/staff')
      .send({ ...invitation, role: 'jefa' })
      .expect(400);
    await owner.post('/api/staff').send(invitation).expect(201);
    const [mail] = await mailbox.wait('staff-invitation', 'ana@example.com');
    const token = /#token=([\w-]+)/.exec(mail!.text!)![1]!;

    const ana = browser();
    expect((await ana.get(`/api/staff/invitations/${token}`).expect(200)).body).toMatchObject(invitation);
    const shown = await ana.post('/api/staff/invitations/link').send({ token }).expect(200);
    expect(shown.body).toMatchObject(invitation);
    const body = { name: 'Ana Gil', password: 'Tijera-Lila-2026' };
    const answers = await Promise.all([
      browser().post(`/api/staff/invitations/${token}`).send(body),
      ana.post('/api/staff/invitations/link/accept').send({ token, ...body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    await ana.post('/api/login').send({ email: invitation.email, password: body.password }).expect(200);
    await ana.get('/api/orders').expect(200);
    await ana.get('/api/staff').expect(403);

    const member = (await peopleOf(owner)).find(({ email }) => email === invitation.email)!;
    expect(member).toMatchObject({ name: 'Ana Gil', role: 'taller', state: 'active', isMe: false });
    const { body: sessions } = await owner.get(`/api/staff/${member.id}/sessions`).expect(200);
    // The login replaces the session of the invitation when the same browser had accepted it.
    const hasOneBrowser = answers[1].status === 201;
    expect(sessions as StaffSessionDto[]).toHaveLength(hasOneBrowser ? 1 : 2);
    await owner.delete(`/api/staff/${member.id}`).expect(204);
    await ana.get('/api/orders').expect(401);
    await ana.post('/api/login').send({ email: invitation.email, password: body.password }).expect(401);
  });

  it('ends the session of a lost phone', async () => {
    const { agent: laptop } = await anOwner('sara@sigerist.co');
    const phone = browser().set('User-Agent', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile');
    await phone.post('/api/login').send({ email: 'sara@sigerist.co', password: PASSWORD }).expect(200);
    const sessions = (await laptop.get('/api/auth/sessions').expect(200)).body as StaffSessionDto[];
    const lost = sessions.find(({ isCurrent }) => !isCurrent)!;
    expect(lost.device).toBe('Chrome en Android');
    await laptop.delete(`/api/auth/sessions/${lost.id}`).expect(204);
    await phone.get('/api/orders').expect(401);
    await laptop.get('/api/orders').expect(200);
  });

  it('lists one open session of a browser, however often the person logs in and out there', async () => {
    const email = 'rosa@sigerist.co';
    const { agent: laptop } = await anOwner(email);
    const phone = browser();
    const logIn = () => phone.post('/api/login').send({ email, password: PASSWORD }).expect(200);
    const open = async () => ((await laptop.get('/api/auth/sessions').expect(200)).body as StaffSessionDto[]).length;
    await logIn();
    await logIn();
    expect(await open()).toBe(2);
    await phone.post('/api/logout').expect(204);
    expect(await open()).toBe(1);
  });

  it('keeps one owner when two remove each other in the same instant', async () => {
    const [one, two] = [await anOwner('eva@sigerist.co'), await anOwner('olga@sigerist.co')];
    await shop.app
      .get(DataSource)
      .query("UPDATE account SET staff_role = 'taller' WHERE role = 'staff' AND id NOT IN ($1, $2)", [one.id, two.id]);
    const answers = await Promise.all([
      one.agent.delete(`/api/staff/${two.id}`),
      two.agent.delete(`/api/staff/${one.id}`),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const winner = statuses[0] === 204 ? one : two;
    expect((await peopleOf(winner.agent)).filter(({ role }) => role === 'duena').map(({ id }) => id)).toEqual([
      winner.id,
    ]);
    expect((await winner.agent.delete(`/api/staff/${winner.id}`)).body).toMatchObject({ code: 'staff.last_owner' });
    await winner.agent.patch(`/api/staff/${winner.id}`).send({ role: 'taller' }).expect(409);
  });

  /** Adds an authenticator app; the answer may have recovery codes. */
  async function addApp(agent: ReturnType<typeof browser>) {
    const { body } = await agent.post('/api/auth/code-app').expect(200);
    const { secret } = body as { secret: string };
    return agent.post('/api/auth/code-app/confirm').send({ secret, code: generateSync({ secret }) });
  }
  async function addPasskey(agent: ReturnType<typeof browser>) {
    const { body } = await agent.post('/api/auth/passkeys/options').expect(200);
    const response = new SoftwareAuthenticator(shop.env.publicUrl).register(body as { challenge: string });
    return agent.post('/api/auth/passkeys').send({ response });
  }

  it('gives recovery codes once when two first factors are added in the same instant', async () => {
    const { agent } = await anOwner('rita@sigerist.co');
    const answers = await Promise.all([addApp(agent), addPasskey(agent)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const codes = answers.map(({ body }) => (body as { recoveryCodes: string[] | null }).recoveryCodes);
    expect(codes.map((each) => each?.length ?? 0).sort()).toEqual([0, 10]);
    expect((await agent.get('/api/auth/second-factor').expect(200)).body).toMatchObject({ recoveryCodesLeft: 10 });
  });

  // The last one: a second instance takes over passport's strategies.
  it('opens the panel only with a second factor where one is required, and then logs in with a passkey alone', async () => {
    const { agent: without } = await anOwner('elsa@sigerist.co');
    await without.get('/api/orders').expect(200);
    const strict = await createTestApp({ ...shop.env, staffSecondFactor: 'required' });
    try {
      // Her session began before the second factor was required.
      await without.get('/api/orders').expect(401);
      const email = 'nora@sigerist.co';
      await strict.app.get(ManageStaff).add(email, PASSWORD);
      const open = () => request.agent(strict.app.getHttpServer());
      const logIn = (agent: ReturnType<typeof open>) =>
        agent.post('/api/login').send({ email, password: PASSWORD }).expect(200);
      const first = open();
      expect((await logIn(first)).body).toMatchObject({ secondFactor: 'enrol' });
      expect((await first.get('/api/orders').expect(403)).body).toMatchObject({ code: 'auth.second_factor_missing' });
      const phone = new SoftwareAuthenticator(strict.env.publicUrl);
      const { body: creation } = await first.post('/api/auth/passkeys/options').expect(200);
      const added = await first
        .post('/api/auth/passkeys')
        .send({ response: phone.register(creation) })
        .expect(201);
      const { recoveryCodes } = added.body as { recoveryCodes: string[] };
      await first.get('/api/orders').expect(200);

      const second = open();
      expect((await logIn(second)).body).toMatchObject({ secondFactor: 'prove' });
      expect((await second.get('/api/auth/check')).body).toEqual({
        isAuthenticated: false,
        user: null,
        secondFactor: 'prove',
      });
      for (const path of ['orders', 'account', 'auth/second-factor']) await second.get(`/api/${path}`).expect(401);
      await second.post('/api/auth/second-factor').send({ code: '000000' }).expect(422);
      const code = recoveryCodes[0]!;
      await second.post('/api/auth/second-factor').send({ code }).expect(200);
      await second.get('/api/orders').expect(200);
      await eventually(async () => {
        const subjects = (await mailbox.all('staff-alert', email)).map(({ subject }) => subject);
        expect(subjects.sort()).toEqual([
          'Agregaste una llave de acceso',
          'Entraron a tu cuenta del equipo en un dispositivo nuevo',
          'Entraste con un código de recuperación',
          'Escribieron tu contraseña en un dispositivo nuevo',
        ]);
      });

      const third = open();
      const { body: options } = await third.post('/api/auth/passkey/options').expect(200);
      const response = phone.authenticate(options);
      await open().post('/api/auth/passkey').send({ response }).expect(401);
      await third.post('/api/auth/passkey').send({ response }).expect(200);
      await third.post('/api/auth/passkey').send({ response }).expect(401);
      await third.get('/api/staff').expect(200);
    } finally {
      await strict.app.close();
    }
  });
});
