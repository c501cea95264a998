import type { RowRef } from '../domain/change.js';
import type { ChangeSet, ChangeSetState } from '../domain/change-set.js';

/** Position of a set in the list. */
export interface ChangeSetPosition {
  readonly createdAt: Date;
  readonly id: string;
}

/** Where change sets are kept. */
export abstract class ChangeSets {
  abstract add(set: ChangeSet): Promise<void>;
  abstract save(set: ChangeSet): Promise<void>;
  abstract remove(id: string): Promise<void>;
  abstract find(id: string): Promise<ChangeSet | null>;

  /** Locks the set until the transaction ends. */
  abstract findForUpdate(id: string): Promise<ChangeSet | null>;

  /** The set that undoes this one and waits for a consent. */
  abstract findWaitingUndo(id: string): Promise<ChangeSet | null>;

  /** Newest first. */
  abstract page(filter: { state?: ChangeSetState; after?: ChangeSetPosition; limit: number }): Promise<ChangeSet[]>;

  /** Publications wait here for each other until the transaction ends: no two of them check the same rows at once. */
  abstract lockPublishing(): Promise<void>;

  /** The publisher and the time of the last change of a field. */
  abstract lastChange(ref: RowRef, field: string): Promise<{ author: string; at: Date } | null>;
}
