import { inForm } from '../../testing/in-form';
import { CheckField } from './CheckField';

export const states = {
  empty: inForm({ ok: false }, <CheckField name="ok">Acepto los términos</CheckField>),
  ticked: inForm({ ok: true }, <CheckField name="ok">Acepto los términos</CheckField>),
  missing: inForm(
    { ok: false },
    <CheckField name="ok" required>
      Acepto los términos
    </CheckField>,
    { ok: 'Acepta los términos' },
  ),
};
