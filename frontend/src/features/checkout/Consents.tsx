import { CheckField } from '../../shared/ui/CheckField';
import { TextLink } from '../../shared/ui/TextLink';

/** The two separate consents that the law requires: terms of sale and data treatment. */
export function Consents({ personalised }: { personalised: boolean }) {
  return (
    <div>
      <CheckField name="terms" required>
        <span>{'Acepto los '}</span>
        <TextLink to="/terminos">términos y condiciones</TextLink>
        <span>{personalised ? ', y sé que lo personalizado no tiene derecho de retracto.' : '.'}</span>
      </CheckField>
      <CheckField name="dataConsent" required>
        <span>{'Autorizo a Sigerist a tratar mis datos para hacer y enviar mi pedido, según la '}</span>
        <TextLink to="/privacidad">política de privacidad</TextLink>
        <span>.</span>
      </CheckField>
    </div>
  );
}
