import type { Due, OrderQuestion, OrderStatus } from '../../api/workshop.api';
import { isOrderStatus } from '../../domain/order-admin-status';
import { startOfDay } from '../../shared/lib/moments';
import { ORDER_ADMIN_PATH } from '../../shared/lib/panel-paths';
import { ORDER_VIEWS, type OrderView, TO_DO } from './order-views';

/** Values of the due date filter in the URL. */
const DUE_WORDS: readonly [Due, string][] = [
  ['overdue', 'atrasada'],
  ['today', 'hoy'],
  ['week', 'semana'],
];

/** Filters in the URL. */
export interface OrderFilter {
  view: OrderView;
  /** Only this state of the view. */
  status?: OrderStatus;
  express: boolean;
  /** Filter by the promised delivery date. */
  due?: Due;
  /** First and last day in Bogotá's time zone, `2026-11-21`; '' without a limit. */
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

/** URL of a filter. */
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

/** A view without filters, as its tab opens it. */
export function wholeView(view: OrderView): OrderFilter {
  return { view, express: false, from: '', until: '' };
}

/** Query for the API. A search covers all orders, regardless of view and filters. */
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

/** URL of the spreadsheet export of a query. */
export function exportPath(question: OrderQuestion): string {
  const entries = Object.entries(question).filter(([, value]) => value !== undefined && value !== false);
  return `/api/orders/export?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}
