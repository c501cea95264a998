import type { OrderStatus } from '../../api/workshop.api';
import { ALL_STATES } from '../../domain/order-admin-status';

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

export const TO_DO: OrderView = {
  id: 'hacer',
  label: 'Por hacer',
  statuses: ['paid', 'in_production'],
  oldestFirst: true,
  empty: 'No hay piezas por hacer. Los pedidos pagados llegan aquí solos.',
};

export const REVIEW: OrderView = {
  id: 'revision',
  label: 'En revisión',
  statuses: ['payment_review', 'refund_pending'],
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
    statuses: ['pending_transfer'],
    oldestFirst: true,
    empty: 'No hay transferencias por confirmar.',
  },
  REVIEW,
  {
    id: 'enviados',
    label: 'Enviados',
    statuses: ['shipped'],
    oldestFirst: true,
    empty: 'No hay paquetes en camino.',
  },
  ALL,
];
