import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/index.js';
import { ContactController } from './adapters/http/contact.controller.js';
import { ContactJobHandlers } from './adapters/jobs/contact-job-handlers.js';
import { ContactMessageSchema } from './adapters/typeorm/contact-message.schema.js';
import { TypeOrmContactMessages } from './adapters/typeorm/typeorm-contact-messages.js';
import { ContactMessages } from './application/contact-messages.port.js';
import { MailContactMessage } from './application/mail-contact-message.js';
import { OwnMessages } from './application/own-messages.js';
import { SendContactMessage } from './application/send-contact-message.js';

/** The contact form: messages are stored, mailed to the shop and deleted after a year. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageSchema]), SettingsModule],
  controllers: [ContactController],
  providers: [
    SendContactMessage,
    MailContactMessage,
    ContactJobHandlers,
    OwnMessages,
    { provide: ContactMessages, useClass: TypeOrmContactMessages },
  ],
})
export class ContactModule {}
