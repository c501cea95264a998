import type { Miss } from '../domain/miss.js';

/** A question that was not understood, ready to be counted. */
export interface MissedQuestion {
  readonly key: string;
  readonly question: string;
  /** `YYYY-MM-DD` in Bogotá. */
  readonly day: string;
  readonly at: Date;
}

export abstract class Misses {
  abstract count(missed: MissedQuestion): Promise<void>;
  /** Questions of `firstDay` or later that were not dismissed, the most frequent first. */
  abstract list(firstDay: string, limit: number): Promise<Miss[]>;
  /** Answers whether there was one. */
  abstract remove(id: string): Promise<boolean>;
  /** Takes it off the list until somebody asks it again; answers whether it was on it. */
  abstract dismiss(id: string): Promise<boolean>;
}
