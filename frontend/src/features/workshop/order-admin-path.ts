import type { OrderQuestion, OrderStatus } from '../../api/workshop.api';
import { ORDER_VIEWS, type OrderView, TO_DO } from './order-views';
import { startOfDay } from '../../shared/lib/moments';
import { isOrderStatus } from '../../domain/order-admin-status';

/** The address of the list. Nothing of a person stands in it: what is searched for stays out (issue 5). */
export const ORDER_ADMIN_PATH = '/panel/pedidos';

/** What the address asks for. */
export interface OrderFilter {
  view: OrderView;
  /** One of the view's states alone. */
  status?: OrderStatus;
  express: boolean;
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
    from: params.get('desde') ?? '',
    until: params.get('hasta') ?? '',
  };
}

/** The address that asks for it. */
export function orderAdminPath({ view, status, express, from, until }: OrderFilter): string {
  const entries = {
    vista: view === TO_DO ? '' : view.id,
    estado: status ?? '',
    express: express ? 'si' : '',
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
export function questionOf({ view, status, express, from, until }: OrderFilter, search: string): OrderQuestion {
  if (search) return { search };
  return {
    status: status ? [status] : [...view.statuses],
    express: express || undefined,
    oldestFirst: view.oldestFirst || undefined,
    from: startOfDay(from),
    before: startOfDay(until, 1),
  };
}
