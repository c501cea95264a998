import request from 'supertest';
import { POLICIES } from '../src/common/throttling/policies.js';
import { PasswordHasher } from '../src/identity/application/password-hasher.port.js';
import { createTestApp, type TestApp } from './support/app.js';
import { Mailbox } from './support/mailbox.js';
import { PASSWORD, shopper } from './support/shopper.js';

const NEW = 'Tijera-Lila-2027';

describe('slow hashes that a caller can cause', () => {
  let shop: TestApp;
  let mailbox: Mailbox;
  /** Passwords that were hashed or compared. */
  let hashed: string[];

  beforeAll(async () => {
    shop = await createTestApp();
    mailbox = new Mailbox(shop);
    const hasher = shop.app.get(PasswordHasher);
    const [hash, verify] = [hasher.hash.bind(hasher), hasher.verify.bind(hasher)];
    hasher.hash = (password) => {
      hashed.push(password);
      return hash(password);
    };
    hasher.verify = (digest, password) => {
      hashed.push(password);
      return verify(digest, password);
    };
  });
  beforeEach(() => {
    hashed = [];
  });
  afterAll(() => shop.close());

  const post = (path: string, body: object) => request(shop.app.getHttpServer()).post(`/api/${path}`).send(body);
  const resetByLink = (token: string, newPassword: string) => post('reset-password', { token, newPassword });

  async function aLink() {
    const { email } = await shopper(shop);
    await post('forgot-password', { email }).expect(200);
    const [mail] = await mailbox.wait('reset-code', email);
    hashed = [];
    return /#token=([\w-]+)/.exec(mail!.text!)![1]!;
  }

  it('are not made for an easy password, and the link stays valid', async () => {
    const token = await aLink();
    for (let call = 0; call < POLICIES.recoveryLinks.calls + 1; call += 1)
      await resetByLink(token, 'Laura-Restrepo-1').expect(400);
    expect(hashed).toEqual([]);
    await resetByLink(token, NEW).expect(200);
    expect(hashed).toEqual([NEW]);
  });

  it('are a few for each link, however often it is used', async () => {
    const token = await aLink();
    const uses = Array.from({ length: 30 }, () => resetByLink(token, NEW));
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(hashed.length).toBeLessThanOrEqual(POLICIES.recoveryLinks.calls);
  });

  it('are bounded for a person who changes the password again and again', async () => {
    const { browser, email } = await shopper(shop);
    hashed = [];
    const change = () =>
      browser.post('/api/account/password').send({ currentPassword: PASSWORD, newPassword: PASSWORD });
    for (let call = 0; call < POLICIES.passwordConfirmations.calls; call += 1) await change().expect(204);
    await change().expect(429);
    await browser.post('/api/account/delete').send({ password: PASSWORD }).expect(429);
    expect(hashed).toHaveLength(2 * POLICIES.passwordConfirmations.calls);
    await post('login', { email, password: PASSWORD }).expect(200);
  });
});
