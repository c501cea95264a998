import { inForm } from '../../testing/in-form';
import { FormField } from './FormField';

export const states = {
  optional: inForm({ email: '' }, <FormField name="email" label="Email" type="email" />),
  'required, with a hint and a counter': inForm(
    { name: 'Laura' },
    <FormField name="name" label="Nombre" required hint="Como en tu cédula" maxLength={60} />,
  ),
  multiline: inForm({ text: '' }, <FormField name="text" label="Mensaje" multiline />),
  wrong: inForm({ email: 'laura' }, <FormField name="email" label="Email" required />, { email: 'Revisa tu correo' }),
};
