export { RefundsModule } from './refunds.module.js';
export { RefundList } from './application/refund-list.js';
