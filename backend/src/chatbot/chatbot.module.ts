import { Module } from '@nestjs/common';
import { ChatbotAdminController } from './adapters/http/chatbot-admin.controller.js';
import { ConversationsController } from './adapters/http/conversations.controller.js';
import { WebChatController } from './adapters/http/web-chat.controller.js';
import { ChatbotAdmin } from './application/chatbot-admin.js';
import { ConversationAdmin } from './application/conversation-admin.js';
import { WebChat } from './application/web-chat.js';

/** The assistant that answers customers on WhatsApp and in the pages, and the screens where staff run it. */
@Module({
  controllers: [ChatbotAdminController, ConversationsController, WebChatController],
  providers: [ChatbotAdmin, ConversationAdmin, WebChat],
})
export class ChatbotModule {}
