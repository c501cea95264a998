import type { OrderStatus } from '../../api/workshop.api';
import { ADMIN_STATUSES, ALL_STATES, type WorkList } from '../../domain/order-admin-status';

/** One way of looking at the orders, with an address of its own. */
export interface OrderView {
  /** In the address: `?vista=`. */
  id: string;
  label: string;
  /** Which orders it shows. */
  statuses: readonly OrderStatus[];
  /** Where work is due, what has waited longest comes first. */
  oldestFirst: boolean;
  /** What it says when there is nothing in it. */
  empty: string;
}

const statusesOf = (list: WorkList) => ALL_STATES.filter((status) => ADMIN_STATUSES[status].list === list);

export const TO_DO: OrderView = {
  id: 'hacer',
  label: 'Por hacer',
  statuses: statusesOf('hacer'),
  oldestFirst: true,
  empty: 'No hay piezas por hacer. Los pedidos pagados llegan aquí solos.',
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

/** What needs a person comes first. */
export const ORDER_VIEWS: readonly OrderView[] = [
  TO_DO,
  {
    id: 'transferencias',
    label: 'Transferencias',
    statuses: statusesOf('transferencias'),
    oldestFirst: true,
    empty: 'No hay transferencias por confirmar.',
  },
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
