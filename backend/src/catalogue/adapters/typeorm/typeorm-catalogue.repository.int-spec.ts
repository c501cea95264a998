import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { SimpleConsoleLogger } from 'typeorm';
import { itKeepsTheCatalogue } from '../../../../test/contracts/catalogue-repository.contract.js';
import { type TestDatabase, testDatabase, withoutReplica } from '../../../../test/support/database.js';
import { PictureSchema, settingsSchemas } from '../../../../test/support/schemas-of-other-modules.js';
import { versionOf } from '../../application/catalogue-version.js';
import { catalogueOf } from '../../domain/catalogue.js';
import type { ProductSearch } from '../../domain/product-search.js';
import { catalogueSchemas } from './catalogue.schemas.js';
import { seedCatalogue } from './seed-catalogue.js';
import { TypeOrmCatalogueRepository } from './typeorm-catalogue.repository.js';

const repositoryOf = (database: TestDatabase) =>
  new TypeOrmCatalogueRepository(database.dataSource, withoutReplica(database));

/** The pages' search is tested with the same file. */
const { cases: searchCases } = JSON.parse(
  readFileSync(new URL('../../../../../docs/search-cases.json', import.meta.url), 'utf8'),
) as { cases: { search: string; finds: string[]; misses: string[] }[] };

const NOW = new Date('2026-01-15T15:00:00Z');

const entities = [...catalogueSchemas, ...settingsSchemas, PictureSchema];

describe('TypeOrmCatalogueRepository', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase(entities);
  });
  afterAll(() => database.drop());

  itKeepsTheCatalogue(() => repositoryOf(database));

  it.each(searchCases)('search $search finds the pieces that shoppers mean', async ({ search, finds, misses }) => {
    const found = (await repositoryOf(database).search({ search })).map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(finds));
    expect(found.filter((name) => misses.includes(name))).toEqual([]);
  });
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

describe('loading the catalogue with a known one', () => {
  let database: TestDatabase;
  const run = (sql: string) => database.dataSource.query<unknown>(sql);

  beforeAll(async () => {
    database = await testDatabase(entities);
  });
  afterAll(() => database.drop());

  it('reads only the products that changed', async () => {
    const known = await repositoryOf(database).load();
    await run('UPDATE product SET price = 1, rank = 1 WHERE id = 4');
    const { products } = await repositoryOf(database).load(known);
    expect(products).toHaveLength(known.products.length);
    expect(products[0]).toMatchObject({ id: 4, price: 1 });
    const others = known.products.filter(({ id }) => id !== 4);
    for (const [at, product] of products.slice(1).entries()) expect(product).toBe(others[at]);
  });

  it.each([
    ['a later revision than the stored one', '1', '999999'],
    ['a revision of another timeline', '999', '1'],
  ])('reads everything when it has %s', async (_what, timeline, value) => {
    const loaded = await repositoryOf(database).load();
    const strange = { ...loaded, products: [], revision: `${timeline}.${value}` };
    expect(await repositoryOf(database).load(strange)).toEqual(loaded);
  });

  it('equals the catalogue read whole, after any sequence of changes', async () => {
    const id = fc.integer({ min: 1, max: 20 });
    const number = fc.integer({ min: 1, max: 999 });
    const plain = '(SELECT product_id FROM kit_piece)';
    const update = (set: (value: number) => string) =>
      fc.tuple(id, number).map(([of, value]) => `UPDATE product SET ${set(value)} WHERE id % 20 = ${of % 20}`);
    const picture = (value: number) => `'${`${value % 3}`.repeat(20)}'`;
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.constant('read') },
      update((value) => `price = ${value}`),
      update((value) => `rank = ${value}`),
      update((value) => `withdrawn = ${value % 2 === 0}, kit_only = ${value % 3 === 0}`),
      update((value) => `pictures = ARRAY[${picture(value)}]`),
      number.map(
        (value) => `INSERT INTO media VALUES (${picture(value)}, 2, 3, '#fff', '{2}', now()) ON CONFLICT DO NOTHING`,
      ),
      number.map(
        (value) => `INSERT INTO product (slug, name, description, category, price)
          VALUES (gen_random_uuid(), 'Nueva', '', 'Bolsos', ${value})`,
      ),
      id.map((of) => `DELETE FROM product WHERE id % 20 = ${of % 20} AND id NOT IN ${plain}`),
      id.map(
        (of) => `UPDATE product SET id = nextval('product_id_seq') WHERE id % 20 = ${of % 20} AND id NOT IN ${plain}`,
      ),
      number.map(
        (value) =>
          `UPDATE kit_piece SET name = 'Pieza ${value}' WHERE position = 1; UPDATE product SET price = ${value} WHERE id = 8`,
      ),
      number.map((value) => `UPDATE product_group SET label = 'Grupo ${value}' WHERE id = 1`),
      number.map((value) => `UPDATE shop_setting SET value = ${value} WHERE name = 'shipping_estimate'`),
      fc.constant('BEGIN; DELETE FROM kit_piece; UPDATE product SET price = 7; ROLLBACK'),
      fc.constant(
        'CREATE TEMP TABLE kept AS TABLE product; TRUNCATE product, kit_piece; INSERT INTO product TABLE kept; DROP TABLE kept',
      ),
    );
    let known = await repositoryOf(database).load();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const each of steps) {
          if (each === 'read') known = await repositoryOf(database).load(known);
          else await run(each);
        }
        known = await repositoryOf(database).load(known);
        const whole = await repositoryOf(database).load();
        expect(known).toEqual(whole);
        expect(versionOf(catalogueOf(known, NOW))).toBe(versionOf(catalogueOf(whole, NOW)));
      }),
      { numRuns: 15 },
    );
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
