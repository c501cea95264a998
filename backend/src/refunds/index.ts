export { RefundsModule } from './refunds.module.js';
export { AskRefund } from './application/ask-refund.js';
export { RefundList } from './application/refund-list.js';
export {
  OPEN_STATES,
  type Refund,
  REFUND_REASONS,
  REFUND_STATES,
  REFUND_WAYS,
  type RefundReason,
  type RefundState,
  type RefundWay,
} from './domain/refund.js';
export { EXCEEDS_PAID, WAY_UNAVAILABLE } from './domain/refund-errors.js';
