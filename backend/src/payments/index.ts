export { PaymentsModule } from './payments.module.js';
export { paymentFailure } from './adapters/http/payment-failure.js';
export { PaymentReviewService } from './application/payment-review.service.js';
export { type HeldMoney, VoidPayments } from './application/void-payments.js';
