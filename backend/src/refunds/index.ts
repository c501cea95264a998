export { RefundsModule } from './refunds.module.js';
export { OPEN_STATES } from './domain/refund.js';
export { RefundList } from './application/refund-list.js';
