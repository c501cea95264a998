import { Module } from '@nestjs/common';
import { BackOfficeModule } from '../back-office/index.js';
import { ChatbotModule } from '../chatbot/index.js';
import { FinishedPhotosModule } from '../finished-photos/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SettingsModule } from '../settings/index.js';
import { MorningNoteJob } from './adapters/jobs/morning-note-job.js';
import { MorningFactsReader } from './application/morning-facts-reader.js';
import { SendMorningNote } from './application/send-morning-note.js';

/** The mail with which the owner's day begins. */
@Module({
  imports: [OrdersModule, PaymentsModule, FinishedPhotosModule, ChatbotModule, BackOfficeModule, SettingsModule],
  providers: [MorningFactsReader, SendMorningNote, MorningNoteJob],
})
export class MorningNoteModule {}
