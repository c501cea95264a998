export { PaymentsModule } from './payments.module.js';
export { paymentFailure } from './adapters/http/payment-failure.js';
export { type HeldMoney, VoidPayments } from './application/void-payments.js';
