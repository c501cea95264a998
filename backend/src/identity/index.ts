export { CurrentUser } from './adapters/http/current-user.js';
export { IdentityConfirmation } from './adapters/http/identity-confirmation.js';
export { ManageStaff, type NewStaff } from './application/manage-staff.js';
export { type Account, type SignedInUser, type StaffMember, type StaffRole, UNNAMED_STAFF } from './domain/account.js';
export { concernedOwners, mayConsent, presentOwners } from './domain/owners.js';
export { passwordProblem } from './domain/password-problem.js';
export { IdentityModule } from './identity.module.js';
export { StaffModule } from './staff.module.js';
