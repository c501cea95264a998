import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../../shared/ui/dialog-form';

interface ReleaseDialogProps {
  /** The colleague who has the conversation. */
  owner: string;
  /** Answers whether the bot has it again. */
  release: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before a colleague's conversation is given back to the bot. */
export function ReleaseDialog({ owner, release, onClose }: ReleaseDialogProps) {
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    await release();
    setPending(false);
    // The page behind says why when it could not be done.
    onClose();
  };
  return (
    <Dialog
      title="¿Devolver al bot?"
      words={`${owner} tiene este chat y puede estar escribiendo. Si lo devuelves, vuelve a responder el chatbot.`}
      onClose={onClose}
    >
      <DialogForm onSubmit={(event) => void submit(event)}>
        <DialogFoot
          action="Devolver al bot"
          pendingAction="Devolviendo..."
          pending={pending}
          isOver={false}
          onClose={onClose}
        />
      </DialogForm>
    </Dialog>
  );
}
