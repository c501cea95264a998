export type { WaitingRequests } from './application/customer-requests.port.js';
export { RequestAdmin } from './application/request-admin.js';
export { RequestsModule } from './requests.module.js';
export { AcceptedRequests, NOT_ACCEPTED } from './application/accepted-requests.js';
