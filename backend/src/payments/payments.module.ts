import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../config/env.js';
import { IdentityModule } from '../identity/index.js';
import { MoneyModule } from '../money/index.js';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { OrderPaymentController } from './adapters/http/order-payment.controller.js';
import { PaymentController } from './adapters/http/payment.controller.js';
import { TransferOrderController } from './adapters/http/transfer-order.controller.js';
import { StaffPaymentsController } from './adapters/http/staff-payments.controller.js';
import { FollowUpJob } from './adapters/jobs/follow-up-job.js';
import { ReconciliationJobs } from './adapters/jobs/reconciliation-jobs.js';
import { PaymentJobHandlers } from './adapters/jobs/payment-job-handlers.js';
import { paymentSchemas } from './adapters/typeorm/payment.schemas.js';
import { TypeOrmPaymentAttempts } from './adapters/typeorm/typeorm-payment-attempts.js';
import { TypeOrmPaymentEvents } from './adapters/typeorm/typeorm-payment-events.js';
import { WidgetConfigController } from './adapters/wompi/widget-config.controller.js';
import { WompiEventController } from './adapters/wompi/wompi-event.controller.js';
import { WompiPaymentProvider } from './adapters/wompi/wompi-payment-provider.js';
import { CheckEarlierAttempts } from './application/check-earlier-attempts.js';
import { CheckPayments } from './application/check-payments.js';
import { CompletePayment, ReadTransaction } from './application/complete-payment.js';
import { FindPayment } from './application/find-payment.js';
import { PaymentRetention } from './application/payment-retention.js';
import { HandleEvent, ReceiveEvent } from './application/provider-events.js';
import { OrderByTransfer } from './application/order-by-transfer.js';
import { OpenAttempt } from './application/open-attempt.js';
import { OwnPayments } from './application/own-payments.js';
import { PaymentAttempts } from './application/payment-attempts.port.js';
import { AskProvider } from './application/ask-provider.js';
import { OpenPayments } from './application/open-payments.js';
import { PaymentEvents } from './application/payment-events.port.js';
import { PaymentProviders } from './application/payment-provider.port.js';
import { ContradictedPayments } from './application/contradicted-payments.js';
import { ReconciliationAdmin } from './application/reconciliation-admin.js';
import { ReconciliationMails } from './application/reconciliation-mails.js';
import { Reconciliations } from './application/reconciliations.port.js';
import { TypeOrmReconciliations } from './adapters/typeorm/typeorm-reconciliations.js';
import { ReconciliationsController } from './adapters/http/reconciliations.controller.js';
import { ReconcilePayments } from './application/reconcile-payments.js';
import { SettlePayment } from './application/settle-payment.js';
import { StartOrderPayment } from './application/start-order-payment.js';
import { StartPayment } from './application/start-payment.js';
import { SendPendingPaymentEmail } from './application/send-pending-payment-email.js';
import { TracePayment } from './application/trace-payment.js';
import { VoidPayments } from './application/void-payments.js';

/** Payments through the provider: attempts, transactions, and the orders that they make. */
@Module({
  imports: [TypeOrmModule.forFeature(paymentSchemas), IdentityModule, MoneyModule, OrdersModule, SettingsModule],
  controllers: [
    WidgetConfigController,
    OrderPaymentController,
    TransferOrderController,
    PaymentController,
    WompiEventController,
    StaffPaymentsController,
    ReconciliationsController,
  ],
  providers: [
    StartPayment,
    StartOrderPayment,
    OrderByTransfer,
    OpenAttempt,
    SettlePayment,
    CompletePayment,
    FindPayment,
    ReadTransaction,
    ReceiveEvent,
    HandleEvent,
    PaymentJobHandlers,
    FollowUpJob,
    ReconciliationJobs,
    PaymentRetention,
    CheckEarlierAttempts,
    CheckPayments,
    ReconcilePayments,
    ReconciliationAdmin,
    ReconciliationMails,
    ContradictedPayments,
    SendPendingPaymentEmail,
    OwnPayments,
    OpenPayments,
    TracePayment,
    AskProvider,
    VoidPayments,
    { provide: PaymentAttempts, useClass: TypeOrmPaymentAttempts },
    { provide: PaymentEvents, useClass: TypeOrmPaymentEvents },
    { provide: Reconciliations, useClass: TypeOrmReconciliations },
    {
      provide: WompiPaymentProvider,
      inject: [Env],
      useFactory: ({ paymentProviders }: Env) => new WompiPaymentProvider(paymentProviders.wompi),
    },
    {
      provide: PaymentProviders,
      inject: [WompiPaymentProvider],
      useFactory: (wompi: WompiPaymentProvider) => new PaymentProviders({ wompi }),
    },
  ],
  exports: [OpenPayments, ReconcilePayments, TracePayment, VoidPayments],
})
export class PaymentsModule {}
