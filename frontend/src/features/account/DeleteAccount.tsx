import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button';
import { DeleteAccountForm } from './DeleteAccountForm';

/** Deletes the account, after saying what goes with it and asking for the password. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (asking) dialog.current!.showModal();
  }, [asking]);

  return (
    <>
      <Button variant="danger" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Eliminar mi cuenta
      </Button>
      {asking && (
        <Box
          ref={dialog}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}words`}
          onClose={() => setAsking(false)}
        >
          <h2 id={`${id}title`}>¿Eliminar tu cuenta?</h2>
          <p id={`${id}words`}>
            Se borran tu cuenta, tus datos y tus sesiones. No se puede deshacer. Los pedidos que la ley nos obliga a
            guardar se conservan.
          </p>
          <DeleteAccountForm email={email} onDeleted={onDeleted} />
          <Button variant="text" onClick={() => dialog.current!.close()}>
            Conservar mi cuenta
          </Button>
        </Box>
      )}
    </>
  );
}

const Box = styled.dialog`
  width: min(480px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: auto;
  overflow: auto;
  padding: clamp(20px, 5vw, 32px);
  border: 0;
  border-radius: var(--radius-3);
  background: var(--surface);
  color: inherit;
  box-shadow: var(--shadow-3);
  &[open] {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
  }
  &::backdrop {
    background: color-mix(in srgb, var(--brand-950) 55%, transparent);
  }
  h2 {
    font-size: var(--text-3);
  }
`;
