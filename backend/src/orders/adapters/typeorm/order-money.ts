import type { EntityManager } from 'typeorm';
import { MONEY_OF_ORDERS, type StoredMoney } from '../../../money/index.js';
import type { ReadOrder } from './order-row.js';
import type { OrderRow } from './order.schemas.js';

/** The rows with the money of their orders: a statement of its own for those that were read without it. */
export async function withMoney(
  manager: EntityManager,
  rows: readonly (OrderRow | ReadOrder)[],
): Promise<readonly ReadOrder[]> {
  const missing = rows.filter((row) => !('money' in row)).map(({ id }) => id);
  if (missing.length === 0) return rows as readonly ReadOrder[];
  const read = await manager.query<{ id: string; money: StoredMoney | null }[]>(MONEY_OF_ORDERS, [missing]);
  const moneyById = new Map(read.map(({ id, money }) => [id, money]));
  return rows.map((row) => ('money' in row ? row : Object.assign(row, { money: moneyById.get(row.id) ?? null })));
}
