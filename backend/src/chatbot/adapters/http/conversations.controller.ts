import { Body, Controller, Delete, Get, Header, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '../../../common/http/api-docs.js';
import { Staff } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { idParam } from '../../../common/http/id-param.js';
import { LIMIT_MESSAGE } from '../../../common/http/page-query.js';
import { CurrentUser, type SignedInUser } from '../../../identity/index.js';
import { ConversationAdmin } from '../../application/conversation-admin.js';
import { CustomerCard } from '../../application/customer-card.js';
import { ConversationCustomerDto, toConversationCustomerDto } from './customer.dto.js';
import {
  ConversationDto,
  ConversationPageDto,
  conversationPositionOf,
  ListConversationsQueryDto,
  ReplyDto,
  toConversationDto,
  toConversationPageDto,
} from './conversation.dto.js';
import { BLANK_MESSAGE } from './web-chat.dto.js';

const UNKNOWN = [404, 'chatbot.conversation_not_found', 'Esta conversación no existe'] as const;
const TAKEN = [409, 'chatbot.taken', 'Otra persona tiene esta conversación.'] as const;

const ID = idParam('conversation');

/** Conversations of customers with the bot and with staff. */
@ApiTags('chatbot')
@Controller('chatbot/conversations')
@Staff()
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationAdmin,
    private readonly customers: CustomerCard,
  ) {}

  /** List conversations, those that wait for a person first (staff) */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ConversationPageDto })
  @ApiErrors([400, 'request.invalid', LIMIT_MESSAGE, { limit: LIMIT_MESSAGE }], 401, 403)
  async listConversations(
    @Query() query: ListConversationsQueryDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ConversationPageDto> {
    const { state, cursor, limit } = query;
    const after = cursor === undefined ? undefined : conversationPositionOf(cursor);
    return toConversationPageDto(await this.conversations.list({ state, after, limit }, user));
  }

  /** Get a conversation with its messages (staff) */
  @Get(':id')
  @ApiParam(ID)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ConversationDto })
  @ApiErrors(400, 401, 403, UNKNOWN)
  async getConversation(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<ConversationDto> {
    return toConversationDto(await this.conversations.get(id, user));
  }

  /**
   * Get the customer of a conversation, with their newest orders (staff)
   *
   * @remarks Orders are found by the phone of the customer and by the emails in the messages. Such an email proves nothing: ask before
   * you rely on it.
   */
  @Get(':id/customer')
  @ApiParam(ID)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ConversationCustomerDto })
  @ApiErrors(400, 401, 403, UNKNOWN)
  async getConversationCustomer(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<ConversationCustomerDto> {
    return toConversationCustomerDto(await this.customers.of(id, user));
  }

  /**
   * Take a conversation (staff)
   *
   * @remarks The bot does not answer in it until it is released. Taking it twice changes nothing.
   */
  @Post(':id/take')
  @ApiParam(ID)
  @HttpCode(200)
  @ApiOkResponse({ type: ConversationDto })
  @ApiErrors(400, 401, 403, UNKNOWN, TAKEN)
  async takeConversation(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<ConversationDto> {
    return toConversationDto(await this.conversations.take(id, user));
  }

  /** Return a conversation to the bot (staff) */
  @Post(':id/release')
  @ApiParam(ID)
  @HttpCode(200)
  @ApiOkResponse({ type: ConversationDto })
  @ApiErrors(400, 401, 403, UNKNOWN)
  async releaseConversation(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<ConversationDto> {
    return toConversationDto(await this.conversations.release(id, user));
  }

  /**
   * Write to a customer (staff)
   *
   * @remarks Takes the conversation when it is not taken yet. On WhatsApp only within 24 hours of the customer's last message.
   */
  @Post(':id/reply')
  @ApiParam(ID)
  @HttpCode(200)
  @ApiOkResponse({ type: ConversationDto })
  @ApiErrors(
    [400, 'request.invalid', BLANK_MESSAGE, { message: BLANK_MESSAGE }],
    401,
    403,
    UNKNOWN,
    TAKEN,
    413,
    415,
    [
      422,
      'chatbot.window_closed',
      'Pasaron más de 24 horas desde su último mensaje: WhatsApp ya no deja responder aquí.',
    ],
    [422, 'chatbot.stopped', 'Esta persona pidió no recibir más mensajes.'],
  )
  async replyToConversation(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { message }: ReplyDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ConversationDto> {
    return toConversationDto(await this.conversations.reply(id, message, user));
  }

  /**
   * Erase a conversation (staff)
   *
   * @remarks For a request in the conversation itself, where writing from the number proves the identity. Deletes all its messages.
   */
  @Delete(':id')
  @ApiParam(ID)
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Erased.' })
  @ApiErrors(400, 401, 403, UNKNOWN)
  eraseConversation(@Param('id', ParseUUIDPipe) id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.conversations.remove(id, user);
  }
}
