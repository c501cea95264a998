import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { ApiProperty } from '../../../common/http/api-docs.js';
import { TextLine } from '../../../common/http/text-fields.js';
import {
  type ConfirmedQuestion,
  MAX_QUESTION_WORDS,
  OPENING_QUESTIONS,
  type OpeningQuestion,
} from '../../domain/opening-questions.js';

const WORDS = `Envía la pregunta como se leyó, con máximo ${MAX_QUESTION_WORDS} letras`;

/** The owner's answer to a question before opening. */
export class OpeningAnswerDto {
  /**
   * The question as the owner read it, which is fine as it is; null asks it again.
   * @example "Letras con recargos muy pequeños: ¿$5 o $5.000?"
   */
  @ValidateIf((_, value) => value !== null)
  @MaxLength(MAX_QUESTION_WORDS, { message: WORDS })
  @IsNotEmpty({ message: WORDS })
  @IsString({ message: WORDS })
  @TextLine()
  words!: string | null;
}

/** A question that the owner confirmed. */
export class ConfirmedQuestionDto {
  /** Which question. */
  @ApiProperty({ enum: OPENING_QUESTIONS, enumName: 'OpeningQuestion' })
  question!: OpeningQuestion;

  /**
   * As the owner read it; a question whose words have changed since is asked again.
   * @example "Letras con recargos muy pequeños: ¿$5 o $5.000?"
   */
  words!: string;
}

export function toConfirmedQuestionDto({ question, words }: ConfirmedQuestion): ConfirmedQuestionDto {
  return { question, words };
}
