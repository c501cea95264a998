export { RequestsModule } from './requests.module.js';
export { AcceptedRequests, NOT_ACCEPTED } from './application/accepted-requests.js';
