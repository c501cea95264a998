import { lazy, Suspense, useState } from 'react';
import type { StaffOrderDto } from '../../../api/workshop.api';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { Button } from '../../../shared/ui/Button';
import type { ReceiptValues } from './receipt-rules';

/** Loaded when it opens. */
const ReceiptDialog = lazy(() => importWithRetry(() => import('./ReceiptDialog')));

interface RegisterPaymentProps {
  order: StaffOrderDto;
  /** False hides the button; a dialog that is open stays, with what was typed. */
  isOffered: boolean;
  variant?: 'primary' | 'secondary';
  /** Small, beside other buttons. */
  isSmall?: boolean;
}

/** Records a transfer that arrived. */
export function RegisterPayment({ order, isOffered, variant = 'secondary', isSmall = false }: RegisterPaymentProps) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<ReceiptValues>();
  return (
    <>
      {isOffered && (
        <Button
          full={!isSmall}
          size={isSmall ? 's' : undefined}
          variant={variant}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Registrar un pago
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReceiptDialog order={order} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
