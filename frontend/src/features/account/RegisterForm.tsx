import { FormikProvider } from 'formik';
import { useState } from 'react';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { ErrorList } from './ErrorList';
import { Fields } from './form-parts';
import { emptyRegistration, registerErrors, type RegisterValues } from './register-schema';
import { RegisterFields } from './RegisterFields';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { useRegister } from './use-register';

const PREFIX = 'registro-';
const ORDER = Object.keys(emptyRegistration) as (keyof RegisterValues)[];

/** Registration form. */
export function RegisterForm({ onDone }: { onDone: (firstName: string) => void }) {
  const { register, failure, taken } = useRegister(onDone);
  const [attempt, setAttempt] = useState(0);
  const { form, attributes } = useShopForm<RegisterValues>({
    initialValues: emptyRegistration,
    errorsIn: registerErrors,
    send: register,
    onErrors: () => setAttempt((number) => number + 1),
  });
  const errors = ORDER.flatMap((name) => {
    const message = form.touched[name] && form.errors[name];
    return message ? [[name, message] as const] : [];
  });
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Crea tu cuenta">
        <RegisterFields prefix={PREFIX} taken={taken && form.errors.email !== undefined} />
        <SubmitButton pending={form.isSubmitting}>{form.isSubmitting ? 'Registrando...' : 'Registrarme'}</SubmitButton>
        {/* The toast announces it to screen readers. */}
        {failure && <Note kind="error">{failure}</Note>}
        <ErrorList errors={errors} prefix={PREFIX} attempt={attempt} />
      </Fields>
    </FormikProvider>
  );
}
