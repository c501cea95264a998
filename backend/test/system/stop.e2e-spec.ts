import { createDatabase } from '../support/database.js';
import { buildBackend } from '../support/program.js';
import { ShopProcess } from '../support/shop-process.js';
import { SilentDatabaseProxy } from '../support/silent-database-proxy.js';

describe('a shop whose database keeps its connections but does not answer', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let proxy: SilentDatabaseProxy;
  let shop: ShopProcess;

  beforeAll(async () => {
    await buildBackend();
    database = await createDatabase();
    proxy = new SilentDatabaseProxy(database.url);
    shop = await ShopProcess.start({ DATABASE_URL: await proxy.open() });
  });
  afterAll(async () => {
    await proxy.cut();
    await database.drop();
  });

  it('stops at the signal without waiting for it', async () => {
    proxy.silent = true;
    await shop.stop();
    expect(shop.output()).toContain('Sigerist stops without waiting for its jobs and connections.');
  });
});
