export { CurrentUser } from './adapters/http/current-user.js';
export { ManageStaff, type NewStaff } from './application/manage-staff.js';
export type { SignedInUser } from './domain/account.js';
/** @public for the checks at the start */
export { passwordProblem } from './domain/password-problem.js';
export { IdentityModule } from './identity.module.js';
export { StaffModule } from './staff.module.js';
