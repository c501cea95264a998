import { readFile } from 'node:fs/promises';
import { faultOf, KEYS, tablesWithoutKey } from './support/distribution.js';

describe('the keys of spread tables', () => {
  it('are those of docker/database/citus.sql', async () => {
    const sql = await readFile(new URL('../../docker/database/citus.sql', import.meta.url), 'utf8');
    const spread = [...sql.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(([, table, key]) => [
      table,
      key,
    ]);
    expect(spread.length).toBeGreaterThan(0);
    expect(KEYS).toMatchObject(Object.fromEntries(spread));
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
  ])('are in: %s', (statement) => expect(tablesWithoutKey(statement)).toEqual([]));

  it.each([
    ['SELECT id FROM cart_line WHERE id = $1', ['cart_line']],
    ['SELECT session_id = $2 AS own FROM product, (SELECT id FROM cart_line WHERE id = $1) line', ['cart_line']],
    ['SELECT 1 FROM cart c JOIN cart_line line USING (session_id) WHERE c.touched_at > $1', ['cart', 'cart_line']],
    ['SELECT 1 FROM cart c JOIN cart_line line ON line.session_id = c.session_id', ['cart']],
    ['INSERT INTO cart_line (id) VALUES ($1)', ['cart_line']],
    ['DELETE FROM order_claim WHERE order_id = $1', ['order_claim']],
    ['SELECT id FROM product UNION ALL SELECT id FROM cart_line', ['cart_line']],
    [
      'WITH gone AS (DELETE FROM cart_line WHERE id = $1) UPDATE cart SET touched_at = now() WHERE session_id = $2',
      ['cart_line'],
    ],
  ])('are looked for in each part of: %s', (statement, tables) => expect(tablesWithoutKey(statement)).toEqual(tables));

  it('are named by every statement but those that are known to ask every machine', () => {
    const statement = 'SELECT * FROM cart_line line WHERE id = $1';
    expect(faultOf(statement, 'cart/adapters/typeorm/typeorm-cart.repository.ts')).toBeUndefined();
    expect(faultOf(statement, 'chatbot/adapters/typeorm/typeorm-conversations.ts')).toContain('name session_id');
  });
});
