import { CheckField } from '../../shared/ui/CheckField';
import { FormField } from '../../shared/ui/FormField';
import { TextLink } from '../../shared/ui/TextLink';
import { PASSWORD_HINT } from './account-rules';
import { Pair } from './form-parts';
import { PasswordField } from './PasswordField';
import type { RegisterValues } from './register-schema';

interface RegisterFieldsProps {
  /** Prefix of the field ids; the field's name follows. */
  prefix: string;
  /** True when the email address already has an account. */
  taken: boolean;
}

/** Required and optional fields of a new account. */
export function RegisterFields({ prefix, taken }: RegisterFieldsProps) {
  const id = (name: keyof RegisterValues) => prefix + name;
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
            ¿Es tuya? <TextLink to="/login">Inicia sesión</TextLink>
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
          Autorizo a Sigerist a tratar mis datos para crear y administrar mi cuenta, según la{' '}
          <TextLink to="/privacidad">política de privacidad</TextLink> y los{' '}
          <TextLink to="/terminos">términos</TextLink>.
        </CheckField>
        <CheckField name="acceptsMarketing">Quiero recibir novedades y descuentos por correo</CheckField>
      </div>
    </>
  );
}
