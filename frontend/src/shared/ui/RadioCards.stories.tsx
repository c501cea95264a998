import { useState } from 'react';
import { RadioCards } from './RadioCards';

const options = [
  { value: 'transfer', label: 'Por transferencia', hint: 'La familia recibe un enlace para escribir su cuenta.' },
  { value: 'void', label: 'Anular el pago', hint: 'Solo el mismo día del pago.', isDisabled: true },
];

function Example({ error, first = '' }: { error?: string; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <RadioCards
      legend="¿Cómo?"
      name={`way-${first}-${error}`}
      value={value}
      error={error}
      onChange={setValue}
      options={options}
    />
  );
}

export const states = {
  'nothing chosen': <Example />,
  chosen: <Example first="transfer" />,
  'with an error': <Example error="Elige cómo se devuelve el dinero" />,
};
