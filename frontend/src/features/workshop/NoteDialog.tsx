import { type ReactNode, useState } from 'react';
import { object, string } from 'yup';
import { atMost } from '../../domain/at-most';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormDialog } from '../../shared/ui/FormDialog';
import { FormField } from '../../shared/ui/FormField';

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
export default function NoteDialog({ title, words, field, draft, act, isOver = false, ...props }: NoteDialogProps) {
  const [failure, setFailure] = useState<string>();
  const { form, attributes } = useShopForm<{ note: string }>({
    initialValues: { note: draft },
    errorsIn: (values) => (field ? noteErrors(values, field) : {}),
    send: async ({ note }) => {
      const reason = await act(note.trim());
      setFailure(reason);
      if (!reason) props.onClose();
      return undefined;
    },
  });
  const close = () => {
    props.onDraft(form.values.note);
    props.onClose();
  };
  return (
    <FormDialog
      title={title}
      words={words}
      {...{ form, attributes }}
      action={props.action}
      pendingAction={props.pendingAction}
      failure={failure}
      isOver={isOver}
      onClose={close}
    >
      {field && (
        <FormField
          name="note"
          label={field.label}
          hint={field.hint}
          maxLength={field.maxLength}
          required={field.missing !== undefined}
          multiline
        />
      )}
    </FormDialog>
  );
}

function noteErrors(values: { note: string }, { maxLength, missing }: NoteField) {
  const note = string()
    .trim()
    .max(...atMost('La nota', { max: maxLength }));
  return schemaErrors<{ note: string }>(object({ note: missing ? note.required(missing) : note }), values);
}
