import { CheckField } from '../../shared/ui/CheckField';
import { TextLink } from '../../shared/ui/TextLink';

/** The two separate consents that the law requires: terms of sale and data treatment. */
export function Consents({ personalised }: { personalised: boolean }) {
  return (
    <div>
      <CheckField name="terms" required>
        Acepto los <TextLink to="/terminos">términos y condiciones</TextLink>
        {personalised ? ', y sé que lo personalizado no tiene derecho de retracto.' : '.'}
      </CheckField>
      <CheckField name="dataConsent" required>
        Autorizo a Sigerist a tratar mis datos para hacer y enviar mi pedido, según la{' '}
        <TextLink to="/privacidad">política de privacidad</TextLink>.
      </CheckField>
    </div>
  );
}
