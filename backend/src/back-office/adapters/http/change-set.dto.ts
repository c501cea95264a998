import { ApiProperty, ApiPropertyOptional } from '../../../common/http/api-docs.js';
import { cursorOf } from '../../../common/http/page-query.js';
import { ENTITIES, type Entity, type Json, type RowId } from '../../domain/change.js';
import { CHANGE_SET_STATES, type ChangeSet, type ChangeSetState, type Consent } from '../../domain/change-set.js';
import { ANY_VALUE, ROW_ID } from './change-set.docs.js';

/** One change of a set. */
export class ChangeDto {
  /** The entity that changes. */
  @ApiProperty({ enum: ENTITIES, enumName: 'ChangeEntity' })
  entity!: Entity;

  /** The row; null for a new one until it is published. */
  @ApiProperty(ROW_ID)
  id!: RowId | null;

  /** Name that the client gave a new row; missing without one. */
  @ApiProperty({ type: String, required: false })
  key?: string;

  /** The field that changes; missing for a new row. */
  @ApiProperty({ type: String, required: false })
  field?: string;

  /** The new value of the field. */
  @ApiProperty({ ...ANY_VALUE, required: false })
  value?: Json;

  /** The value that publishing requires in the field; in a published set, the previous value. */
  @ApiProperty({ ...ANY_VALUE, required: false })
  expected?: Json;

  /** Fields of a new row. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  values?: Readonly<Record<string, Json>>;
}

/** A change that the present row contradicts. */
export class ConflictDto {
  /** The entity that the change is for. */
  @ApiProperty({ enum: ENTITIES, enumName: 'ChangeEntity' })
  entity!: Entity;

  /** The row. */
  @ApiProperty(ROW_ID)
  id!: RowId;

  /** The field. */
  field!: string;

  /** The value that the author of the set saw. */
  @ApiProperty(ANY_VALUE)
  expected!: Json;

  /** The current value of the field. */
  @ApiProperty(ANY_VALUE)
  actual!: Json;

  /** Name of the last person who changed it; null when it was not changed here. */
  @ApiProperty({ type: String, nullable: true })
  author!: string | null;

  /** When that was published. */
  @ApiProperty({ type: String, nullable: true })
  at!: string | null;
}

/** The second look of another owner at a set that redirects money. */
export class ChangeSetConsentDto {
  /** `pending`: it is published without it at `effectiveAt`, 24 hours after it was asked for. */
  @ApiProperty({ enum: ['pending', 'given'], enumName: 'ChangeSetConsentState' })
  state!: Consent['state'];

  /**
   * When it was asked for; `POST /change-sets/{id}/approve` repeats it.
   * @example "2026-11-25T15:04:05.000Z"
   */
  askedAt!: string;

  /** Name of the owner who gave it; null until then. */
  @ApiProperty({ type: String, nullable: true })
  by!: string | null;

  /** Whether the caller wrote or published the set: another owner approves it. */
  isOwn!: boolean;
}

export class ChangeSetDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /** `conflict`: a scheduled set that no longer fitted and was not published. */
  @ApiProperty({ enum: CHANGE_SET_STATES, enumName: 'ChangeSetState' })
  state!: ChangeSetState;

  /** For the history; may be empty. */
  note!: string;

  /**
   * Name of the author.
   * @example "Ana Gómez"
   */
  author!: string;

  /** Whether the caller is its author; names of two people may be the same. */
  isMine!: boolean;

  /** The consent of another owner that it needs; null for none. */
  @ApiProperty({ type: ChangeSetConsentDto, nullable: true })
  consent!: ChangeSetConsentDto | null;

  /** Name of the person who published or scheduled it; null in a draft. */
  @ApiProperty({ type: String, nullable: true })
  publishedBy!: string | null;

  /**
   * When it was made.
   * @example "2026-11-25T15:04:05.000Z"
   */
  createdAt!: string;

  /** When it became visible, or when it will; null in a draft. */
  @ApiProperty({ type: String, nullable: true, example: '2026-12-01T13:00:00.000Z' })
  effectiveAt!: string | null;

  /** The set that this one undoes; null for any other. */
  @ApiProperty({ type: String, nullable: true })
  reverts!: string | null;

  /** The changes of the set. */
  changes!: ChangeDto[];

  /**
   * One sentence for each change.
   * @example ["Mochila Milano: $435.000 → $455.000 (+4,6 %)"]
   */
  preview!: string[];

  /**
   * Effects on shoppers, in sentences; only in the response for a single unpublished set.
   * @example ["12 carritos abiertos verán el aviso del precio."]
   */
  consequences?: string[];

  /** Why a scheduled set stopped; empty otherwise. */
  conflicts!: ConflictDto[];

  /** The same in one sentence; null otherwise. */
  @ApiProperty({ type: String, nullable: true })
  problem!: string | null;
}

export class ChangeSetPageDto {
  /** Newest first. */
  items!: ChangeSetDto[];

  /** Where the next page begins; null on the last one. */
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

/** `callerId`: account of the caller. */
export function toChangeSetDto(set: ChangeSet, callerId: string): ChangeSetDto {
  const { consent } = set;
  return {
    id: set.id,
    state: set.state,
    note: set.note,
    author: set.authorName,
    isMine: set.authorId === callerId,
    consent: consent && {
      state: consent.state,
      askedAt: consent.askedAt,
      by: consent.by,
      isOwn: set.authorId === callerId || set.publisherId === callerId,
    },
    publishedBy: set.publisherName,
    createdAt: set.createdAt.toISOString(),
    effectiveAt: set.effectiveAt?.toISOString() ?? null,
    reverts: set.reverts,
    changes: [...set.changes],
    preview: [...set.preview],
    conflicts: [...set.conflicts],
    problem: set.problem,
  };
}

/** `found` has one set more than `limit` when more follow. */
export function toChangeSetPageDto(found: readonly ChangeSet[], limit: number, callerId: string): ChangeSetPageDto {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { items: page.map((set) => toChangeSetDto(set, callerId)), nextCursor: last ? cursorOf(last) : null };
}
