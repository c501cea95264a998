import type { EntityManager } from 'typeorm';
import { IN_WORKSHOP } from '../../../common/order-statuses.js';
import { PLAN_EACH_TIME } from '../../../database/index.js';
import type { OrderFilter } from '../../application/orders.port.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import type { Order } from '../../domain/order.js';
import { withMoney } from './order-money.js';
import { type ReadOrder, toOrder } from './order-row.js';
import { contactSearch, exactSearch, whereContains } from './order-search.js';
import { IS_IN_WORKSHOP, OrderRow } from './order.schemas.js';
import { DUE } from './order-work.sql.js';
import { IDS_OF_EXACT } from './order.sql.js';

/** A list of orders to make that are due. */
type DueFilter = OrderFilter & Required<Pick<OrderFilter, 'statuses' | 'due'>>;

/** A condition of `WHERE` with its values. */
interface Condition {
  readonly condition: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export async function listOrders(manager: EntityManager, filter: OrderFilter): Promise<Order[]> {
  const { search, limit, oldestFirst } = filter;
  if (isDueWork(filter)) return listDueWork(manager, filter);
  const exact = search ? await exactMatch(manager, search) : undefined;
  const named = [...new Set(filter.statuses)];
  const states = named.length < ORDER_STATUSES.length ? named : [];
  const pages: OrderRow[][] = [];
  for (const inStatus of statusConditions(states, filter.express))
    pages.push(await pageOf(manager, filter, exact, inStatus));
  const direction = oldestFirst ? 1 : -1;
  const page = pages
    .flat()
    .sort((one, other) => direction * compare(one, other))
    .slice(0, limit);
  return (await withMoney(manager, page)).map(toOrder);
}

/**
 * A condition for each query: an index sorts the orders of one status, and those of all orders to make, but not those of other statuses
 * together.
 */
function statusConditions(states: readonly OrderStatus[], express = false): readonly (Condition | undefined)[] {
  if (states.length === 0) return [undefined];
  // Written out, because a value would not lead to the index.
  if (areWorkshop(states) && !express) return [{ condition: `o.${IS_IN_WORKSHOP}`, values: {} }];
  return states.map((status) => ({ condition: 'o.status = :status', values: { status } }));
}

function areWorkshop(states: readonly OrderStatus[]): boolean {
  return states.length === IN_WORKSHOP.length && IN_WORKSHOP.every((status) => states.includes(status));
}

/** Whether the list is of orders to make by their last promised day alone, which has an index. */
function isDueWork(filter: OrderFilter): filter is DueFilter {
  const { statuses = [], due, search, express, from, before } = filter;
  const states = [...new Set(statuses)];
  const isOfWork = areWorkshop(states) || (states.length === 1 && IN_WORKSHOP.includes(states[0]!));
  return isOfWork && due !== undefined && !search && !express && !from && !before;
}

async function listDueWork(
  manager: EntityManager,
  { statuses, due, after, oldestFirst = false, limit }: DueFilter,
): Promise<Order[]> {
  const status = new Set(statuses).size === 1 ? statuses[0] : null;
  const values = [due.from ?? '', due.before, status, after?.createdAt ?? null, after?.id ?? null, limit];
  return (await manager.query<ReadOrder[]>(DUE(oldestFirst), values)).map(toOrder);
}

function pageOf(
  manager: EntityManager,
  filter: OrderFilter,
  exact: Condition | undefined,
  inStatus: Condition | undefined,
): Promise<OrderRow[]> {
  const { search, wholeSearch, express, due, from, before, after, oldestFirst, limit } = filter;
  const query = manager.createQueryBuilder(OrderRow, 'o').comment(PLAN_EACH_TIME);
  if (inStatus) query.andWhere(inStatus.condition, inStatus.values);
  if (express) query.andWhere('o.isExpress');
  if (due) query.andWhere(`o.promised->>'latest' < :dueBefore`, { dueBefore: due.before });
  if (due?.from) query.andWhere(`o.promised->>'latest' >= :dueFrom`, { dueFrom: due.from });
  if (from) query.andWhere('o.createdAt >= :from', { from });
  if (before) query.andWhere('o.createdAt < :before', { before });
  if (after) {
    const { createdAt, id } = after;
    query.andWhere(`(o.createdAt, o.id) ${oldestFirst ? '>' : '<'} (:createdAt, :id)`, { createdAt, id });
  }
  if (exact) query.andWhere(exact.condition, exact.values);
  else if (search && wholeSearch) query.andWhere('false');
  else if (search) whereContains(query, search);
  const direction = oldestFirst ? 'ASC' : 'DESC';
  return query.orderBy('o.createdAt', direction).addOrderBy('o.id', direction).take(limit).getMany();
}

/**
 * Finds the orders whose number, transaction, reference, phone or email is `search` as a whole, by an index. Undefined when no order
 * matches: `search` may be part of another value.
 */
async function exactMatch(manager: EntityManager, search: string): Promise<Condition | undefined> {
  const contact = contactSearch(search);
  if (contact) {
    const statement = `SELECT FROM shop_order WHERE ${contact.condition('$1')} LIMIT 1`;
    const known = await manager.query<object[]>(statement, [contact.value]);
    if (known.length > 0) return { condition: contact.condition(':contact'), values: { contact: contact.value } };
  }
  const exact = exactSearch(search);
  if (!exact) return undefined;
  const rows = await manager.query<{ id: string }[]>(IDS_OF_EXACT, [exact.number, exact.id]);
  return rows.length > 0 ? { condition: 'o.id IN (:...ids)', values: { ids: rows.map(({ id }) => id) } } : undefined;
}

/** By time and then by id, as the index has them. */
function compare(one: OrderRow, other: OrderRow): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}
