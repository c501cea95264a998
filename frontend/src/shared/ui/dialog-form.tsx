import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useOnline } from '../lib/use-online';
import { Button } from './Button';
import { Note } from './Note';
import { SubmitButton } from './SubmitButton';

/** The form of a dialog. */
export const DialogForm = styled.form`
  display: grid;
  gap: var(--space-16);
  width: 100%;
`;

interface DialogFootProps {
  /** Label of the submit button, and its label while pending. */
  action: string;
  pendingAction: string;
  pending: boolean;
  /** Error message of the action. */
  failure?: string;
  /** The action no longer applies, so the dialog can only be closed. */
  isOver: boolean;
  /** False for an action that the device does alone. */
  needsConnection?: boolean;
  onClose: () => void;
}

/** The error message and the buttons. The action waits for the connection: what was typed stays. */
export function DialogFoot(props: DialogFootProps) {
  const { action, pendingAction, pending, failure, isOver, needsConnection = true, onClose } = props;
  const isOnline = useOnline();
  const waits = needsConnection && !isOver && !isOnline;
  // Also for the Enter key, which clicks the button.
  const waitForConnection = (event: MouseEvent) => {
    if (waits) event.preventDefault();
  };
  return (
    <>
      <div role="alert">
        {waits ? (
          <Note kind="warning">Sin conexión: lo que escribes sigue aquí, y el botón espera a que vuelva.</Note>
        ) : (
          failure && <Note kind="error">{failure}</Note>
        )}
      </div>
      <Buttons>
        {!isOver && (
          <SubmitButton full={false} pending={pending} unready={waits} onClick={waitForConnection}>
            {pending ? pendingAction : action}
          </SubmitButton>
        )}
        <Button variant={isOver ? 'secondary' : 'text'} onClick={onClose}>
          {isOver ? 'Cerrar' : 'Volver'}
        </Button>
      </Buttons>
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-20);
`;
