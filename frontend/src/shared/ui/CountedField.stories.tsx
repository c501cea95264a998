import { useState } from 'react';
import { CountedField } from './CountedField';

function Example(props: { multiline?: boolean; required?: boolean; disabled?: boolean; error?: string }) {
  const [value, setValue] = useState('');
  return <CountedField label="Nombre a bordar" value={value} onChange={setValue} limit={20} {...props} />;
}

export const states = {
  empty: <Example />,
  multiline: <Example multiline />,
  'required, with an error': <Example required error="Escribe el nombre" />,
  disabled: <Example disabled />,
};
