import { Body, Controller, Get, Header, HttpCode, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Owner, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { CurrentUser, type SignedInUser, UNNAMED_STAFF } from '../../../identity/index.js';
import { OpeningAnswers } from '../../application/opening-answers.js';
import { OPENING_QUESTIONS, type OpeningQuestion } from '../../domain/opening-questions.js';
import { ConfirmedQuestionDto, OpeningAnswerDto, toConfirmedQuestionDto } from './opening-questions.dto.js';

const QUESTION = {
  name: 'question',
  description: 'Which question.',
  enum: OPENING_QUESTIONS,
  enumName: 'OpeningQuestion',
} as const;

/** Figures and texts that may be mistakes, which the panel asks the owner about before the shop opens. */
@ApiTags('back-office')
@Controller('opening-questions')
@Owner()
export class OpeningQuestionsController {
  constructor(private readonly answers: OpeningAnswers) {}

  /** List the questions before opening that the owner confirmed (staff) */
  @Get()
  @Staff()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [ConfirmedQuestionDto] })
  @ApiErrors(401, 403)
  async listConfirmedQuestions(): Promise<ConfirmedQuestionDto[]> {
    return (await this.answers.list()).map(toConfirmedQuestionDto);
  }

  /** Confirm that what a question before opening asks about is fine, or ask it again (owner) */
  @Put(':question')
  @HttpCode(204)
  @ApiParam(QUESTION)
  @ApiNoContentResponse({ description: 'The answer is stored.' })
  @ApiErrors(400, 401, 403, 413, 415)
  async answerOpeningQuestion(
    @Param('question', new ParseEnumPipe(OPENING_QUESTIONS)) question: OpeningQuestion,
    @Body() { words }: OpeningAnswerDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.answers.save(question, words, { id: user.id, name: user.firstName || UNNAMED_STAFF });
  }
}
