import type { TestApp } from '../../../../test/support/app.js';
import { Mailbox } from '../../../../test/support/mailbox.js';
import { OrderingShop } from '../../../../test/support/ordering-shop.js';
import { JobHandlers } from '../../../jobs/index.js';
import { morningNoteJob } from './morning-note-job.js';

describe('the morning note', () => {
  let orders: OrderingShop;
  let shop: TestApp;

  beforeAll(async () => {
    orders = await OrderingShop.open();
    shop = orders.shop;
  });
  afterAll(() => orders.close());

  it('is sent once a day at seven in Bogota, also when the job is repeated, and contains no personal names', async () => {
    const handlers = shop.app.get(JobHandlers);
    expect(
      handlers.toTimetable().some(({ task, match }) => task === morningNoteJob.name && typeof match === 'function'),
    ).toBe(true);
    await orders.anOrder({ name: 'Catalina Rincón' });
    const run = () => handlers.toTaskList()[morningNoteJob.name]!({}, {} as never);
    await run();
    await run();
    const [mail, ...more] = await new Mailbox(shop).all('morning-note', '');
    expect(more).toEqual([]);
    expect(mail!.text).toContain('- 1 transferencia por confirmar');
    expect(mail!.text).not.toContain('Catalina');
  });
});
