export { PaymentsModule } from './payments.module.js';
export { paymentFailure } from './adapters/http/payment-failure.js';
export { MONEY_REVIEW_REASONS } from './domain/payment-attempt.js';
export { PaymentReviewService } from './application/payment-review.service.js';
export { VoidPayments } from './application/void-payments.js';
