export { changeSetFailure } from './adapters/http/change-set-failure.js';
export { BackOfficeModule } from './back-office.module.js';
export { DraftChangeSets } from './application/draft-change-sets.js';
