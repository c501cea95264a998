import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { DomainError, invalidField } from '../domain-error.js';
import { UUID } from '../uuid.js';
import { ApiProperty } from './api-docs.js';

// The query of lists that are read page by page, and their cursors.

const MAX_PAGE = 100;
export const LIMIT_MESSAGE = `El límite va de 1 a ${MAX_PAGE}`;
const LIMIT = { message: LIMIT_MESSAGE };

/** Field `limit`: how many entries a page has, 1 to 100. */
export function PageLimit(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minimum: 1, maximum: MAX_PAGE, required: false }),
    IsOptional(),
    Max(MAX_PAGE, LIMIT),
    Min(1, LIMIT),
    IsInt(LIMIT),
    Type(() => Number),
  );
}

/** Field `cursor`: `nextCursor` of the page before. */
export function PageCursor(): PropertyDecorator {
  return applyDecorators(ApiProperty({ required: false }), IsOptional(), IsString({ message: 'Debe ser un texto' }));
}

/** List of words in one parameter: `?state=open,accepted`. A repeated parameter is a list already. */
export function CommaSeparated(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value));
}

/** The last entry of a page in a list that is ordered by time. */
interface TimePosition {
  readonly createdAt: Date;
  readonly id: string;
}

const CURSOR = /^([\d-]{10}T[\d:.]{12}Z)_([\w-]{1,36})$/;

/** `2026-11-21T20:15:00.000Z_7b0e6a52-…`: moment and id. */
export function cursorOf({ createdAt, id }: TimePosition): string {
  return `${createdAt.toISOString()}_${id}`;
}

/** Reads a cursor of {@link cursorOf}. Throws `request.invalid` for any other text, and for an id that `ids` does not match. */
export function positionOf(cursor: string, ids = UUID): TimePosition {
  const [, moment = '', id = ''] = CURSOR.exec(cursor) ?? [];
  const createdAt = new Date(moment);
  if (!ids.test(id) || Number.isNaN(createdAt.getTime())) throw unknownPage();
  return { createdAt, id };
}

/** The error of a cursor that no page has answered. */
export function unknownPage(): DomainError {
  const message = 'La página pedida no existe';
  return invalidField('cursor', message);
}
