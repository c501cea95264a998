export interface RateLimit {
  /** What is counted, for example `contact`: each name has its own count for each caller. */
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
}

/** Counts calls on all instances together. */
export abstract class RateLimiter {
  /** Counts one call of `caller`; throws `TooManyRequestsError` beyond the limit. */
  abstract count(limit: RateLimit, caller: string): Promise<void>;
}
