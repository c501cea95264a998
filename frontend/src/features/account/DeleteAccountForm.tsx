import { FormikProvider } from 'formik';
import { styled } from 'styled-components';
import { object } from 'yup';
import { useDeleteAccountMutation } from '../../api/identity.api';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { knownPassword } from './account-rules';
import { Fields, Username } from './form-parts';
import { PasswordField } from './PasswordField';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { useFailure } from './use-failure';

const schema = object({ password: knownPassword });

/** Password form that deletes the account. */
export function DeleteAccountForm({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [remove] = useDeleteAccountMutation();
  const { failure, fail, forget } = useFailure('No pudimos eliminar tu cuenta. Inténtalo de nuevo.');
  const { form, attributes } = useShopForm({
    initialValues: { password: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async (values) => {
      forget();
      const { error } = await remove({ deleteAccountDto: values });
      if (error) return fail(error, 'password');
      onDeleted();
      return undefined;
    },
  });
  return (
    <FormikProvider value={form}>
      <Whole {...attributes} aria-label="Eliminar mi cuenta">
        <Username value={email} />
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
        <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
        <SubmitButton pending={form.isSubmitting}>
          {form.isSubmitting ? 'Eliminando...' : 'Eliminar mi cuenta'}
        </SubmitButton>
      </Whole>
    </FormikProvider>
  );
}

const Whole = styled(Fields)`
  width: 100%;
`;
