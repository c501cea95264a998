import { useState } from 'react';
import { type OrderDetailsDto, useCorrectOwnOrderMutation } from '../../api/orders.api';
import type { CorrectionValues } from '../../domain/correction-form';
import { useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import CorrectionDialog from '../../shared/ui/CorrectionDialog';

interface CorrectOwnOrderProps {
  orderNumber: string;
  details: OrderDetailsDto;
  /** Reads the details again; undefined when that fails. */
  reload: () => Promise<OrderDetailsDto | undefined>;
  /** Called when something was corrected. */
  onChanged?: () => void;
}

/** A way to correct address, phone and names, which the page shows, until production begins. */
export function CorrectOwnOrder({ orderNumber, details, reload, onChanged }: CorrectOwnOrderProps) {
  const showToast = useToast();
  const [correct] = useCorrectOwnOrderMutation();
  const [opened, setOpened] = useState<OrderDetailsDto>();
  const [draft, setDraft] = useState<CorrectionValues>();
  return (
    <>
      {details.isOpen ? (
        <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => setOpened(details)}>
          Corregir los datos
        </Button>
      ) : (
        <p>Los nombres, el celular y la dirección ya no se cambian por aquí. Si algo está mal, escríbenos.</p>
      )}
      {opened && (
        <CorrectionDialog
          details={opened}
          words="Puedes cambiarlos hasta que empecemos a hacer tu pedido. Te llega un correo que dice qué cambió."
          draft={draft}
          onDraft={setDraft}
          save={async (correctOrderDto) => {
            const answer = await correct({ correctOwnOrderDto: { orderNumber, ...correctOrderDto } });
            if (!answer.error) {
              setDraft(undefined);
              showToast({ kind: 'success', title: 'Datos guardados', text: 'Te enviamos un correo.' });
              void reload();
              onChanged?.();
            }
            return answer;
          }}
          reload={reload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
