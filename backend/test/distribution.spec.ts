import { readFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { deleteBefore } from '../src/database/index.js';
import { faultOf, KEYS, tablesWithoutKey } from './support/distribution.js';

describe('the keys of distributed tables', () => {
  it('are those of docker/database/citus.sql', async () => {
    const sql = await readFile(new URL('../../docker/database/citus.sql', import.meta.url), 'utf8');
    const distributed = [...sql.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(([, table, key]) => [
      table,
      key,
    ]);
    expect(distributed.length).toBeGreaterThan(0);
    expect(KEYS).toMatchObject(Object.fromEntries(distributed));
  });

  it.each([
    'SELECT id FROM cart_line WHERE session_id = $1',
    'SELECT line.id FROM cart_line line JOIN product ON product.id = line.product_id WHERE line.session_id = $1',
    'SELECT "OrderClaimRow"."order_id" FROM "order_claim" "OrderClaimRow" WHERE (("OrderClaimRow"."cart_line_id" = $1))',
    'SELECT 1 FROM order_claim WHERE cart_line_id = ANY ($1::uuid[])',
    'UPDATE cart SET touched_at = now() WHERE session_id IN ($1, $2)',
    'INSERT INTO cart_line AS line (id, session_id) SELECT $1, $2 ON CONFLICT (id) DO NOTHING',
    'INSERT INTO "rate_limit" VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = 1',
    'WITH locked AS (UPDATE cart SET touched_at = now() WHERE session_id = $1 RETURNING session_id) DELETE FROM cart_line line USING locked WHERE line.session_id = locked.session_id',
    'SELECT id FROM product WHERE id = $1',
    'SELECT id FROM cart_line WHERE (id = $2 OR kit_id = $2) AND ((session_id = $1))',
    "SELECT id FROM product, public.cart_line AS line WHERE line.session_id = $1 AND name = 'this OR (that'",
    'SELECT f.id FROM refund f JOIN shop_order o ON o.id = f.order_id WHERE f.order_id = $1',
    'SELECT "o"."id" FROM "shop_order" "o" WHERE (("o"."number" = $1))',
    'UPDATE "refund" SET "state" = $1 WHERE "id" = $2',
    'SELECT "press"."id" FROM "bench_press" "press" WHERE ((0=1)) ORDER BY "press"."sequence"',
  ])('are in: %s', (statement) => expect(tablesWithoutKey(statement)).toEqual([]));

  it.each([
    ['SELECT id FROM cart_line WHERE id = $1', ['cart_line']],
    ['SELECT session_id = $2 AS own FROM product, (SELECT id FROM cart_line WHERE id = $1) line', ['cart_line']],
    ['SELECT 1 FROM cart c JOIN cart_line line USING (session_id) WHERE c.touched_at > $1', ['cart', 'cart_line']],
    ['SELECT 1 FROM cart c JOIN cart_line line ON line.session_id = c.session_id', ['cart']],
    ['INSERT INTO cart_line (id) VALUES ($1)', ['cart_line']],
    ['DELETE FROM order_claim WHERE order_id = $1', ['order_claim']],
    ['SELECT 1 FROM product, cart_line WHERE product_id = $1', ['cart_line']],
    ['SELECT 1 FROM product p JOIN kit_piece k ON k.product_id = p.id, cart_line', ['cart_line']],
    ['DELETE FROM public.cart_line WHERE id = $1', ['cart_line']],
    ['UPDATE "public"."cart" SET session_id = $1', ['cart']],
    ['SELECT session_id = $1 AS own, count(*) FILTER (WHERE session_id = $1) FROM cart_line', ['cart_line']],
    ['SELECT id FROM cart_line WHERE session_id = $1 OR id = $2', ['cart_line']],
    ['SELECT id FROM cart_line WHERE id = $2 AND (session_id = $1 OR kit_id = $3)', ['cart_line']],
    ['SELECT id FROM cart_line WHERE NOT (session_id = $1)', ['cart_line']],
    ["SELECT id FROM cart_line WHERE line->>'session_id' = $1", ['cart_line']],
    ['SELECT id FROM product UNION ALL SELECT id FROM cart_line', ['cart_line']],
    ["SELECT id FROM shop_order WHERE status = 'paid'", ['shop_order']],
    ['INSERT INTO refund (id, amount) VALUES ($1, $2)', ['refund']],
    ['SELECT f.id FROM refund f JOIN shop_order o ON o.id = f.order_id', ['refund']],
    [
      'WITH gone AS (DELETE FROM cart_line WHERE id = $1) UPDATE cart SET touched_at = now() WHERE session_id = $2',
      ['cart_line'],
    ],
  ])('are looked for in each part of: %s', (statement, tables) => expect(tablesWithoutKey(statement)).toEqual(tables));

  it('are named by every statement but those that are known to run on every machine', () => {
    const statement = 'SELECT * FROM cart_line line WHERE id = $1';
    expect(faultOf(statement, 'cart/adapters/typeorm/typeorm-cart.repository.ts')).toBeUndefined();
    expect(faultOf(statement, 'chatbot/adapters/typeorm/typeorm-conversations.ts')).toContain('name session_id');
    expect(faultOf(statement)).toBeUndefined();
    expect(faultOf('SELECT * FROM cart')).toContain('name session_id');
    const list = 'SELECT "o"."id" FROM "shop_order" "o" WHERE "o"."status" = $1 LIMIT 25';
    expect(faultOf(list, 'orders/adapters/typeorm/order-list.ts')).toBeUndefined();
    expect(faultOf(list, 'orders/adapters/typeorm/typeorm-orders.ts')).toContain('name id');
  });

  it('are named by the removal of old rows, but for carts, because a ctid names rows of several shards', () => {
    const removal = (table: string) =>
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE at < $1))`;
    const from = 'database/delete-before.ts';
    expect(faultOf(removal('cart_addition'), from)).toBeUndefined();
    expect(faultOf(removal('order_claim'), from)).toContain('name cart_line_id');
    expect(faultOf(removal('rate_limit'), from)).toContain('name key');
  });

  it('are demanded of the shop, also where a test sent the statement before', async () => {
    const remove = (manager: object) => deleteBefore(manager as EntityManager, 'order_claim', 'order_id', new Date());
    const statements: string[] = [];
    await remove({ query: async (statement: string) => Promise.resolve([statements.push(statement), 0]) });
    const runner = Object.create(PostgresQueryRunner.prototype, { isReleased: { value: true } }) as PostgresQueryRunner;
    await expect(runner.query(statements[0]!)).rejects.toThrow('already released');
    await expect(remove(runner)).rejects.toThrow('name cart_line_id');
  });
});
