import type { Pesos } from '../../common/money.js';

/** `waiting`: a person asked for it. A run whose process ended is `failed` as well. */
export type ReconciliationState = 'waiting' | 'running' | 'done' | 'failed';

/** One comparison of the providers' transactions with the shop's records. */
export interface ReconciliationRun {
  readonly id: string;
  /** `shop` for the nightly run, or the email of an owner. */
  readonly askedBy: string;
  readonly state: ReconciliationState;
  /** First and last calendar date in Bogota that it compares. */
  readonly from: string;
  readonly until: string;
  /** Whether it compares everything since the run before it, as the nightly run does; false for days that a person chose. */
  readonly isWhole: boolean;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly result: ReconciliationResult;
  /** Why it failed, for operators; null for none. */
  readonly failure: string | null;
}

export interface ReconciliationResult {
  /** Transactions that the providers listed, or that the shop has and they do not. */
  readonly compared: number;
  readonly equal: number;
  /** Those that differed from the shop's records: settled now, or on the list of open money. */
  readonly differences: number;
  /** Approved money in pesos on both sides, as it was when it was compared. */
  readonly providerSum: Pesos;
  readonly shopSum: Pesos;
}

/** The runs of the reconciliation. */
export abstract class Reconciliations {
  abstract add(run: ReconciliationRun): Promise<void>;

  abstract find(id: string): Promise<ReconciliationRun | null>;

  /** The newest first. */
  abstract newest(limit: number): Promise<ReconciliationRun[]>;

  /** A run that a person asked for since `moment` and that has not ended; null for none. */
  abstract unfinished(since: Date): Promise<ReconciliationRun | null>;

  /** The newest whole run that succeeded; null without one. */
  abstract lastDone(): Promise<ReconciliationRun | null>;

  /** Failed runs since the newest whole one that succeeded. */
  abstract failuresSinceDone(): Promise<number>;

  /** Stores state, end, result and failure. */
  abstract save(run: ReconciliationRun): Promise<void>;

  /** Marks runs that have not ended and began before `moment` as failed. */
  abstract failUnfinishedBefore(moment: Date, now: Date): Promise<void>;
}
