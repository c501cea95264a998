import { EntitySchema } from 'typeorm';
import { AuditEntry } from '../../domain/audit-entry.js';

/** Triggers of the migration refuse changes, and removals in the first year. */
export const AuditEntrySchema = new EntitySchema<AuditEntry>({
  name: AuditEntry.name,
  target: AuditEntry,
  tableName: 'audit_log',
  columns: {
    id: {
      type: 'bigint',
      primary: true,
      generated: 'increment',
      primaryKeyConstraintName: 'PK_audit_log',
    },
    at: { type: 'timestamptz' },
    kind: { type: 'text' },
    actorId: { type: 'uuid', name: 'actor_id', nullable: true },
    actor: { type: 'text' },
    summary: { type: 'text' },
    subjectType: { type: 'text', name: 'subject_type', nullable: true },
    subjectId: { type: 'text', name: 'subject_id', nullable: true },
    before: { type: 'jsonb', nullable: true },
    after: { type: 'jsonb', nullable: true },
    onceKey: { type: 'text', name: 'once_key', nullable: true },
  },
  uniques: [{ name: 'UQ_audit_log_once_key', columns: ['onceKey'] }],
  indices: [
    { name: 'IDX_audit_log_at', columns: ['at', 'id'] },
    { name: 'IDX_audit_log_actor', columns: ['actorId', 'at', 'id'] },
    { name: 'IDX_audit_log_kind', columns: ['kind', 'at', 'id'] },
  ],
});
