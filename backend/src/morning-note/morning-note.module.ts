import { Module } from '@nestjs/common';
import { BackOfficeModule } from '../back-office/index.js';
import { ChatbotModule } from '../chatbot/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { TodayModule } from '../today/index.js';
import { MorningNoteJob } from './adapters/jobs/morning-note-job.js';
import { MorningFactsReader } from './application/morning-facts-reader.js';
import { SendMorningNote } from './application/send-morning-note.js';

/** The mail with which the owner's day begins. */
@Module({
  imports: [TodayModule, OrdersModule, ChatbotModule, BackOfficeModule, SettingsModule],
  providers: [MorningFactsReader, SendMorningNote, MorningNoteJob],
})
export class MorningNoteModule {}
