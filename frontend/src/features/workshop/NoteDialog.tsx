import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { atMost } from '../../domain/field-rules';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { type Refusal, useFormFailure } from '../../shared/lib/use-form-failure';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormDialog } from '../../shared/ui/FormDialog';
import { FormField } from '../../shared/ui/FormField';

interface NoteField {
  label: string;
  hint?: string;
  maxLength: number;
  /** Error message for an empty note; undefined when the note is optional. */
  missing?: string;
}

interface NoteDialogProps {
  title: string;
  /** Explanation of the effect. */
  words: ReactNode;
  /** Label of the submit button, and its label while submitting. */
  action: string;
  pendingAction: string;
  field?: NoteField;
  /** Note from before the dialog was cancelled, so that no text is lost. */
  draft: string;
  onDraft: (text: string) => void;
  act: (note: string) => Promise<Refusal>;
  /** Disables the action, because it is no longer possible. */
  isOver?: boolean;
  onClose: () => void;
}

/** Confirms an action that is final or notifies the customer, with an optional note. */
export default function NoteDialog({ title, words, field, draft, act, isOver = false, ...props }: NoteDialogProps) {
  const { failure, refuse } = useFormFailure();
  const { form, attributes } = useShopForm<{ note: string }>({
    initialValues: { note: draft },
    errorsIn: (values) => (field ? noteErrors(values, field) : {}),
    send: async (values) => {
      const refused = refuse(await act(values.note.trim()), field ? values : {});
      if (!refused) props.onClose();
      return refused;
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
      form={form}
      attributes={attributes}
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
