import { FormikProvider } from 'formik';
import { object, string } from 'yup';
import type { UserDto } from '../../api/identity.api';
import { useProveSecondFactorMutation } from '../../api/staff.api';
import { schemaErrors } from '../../shared/lib/schema-errors';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { Fields } from './form-parts';
import { useFailure } from './use-failure';

const schema = object({ code: string().trim().required('Escribe el código').min(6, 'Son 6 números') });

/** The second step of a staff member's login: a code of the app, or a recovery code. */
export default function SecondFactorForm({ onProven }: { onProven: (user: UserDto) => void }) {
  const [prove] = useProveSecondFactorMutation();
  const { failure, fail, forget } = useFailure('No pudimos revisar el código. Inténtalo de nuevo.');
  const { form, attributes } = useShopForm({
    initialValues: { code: '' },
    errorsIn: (values) => schemaErrors(schema, values),
    send: async ({ code }) => {
      forget();
      const { data, error } = await prove({ secondFactorCodeDto: { code: code.trim() } });
      if (error) return fail(error);
      onProven(data);
      return undefined;
    },
  });
  return (
    <FormikProvider value={form}>
      <Fields {...attributes} aria-label="Código de entrada">
        <p role="status">Tu contraseña está bien. Falta el código de tu app.</p>
        <FormField
          name="code"
          label="Código"
          autoComplete="one-time-code"
          hint="Los 6 números de tu app. Si perdiste el celular, un código de recuperación; o entra con tu llave de acceso."
          required
        />
        <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
        <SubmitButton pending={form.isSubmitting}>{form.isSubmitting ? 'Revisando…' : 'Entrar'}</SubmitButton>
      </Fields>
    </FormikProvider>
  );
}
