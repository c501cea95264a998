import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../config/env.js';
import { CatalogueModule } from '../catalogue/index.js';
import { ContentModule } from '../content/index.js';
import { DesignsModule } from '../designs/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { ChatbotAdminController } from './adapters/http/chatbot-admin.controller.js';
import { ConversationsController } from './adapters/http/conversations.controller.js';
import { WebChatController } from './adapters/http/web-chat.controller.js';
import { WebhookController } from './adapters/http/webhook.controller.js';
import { ChatbotJobHandlers, ChatbotNightlyJobs } from './adapters/jobs/chatbot-job-handlers.js';
import { chatbotSchemas } from './adapters/typeorm/chatbot.schemas.js';
import { TypeOrmChatbotSettings } from './adapters/typeorm/typeorm-chatbot-settings.js';
import { TypeOrmConversations } from './adapters/typeorm/typeorm-conversations.js';
import { TypeOrmMisses } from './adapters/typeorm/typeorm-misses.js';
import { TypeOrmWebhookEvents } from './adapters/typeorm/typeorm-webhook-events.js';
import { AbsentPlatform } from './adapters/absent/absent-platform.js';
import { CloudApiPlatform } from './adapters/whatsapp/cloud-api-platform.js';
import { AnswerConversation } from './application/answer-conversation.js';
import { AnswerMessage } from './application/answer-message.js';
import { ApplyWebhook } from './application/apply-webhook.js';
import { ChatbotAdmin } from './application/chatbot-admin.js';
import { ChatbotRetention } from './application/chatbot-retention.js';
import { ChatbotSettings } from './application/chatbot-settings.js';
import { ChatbotSettingsStore } from './application/chatbot-settings.port.js';
import { CustomerCard } from './application/customer-card.js';
import { ConversationAdmin } from './application/conversation-admin.js';
import { Conversations } from './application/conversations.port.js';
import { MessagingPlatform } from './application/messaging-platform.port.js';
import { MessagingHealthReader } from './application/messaging-health.js';
import { MissAdmin } from './application/miss-admin.js';
import { Misses } from './application/misses.port.js';
import { NotifyHandover } from './application/notify-handover.js';
import { OwnConversations } from './application/own-conversations.js';
import { ReceiveWebhook } from './application/receive-webhook.js';
import { Replier } from './application/replier.js';
import { SendMessages } from './application/send-messages.js';
import { ShopActions } from './application/shop-actions.js';
import { ShownHours } from './application/shown-hours.js';
import { ShownMessages } from './application/shown-messages.js';
import { ShopKnowledge } from './application/shop-knowledge.js';
import { TestChat } from './application/test-chat.js';
import { Transcript } from './application/transcript.js';
import { WebChat } from './application/web-chat.js';
import { WebhookEvents } from './application/webhook-events.port.js';

/** The assistant that answers customers on WhatsApp and in the pages, and the screens where staff run it. */
@Module({
  imports: [
    CatalogueModule,
    ContentModule,
    DesignsModule,
    OrdersModule,
    SettingsModule,
    TypeOrmModule.forFeature(chatbotSchemas),
  ],
  controllers: [ChatbotAdminController, ConversationsController, WebChatController, WebhookController],
  providers: [
    ...[AnswerMessage, ShopKnowledge, ShopActions, Replier, Transcript, TestChat, WebChat],
    ...[ReceiveWebhook, ApplyWebhook, AnswerConversation, SendMessages, NotifyHandover],
    ...[
      ChatbotJobHandlers,
      ChatbotNightlyJobs,
      ChatbotAdmin,
      MissAdmin,
      ChatbotSettings,
      ConversationAdmin,
      ShownMessages,
      MessagingHealthReader,
      ChatbotRetention,
      OwnConversations,
      CustomerCard,
      ShownHours,
    ],
    { provide: Conversations, useClass: TypeOrmConversations },
    { provide: ChatbotSettingsStore, useClass: TypeOrmChatbotSettings },
    { provide: Misses, useClass: TypeOrmMisses },
    { provide: WebhookEvents, useClass: TypeOrmWebhookEvents },
    {
      provide: MessagingPlatform,
      inject: [Env],
      useFactory: ({ whatsapp }: Env) => (whatsapp ? new CloudApiPlatform(whatsapp) : new AbsentPlatform()),
    },
  ],
  exports: [ConversationAdmin, MissAdmin],
})
export class ChatbotModule {}
