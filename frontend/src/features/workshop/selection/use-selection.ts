import { useState } from 'react';
import type { StaffOrderDto } from '../../../api/workshop.api';

/** More at once would be hard to check on a phone, and heavy to print. */
export const MAX_SELECTED = 50;

export interface Selection {
  /** Whether orders can be selected now. */
  isOn: boolean;
  /** What is selected, as the list shows it now; the first one selected first. */
  orders: readonly StaffOrderDto[];
  has: (id: string) => boolean;
  /** Selects orders until there are `MAX_SELECTED`; answers whether all of them fitted. */
  add: (orders: readonly StaffOrderDto[]) => boolean;
  remove: (ids: readonly string[]) => void;
  /** Takes over how orders stand now. */
  update: (orders: readonly StaffOrderDto[]) => void;
  start: () => void;
  /** Ends selecting and forgets what was selected. */
  stop: () => void;
}

type Selected = ReadonlyMap<string, StaffOrderDto>;

/** Orders that the staff selects for one action. They stay selected while other pages, views and searches are read. */
export function useSelection(shown: readonly StaffOrderDto[]): Selection {
  const [selected, setSelected] = useState<Selected>();
  const change = (by: (next: Map<string, StaffOrderDto>) => void) =>
    setSelected((current) => {
      const next = new Map(current);
      by(next);
      return next;
    });
  return {
    isOn: selected !== undefined,
    orders: [...(selected ?? [])].map(([id, order]) => shown.find((each) => each.id === id) ?? order),
    has: (id) => selected?.has(id) ?? false,
    add: (orders) => {
      const fresh = orders.filter(({ id }) => !selected?.has(id));
      const room = MAX_SELECTED - (selected?.size ?? 0);
      change((next) => fresh.slice(0, room).forEach((order) => next.set(order.id, order)));
      return fresh.length <= room;
    },
    remove: (ids) => change((next) => ids.forEach((id) => next.delete(id))),
    update: (orders) => change((next) => orders.forEach((order) => next.has(order.id) && next.set(order.id, order))),
    start: () => setSelected(new Map()),
    stop: () => setSelected(undefined),
  };
}
