import { EntitySchema } from 'typeorm';
import { ChangeSet } from '../../domain/change-set.js';

export const ChangeSetSchema = new EntitySchema<ChangeSet>({
  name: ChangeSet.name,
  target: ChangeSet,
  tableName: 'change_set',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_change_set' },
    state: { type: 'text' },
    note: { type: 'text' },
    authorId: { type: 'uuid', name: 'author_id' },
    authorName: { type: 'text', name: 'author_name' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    effectiveAt: { type: 'timestamptz', name: 'effective_at', nullable: true },
    publisherName: { type: 'text', name: 'publisher_name', nullable: true },
    publisherId: { type: 'uuid', name: 'publisher_id', nullable: true },
    cleared: { type: 'text', nullable: true },
    consent: { type: 'jsonb', nullable: true },
    confirmed: { type: 'boolean' },
    reverts: { type: 'uuid', nullable: true },
    changes: { type: 'jsonb' },
    preview: { type: 'jsonb' },
    conflicts: { type: 'jsonb' },
    problem: { type: 'text', nullable: true },
  },
  checks: [
    {
      name: 'CHK_change_set_state',
      expression: `state IN ('draft', 'scheduled', 'live', 'reverted', 'conflict')`,
    },
  ],
  indices: [
    { name: 'IDX_change_set_created_at', columns: ['createdAt', 'id'] },
    { name: 'IDX_change_set_state', columns: ['state', 'createdAt', 'id'] },
    // TypeORM cannot express its operator class, so the migration creates it.
    { name: 'IDX_change_set_changes', synchronize: false },
  ],
});
