import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { downloadFile } from '../../../api/download-file';
import type { OrderQuestion } from '../../../api/workshop.api';
import { errorMessage } from '../../../shared/lib/error-message';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { exportPath } from '../order-admin-path';

/** Downloads the orders of a query as a sheet, for the owner. */
export function ExportOrders({ of }: { of: OrderQuestion }) {
  const showToast = useToast();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const { error } = await withConfirmedIdentity(() => downloadFile(exportPath(of), 'pedidos.csv'));
    setPending(false);
    if (error) showToast({ kind: 'error', title: 'No se descargó', text: errorMessage(error) });
  };
  return (
    <>
      <Button variant="secondary" size="s" pending={isPending} onClick={() => void download()}>
        <Download aria-hidden="true" />
        <span>Descargar para Excel</span>
      </Button>
      {confirmDialog}
    </>
  );
}
