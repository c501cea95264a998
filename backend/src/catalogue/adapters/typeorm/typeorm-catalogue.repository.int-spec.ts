import { SimpleConsoleLogger } from 'typeorm';
import { itKeepsTheCatalogue } from '../../../../test/contracts/catalogue-repository.contract.js';
import { withoutReplica } from '../../../../test/support/read-replica.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import type { ProductSearch } from '../../domain/product-search.js';
import { settingsSchemas } from '../../../../test/support/stored-settings.js';
import { PictureSchema } from '../../../../test/support/media-schema.js';
import { catalogueSchemas } from './catalogue.schemas.js';
import { seedCatalogue } from './seed-catalogue.js';
import { TypeOrmCatalogueRepository } from './typeorm-catalogue.repository.js';

const repositoryOf = (database: TestDatabase) =>
  new TypeOrmCatalogueRepository(database.dataSource, withoutReplica(database));

const entities = [...catalogueSchemas, ...settingsSchemas, PictureSchema];

describe('TypeOrmCatalogueRepository', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase(entities);
  });
  afterAll(() => database.drop());

  itKeepsTheCatalogue(() => repositoryOf(database));
});

describe('the catalogue tables', () => {
  let database: TestDatabase;
  const run = (sql: string, parameters?: unknown[]) =>
    database.dataSource.query<Record<string, unknown>[]>(sql, parameters);

  beforeAll(async () => {
    database = await testDatabase(entities);
  });
  afterAll(() => database.drop());

  it.each([
    ['a negative price', 'UPDATE product SET price = -1 WHERE id = 1', 'CHK_product_price'],
    ['a rank below one', 'UPDATE product SET rank = 0 WHERE id = 1', 'CHK_product_rank'],
    ['a second product of the same slug', `UPDATE product SET slug = 'cambiador' WHERE id = 1`, 'UQ_product_slug'],
    [
      'two groups of one rank',
      'UPDATE product_group SET last_rank = 5 WHERE first_rank = 1',
      'XCL_product_group_ranks',
    ],
    [
      'a kit with one product twice',
      'UPDATE kit_piece SET product_id = 7 WHERE product_id = 2',
      'UQ_kit_piece_product',
    ],
    ['removing a product of the kit', 'DELETE FROM product WHERE id = 7', 'FK_kit_piece_product'],
  ])('refuse %s', async (_what, sql, constraint) => {
    await expect(run(sql)).rejects.toThrow(constraint);
  });

  it('are seeded once: an edit and a deletion of the owner survive the next start', async () => {
    await run(`UPDATE product SET name = 'Mochila Milano Azul' WHERE id = 7`);
    await run('DELETE FROM product WHERE id = 4');
    await seedCatalogue(database.url);
    expect(await run('SELECT name FROM product WHERE id IN (4, 7)')).toEqual([{ name: 'Mochila Milano Azul' }]);
  });

  it('give a new product the next id', async () => {
    const [added] = await run(
      `INSERT INTO product (slug, name, description, category, price)
       VALUES ('nueva', 'Nueva', 'Nueva pieza.', 'Bolsos', 1) RETURNING id, rank`,
    );
    expect(added).toEqual({ id: 14, rank: 999 });
  });
});

describe('the revision of the catalogue', () => {
  let database: TestDatabase;
  const run = (sql: string) => database.dataSource.query<unknown>(sql);
  const revision = () => repositoryOf(database).revision();

  beforeAll(async () => {
    database = await testDatabase(entities);
  });
  afterAll(() => database.drop());

  it.each([
    ['UPDATE product SET in_stock = false'],
    [`INSERT INTO product_group VALUES (-1, 0, 'Antes')`],
    [`DELETE FROM product_option WHERE kind = 'bag_color'`],
    ['TRUNCATE kit_piece'],
    ['UPDATE shop_setting SET value = value + 1'],
  ])('is another one after: %s', async (sql) => {
    const before = await revision();
    await run(sql);
    expect(await revision()).not.toBe(before);
  });

  it('changes together with the catalogue, when the transaction is committed', async () => {
    const before = await revision();
    const runner = database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE product SET price = 1');
    expect(await revision()).toBe(before);
    await runner.rollbackTransaction();
    expect(await revision()).toBe(before);
    await runner.startTransaction();
    await runner.query('UPDATE product SET price = 2');
    await runner.commitTransaction();
    await runner.release();
    expect(await revision()).not.toBe(before);
  });
});

describe('searching a large catalogue', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase(entities);
    await database.dataSource.query(`
      INSERT INTO product (slug, name, description, category, price)
      SELECT 'p' || n, 'Pieza ' || md5(n::text), 'Texto ' || md5((n * 7)::text), 'Serie ' || (n % 50), n
      FROM generate_series(1, 20000) n`);
    await database.dataSource.query('ANALYZE product');
  });
  afterAll(() => database.drop());

  it.each([
    ['search', { search: 'mochilas' }],
    ['category', { category: 'pañalera' }],
  ])('answers a %s from the indexes', async (_what, search) => {
    expect(await planOf(search)).not.toContain('Seq Scan');
  });

  /** The plan of exactly the statement that the repository sends. */
  async function planOf(search: ProductSearch): Promise<string> {
    const sent: [sql: string, parameters?: unknown[]][] = [];
    const { dataSource } = database;
    const { logger } = dataSource;
    dataSource.logger = Object.assign(new SimpleConsoleLogger(false), {
      logQuery: (sql: string, parameters?: unknown[]) => sent.push([sql, parameters]),
    });
    await repositoryOf(database).search(search);
    dataSource.logger = logger;
    const [sql, parameters] = sent.find(([statement]) => statement.startsWith('SELECT')) ?? ['', []];
    return JSON.stringify(await dataSource.query(`EXPLAIN ${sql}`, parameters));
  }
});
