import { itKeepsCarts } from '../../../../test/contracts/cart-repository.contract.js';
import { itKeepsDiscounts } from '../../../../test/contracts/discounts.contract.js';
import { aCartLine } from '../../../../test/builders/cart.builder.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import type { CartLine } from '../../domain/cart.js';
import { cartSchemas } from './cart.schemas.js';
import { TypeOrmCartRepository } from './typeorm-cart.repository.js';
import { TypeOrmDiscounts } from './typeorm-discounts.js';

const LIMITS = { pieces: 99, lines: 200 };

describe('carts in PostgreSQL', () => {
  let database: TestDatabase;
  let carts: TypeOrmCartRepository;
  const run = (sql: string, parameters?: unknown[]) =>
    database.dataSource.query<Record<string, unknown>[]>(sql, parameters);

  beforeAll(async () => {
    database = await testDatabase(cartSchemas);
    carts = new TypeOrmCartRepository(database.transaction);
  });
  afterAll(() => database.drop());

  describe('TypeOrmCartRepository', () => {
    itKeepsCarts(
      () => carts,
      () => database.transaction,
    );

    it('undoes everything of an edit that fails halfway', async () => {
      const line = aCartLine();
      const duplicate = aCartLine({ sessionId: line.sessionId, productId: 2, quantity: 3 });
      await carts.add(line, { pieces: 99, lines: 200 });
      await carts.add(duplicate, { pieces: 99, lines: 200 });
      const failing = database.transaction.run(async () => {
        await carts.findLineForUpdate(line.id);
        await carts.mergeDuplicate({ ...line, productId: 2 });
        throw new Error('too many');
      });
      await expect(failing).rejects.toThrow('too many');
      expect(await carts.line(duplicate.id)).toMatchObject({ quantity: 3 });
    });

    it.each<[string, (line: CartLine) => Promise<unknown>]>([
      ['an addition', (line) => carts.add(aCartLine({ sessionId: line.sessionId, productId: 2 }), LIMITS)],
      ['a new quantity', ({ id }) => carts.setQuantity(id, 2)],
      ['a removal', ({ id }) => carts.remove(id)],
      ['an emptying', ({ sessionId }) => carts.clear(sessionId)],
      ['an edit', ({ id }) => carts.findLineForUpdate(id)],
    ])('counts %s as a change of the cart, which keeps it from being deleted', async (_what, change) => {
      const line = aCartLine();
      await carts.add(line, LIMITS);
      await run(`UPDATE cart SET touched_at = now() - interval '80 days' WHERE session_id = $1`, [line.sessionId]);
      await change(line);
      const [cart] = await run(
        `SELECT touched_at > now() - interval '1 day' AS recent FROM cart WHERE session_id = $1`,
        [line.sessionId],
      );
      expect(cart).toEqual({ recent: true });
    });

    it('leaves nothing of a cart that is deleted', async () => {
      const line = aCartLine();
      await carts.add(line, LIMITS);
      await carts.claimKey(line.sessionId, 'key', { lineId: line.id, request: 'asked' });
      await run('DELETE FROM cart WHERE session_id = $1', [line.sessionId]);
      for (const table of ['cart_line', 'cart_addition'])
        expect(await run(`SELECT FROM ${table} WHERE session_id = $1`, [line.sessionId])).toEqual([]);
    });
  });

  describe('TypeOrmDiscounts', () => {
    itKeepsDiscounts(() => new TypeOrmDiscounts(database.transaction));
  });

  describe('the tables', () => {
    it('are what the entity schemas say', async () => {
      const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
      const ours = upQueries.map(({ query }) => query).filter((query) => /cart|discount/.test(query));
      expect(ours).toEqual([]);
    });

    it.each([
      ['a code in small letters', `INSERT INTO discount_code VALUES ('abc', 10)`, 'CHK_discount_code_capitals'],
      ['more than everything off', `INSERT INTO discount_code VALUES ('ABC', 101)`, 'CHK_discount_code_percent'],
      ['an unknown code', `INSERT INTO cart (session_id, discount_code) VALUES ('s', 'NADA')`, 'FK_cart_discount_code'],
      ['an empty line', 'UPDATE cart_line SET quantity = 0', 'CHK_cart_line_quantity'],
      ['a negative price', 'UPDATE cart_line SET price = -1', 'CHK_cart_line_price'],
    ])('refuse %s', async (_what, sql, constraint) => {
      await carts.add(aCartLine(), { pieces: 99, lines: 200 });
      await expect(run(sql)).rejects.toThrow(constraint);
    });
  });
});
