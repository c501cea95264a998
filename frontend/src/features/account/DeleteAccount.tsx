import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { DeleteAccountForm } from './DeleteAccountForm';

/** Button and dialog that list what is deleted and ask for the password. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Eliminar mi cuenta
      </Button>
      {asking && (
        <Dialog
          title="¿Eliminar tu cuenta?"
          words="Se borran tu cuenta, tus datos y tus sesiones. No se puede deshacer. Tus pedidos terminados quedan sin tu nombre ni tus datos; los que están en curso los conservan hasta que los recibas o te devolvamos el dinero, y los que esperan tu transferencia se cancelan."
          onClose={() => setAsking(false)}
        >
          <DeleteAccountForm email={email} onDeleted={onDeleted} />
          <Button variant="text" onClick={() => setAsking(false)}>
            Conservar mi cuenta
          </Button>
        </Dialog>
      )}
    </>
  );
}
