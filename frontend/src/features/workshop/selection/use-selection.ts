import { useState } from 'react';
import type { StaffOrderDto } from '../../../api/workshop.api';

/** Limit that keeps the selection manageable on a phone and when printing. */
export const MAX_SELECTED = 50;

export interface Selection {
  /** True in selection mode. */
  isOn: boolean;
  /** Selected orders with their current data, in the order of selection. */
  orders: readonly StaffOrderDto[];
  has: (id: string) => boolean;
  /** Selects orders up to `MAX_SELECTED`; returns whether all were added. */
  add: (orders: readonly StaffOrderDto[]) => boolean;
  remove: (ids: readonly string[]) => void;
  /** Updates the data of selected orders. */
  update: (orders: readonly StaffOrderDto[]) => void;
  start: () => void;
  /** Ends the selection mode and clears the selection. */
  stop: () => void;
}

type Selected = ReadonlyMap<string, StaffOrderDto>;

/** Orders that staff selects for one action. The selection survives changes of page, view and search. */
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
