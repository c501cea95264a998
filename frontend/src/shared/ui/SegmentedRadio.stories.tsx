import { useState } from 'react';
import { SegmentedRadio } from './SegmentedRadio';

const options = [
  { value: 'with', label: 'Con bordado' },
  { value: 'without', label: 'Sin bordado', hint: '¡Ahorro $15.000!' },
];

function Example(props: { description?: string; centred?: boolean }) {
  const [value, setValue] = useState('with');
  const name = props.description ?? String(props.centred);
  return <SegmentedRadio legend="Bordado" name={name} value={value} onChange={setValue} options={options} {...props} />;
}

export const states = {
  'two choices': <Example />,
  explained: <Example description="«Con bordado» incluye el nombre de tu bebé." />,
  centred: <Example centred />,
};
