import { setTimeout as wait } from 'node:timers/promises';
import type { FaqItemDto } from '../src/content/adapters/http/faq.dto.js';
import { createDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { buildBackend } from './support/program.js';
import { PASSWORD } from './support/shopper.js';
import { ShopProcess } from './support/shop-process.js';

const QUESTION = '¿Cuántas veces?';

describe('a shop that is killed when scheduled changes are due', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let shop: ShopProcess;
  const open = () =>
    ShopProcess.start({ DATABASE_URL: database.url, STAFF_EMAIL: 'ana@example.com', STAFF_PASSWORD: PASSWORD });

  beforeAll(async () => {
    await buildBackend();
    database = await createDatabase();
    shop = await open();
  });
  afterAll(async () => {
    await shop.stop();
    await database.drop();
  });

  it('publishes each set once after it has started again', async () => {
    const staff = shop.browser();
    await staff.post('/api/login').send({ email: 'ana@example.com', password: PASSWORD }).expect(200);
    const at = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 2_000);
    const values = { question: QUESTION, answer: 'Una.', category: 'Pagos' };
    for (let set = 0; set < 5; set += 1) {
      const { body } = await staff
        .post('/api/change-sets')
        .send({ changes: [{ entity: 'faq', values: { ...values, question: `${QUESTION} ${set}` } }] })
        .expect(201);
      await staff.post(`/api/change-sets/${body.id}/publish`).send({ at: at.toISOString() }).expect(200);
    }
    await wait(at.getTime() - Date.now());
    await shop.stop('SIGKILL');
    shop = await open();

    await eventually(async () => {
      const { body } = await shop.api().get('/api/faq').expect(200);
      const asked = (body as FaqItemDto[]).map(({ question }) => question).filter((each) => each.startsWith(QUESTION));
      expect(asked.sort()).toEqual([0, 1, 2, 3, 4].map((set) => `${QUESTION} ${set}`));
    }, 60_000);
  });
});
