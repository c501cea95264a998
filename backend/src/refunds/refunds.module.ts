import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule, StaffModule } from '../identity/index.js';
import { MediaModule } from '../media/index.js';
import { MoneyModule } from '../money/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RequestsModule } from '../requests/index.js';
import { SettingsModule } from '../settings/index.js';
import { EvidenceFileController } from './adapters/http/evidence-file.controller.js';
import { RefundAccountController } from './adapters/http/refund-account.controller.js';
import { StaffRefundsController } from './adapters/http/staff-refunds.controller.js';
import { RefundJobHandlers } from './adapters/jobs/refund-job-handlers.js';
import { refundSchemas } from './adapters/typeorm/refund.schemas.js';
import { TypeOrmRefunds } from './adapters/typeorm/typeorm-refunds.js';
import { AskRefund } from './application/ask-refund.js';
import { DecideRefund } from './application/decide-refund.js';
import { EraseRefundData } from './application/erase-refund-data.js';
import { OwnRefunds } from './application/own-refunds.js';
import { EvidenceFiles } from './application/evidence-files.js';
import { RefundAccounts } from './application/refund-accounts.js';
import { RefundApproval } from './application/refund-approval.js';
import { RefundChanges } from './application/refund-changes.js';
import { RefundList } from './application/refund-list.js';
import { RefundMails } from './application/refund-mails.js';
import { Refunds } from './application/refunds.port.js';
import { PaymentRefunds } from './application/payment-refunds.js';
import { VoidedPayments, VoidRefund } from './application/void-refund.js';

/** Refunds: requested, approved, made and proven. */
@Module({
  imports: [
    TypeOrmModule.forFeature(refundSchemas),
    IdentityModule,
    StaffModule,
    OrdersModule,
    MediaModule,
    MoneyModule,
    PaymentsModule,
    RequestsModule,
    SettingsModule,
  ],
  controllers: [RefundAccountController, StaffRefundsController, EvidenceFileController],
  providers: [
    AskRefund,
    DecideRefund,
    VoidRefund,
    VoidedPayments,
    PaymentRefunds,
    EvidenceFiles,
    EraseRefundData,
    OwnRefunds,
    RefundApproval,
    RefundChanges,
    RefundAccounts,
    RefundList,
    RefundMails,
    RefundJobHandlers,
    { provide: Refunds, useClass: TypeOrmRefunds },
  ],
  exports: [AskRefund, RefundList],
})
export class RefundsModule {}
