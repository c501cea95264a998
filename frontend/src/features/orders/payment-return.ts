/** Format of the provider's ids; other values do not come from the provider. */
const TRANSACTION_ID = /^[\w-]{1,128}$/;

/** Transaction id of the return URL: `transaction`, or the provider's `id`. Null without a valid one. */
export function transactionOf(search: string): string | null {
  const query = new URLSearchParams(search);
  const id = query.get('transaction') ?? query.get('id') ?? '';
  return TRANSACTION_ID.test(id) ? id : null;
}

/**
 * Reduces the query to the transaction id, because personal data do not belong in a URL and the rest is not trusted.
 */
export function cleanSearch(search: string): string {
  const id = transactionOf(search);
  return id ? `?transaction=${id}` : '';
}
