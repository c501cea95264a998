import { type FormEvent, useState } from 'react';
import { Dialog } from '../../shared/ui/Dialog';
import { DialogFoot, DialogForm } from '../../shared/ui/dialog-form';

interface AskDialogProps {
  title: string;
  /** What will happen. */
  words: string;
  /** The button that does it, and what it says meanwhile. */
  action: string;
  pendingAction: string;
  /** Does it. Answers why it could not be done; undefined when it is done. */
  act: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks before something is done that people outside notice, or that cannot be undone. */
export function AskDialog({ title, words, action, pendingAction, act, onClose }: AskDialogProps) {
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
        <DialogFoot {...{ action, pendingAction, pending, failure, onClose }} isOver={false} />
      </DialogForm>
    </Dialog>
  );
}
