import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { TextBlock, TextLine } from '../../../common/http/text-fields.js';
import { FAQ_CATEGORIES, type FaqCategory } from '../../../content/index.js';
import type { Miss } from '../../domain/miss.js';
import { KEYWORD_LETTERS, KEYWORD_LETTERS_MESSAGE, KEYWORD_MESSAGE, MAX_KEYWORD } from './chatbot-admin.dto.js';

export const DAYS_MESSAGE = 'Los días van de 1 a 90';

export class ListMissesQueryDto {
  /**
   * Days back from now, 1 to 90; 7 without it.
   * @example 7
   */
  @IsOptional()
  @Max(90, { message: DAYS_MESSAGE })
  @Min(1, { message: DAYS_MESSAGE })
  @IsInt({ message: DAYS_MESSAGE })
  @Type(() => Number)
  days: number = 7;
}

/** A question that the bot did not understand. */
export class MissDto {
  /**
   * Random id.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;

  /**
   * As it was last written.
   * @example "¿hacen mochilas para gemelos?"
   */
  question!: string;

  /**
   * How often it was asked in these days, in any spelling.
   * @example 3
   */
  count!: number;

  /**
   * When it was last asked.
   * @example "2026-11-23T15:00:00.000Z"
   */
  lastAt!: string;
}

/** A frequent question with its answer, for the page and for the bot. */
export class NewFaqEntryDto {
  /** Where it stands on the page. */
  @IsIn(FAQ_CATEGORIES, { message: 'Elige una categoría de la lista' })
  @ApiProperty({ enum: FAQ_CATEGORIES, enumName: 'FaqCategory' })
  category!: FaqCategory;

  /**
   * At most 200 characters.
   * @example "¿Hacen mochilas para gemelos?"
   */
  @MaxLength(200, { message: 'La pregunta puede tener máximo 200 caracteres' })
  @IsNotEmpty({ message: 'Escribe la pregunta' })
  @IsString({ message: 'Escribe la pregunta' })
  @TextLine()
  question!: string;

  /**
   * At most 1,000 characters.
   * @example "Sí, hacemos dos iguales con nombres distintos."
   */
  @MaxLength(1_000, { message: 'La respuesta puede tener máximo 1.000 caracteres' })
  @IsNotEmpty({ message: 'Escribe la respuesta' })
  @IsString({ message: 'Escribe la respuesta' })
  @TextBlock()
  answer!: string;
}

export class NewKeywordDto {
  /**
   * A word or phrase.
   * @example "gemelos"
   */
  @Matches(KEYWORD_LETTERS, { message: KEYWORD_LETTERS_MESSAGE })
  @MaxLength(MAX_KEYWORD, { message: KEYWORD_MESSAGE })
  @IsNotEmpty({ message: KEYWORD_MESSAGE })
  @IsString({ message: KEYWORD_MESSAGE })
  @TextLine()
  @ApiProperty({ maxLength: MAX_KEYWORD })
  keyword!: string;
}

export function toMissDto({ id, question, count, lastAt }: Miss): MissDto {
  return { id, question, count, lastAt: lastAt.toISOString() };
}
