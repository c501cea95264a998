import { lazy, Suspense, useState } from 'react';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { formatCop } from '../../../shared/lib/format-cop';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { Button } from '../../../shared/ui/Button';
import { Note } from '../../../shared/ui/Note';
import { NO_TRANSFER } from './transfer-values';

/** Loaded when one of them opens. */
const BalanceDialog = lazy(() => importWithRetry(() => import('./BalanceDialog')));

/** Second instalment of an order by transfer: requests it when the piece is finished, and records its arrival. */
export function Balance({ order }: { order: StaffOrderDto }) {
  const [dialog, setDialog] = useState<'request' | 'receive'>();
  const [draft, setDraft] = useState(NO_TRANSFER);
  if (order.balance === 0) return null;
  const close = () => setDialog(undefined);
  return (
    <>
      <Note kind="warning">
        {`Falta el saldo: ${formatCop(order.balance)}. ${order.canRequestBalance ? '' : 'No lo envíes antes de que llegue.'}`}
      </Note>
      {order.canRequestBalance && (
        <Button
          full
          // A paid order is produced first.
          variant={order.status === 'paid' ? 'secondary' : 'primary'}
          aria-haspopup="dialog"
          onClick={() => setDialog('request')}
        >
          Está listo: pedir el saldo
        </Button>
      )}
      <Button full variant="secondary" aria-haspopup="dialog" onClick={() => setDialog('receive')}>
        Registrar el saldo
      </Button>
      {dialog && (
        <Suspense fallback={null}>
          <BalanceDialog kind={dialog} order={order} draft={draft} onDraft={setDraft} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
