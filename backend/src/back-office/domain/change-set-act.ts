import type { AuditAct } from '../../audit/index.js';
import type { ChangeSet } from './change-set.js';

/** What the audit log says of a change set: its first change in the sentence, and all of them, each with its values before and after. */
export function changeSetAct({ id, preview }: ChangeSet, verb: string): AuditAct {
  const [first = 'sin cambios', ...more] = preview;
  const others = more.length > 0 ? ` y ${more.length} más` : '';
  return {
    kind: 'change_set',
    action: `${verb} un cambio: ${first}${others}`,
    subject: { type: 'change_set', id },
    after: { changes: preview },
  };
}
