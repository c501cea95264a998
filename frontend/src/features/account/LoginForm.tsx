import { FormikProvider } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { object } from 'yup';
import { importWithRetry } from '../../shared/lib/import-with-retry';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { Skeleton } from '../../shared/ui/Skeleton';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { TextLink } from '../../shared/ui/TextLink';
import { email, knownPassword } from './account-rules';
import { Fields } from './form-parts';
import { PasswordField } from './PasswordField';
import { useLogin } from './use-login';

/** For staff only. */
const SecondFactorForm = lazy(() => importWithRetry(() => import('./SecondFactorForm')));

const schema = object({ email: email('Email inválido'), password: knownPassword });

/** Login form; a note shows why a login failed. `onArrived` replaces the page that opens after it. */
export function LoginForm({ onArrived }: { onArrived?: () => void }) {
  const { login, needsCode, arrive, arriving } = useLogin(onArrived);
  const [failure, setFailure] = useState<string>();
  const { form, attributes } = useShopForm({
    initialValues: { email: '', password: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      setFailure(undefined);
      const refusal = await login({ email: values.email.trim(), password: values.password });
      setFailure(refusal?.message);
      return refusal?.fields;
    },
  });
  const pending = form.isSubmitting || arriving;
  if (needsCode)
    return (
      <Suspense fallback={<Skeleton height="220px" />}>
        <SecondFactorForm onProven={arrive} />
      </Suspense>
    );
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Iniciar Sesión">
        <FormField name="email" label="Email" type="email" autoComplete="username" required />
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
        <Forgotten to="/forgot-password">¿Olvidaste tu contraseña?</Forgotten>
        {/* The toast announces it to screen readers. */}
        {failure && <Note kind="error">{failure}</Note>}
        <SubmitButton pending={pending}>{pending ? 'Iniciando sesión...' : 'Iniciar Sesión'}</SubmitButton>
      </Fields>
    </FormikProvider>
  );
}

const Forgotten = styled(TextLink)`
  justify-self: end;
  padding-block: var(--space-10);
`;
