import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import { type StaffOrderDto, useCorrectOrderMutation, useLazyGetOrderQuery } from '../../../api/workshop.api';
import type { CorrectionValues } from '../../../domain/correction-form';
import { importWithRetry } from '../../../shared/lib/import-with-retry';
import { useReauthOnForbidden } from '../../../shared/lib/use-reauth-on-forbidden';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';

const CorrectionDialog = lazy(() => importWithRetry(() => import('../../../shared/ui/CorrectionDialog')));

/** Corrects address, phone and names until production begins. */
export function CorrectOrder({ order: { id, orderNumber, customerEmail, details } }: { order: StaffOrderDto }) {
  const showToast = useToast();
  const [correct, { error }] = useCorrectOrderMutation();
  const [read] = useLazyGetOrderQuery();
  // Frozen when the dialog opens, so that polling does not replace it while somebody types.
  const [opened, setOpened] = useState<typeof details>();
  const [draft, setDraft] = useState<CorrectionValues>();
  useReauthOnForbidden(error);
  if (!details.isOpen && !opened) return null;
  return (
    <>
      <Button variant="text" size="s" aria-haspopup="dialog" onClick={() => setOpened(details)}>
        <Pencil aria-hidden="true" />
        <span>Corregir los datos</span>
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <CorrectionDialog
            details={opened}
            words={`Le llega un correo a ${customerEmail} que dice qué cambió, sin los datos.`}
            draft={draft}
            onDraft={setDraft}
            save={async (correctOrderDto) => {
              const answer = await correct({ id, correctOrderDto });
              if (!answer.error) {
                setDraft(undefined);
                showToast({
                  kind: 'success',
                  title: 'Datos corregidos',
                  text: `${orderNumber}: le escribimos a la familia.`,
                });
              }
              return answer;
            }}
            reload={async () => (await read({ id })).data?.details}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
