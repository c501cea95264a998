import { DomainError, errorOf } from '../../common/domain-error.js';
import { DAY_MS } from '../../common/time.js';
import type { Change, Entity, Json, RowId } from './change.js';
import type { Guard } from './field.js';

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

/** How long a change that needs the consent of another owner waits for her before it is published without it. */
const CONSENT_WAIT_MS = DAY_MS;

/** The second look at a set that redirects money: of another owner, or of 24 hours. */
export interface Consent {
  readonly state: 'pending' | 'given';
  /** When it was asked for: ISO time. */
  readonly askedAt: string;
  /** The moment that the publisher chose, which the consent does not bring forward; null for as soon as possible. */
  readonly wantedAt: string | null;
  /** Name of the owner who approved; null until then. */
  readonly by: string | null;
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
  /** Account of the publisher; null in a draft, and for sets of earlier releases. */
  publisherId!: string | null;
  /** The strongest guard that its publisher fulfilled; null for none. What it needs may grow until its moment. */
  cleared!: Guard | null;
  /** Null for a set that needs no consent of another owner. */
  consent!: Consent | null;
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
      publisherId: null,
      cleared: null,
      consent: null,
      confirmed: false,
      reverts: null,
      conflicts: [],
      problem: null,
      ...content,
    });
  }

  /** Whether it waits for the consent of another owner. */
  get isAwaitingConsent(): boolean {
    return this.state === 'scheduled' && this.consent?.state === 'pending';
  }

  /** A set that stopped can be corrected: it is a draft again. */
  edit(
    { note, changes, preview }: Partial<Pick<ChangeSet, 'note' | 'changes' | 'preview'>>,
    from: readonly ChangeSetState[] = ['draft', 'conflict'],
  ): void {
    if (!from.includes(this.state)) throw notDraft();
    this.state = 'draft';
    this.conflicts = [];
    this.problem = null;
    this.effectiveAt = null;
    this.cleared = null;
    this.consent = null;
    this.note = note ?? this.note;
    this.changes = changes ?? this.changes;
    this.preview = preview ?? this.preview;
  }

  /** A set that was never published can be deleted; this also cancels a schedule. */
  assertCanBeDropped(): void {
    if (this.state === 'live' || this.state === 'reverted') throw notDraft();
  }

  schedule(at: Date, publisher: Author, { confirmed, cleared }: Pick<ChangeSet, 'confirmed' | 'cleared'>): void {
    this.state = 'scheduled';
    this.effectiveAt = at;
    this.publisherName = publisher.name;
    this.publisherId = publisher.id;
    this.confirmed = confirmed;
    this.cleared = cleared;
    this.consent = null;
    this.conflicts = [];
    this.problem = null;
  }

  /** Waits for the consent of another owner, at least until 24 hours from now; `at`: a moment that the publisher chose. */
  askConsent(at: Date | undefined, publisher: Author, confirmed: boolean, now: Date): void {
    const waited = new Date(now.getTime() + CONSENT_WAIT_MS);
    this.schedule(at && at > waited ? at : waited, publisher, { confirmed, cleared: 'consent' });
    const wantedAt = at?.toISOString() ?? null;
    this.consent = { state: 'pending', askedAt: now.toISOString(), wantedAt, by: null };
  }

  /** Another owner consented. Returns the moment at which it is to be published; null for now. */
  giveConsent(by: string, now: Date): Date | null {
    this.consent = { ...this.consent!, state: 'given', by };
    const { wantedAt } = this.consent;
    const at = wantedAt !== null && new Date(wantedAt) > now ? new Date(wantedAt) : null;
    this.effectiveAt = at ?? now;
    return at;
  }

  /** Another owner refused: it is a draft of its author again. */
  refuseConsent(by: string): void {
    this.edit({}, ['scheduled']);
    this.problem = `${by} no aprobó estos cambios. Hablen antes de publicarlos otra vez.`;
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
