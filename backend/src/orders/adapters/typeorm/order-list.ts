import type { EntityManager } from 'typeorm';
import { PLAN_EACH_TIME } from '../../../database/index.js';
import type { OrderFilter } from '../../application/orders.port.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import type { Order } from '../../domain/order.js';
import { toOrder } from './order-row.js';
import { exactSearch, whereContains } from './order-search.js';
import { OrderRow } from './order.schemas.js';
import { IDS_OF_EXACT } from './order.sql.js';

/** One query per status: the index sorts the orders of one status, but not of several statuses together. */
export async function listOrders(manager: EntityManager, filter: OrderFilter): Promise<Order[]> {
  const { statuses = [], search, limit, oldestFirst } = filter;
  const ids = search ? await idsOf(manager, search) : [];
  const states = statuses.length < ORDER_STATUSES.length ? [...new Set(statuses)] : [];
  const pages: OrderRow[][] = [];
  for (const status of states.length > 0 ? states : [undefined]) pages.push(await pageOf(manager, filter, ids, status));
  const direction = oldestFirst ? 1 : -1;
  return pages
    .flat()
    .sort((one, other) => direction * compare(one, other))
    .slice(0, limit)
    .map(toOrder);
}

function pageOf(manager: EntityManager, filter: OrderFilter, ids: string[], status?: OrderStatus): Promise<OrderRow[]> {
  const { search, express, due, from, before, after, oldestFirst, limit } = filter;
  const query = manager.createQueryBuilder(OrderRow, 'o').comment(PLAN_EACH_TIME);
  if (status) query.andWhere('o.status = :status', { status });
  if (express) query.andWhere('o.isExpress');
  if (due) query.andWhere(`o.promised->>'latest' < :dueBefore`, { dueBefore: due.before });
  if (due?.from) query.andWhere(`o.promised->>'latest' >= :dueFrom`, { dueFrom: due.from });
  if (from) query.andWhere('o.createdAt >= :from', { from });
  if (before) query.andWhere('o.createdAt < :before', { before });
  if (after) {
    const { createdAt, id } = after;
    query.andWhere(`(o.createdAt, o.id) ${oldestFirst ? '>' : '<'} (:createdAt, :id)`, { createdAt, id });
  }
  if (ids.length > 0) query.andWhere('o.id IN (:...ids)', { ids });
  else if (search) whereContains(query, search);
  const direction = oldestFirst ? 'ASC' : 'DESC';
  return query.orderBy('o.createdAt', direction).addOrderBy('o.id', direction).take(limit).getMany();
}

/** The orders whose number, transaction or reference was searched for; empty when the search is other text. */
async function idsOf(manager: EntityManager, search: string): Promise<string[]> {
  const exact = exactSearch(search);
  if (!exact) return [];
  const values = [exact.number, exact.id];
  const rows = await manager.query<{ id: string }[]>(IDS_OF_EXACT, values);
  return rows.map(({ id }) => id);
}

/** By time and then by id, as the index has them. */
function compare(one: OrderRow, other: OrderRow): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}
