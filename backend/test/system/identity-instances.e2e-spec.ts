import { createDatabase } from '../support/database.js';
import { buildBackend } from '../support/program.js';
import { ShopProcess } from '../support/shop-process.js';
import { cookieOf, newcomer, PASSWORD } from '../support/shopper.js';

describe('accounts on two instances of the shop', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let instances: readonly [ShopProcess, ShopProcess];

  const register = async (shop: ShopProcess) => {
    const body = newcomer();
    const { headers } = await shop.api().post('/api/register').send(body).expect(201);
    return { email: body.email, cookie: cookieOf(headers, 'sid')! };
  };

  beforeAll(async () => {
    await buildBackend();
    database = await createDatabase();
    const settings = {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'the same secret on every instance',
      TRUST_PROXY: '1',
    };
    // One after the other: the first one prepares the database.
    instances = [await ShopProcess.start(settings), await ShopProcess.start(settings)];
  });
  afterAll(async () => {
    await Promise.all(instances.map((shop) => shop.stop()));
    await database.drop();
  });

  it('accept a session on either instance, and end it on both', async () => {
    const [first, second] = instances;
    const { cookie } = await register(first);
    await second.api().get('/api/account').set('Cookie', cookie).expect(200);

    await second.api().post('/api/logout').set('Cookie', cookie).expect(204);
    await first.api().get('/api/account').set('Cookie', cookie).expect(401);
  });

  it('count guesses at one password together, and admit the owner from another network', async () => {
    const { email } = await register(instances[0]);
    const logIn = (at: number, password: string, from: string) =>
      instances[at % 2]!.api().post('/api/login').set('X-Forwarded-For', from).send({ email, password });
    const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((at) => logIn(at, `x${at}`, '203.0.113.9')));

    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]!.body).toMatchObject({ code: 'request.too_many' });
    await logIn(0, PASSWORD, '203.0.113.9').expect(429);
    await logIn(1, PASSWORD, '198.51.100.7').expect(200);
  });
});
