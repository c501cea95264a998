import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { TextLine } from '../../../common/http/text-fields.js';
import { ENTITIES, type Entity, type Json, type RowId } from '../../domain/change.js';
import { CHANGE_SET_STATES, type ChangeSet, type ChangeSetState } from '../../domain/change-set.js';
import { cursorOf } from './change-set-cursor.js';
import { ANY_VALUE, FIELDS_IN_WORDS, ROW_ID } from './change-set.docs.js';

export const LIMIT_MESSAGE = 'El límite va de 1 a 100';
const MAX_CHANGES = 500;
const CHANGES_MESSAGE = `Envía de 1 a ${MAX_CHANGES} cambios.`;
const NOTE_MESSAGE = 'Escribe una nota de máximo 200 letras.';
const DEFAULT_LIMIT = 25;

export class ListChangeSetsQueryDto {
  /** Only sets in this state. */
  @IsOptional()
  @IsIn(CHANGE_SET_STATES, { message: 'Elige un estado de la lista' })
  @ApiProperty({ enum: CHANGE_SET_STATES, enumName: 'ChangeSetState', required: false })
  state?: ChangeSetState;

  /** `nextCursor` of the page before. */
  @IsOptional()
  @IsString({ message: 'Debe ser un texto' })
  cursor?: string;

  /**
   * Sets on a page, 1 to 100.
   * @example 25
   */
  @IsOptional()
  @Max(100, { message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @IsInt({ message: LIMIT_MESSAGE })
  @Type(() => Number)
  limit: number = DEFAULT_LIMIT;
}

/** One change as it is asked for; the shop checks it by the rules of its field. */
export class NewChangeDto {
  /** What changes. */
  @IsOptional()
  @ApiProperty({ enum: ENTITIES, enumName: 'ChangeEntity', description: FIELDS_IN_WORDS })
  entity!: Entity;

  /** The row that changes; without it a new row is made from `values`. */
  @IsOptional()
  @ApiProperty({ ...ROW_ID, required: false })
  id?: RowId | null;

  /**
   * The field that changes.
   * @example "price"
   */
  @IsOptional()
  @ApiProperty({ type: String, required: false })
  field?: string;

  /** What the field becomes. */
  @IsOptional()
  @ApiProperty({ ...ANY_VALUE, required: false, example: 455_000 })
  value?: Json;

  /** What the caller saw in the field; without it what the field holds when the draft is made. */
  @IsOptional()
  @ApiProperty({ ...ANY_VALUE, required: false, example: 435_000 })
  expected?: Json;

  /** Fields of a new row. */
  @IsOptional()
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  values?: Record<string, Json>;
}

export class NewChangeSetDto {
  /**
   * For the history.
   * @example "Precios de diciembre"
   */
  @IsOptional()
  @TextLine()
  @MaxLength(200, { message: NOTE_MESSAGE })
  @IsString({ message: NOTE_MESSAGE })
  note?: string;

  /** Published together or not at all. */
  @ArrayMaxSize(MAX_CHANGES, { message: CHANGES_MESSAGE })
  @ArrayMinSize(1, { message: CHANGES_MESSAGE })
  @IsArray({ message: CHANGES_MESSAGE })
  @ValidateNested({ each: true, message: 'Este cambio no es válido.' })
  @Type(() => NewChangeDto)
  changes!: NewChangeDto[];
}

export class EditChangeSetDto {
  /** Missing: stays as it is. */
  @IsOptional()
  @TextLine()
  @MaxLength(200, { message: NOTE_MESSAGE })
  @IsString({ message: NOTE_MESSAGE })
  note?: string;

  /** The whole list anew; missing: stays as it is. */
  @IsOptional()
  @ArrayMaxSize(MAX_CHANGES, { message: CHANGES_MESSAGE })
  @ArrayMinSize(1, { message: CHANGES_MESSAGE })
  @IsArray({ message: CHANGES_MESSAGE })
  @ValidateNested({ each: true, message: 'Este cambio no es válido.' })
  @Type(() => NewChangeDto)
  changes?: NewChangeDto[];
}

const CONFIRM_MESSAGE = 'Elige sí o no.';

export class RevertChangeSetDto {
  /** Whether large price changes are meant; see `change_set.confirm`. */
  @IsOptional()
  @IsBoolean({ message: CONFIRM_MESSAGE })
  confirm?: boolean;
}

export class PublishChangeSetDto extends RevertChangeSetDto {
  /**
   * When it becomes visible, with a time zone, to the second; missing: now.
   * @example "2026-12-01T08:00:00-05:00"
   */
  @IsOptional()
  @ApiProperty({ type: String, required: false })
  at?: unknown;
}

/** One change of a set. */
export class ChangeDto {
  /** What changes. */
  @ApiProperty({ enum: ENTITIES, enumName: 'ChangeEntity' })
  entity!: Entity;

  /** The row; null for a new one until it is published. */
  @ApiProperty(ROW_ID)
  id!: RowId | null;

  /** The field that changes; missing for a new row. */
  @ApiProperty({ type: String, required: false })
  field?: string;

  /** What the field becomes. */
  @ApiProperty({ ...ANY_VALUE, required: false })
  value?: Json;

  /** What the field must hold when it is published, and what it held once it is. */
  @ApiProperty({ ...ANY_VALUE, required: false })
  expected?: Json;

  /** Fields of a new row. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  values?: Readonly<Record<string, Json>>;
}

/** A change that the present row contradicts. */
export class ConflictDto {
  /** What was to change. */
  @ApiProperty({ enum: ENTITIES, enumName: 'ChangeEntity' })
  entity!: Entity;

  /** The row. */
  @ApiProperty(ROW_ID)
  id!: RowId;

  /** The field. */
  field!: string;

  /** What the author of the set saw. */
  @ApiProperty(ANY_VALUE)
  expected!: Json;

  /** What the field holds. */
  @ApiProperty(ANY_VALUE)
  actual!: Json;

  /** Who changed it last; null when it was not changed here. */
  @ApiProperty({ type: String, nullable: true })
  author!: string | null;

  /** When that was published. */
  @ApiProperty({ type: String, nullable: true })
  at!: string | null;
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
   * Who made it.
   * @example "Ana Gómez"
   */
  author!: string;

  /** Who published or scheduled it; null in a draft. */
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

  /** What changes. */
  changes!: ChangeDto[];

  /**
   * One sentence for each change.
   * @example ["Mochila Milano: $435.000 → $455.000 (+4,6 %)"]
   */
  preview!: string[];

  /**
   * What shoppers will notice, in sentences; only where one set is answered that is not published yet.
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

export function toChangeSetDto(set: ChangeSet): ChangeSetDto {
  return {
    id: set.id,
    state: set.state,
    note: set.note,
    author: set.authorName,
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
export function toChangeSetPageDto(found: readonly ChangeSet[], limit: number): ChangeSetPageDto {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { items: page.map(toChangeSetDto), nextCursor: last ? cursorOf(last) : null };
}
