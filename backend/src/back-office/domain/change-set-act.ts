import type { AuditAct } from '../../audit/index.js';
import type { ChangeSet } from './change-set.js';

/** The audit entry of a change set: the sentence names its first change; the values hold all of them, before and after. */
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
