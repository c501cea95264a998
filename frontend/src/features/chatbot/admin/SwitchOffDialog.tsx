import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../../shared/ui/dialog-form';

interface SwitchOffDialogProps {
  /** Answers whether it is off. */
  switchOff: () => Promise<boolean>;
  onClose: () => void;
}

/** Names what happens to customers before the bot is switched off. */
export function SwitchOffDialog({ switchOff, onClose }: SwitchOffDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const isOff = await switchOff();
    setPending(false);
    if (isOff) onClose();
    else setFailure('No se pudo cambiar el estado del chatbot. Sigue activo.');
  };
  return (
    <Dialog
      title="¿Apagar el chatbot?"
      words="Nadie recibe respuestas automáticas: cada mensaje de WhatsApp y de la página pasa a una persona y espera en Chats hasta que alguien del equipo responda."
      onClose={onClose}
    >
      <DialogForm onSubmit={(event) => void submit(event)}>
        <DialogFoot
          action="Apagar el chatbot"
          pendingAction="Apagando..."
          pending={pending}
          failure={failure}
          isOver={false}
          onClose={onClose}
        />
      </DialogForm>
    </Dialog>
  );
}
