import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './support/app.js';

describe('migrations', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('make the tables that the schemas describe', async () => {
    const { upQueries } = await shop.app.get(DataSource).driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
