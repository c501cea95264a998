export { RefundsModule } from './refunds.module.js';
export { AskRefund } from './application/ask-refund.js';
export { RefundList } from './application/refund-list.js';
export { OPEN_STATES, REFUND_REASONS, REFUND_WAYS, type RefundReason, type RefundWay } from './domain/refund.js';
export { EXCEEDS_PAID, OTHER_OWNER, WAY_UNAVAILABLE } from './domain/refund-errors.js';
export { refundDueOn } from './domain/refund.js';
