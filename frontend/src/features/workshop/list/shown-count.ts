/** Maximum count per state of the API (`OrderCountDto`). */
const MAX_COUNTED = 1_000;

/** Formats a number of orders: `12`, `999+`. */
export function shownCount(orders: number): string {
  return orders < MAX_COUNTED ? String(orders) : `${MAX_COUNTED - 1}+`;
}
