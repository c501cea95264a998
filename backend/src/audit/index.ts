export { AuditLog } from './application/audit-log.js';
export { AuditModule } from './audit.module.js';
export type { AuditActor } from './domain/audit-entry.js';
