export { Email } from './adapters/http/account-fields.js';
export { CurrentUser } from './adapters/http/current-user.js';
export { MaybeSignedInGuard, SignedInGuard, StaffGuard } from './adapters/http/session.guards.js';
export { ManageStaff, type NewStaff } from './application/manage-staff.js';
export type { SignedInUser } from './domain/account.js';
export { IdentityModule } from './identity.module.js';
export { StaffModule } from './staff.module.js';
