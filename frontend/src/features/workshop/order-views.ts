import type { OrderStatus } from '../../api/workshop.api';
import { ADMIN_STATUSES, ALL_STATES, type WorkList } from '../../domain/order-admin-status';
import { IN_WORKSHOP } from '../../domain/order-stages';

/** Named subset of the orders with its own URL. */
export interface OrderView {
  /** Value in the URL: `?vista=`. */
  id: string;
  label: string;
  statuses: readonly OrderStatus[];
  /** True for views of pending work, so that the longest waiting order comes first. */
  oldestFirst: boolean;
  /** Text of an empty view. */
  empty: string;
}

const statusesOf = (list: WorkList) => ALL_STATES.filter((status) => ADMIN_STATUSES[status].list === list);

export const TO_DO: OrderView = {
  id: 'hacer',
  label: 'Por hacer',
  statuses: IN_WORKSHOP,
  oldestFirst: true,
  empty: 'No hay piezas por hacer. Los pedidos pagados llegan aquí solos.',
};

export const TRANSFERS: OrderView = {
  id: 'transferencias',
  label: 'Transferencias',
  statuses: statusesOf('transferencias'),
  oldestFirst: true,
  empty: 'No hay transferencias por confirmar.',
};

export const REVIEW: OrderView = {
  id: 'revision',
  label: 'En revisión',
  statuses: statusesOf('revision'),
  oldestFirst: true,
  empty: 'Ningún pedido necesita que alguien decida.',
};

export const ALL: OrderView = {
  id: 'todos',
  label: 'Todos',
  statuses: ALL_STATES,
  oldestFirst: false,
  empty: 'Todavía no hay pedidos con estos filtros.',
};

/** Views in the order of the tabs; those with pending work come first. */
export const ORDER_VIEWS: readonly OrderView[] = [
  TO_DO,
  TRANSFERS,
  REVIEW,
  {
    id: 'enviados',
    label: 'Enviados',
    statuses: statusesOf('enviados'),
    oldestFirst: true,
    empty: 'No hay paquetes en camino.',
  },
  ALL,
];
