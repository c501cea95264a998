import type { OrderQuestion, OrderStatus } from '../../api/workshop.api';
import { DESK_VIEWS, type DeskView, TO_DO } from './desk-views';
import { startOfDay } from '../../shared/lib/moments';
import { isOrderStatus } from './order-states';

/** The address of the list. Nothing of a person stands in it: what is searched for stays out (issue 5). */
export const DESK_PATH = '/panel/pedidos';

/** What the address asks for. */
export interface DeskFilter {
  view: DeskView;
  /** One of the view's states alone. */
  status?: OrderStatus;
  express: boolean;
  /** First and last day in Bogotá, `2026-11-21`; '' for none. */
  from: string;
  until: string;
}

export function readFilter(params: URLSearchParams): DeskFilter {
  const view = DESK_VIEWS.find(({ id }) => id === params.get('vista')) ?? TO_DO;
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
export function deskAddress({ view, status, express, from, until }: DeskFilter): string {
  const entries = {
    vista: view === TO_DO ? '' : view.id,
    estado: status ?? '',
    express: express ? 'si' : '',
    desde: from,
    hasta: until,
  };
  const query = new URLSearchParams(Object.entries(entries).filter(([, value]) => value)).toString();
  return query ? `${DESK_PATH}?${query}` : DESK_PATH;
}

/** A view as it is opened from its tab. */
export function wholeView(view: DeskView): DeskFilter {
  return { view, express: false, from: '', until: '' };
}

/** What the API is asked. A search goes through all orders, wherever it was begun. */
export function questionOf({ view, status, express, from, until }: DeskFilter, search: string): OrderQuestion {
  if (search) return { search };
  return {
    status: status ? [status] : [...view.statuses],
    express: express || undefined,
    oldestFirst: view.oldestFirst || undefined,
    from: startOfDay(from),
    before: startOfDay(until, 1),
  };
}
