import { useState } from 'react';
import { formatCop } from '../../shared/lib/format-cop';
import { Note } from '../../shared/ui/Note';

/** Tells that the order costs something else than when this page was opened: nothing changes silently (decisions, 3). */
export function PriceChanged({ total }: { total: number }) {
  const [before] = useState(total);
  return (
    <div role="status" hidden={total === before}>
      {total !== before && (
        <Note kind="warning">
          <strong>El precio se actualizó.</strong> Tu pedido costaba {formatCop(before)} y ahora cuesta{' '}
          {formatCop(total)}.
        </Note>
      )}
    </div>
  );
}
