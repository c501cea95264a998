import type { Miss } from '../domain/miss.js';

/** A question that was not understood, ready to be counted. */
export interface MissedQuestion {
  readonly key: string;
  readonly question: string;
  /** `YYYY-MM-DD` in Bogotá. */
  readonly day: string;
  readonly at: Date;
}

/** Counts the questions that the bot did not understand, for the list of staff. */
export abstract class Misses {
  abstract count(missed: MissedQuestion): Promise<void>;
  /** Questions of `firstDay` or later that were not dismissed, the most frequent first. */
  abstract list(firstDay: string, limit: number): Promise<Miss[]>;
  /** Returns whether it existed. */
  abstract remove(id: string): Promise<boolean>;
  /** Removes a question from the list until it is asked again; returns whether it was listed. */
  abstract dismiss(id: string): Promise<boolean>;
}
