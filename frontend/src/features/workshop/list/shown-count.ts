/** The API counts a state up to here (`OrderCountDto`). */
const MAX_COUNTED = 1_000;

/** How many orders, as a small label: `12`, `999+`. */
export function shownCount(orders: number): string {
  return orders < MAX_COUNTED ? String(orders) : `${MAX_COUNTED - 1}+`;
}
