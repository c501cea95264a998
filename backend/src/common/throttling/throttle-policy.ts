// Periods of limits, in seconds.
export const TEN_MINUTES = 600;
export const HOUR = 3600;
export const DAY = 86_400;

/**
 * The subject that a limit counts: an IPv4 address or IPv6 /64; an account by its id; an email exactly, whether or not it has an account;
 * the mailbox of an email without +tags; one code or link; one device that logged in before; or one order by its number, conversation or
 * cart by its id.
 */
export type Subject =
  | 'network'
  | 'account'
  | 'email'
  | 'mailbox'
  | 'code'
  | 'device'
  | 'order'
  | 'conversation'
  | 'cart';

export interface ThrottlePolicy<S extends readonly Subject[] = readonly Subject[]> {
  /** Names the counts in the store; each policy has its own. */
  readonly name: string;
  /** Description of the limited calls, used in docs/limits.md. */
  readonly what: string;
  /** Several subjects are counted together, for example one account from one network. */
  readonly counts: S;
  readonly calls: number;
  readonly seconds: number;
  /**
   * `database` counts on all instances together and costs a statement for each call; `memory` counts in each instance
   * alone and starts at zero after a restart, for frequent calls whose exact count matters little.
   */
  readonly store: 'database' | 'memory';
  /** The answer beyond the limit, when it is not 429. */
  readonly beyond?: string;
  /** Why this number. */
  readonly why: string;
}

/** One text for each subject. */
export type CallersOf<S extends readonly Subject[]> = { [K in keyof S]: string };

/** One English sentence for the API's documents. */
export function describePolicy({ what, counts, calls, seconds }: ThrottlePolicy): string {
  return `At most ${calls} ${what} per ${counts.join(' and ')} in ${seconds / 60} minutes.`;
}

/** For the tables of policies. */
export function policy<const S extends readonly Subject[]>(
  counts: S,
  limit: Omit<ThrottlePolicy, 'counts' | 'why'>,
  why: string,
): ThrottlePolicy<S> {
  return { ...limit, counts, why };
}
