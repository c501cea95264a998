import { CheckField } from '../../shared/ui/CheckField';
import { TextLink } from '../../shared/ui/TextLink';

interface ConsentsProps {
  /** Which pieces have the right of withdrawal, which the law wants said before the purchase (Ley 1480, art. 47). */
  notice: string;
}

/** The two separate consents that the law requires: terms of sale and data treatment. */
export function Consents({ notice }: ConsentsProps) {
  return (
    <div>
      <CheckField name="terms" required>
        <span>{'Acepto los '}</span>
        <TextLink to="/terminos">términos y condiciones</TextLink>
        <span>{`. ${notice}`}</span>
      </CheckField>
      <CheckField name="dataConsent" required>
        <span>{'Autorizo a Sigerist a tratar mis datos para hacer y enviar mi pedido, según la '}</span>
        <TextLink to="/privacidad">política de privacidad</TextLink>
        <span>.</span>
      </CheckField>
    </div>
  );
}
