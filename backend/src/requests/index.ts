export { RequestAdmin } from './application/request-admin.js';
export { RequestsModule } from './requests.module.js';
