import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { BooksModule } from '../books/index.js';
import { BackOfficeModule } from '../back-office/index.js';
import { WorkbenchModule } from '../workbench/index.js';
import { BrowserReportsModule } from '../browser-reports/index.js';
import { CommonModule } from '../common/common.module.js';
import { ConfigModule } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { DatabaseModule } from '../database/index.js';
import { FinishedPhotosModule } from '../finished-photos/index.js';
import { HealthModule } from '../health/index.js';
import { JobsModule } from '../jobs/index.js';
import { MailModule } from '../mail/index.js';
import { MediaModule } from '../media/index.js';
import { MetricsModule } from '../metrics/index.js';
import { CartModule } from '../cart/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { ChatbotModule } from '../chatbot/index.js';
import { ContactModule } from '../contact/index.js';
import { ContentModule } from '../content/index.js';
import { DesignsModule } from '../designs/index.js';
import { IdentityModule } from '../identity/index.js';
import { MoneyModule } from '../money/index.js';
import { MorningNoteModule } from '../morning-note/index.js';
import { OrdersModule } from '../orders/index.js';
import { OpenMoneyModule } from '../open-money/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RequestsModule } from '../requests/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { RefundsModule } from '../refunds/index.js';
import { SettingsModule } from '../settings/index.js';
import { TodayModule } from '../today/index.js';
import { StorefrontModule } from '../storefront/index.js';

/** The whole shop: one line a module. */
@Module({
  imports: [
    CommonModule,
    DatabaseModule,
    JobsModule,
    AuditModule,
    MailModule,
    MetricsModule,
    MoneyModule,
    // First the routes that are called most: Express tries all of them in this order.
    CartModule,
    OrdersModule,
    PaymentsModule,
    OpenMoneyModule,
    RefundsModule,
    HealthModule,
    BrowserReportsModule,
    SettingsModule,
    CatalogueModule,
    ContentModule,
    ContactModule,
    ChatbotModule,
    DesignsModule,
    IdentityModule,
    RequestsModule,
    PrivacyModule,
    FinishedPhotosModule,
    WorkbenchModule,
    BackOfficeModule,
    MediaModule,
    BooksModule,
    TodayModule,
    MorningNoteModule,
    StorefrontModule,
  ],
})
export class AppModule {
  static with(env: Env): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(env)] };
  }
}
