import { FormikProvider } from 'formik';
import { useState } from 'react';
import { useShopForm } from '../../shared/lib/use-shop-form';
import { CheckField } from '../../shared/ui/CheckField';
import { FormField } from '../../shared/ui/FormField';
import { Note } from '../../shared/ui/Note';
import { SubmitButton } from '../../shared/ui/SubmitButton';
import { TextLink } from '../../shared/ui/TextLink';
import { PASSWORD_HINT } from './account-rules';
import { ErrorList } from './ErrorList';
import { Fields, Pair } from './form-parts';
import { PasswordField } from './PasswordField';
import { emptyRegistration, registerErrors, type RegisterValues } from './register-schema';
import { useRegister } from './use-register';

/** Before the names of the fields in their ids. */
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
        <RegisterFields taken={taken && form.errors.email !== undefined} />
        <SubmitButton pending={form.isSubmitting}>{form.isSubmitting ? 'Registrando...' : 'Registrarme'}</SubmitButton>
        {/* The toast announces it to screen readers. */}
        {failure && <Note kind="error">{failure}</Note>}
        <ErrorList errors={errors} prefix={PREFIX} attempt={attempt} />
      </Fields>
    </FormikProvider>
  );
}

interface RegisterFieldsProps {
  /** True when the email address already has an account. */
  taken: boolean;
}

/** Required and optional fields of a new account. */
function RegisterFields({ taken }: RegisterFieldsProps) {
  const id = (name: keyof RegisterValues) => PREFIX + name;
  return (
    <>
      <Pair>
        <FormField id={id('firstName')} name="firstName" label="Nombre" autoComplete="given-name" required />
        <FormField id={id('lastName')} name="lastName" label="Apellido" autoComplete="family-name" required />
      </Pair>
      <div>
        <FormField id={id('email')} name="email" label="Email" type="email" autoComplete="email" required />
        {taken && (
          <p>
            <span>{'¿Es tuya? '}</span>
            <TextLink to="/login">Inicia sesión</TextLink>
          </p>
        )}
      </div>
      <PasswordField
        id={id('password')}
        name="password"
        label="Contraseña"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
      />
      <PasswordField
        id={id('confirmPassword')}
        name="confirmPassword"
        label="Confirmar contraseña"
        autoComplete="new-password"
        what="confirmación"
      />
      <FormField id={id('phoneNumber')} name="phoneNumber" label="Celular" type="tel" autoComplete="tel" />
      <FormField
        id={id('address')}
        name="address"
        label="Dirección completa"
        autoComplete="street-address"
        hint="Por ejemplo: Cra 43A # 1-50, apto 302, Medellín"
        multiline
      />
      <div>
        <CheckField id={id('dataConsent')} name="dataConsent" required>
          <span>{'Autorizo a Sigerist a tratar mis datos para crear y administrar mi cuenta, según la '}</span>
          <TextLink to="/privacidad">política de privacidad</TextLink>
          <span>{' y los '}</span>
          <TextLink to="/terminos">términos</TextLink>
          <span>.</span>
        </CheckField>
        <CheckField name="acceptsMarketing">Quiero recibir novedades y descuentos por correo</CheckField>
      </div>
    </>
  );
}
