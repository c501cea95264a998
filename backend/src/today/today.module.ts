import { Module } from '@nestjs/common';
import { WorkbenchModule } from '../workbench/index.js';
import { ChatbotModule } from '../chatbot/index.js';
import { FinishedPhotosModule } from '../finished-photos/index.js';
import { OrdersModule } from '../orders/index.js';
import { OpenMoneyModule } from '../open-money/index.js';
import { RefundsModule } from '../refunds/index.js';
import { RequestsModule } from '../requests/index.js';
import { SettingsModule } from '../settings/index.js';
import { TodayController } from './adapters/http/today.controller.js';
import { Today, TodaysWork } from './application/today.js';

/** Counts what waits for the staff. */
@Module({
  imports: [
    OrdersModule,
    OpenMoneyModule,
    RefundsModule,
    RequestsModule,
    FinishedPhotosModule,
    WorkbenchModule,
    ChatbotModule,
    SettingsModule,
  ],
  controllers: [TodayController],
  providers: [TodaysWork, Today],
  exports: [TodaysWork],
})
export class TodayModule {}
