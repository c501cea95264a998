/** An item of an ordered list; `position` is the stored number that the list is sorted by. */
export interface Positioned<Id> {
  id: Id;
  position: number;
}

/** Distance between new positions, so that later moves change one or two items only. */
const GAP = 10;

/** Returns the items with the item `id` moved by `step` positions; the same order at the ends of the list. */
export function moved<Id, Item extends Positioned<Id>>(items: readonly Item[], id: Id, step: -1 | 1): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= items.length) return [...items];
  const order = [...items];
  [order[from], order[to]] = [order[to]!, order[from]!];
  return order;
}

/**
 * Returns positions from `first` to `last` for `wanted`, an order of the items of `current` and possibly new ones. Changes as few positions as
 * possible: the existing positions are assigned in the new order, and equal positions become different. Undefined when there are too few positions.
 */
export function positionsFor<Id>(
  wanted: readonly Positioned<Id>[],
  current: readonly Positioned<Id>[],
  { first, last }: { first: number; last: number },
): number[] | undefined {
  const isWanted = new Set(wanted.map(({ id }) => id));
  const available = current
    .filter(({ id }) => isWanted.has(id))
    .map(({ position }) => Math.min(Math.max(position, first), last))
    .sort((a, b) => a - b);
  const indexes = new Map(current.map(({ id }, index) => [id, index]));
  const positions: number[] = [];
  for (const [at, item] of wanted.entries()) {
    const before = wanted[at - 1];
    const lowest = before ? positions[at - 1]! + 1 : first;
    // Items with equal positions are sorted by id: they can stay equal only in their present order.
    const staysEqual =
      before?.position === item.position &&
      positions[at - 1] === item.position &&
      (indexes.get(before.id) ?? Infinity) < (indexes.get(item.id) ?? -1);
    positions.push(Math.max(available[at] ?? lowest, staysEqual ? item.position : lowest));
  }
  if (positions.every((position) => position <= last)) return positions;
  const gap = Math.floor((last - first + 1) / (wanted.length + 1));
  return gap < 1 ? undefined : wanted.map((_item, at) => first - 1 + (at + 1) * Math.min(gap, GAP));
}
