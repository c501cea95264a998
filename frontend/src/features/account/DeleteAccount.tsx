import * as Dialog from '@radix-ui/react-dialog';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../shared/ui/Button';
import { layers } from '../../theme/layers';
import { DeleteAccountForm } from './DeleteAccountForm';

/** Deletes the account, after saying what goes with it and asking for the password. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="danger" size="s">
          <Trash2 aria-hidden="true" />
          Eliminar mi cuenta
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Shade />
        <Box>
          <Dialog.Title>¿Eliminar tu cuenta?</Dialog.Title>
          <Dialog.Description>
            Se borran tu cuenta, tus datos y tus sesiones. No se puede deshacer. Los pedidos que la ley nos obliga a
            guardar se conservan.
          </Dialog.Description>
          <DeleteAccountForm email={email} onDeleted={onDeleted} />
          <Dialog.Close asChild>
            <Button variant="text">Conservar mi cuenta</Button>
          </Dialog.Close>
        </Box>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Shade = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layers.menu};
  background: color-mix(in srgb, var(--brand-950) 55%, transparent);
`;

const Box = styled(Dialog.Content)`
  position: fixed;
  inset: 50% auto auto 50%;
  z-index: ${layers.menu};
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  width: min(480px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  overflow: auto;
  padding: clamp(20px, 5vw, 32px);
  border-radius: var(--radius-3);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  transform: translate(-50%, -50%);
  h2 {
    font-size: var(--text-3);
  }
`;
