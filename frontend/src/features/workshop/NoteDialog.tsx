import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../shared/ui/Dialog';
import { Control, FieldFoot, FieldRoot, Optional, Star } from '../../shared/ui/field.styles';
import { FieldError } from '../../shared/ui/FieldError';
import { DialogFoot, DialogForm } from '../../shared/ui/dialog-form';

interface NoteField {
  label: string;
  hint?: string;
  maxLength: number;
  /** Said when it is missing; without it the note may be left empty. */
  missing?: string;
}

interface NoteDialogProps {
  title: string;
  /** What will happen. */
  words: ReactNode;
  /** The button that does it, and what it says meanwhile. */
  action: string;
  pendingAction: string;
  field?: NoteField;
  /** What was written before the dialog was closed without doing it: nothing that was typed is lost. */
  draft: string;
  onDraft: (text: string) => void;
  /** Does it. Answers why it could not be done; undefined when it is done. */
  act: (note: string) => Promise<string | undefined>;
  /** It makes no sense any more, whatever is written. */
  isOver?: boolean;
  onClose: () => void;
}

/** Asks once more before something is done that people outside hear of, or that is final, and for a note to go with it. */
export default function NoteDialog({
  title,
  words,
  action,
  pendingAction,
  field,
  isOver = false,
  ...props
}: NoteDialogProps) {
  const { draft, onDraft, act, onClose } = props;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const note = draft.trim();
    const incomplete = field?.missing !== undefined && note === '';
    setMissing(incomplete);
    if (pending || incomplete) return;
    setPending(true);
    const reason = await act(note);
    setPending(false);
    setFailure(reason);
    if (!reason) onClose();
  };
  return (
    <Dialog title={title} words={words} onClose={onClose}>
      <DialogForm onSubmit={(event) => void submit(event)} noValidate>
        {field && <NoteArea field={field} value={draft} onChange={onDraft} isMissing={isMissing && !draft.trim()} />}
        <DialogFoot {...{ action, pendingAction, pending, failure, isOver, onClose }} />
      </DialogForm>
    </Dialog>
  );
}

interface NoteAreaProps {
  field: NoteField;
  value: string;
  onChange: (text: string) => void;
  isMissing: boolean;
}

function NoteArea({ field: { label, hint, maxLength, missing }, value, onChange, isMissing }: NoteAreaProps) {
  const id = useId();
  return (
    <FieldRoot>
      <label htmlFor={id}>
        {label} {missing ? <Star aria-hidden="true">*</Star> : <Optional>(opcional)</Optional>}
      </label>
      <Control
        as="textarea"
        id={id}
        value={value}
        maxLength={maxLength}
        required={missing !== undefined}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}foot ${id}error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {isMissing && <FieldError id={`${id}error`} message={missing!} />}
      <FieldFoot id={`${id}foot`}>
        <span>{hint}</span>
        <span>
          {value.length}/{maxLength}
        </span>
      </FieldFoot>
    </FieldRoot>
  );
}
