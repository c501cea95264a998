import { DomainError, errorOf } from '../../common/domain-error.js';
import type { Change, Entity, Json, RowId } from './change.js';

export const CHANGE_SET_STATES = ['draft', 'scheduled', 'live', 'reverted', 'conflict'] as const;
export type ChangeSetState = (typeof CHANGE_SET_STATES)[number];

/** The author of a change. */
export interface Author {
  readonly id: string;
  readonly name: string;
}

/** A change that no longer fits: another person changed the same field. */
export interface Conflict {
  readonly entity: Entity;
  readonly id: RowId;
  readonly field: string;
  readonly expected: Json;
  readonly actual: Json;
  /** Null when it was not changed through a change set. */
  readonly author: string | null;
  readonly at: string | null;
}

/** Changes that become visible together or not at all. */
export class ChangeSet {
  id!: string;
  state!: ChangeSetState;
  note!: string;
  authorId!: string;
  authorName!: string;
  createdAt!: Date;
  /** When it became visible, or when it will; null in a draft. */
  effectiveAt!: Date | null;
  /** Name of the publisher. */
  publisherName!: string | null;
  /** Whether its large price changes were confirmed. */
  confirmed!: boolean;
  /** The set that this one undoes. */
  reverts!: string | null;
  changes!: readonly Change[];
  /** One sentence for each change. */
  preview!: readonly string[];
  /** Why a scheduled set stopped. */
  conflicts!: readonly Conflict[];
  /** Why a scheduled set stopped without a conflict; null otherwise. */
  problem!: string | null;

  static draft(author: Author, note: string, content: Pick<ChangeSet, 'changes' | 'preview'>, now: Date): ChangeSet {
    return Object.assign(new ChangeSet(), {
      id: crypto.randomUUID(),
      state: 'draft' as const,
      note,
      authorId: author.id,
      authorName: author.name,
      createdAt: now,
      effectiveAt: null,
      publisherName: null,
      confirmed: false,
      reverts: null,
      conflicts: [],
      problem: null,
      ...content,
    });
  }

  /** A set that stopped can be corrected: it is a draft again. */
  edit({ note, changes, preview }: Partial<Pick<ChangeSet, 'note' | 'changes' | 'preview'>>): void {
    if (this.state !== 'draft' && this.state !== 'conflict') throw notDraft();
    this.state = 'draft';
    this.conflicts = [];
    this.problem = null;
    this.effectiveAt = null;
    this.note = note ?? this.note;
    this.changes = changes ?? this.changes;
    this.preview = preview ?? this.preview;
  }

  /** A set that was never published can be deleted; this also cancels a schedule. */
  assertCanBeDropped(): void {
    if (this.state === 'live' || this.state === 'reverted') throw notDraft();
  }

  schedule(at: Date, publisher: Author, confirmed: boolean): void {
    this.state = 'scheduled';
    this.effectiveAt = at;
    this.publisherName = publisher.name;
    this.confirmed = confirmed;
    this.conflicts = [];
    this.problem = null;
  }

  publish(content: Pick<ChangeSet, 'changes' | 'preview'>, publisher: string, at: Date): void {
    Object.assign(this, content);
    this.state = 'live';
    this.effectiveAt = at;
    this.publisherName = publisher;
    this.conflicts = [];
    this.problem = null;
  }

  /** Stops a scheduled set whose changes no longer apply: none of them is published. */
  stop(conflicts: readonly Conflict[], problem: string): void {
    this.state = 'conflict';
    this.conflicts = conflicts;
    this.problem = problem;
  }
}

export const NOT_DRAFT = [409, 'change_set.not_draft', 'Estos cambios ya se publicaron o están programados.'] as const;

export function notDraft(): DomainError {
  return errorOf(NOT_DRAFT);
}
