export { AuditLog } from './application/audit-log.js';
export { AuditModule } from './audit.module.js';
export type { AuditAct, AuditActor } from './domain/audit-entry.js';
