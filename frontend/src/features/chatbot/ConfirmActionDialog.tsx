import { type FormEvent, useState } from 'react';
import { Dialog } from '../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../shared/ui/dialog-form';

interface ConfirmActionDialogProps {
  title: string;
  /** Description of the consequences. */
  words: string;
  /** Labels of the confirm button, idle and pending. */
  action: string;
  pendingAction: string;
  /** Runs the action. Resolves to the error message, or undefined on success. */
  act: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Confirmation of an action that customers notice or that cannot be undone. */
export function ConfirmActionDialog({ title, words, action, pendingAction, act, onClose }: ConfirmActionDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const reason = await act();
    setPending(false);
    setFailure(reason);
    if (!reason) onClose();
  };
  return (
    <Dialog title={title} words={words} onClose={onClose}>
      <DialogForm onSubmit={(event) => void submit(event)}>
        <DialogFoot
          action={action}
          pendingAction={pendingAction}
          pending={pending}
          failure={failure}
          onClose={onClose}
          isOver={false}
        />
      </DialogForm>
    </Dialog>
  );
}
