import { inForm } from '../../testing/in-form';
import { SelectField } from './SelectField';

const options = [
  { value: 'coordinadora', label: 'Coordinadora' },
  { value: 'servientrega', label: 'Servientrega' },
];

export const states = {
  empty: inForm({ carrier: '' }, <SelectField name="carrier" label="Transportadora" options={options} required />),
  chosen: inForm(
    { carrier: 'servientrega' },
    <SelectField name="carrier" label="Transportadora" options={options} hint="La que recoge hoy" />,
  ),
  missing: inForm({ carrier: '' }, <SelectField name="carrier" label="Transportadora" options={options} required />, {
    carrier: 'Elige la transportadora',
  }),
};
