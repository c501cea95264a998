export { PaymentsModule } from './payments.module.js';
export { paymentFailure } from './adapters/http/payment-failure.js';
export {
  MONEY_OUTCOMES,
  MONEY_REVIEW_REASONS,
  type MoneyOutcome,
  type MoneyReviewReason,
} from './domain/payment-attempt.js';
export { ReconcilePayments } from './application/reconcile-payments.js';
export { TracePayment } from './application/trace-payment.js';
export { OpenPayments } from './application/open-payments.js';
export type { MoneyToReview } from './application/payment-attempts.port.js';
export type { Payer, ProviderStatus } from './domain/provider-transaction.js';
export { VoidPayments } from './application/void-payments.js';
