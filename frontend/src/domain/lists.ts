// Functions of lists that the oldest supported browsers do not have as methods (`supported-browsers.json`).

/** The last item; undefined for an empty list. */
export function lastOf<Item>(list: readonly Item[]): Item | undefined {
  return list[list.length - 1];
}

/** A copy with `item` at `index`. */
export function insertedAt<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}
