import { Module, ServiceUnavailableException } from '@nestjs/common';
import { Env } from '../config/env.js';
import { WebhookController } from './adapters/http/webhook.controller.js';
import { RecordingPlatform } from './adapters/recording/recording-platform.js';
import { CloudApiPlatform } from './adapters/whatsapp/cloud-api-platform.js';
import { WhatsAppAuthenticator, WhatsAppWebhookParser } from './adapters/whatsapp/whatsapp-webhook.js';
import { MessagingPlatform } from './application/messaging-platform.port.js';
import { ReceiveWebhook } from './application/receive-webhook.js';
import { WebhookAuthenticator, WebhookParser } from './application/webhook.port.js';

/** The messaging platform: messages to customers, and what its webhook reports. */
@Module({
  controllers: [WebhookController],
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
    // Until the conversations take the events over: the platform keeps them and delivers them again.
    {
      provide: ReceiveWebhook,
      useValue: { receive: () => Promise.reject(new ServiceUnavailableException()) } satisfies ReceiveWebhook,
    },
  ],
  exports: [MessagingPlatform, WebhookParser],
})
export class WhatsAppModule {}
