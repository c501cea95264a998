import { Module } from '@nestjs/common';
import { Env } from '../config/env.js';
import { RecordingPlatform } from './adapters/recording/recording-platform.js';
import { CloudApiPlatform } from './adapters/whatsapp/cloud-api-platform.js';
import { WhatsAppAuthenticator, WhatsAppWebhookParser } from './adapters/whatsapp/whatsapp-webhook.js';
import { MessagingPlatform } from './application/messaging-platform.port.js';
import { WebhookAuthenticator, WebhookParser } from './application/webhook.port.js';
import { WebhookSetup } from './application/webhook-setup.port.js';

/** The messaging platform: messages to customers, and how its webhook is read. */
@Module({
  providers: [
    {
      provide: MessagingPlatform,
      inject: [Env],
      useFactory: ({ whatsapp }: Env) =>
        whatsapp?.api
          ? new CloudApiPlatform({ api: whatsapp.api, phoneNumberId: whatsapp.phoneNumberId })
          : new RecordingPlatform(),
    },
    {
      provide: WebhookAuthenticator,
      inject: [Env],
      useFactory: ({ whatsapp }: Env) => new WhatsAppAuthenticator(whatsapp),
    },
    {
      provide: WebhookParser,
      inject: [Env],
      useFactory: ({ whatsapp }: Env) => new WhatsAppWebhookParser(whatsapp),
    },
    {
      provide: WebhookSetup,
      inject: [Env],
      useFactory: ({ publicUrl, whatsapp }: Env): WebhookSetup => ({
        url: `${publicUrl}/api/chatbot/webhook`,
        verifyToken: whatsapp?.verifyToken ?? null,
        connected: whatsapp?.api !== undefined,
      }),
    },
  ],
  exports: [MessagingPlatform, WebhookAuthenticator, WebhookParser, WebhookSetup],
})
export class WhatsAppModule {}
