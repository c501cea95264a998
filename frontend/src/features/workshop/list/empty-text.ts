import type { Due } from '../../../api/workshop.api';
import { type OrderFilter, orderAdminPath, wholeView } from '../order-admin-path';

/** Text of an empty list. It describes the whole view only when no filter narrows the view down. */
export function emptyText(filter: OrderFilter): string {
  const { view, due } = filter;
  const url = orderAdminPath(filter);
  if (url === orderAdminPath(wholeView(view))) return view.empty;
  if (due && url === orderAdminPath({ ...wholeView(view), due })) return NOTHING_DUE[due];
  return 'Ningún pedido tiene estos filtros.';
}

const NOTHING_DUE: Record<Due, string> = {
  overdue: 'Ningún pedido está atrasado.',
  today: 'Ningún pedido es para hoy.',
  week: 'Ningún pedido se entrega esta semana.',
};
