import type { Entry, Ledger } from '../../money/index.js';
import type { ProviderTransaction } from '../domain/provider-transaction.js';

type HomelessMoney = Pick<ProviderTransaction, 'provider' | 'id' | 'reference' | 'amount' | 'currency'> & {
  readonly method?: string | null;
  readonly movedAt?: Date | null;
};

/** Records approved money that no order has; a repeated call returns the first entry. Joins the caller's transaction. */
export async function recordHomeless(
  ledger: Ledger,
  { provider, id: transactionId, reference, amount, currency, method, movedAt }: HomelessMoney,
  attemptId: string | null,
): Promise<Entry> {
  const money = { provider, transactionId, reference, attemptId, amount, currency, method: method ?? 'CARD' };
  const { entry } = await ledger.record({ ...money, kind: 'payment', actor: 'provider', ...(movedAt && { movedAt }) });
  return entry;
}
