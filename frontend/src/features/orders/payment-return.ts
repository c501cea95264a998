/** Like the provider's ids; anything else was written by somebody else. */
const TRANSACTION_ID = /^[\w-]{1,128}$/;

/** What the browser comes back with: `transaction`, or `id` as the provider calls it. Null when there is neither. */
export function transactionOf(search: string): string | null {
  const query = new URLSearchParams(search);
  const id = query.get('transaction') ?? query.get('id') ?? '';
  return TRANSACTION_ID.test(id) ? id : null;
}

/**
 * The same address without what else the query told: names and addresses do not belong into it, and nothing of it would
 * be believed (decisions, 21).
 */
export function cleanSearch(search: string): string {
  const id = transactionOf(search);
  return id ? `?transaction=${id}` : '';
}
