import type { Due, OrderQuestion, OrderStatus } from '../../api/workshop.api';
import { ORDER_VIEWS, type OrderView, TO_DO } from './order-views';
import { startOfDay } from '../../shared/lib/moments';
import { isOrderStatus } from '../../domain/order-admin-status';

/** The address of the list. Nothing of a person stands in it: what is searched for stays out (issue 5). */
export const ORDER_ADMIN_PATH = '/panel/pedidos';

/** What the address says of what is due. */
const DUE_WORDS: readonly [Due, string][] = [
  ['overdue', 'atrasada'],
  ['week', 'semana'],
];

/** What the address asks for. */
export interface OrderFilter {
  view: OrderView;
  /** One of the view's states alone. */
  status?: OrderStatus;
  express: boolean;
  /** By the last promised day. */
  due?: Due;
  /** First and last day in Bogotá, `2026-11-21`; '' for none. */
  from: string;
  until: string;
}

export function readFilter(params: URLSearchParams): OrderFilter {
  const view = ORDER_VIEWS.find(({ id }) => id === params.get('vista')) ?? TO_DO;
  const status = params.get('estado');
  return {
    view,
    status: isOrderStatus(status) && view.statuses.includes(status) ? status : undefined,
    express: params.has('express'),
    due: view === TO_DO ? DUE_WORDS.find(([, word]) => word === params.get('entrega'))?.[0] : undefined,
    from: params.get('desde') ?? '',
    until: params.get('hasta') ?? '',
  };
}

/** The address that asks for it. */
export function orderAdminPath({ view, status, express, due, from, until }: OrderFilter): string {
  const entries = {
    vista: view === TO_DO ? '' : view.id,
    estado: status ?? '',
    express: express ? 'si' : '',
    entrega: DUE_WORDS.find(([each]) => each === due)?.[1] ?? '',
    desde: from,
    hasta: until,
  };
  const query = new URLSearchParams(Object.entries(entries).filter(([, value]) => value)).toString();
  return query ? `${ORDER_ADMIN_PATH}?${query}` : ORDER_ADMIN_PATH;
}

/** A view as it is opened from its tab. */
export function wholeView(view: OrderView): OrderFilter {
  return { view, express: false, from: '', until: '' };
}

/** What the API is asked. A search goes through all orders, wherever it was begun. */
export function questionOf({ view, status, express, due, from, until }: OrderFilter, search: string): OrderQuestion {
  if (search) return { search };
  return {
    status: status ? [status] : [...view.statuses],
    express: express || undefined,
    due,
    oldestFirst: view.oldestFirst || undefined,
    from: startOfDay(from),
    before: startOfDay(until, 1),
  };
}

/** Where the orders of a question can be downloaded as a sheet. */
export function exportPath(question: OrderQuestion): string {
  const entries = Object.entries(question).filter(([, value]) => value !== undefined && value !== false);
  return `/api/orders/export?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
