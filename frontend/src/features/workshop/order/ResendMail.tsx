import Send from 'lucide-react/icons/send';
import { lazy, Suspense, useState } from 'react';
import { type StaffOrderDto, useResendOrderMailMutation } from '../../../api/workshop.api';
import { ORDER_STATUS_NAMES } from '../../../domain/order-admin-status';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';

/** Loaded on demand, when the dialog opens. */
const NoteDialog = lazy(() => importWithRetry(() => import('../NoteDialog')));

/** Sends the last mail again, for customers who lost it. */
export function ResendMail({ order: { id, status, customerEmail } }: { order: StaffOrderDto }) {
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [resend] = useResendOrderMailMutation();
  const act = async () => {
    const { error } = await resend({ id });
    if (error) return error;
    showToast({ kind: 'success', title: 'Correo en camino', text: `A ${customerEmail}` });
    return undefined;
  };
  return (
    <>
      <Button variant="text" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Send aria-hidden="true" />
        <span>Reenviar el último correo</span>
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <NoteDialog
            title="¿Reenviar el último correo?"
            words={`Le llega otra vez a ${customerEmail} el correo de «${ORDER_STATUS_NAMES[status]}».`}
            action="Reenviar"
            pendingAction="Enviando..."
            draft=""
            onDraft={() => undefined}
            act={act}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
