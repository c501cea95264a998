import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../common/http/api-docs.js';
import { TextLine } from '../../../common/http/text-fields.js';
import { PageCursor, PageLimit } from '../../../common/http/page-query.js';
import { ENTITIES, type Entity, type Json, type RowId } from '../../domain/change.js';
import { CHANGE_SET_STATES, type ChangeSetState } from '../../domain/change-set.js';
import { ANY_VALUE, FIELDS_IN_WORDS, ROW_ID } from './change-set.docs.js';

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
  @PageCursor()
  cursor?: string;

  /**
   * Sets on a page, 1 to 100.
   * @example 25
   */
  @PageLimit()
  limit: number = DEFAULT_LIMIT;
}

/** One requested change, checked by the rules of its field. */
export class NewChangeDto {
  /** The entity that changes. */
  @IsOptional()
  @ApiProperty({ enum: ENTITIES, enumName: 'ChangeEntity', description: FIELDS_IN_WORDS })
  entity!: Entity;

  /** The row that changes; without it a new row is made from `values`. */
  @IsOptional()
  @ApiProperty({ ...ROW_ID, required: false })
  id?: RowId | null;

  /**
   * Name of a new row within the draft, which the draft answers; 1 to 64 letters, digits, `_` and `-`.
   * @example "caja-1"
   */
  @IsOptional()
  @ApiProperty({ type: String, required: false })
  key?: string;

  /**
   * The field that changes.
   * @example "price"
   */
  @IsOptional()
  @ApiProperty({ type: String, required: false })
  field?: string;

  /** The new value of the field. */
  @IsOptional()
  @ApiProperty({ ...ANY_VALUE, required: false, example: 455_000 })
  value?: Json;

  /** The value that the caller saw in the field; by default its value when the draft is created. */
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

const ASKED_AT_MESSAGE = 'Abre otra vez estos cambios antes de aprobarlos.';

export class ApproveChangeSetDto {
  /**
   * `consent.askedAt` of the set that the owner saw.
   * @example "2026-11-25T15:04:05.000Z"
   */
  @MaxLength(40, { message: ASKED_AT_MESSAGE })
  @IsString({ message: ASKED_AT_MESSAGE })
  askedAt!: string;
}
