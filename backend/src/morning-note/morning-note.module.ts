import { Module } from '@nestjs/common';
import { BackOfficeModule } from '../back-office/index.js';
import { ChatbotModule } from '../chatbot/index.js';
import { FinishedPhotosModule } from '../finished-photos/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RefundsModule } from '../refunds/index.js';
import { RequestsModule } from '../requests/index.js';
import { SettingsModule } from '../settings/index.js';
import { MorningNoteJob } from './adapters/jobs/morning-note-job.js';
import { FamilyFactsReader, MorningFactsReader } from './application/morning-facts-reader.js';
import { SendMorningNote } from './application/send-morning-note.js';

/** The mail with which the owner's day begins. */
@Module({
  imports: [
    OrdersModule,
    PaymentsModule,
    FinishedPhotosModule,
    ChatbotModule,
    BackOfficeModule,
    RefundsModule,
    RequestsModule,
    SettingsModule,
  ],
  providers: [FamilyFactsReader, MorningFactsReader, SendMorningNote, MorningNoteJob],
})
export class MorningNoteModule {}
