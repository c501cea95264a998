export { RefundsModule } from './refunds.module.js';
export { AskRefund } from './application/ask-refund.js';
export { RefundList } from './application/refund-list.js';
export {
  EXCEEDS_PAID,
  OPEN_STATES,
  OTHER_OWNER,
  type Refund,
  REFUND_STATES,
  REFUND_REASONS,
  REFUND_WAYS,
  type RefundReason,
  type RefundState,
  type RefundWay,
  WAY_UNAVAILABLE,
} from './domain/refund.js';
