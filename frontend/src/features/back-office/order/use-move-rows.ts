import { useState } from 'react';
import type { ChangeEntity, RowValue, ShopRowDto } from '../../../api/back-office.api';
import { useEdit } from '../draft/use-present-rows';
import limits from './position-limits.gen.json' with { type: 'json' };
import { moved, positionsFor } from './positions';

/** Highest rank and position of the API. */
export const MAX_POSITION = limits.max;

/** Sorts rows by `position`; rows with the same position stay in the API's order. */
export function byPosition(rows: readonly ShopRowDto[]): ShopRowDto[] {
  return [...rows].sort((a, b) => Number(a.values.position) - Number(b.values.position));
}

/** Moves rows that are sorted by `position`. `stored` are the published rows; `announcement` is the new position, for screen readers. */
export function useMoveRows(entity: ChangeEntity, stored: readonly ShopRowDto[], nameField: string) {
  const edit = useEdit();
  const [announcement, setAnnouncement] = useState('');
  const move = (sorted: readonly ShopRowDto[], id: ShopRowDto['id'], step: -1 | 1) => {
    const positioned = sorted.map((row) => ({ id: row.id, position: Number(row.values.position) }));
    const wanted = moved(positioned, id, step);
    const positions = positionsFor(wanted, positioned, { first: 0, last: MAX_POSITION })!;
    const published = new Map(stored.map((row) => [row.id, row.values.position as RowValue]));
    edit(
      wanted.flatMap((item, at) => {
        const value = positions[at]!;
        const change = { entity, id: item.id, field: 'position', value, expected: published.get(item.id) ?? null };
        return item.position === value ? [] : [change];
      }),
    );
    const name = String(sorted.find((row) => row.id === id)!.values[nameField]);
    const position = wanted.findIndex((item) => item.id === id) + 1;
    setAnnouncement(`${name}: lugar ${position} de ${wanted.length}`);
  };
  return { move, announcement };
}
