import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../../common/http/api-docs.js';
import { Public } from '../../../common/http/access.js';
import { ApiErrors } from '../../../common/http/api-errors.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { WebChat } from '../../application/web-chat.js';
import {
  BLANK_MESSAGE,
  ChatDto,
  ChatReplyDto,
  ReadChatDto,
  SendChatMessageDto,
  toChatDto,
  toChatReplyDto,
} from './web-chat.dto.js';

const BAD_MESSAGE = [400, 'request.invalid', BLANK_MESSAGE, { message: BLANK_MESSAGE }] as const;
const UNKNOWN = [404, 'chatbot.conversation_not_found', 'Esta conversación no existe'] as const;

/** The chat in the pages of the shop. */
@ApiTags('chat')
@Controller('chatbot/messages')
@Public()
export class WebChatController {
  constructor(private readonly chat: WebChat) {}

  /**
   * Write to the shop's assistant
   *
   * @remarks Answers at once from the shop's data, or hands the conversation to a person. An unknown or forgotten
   * `conversationId` begins a new conversation.
   */
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ChatReplyDto })
  @ApiErrors(
    BAD_MESSAGE,
    413,
    415,
    POLICIES.chatMessages,
    POLICIES.chatMessagesOfDay,
    POLICIES.newChats,
    POLICIES.newChatsOfDay,
  )
  async sendChatMessage(
    @Body() { conversationId, message }: SendChatMessageDto,
    @Ip() ip: string,
  ): Promise<ChatReplyDto> {
    return toChatReplyDto(await this.chat.send({ token: conversationId, text: message, ip }));
  }

  /**
   * Read the messages of a conversation
   *
   * @remarks For the answers of a person, and after a reload of the page. Not a GET, because anyone with the id can read the
   * conversation and URLs are written to logs.
   */
  @Post('read')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: ChatDto })
  @ApiErrors(400, UNKNOWN, 413, 415, POLICIES.chatReads)
  async readChat(@Body() { conversationId }: ReadChatDto, @Ip() ip: string): Promise<ChatDto> {
    return toChatDto(await this.chat.read(conversationId, ip));
  }
}
