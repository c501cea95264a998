import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';

/**
 * Each status and its rank: the rank of a transaction only grows, so late or repeated reports change nothing.
 * APPROVED ranks above DECLINED, because the provider may correct a wrong decline.
 */
const RANKS = { PENDING: 0, DECLINED: 1, ERROR: 1, APPROVED: 2, VOIDED: 3 } as const;

export type ProviderStatus = keyof typeof RANKS;

/** One transaction of the provider. A reference may have several, because a declined payment can be tried again. */
export interface ProviderTransaction {
  provider: ProviderId;
  /** The provider's id, text; unique at this provider alone. */
  id: string;
  reference: string;
  status: ProviderStatus;
  /** Pesos, with a fraction when the provider reports cents. The shop asks for whole pesos only, so a fraction matches no attempt. */
  amount: Pesos;
  /** ISO 4217; the shop sells in `COP` alone. */
  currency: string;
  /** `CARD`, `PSE`, `NEQUI` … as the provider names it. */
  method?: string;
  /** The provider's reason for declining it. */
  statusMessage?: string;
  /** When the provider decided it, by its clock: ISO 8601. The books count the money on this day. */
  movedAt?: string;
  /** Who paid, as the provider names them; missing when it names nobody. */
  payer?: Payer;
}

/** Who paid at the provider; '' for what it does not tell. */
export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The provider's time of an approval; undefined where it names none, and for one that has not come yet. */
export function movedAtOf({ movedAt }: Pick<ProviderTransaction, 'movedAt'>, now: Date): Date | undefined {
  const moment = movedAt === undefined ? undefined : new Date(movedAt);
  return moment && moment <= now ? moment : undefined;
}

export function isProviderStatus(text: unknown): text is ProviderStatus {
  return typeof text === 'string' && Object.hasOwn(RANKS, text);
}

/** Whether `next` may replace `current`. */
export function outranks(next: ProviderStatus, current: ProviderStatus): boolean {
  return RANKS[next] > RANKS[current];
}
