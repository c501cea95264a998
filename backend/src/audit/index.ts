export { AuditLog } from './application/audit-log.js';
export { AuditModule } from './audit.module.js';
export type { AuditAct } from './domain/audit-entry.js';
