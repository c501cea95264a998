import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '../../../common/http/api-docs.js';
import { Owner, Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { idParam } from '../../../common/http/id-param.js';
import { Env } from '../../../config/env.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { ChatbotAdmin } from '../../application/chatbot-admin.js';
import { MissAdmin } from '../../application/miss-admin.js';
import { TestChat } from '../../application/test-chat.js';
import { TOO_MANY_KEYWORDS } from '../../domain/settings.js';
import {
  BusinessHoursDto,
  ChatbotStatusDto,
  HOUR_MESSAGE,
  KeywordsDto,
  SavedHoursDto,
  TestChatbotDto,
  TestReplyDto,
  ToggleChatbotDto,
  ToggledChatbotDto,
  toChatbotStatusDto,
  toTestReplyDto,
} from './chatbot-admin.dto.js';
import { DAYS_MESSAGE, ListMissesQueryDto, MissDto, NewFaqEntryDto, NewKeywordDto, toMissDto } from './misses.dto.js';
import { BLANK_MESSAGE } from './web-chat.dto.js';

const UNKNOWN_MISS = [404, 'chatbot.miss_not_found', 'Esta pregunta ya no está en la lista.'] as const;

const MISS_ID = idParam('question');

/** The screen where staff try the bot and the owner changes its settings. */
@ApiTags('chatbot')
@Controller('chatbot')
@Staff()
export class ChatbotAdminController {
  constructor(
    private readonly admin: ChatbotAdmin,
    private readonly misses: MissAdmin,
    private readonly testChat: TestChat,
    private readonly env: Env,
  ) {}

  /**
   * Try the bot (staff)
   *
   * @remarks Returns the current answer for a customer. Nothing is stored; the bot answers here in every state.
   */
  @Post('test')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: TestReplyDto })
  @ApiErrors([400, 'request.invalid', BLANK_MESSAGE, { message: BLANK_MESSAGE }], 401, 403, 413, 415)
  async testChatbot(
    @Body() { message, conversationId }: TestChatbotDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<TestReplyDto> {
    return toTestReplyDto(await this.testChat.send(message, conversationId ?? '', user.id));
  }

  /** Get the status of the bot: whether it answers, its hours, keywords, webhook and deliveries (staff) */
  @Get('status')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ChatbotStatusDto })
  @ApiErrors(401, 403)
  async getChatbotStatus(): Promise<ChatbotStatusDto> {
    return toChatbotStatusDto(await this.admin.status(), this.env);
  }

  /** Switch the bot on or off (owner) */
  @Post('toggle')
  @Owner()
  @HttpCode(200)
  @ApiOkResponse({ type: ToggledChatbotDto })
  @ApiErrors([400, 'request.invalid', 'Escribe true o false', { active: 'Escribe true o false' }], 401, 403, 413, 415)
  async toggleChatbot(
    @Body() { active }: ToggleChatbotDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ToggledChatbotDto> {
    await this.admin.setActive(active, user);
    const message = active ? 'El chatbot está activo.' : 'El chatbot está apagado: cada mensaje pasa a una persona.';
    return { success: true, active, message };
  }

  /** Change when people answer (owner) */
  @Post('hours')
  @Owner()
  @HttpCode(200)
  @ApiOkResponse({ type: SavedHoursDto })
  @ApiErrors([400, 'request.invalid', HOUR_MESSAGE], 401, 403, 413, 415, [
    422,
    'chatbot.hours',
    'La hora de inicio debe ser antes de la hora de fin.',
  ])
  async saveChatbotHours(
    @Body() { start, end }: BusinessHoursDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<SavedHoursDto> {
    await this.admin.setHours({ start, end }, user);
    return { success: true };
  }

  /** List the words that hand a conversation to a person (staff) */
  @Get('keywords')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: KeywordsDto })
  @ApiErrors(401, 403)
  async listKeywords(): Promise<KeywordsDto> {
    return { keywords: [...(await this.admin.keywords())] };
  }

  /** Replace the words that hand a conversation to a person (owner) */
  @Put('keywords')
  @Owner()
  @ApiOkResponse({ type: KeywordsDto })
  @ApiErrors([400, 'request.invalid', TOO_MANY_KEYWORDS, { keywords: TOO_MANY_KEYWORDS }], 401, 403, 413, 415)
  async saveKeywords(@Body() { keywords }: KeywordsDto, @CurrentUser() user: SignedInUser): Promise<KeywordsDto> {
    return { keywords: await this.admin.saveKeywords(keywords, user) };
  }

  /** List the questions that the bot did not understand, the most frequent first (staff) */
  @Get('misses')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [MissDto] })
  @ApiErrors([400, 'request.invalid', DAYS_MESSAGE, { days: DAYS_MESSAGE }], 401, 403)
  async listMisses(@Query() { days }: ListMissesQueryDto): Promise<MissDto[]> {
    return (await this.misses.list(days)).map(toMissDto);
  }

  /**
   * Answer a question that the bot did not understand (owner)
   *
   * @remarks The entry is on the page of frequent questions and in the bot's answers at once; the question leaves the list.
   */
  @Post('misses/:id/faq')
  @Owner()
  @ApiParam(MISS_ID)
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Published.' })
  @ApiErrors(
    [400, 'request.invalid', 'Escribe la respuesta', { answer: 'Escribe la respuesta' }],
    401,
    403,
    UNKNOWN_MISS,
    413,
    415,
  )
  answerMiss(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() entry: NewFaqEntryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.misses.answer(id, entry, user);
  }

  /** Add a word of a question to those that hand a conversation to a person; the question leaves the list (owner) */
  @Post('misses/:id/keyword')
  @Owner()
  @ApiParam(MISS_ID)
  @ApiCreatedResponse({ type: KeywordsDto })
  @ApiErrors(400, 401, 403, UNKNOWN_MISS, 413, 415)
  async addKeyword(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { keyword }: NewKeywordDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<KeywordsDto> {
    return { keywords: await this.misses.addKeyword(id, keyword, user) };
  }

  /** Remove a question from the list (owner) */
  @Delete('misses/:id')
  @Owner()
  @ApiParam(MISS_ID)
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Removed.' })
  @ApiErrors(401, 403, UNKNOWN_MISS)
  dismissMiss(@Param('id', ParseUUIDPipe) id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.misses.dismiss(id, user);
  }
}
