import { type FormikContextType, FormikProvider } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import type { Elements } from '../lib/elements';
import { Dialog } from './Dialog';
import { DialogFoot, DialogForm } from './dialog-form';

interface FormDialogProps<Values> extends Omit<ComponentProps<typeof DialogFoot>, 'pending'> {
  title: string;
  words: ReactNode;
  /** Returned by `useShopForm`. */
  form: FormikContextType<Values>;
  attributes: ComponentProps<typeof DialogForm>;
  /** The fields of the form. */
  children: Elements;
}

/** A dialog with a form of `useShopForm` and the buttons that submit and close it. */
export function FormDialog<Values>({ title, words, form, attributes, children, ...foot }: FormDialogProps<Values>) {
  return (
    <Dialog title={title} words={words} onClose={foot.onClose}>
      <FormikProvider value={form}>
        <DialogForm {...attributes}>
          {children}
          <DialogFoot {...foot} pending={form.isSubmitting} />
        </DialogForm>
      </FormikProvider>
    </Dialog>
  );
}
