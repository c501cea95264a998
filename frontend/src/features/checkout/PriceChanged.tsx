import { useState } from 'react';
import { formatCop } from '../../shared/lib/format-cop';
import { Note } from '../../shared/ui/Note';

/**
 * Announces that the total changed after the page was opened. A code that the shopper applied resets the
 * comparison; an expired code does not.
 */
export function PriceChanged({ total, code }: { total: number; code: string | null }) {
  const [{ before, known }, setCompared] = useState({ before: total, known: code });
  if (code !== null && code !== known) setCompared({ before: total, known: code });
  return (
    <div role="status" hidden={total === before}>
      {total !== before && (
        <Note kind="warning">
          <strong>El precio se actualizó.</strong>
          <span>{` Tu pedido costaba ${formatCop(before)} y ahora cuesta ${formatCop(total)}.`}</span>
        </Note>
      )}
    </div>
  );
}
