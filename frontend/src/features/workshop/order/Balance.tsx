import { lazy, Suspense, useState } from 'react';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { moneySentence, owesMoney } from './order-money';

/** Loaded when it opens. */
const BalanceDialog = lazy(() => importWithRetry(() => import('./BalanceDialog')));

/** What the family still owes: asks for the second instalment when the piece is finished. */
export function Balance({ order }: { order: StaffOrderDto }) {
  const [isAsking, setAsking] = useState(false);
  const [draft, setDraft] = useState('');
  if (!owesMoney(order)) return null;
  const note = noteOf(order);
  return (
    <>
      {note && <Note kind="warning">{note}</Note>}
      {order.canRequestBalance && (
        <Button
          full
          // A paid order is produced first.
          variant={order.status === 'paid' ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          Está listo: pedir el saldo
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <BalanceDialog order={order} draft={draft} onDraft={setDraft} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function noteOf(order: StaffOrderDto): string | undefined {
  const { status, balance, canRequestBalance } = order;
  if (balance === 0) return undefined;
  if (status === 'pending_transfer' || status === 'payment_review') return moneySentence(order);
  const isHere = status === 'paid' || status === 'in_production';
  const stay = isHere && !canRequestBalance ? ' No lo envíes antes de que llegue.' : '';
  return `Falta el saldo: ${formatCop(balance)}.${stay}`;
}
