/** An item of an ordered list; `place` is the stored number that the list is sorted by. */
export interface Placed<Id> {
  id: Id;
  place: number;
}

/** Distance between new places, so that later moves change one or two items only. */
const GAP = 10;

/** Returns the items with the item `id` moved by `step` positions; the same order at the ends of the list. */
export function moved<Id, Item extends Placed<Id>>(items: readonly Item[], id: Id, step: -1 | 1): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= items.length) return [...items];
  const order = [...items];
  [order[from], order[to]] = [order[to]!, order[from]!];
  return order;
}

/**
 * Returns places from `first` to `last` for `wanted`, an order of the items of `current` and possibly new ones. Changes as few places as
 * possible: the existing places are assigned in the new order, and equal places become different. Undefined when there are too few places.
 */
export function placesFor<Id>(
  wanted: readonly Placed<Id>[],
  current: readonly Placed<Id>[],
  { first, last }: { first: number; last: number },
): number[] | undefined {
  const isWanted = new Set(wanted.map(({ id }) => id));
  const available = current
    .filter(({ id }) => isWanted.has(id))
    .map(({ place }) => Math.min(Math.max(place, first), last))
    .sort((a, b) => a - b);
  const positions = new Map(current.map(({ id }, position) => [id, position]));
  const places: number[] = [];
  for (const [at, item] of wanted.entries()) {
    const before = wanted[at - 1];
    const lowest = before ? places[at - 1]! + 1 : first;
    // Items with equal places are sorted by id: they can stay equal only in their present order.
    const staysEqual =
      before?.place === item.place &&
      places[at - 1] === item.place &&
      (positions.get(before.id) ?? Infinity) < (positions.get(item.id) ?? -1);
    places.push(Math.max(available[at] ?? lowest, staysEqual ? item.place : lowest));
  }
  if (places.every((place) => place <= last)) return places;
  const gap = Math.floor((last - first + 1) / (wanted.length + 1));
  return gap < 1 ? undefined : wanted.map((_item, at) => first - 1 + (at + 1) * Math.min(gap, GAP));
}
