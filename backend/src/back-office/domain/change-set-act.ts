import type { AuditAct } from '../../audit/index.js';
import { type Change, isCreation } from './change.js';
import type { ChangeSet } from './change-set.js';

/** What the audit log says of a change set: its first change in words, and the values of all of them. */
export function changeSetAct({ id, changes, preview }: ChangeSet, verb: string): AuditAct {
  const [first = 'sin cambios', ...more] = preview;
  const others = more.length > 0 ? ` y ${more.length} más` : '';
  return {
    kind: 'change_set',
    action: `${verb} un cambio: ${first}${others}`,
    subject: { type: 'change_set', id },
    before: Object.fromEntries(changes.flatMap((change) => valueOf(change, 'expected'))),
    after: Object.fromEntries(changes.flatMap((change) => valueOf(change, 'value'))),
  };
}

function valueOf(change: Change, which: 'expected' | 'value'): [string, string | number | boolean | null][] {
  if (isCreation(change)) return [];
  const value = change[which];
  const field = `${change.entity} ${change.id} ${change.field}`;
  return [[field, typeof value === 'object' && value ? JSON.stringify(value) : value]];
}
