import { useState } from 'react';
import { Accordion } from './Accordion';

const items = [
  { id: 'a', title: '¿Cuánto se demora?', content: 'Entre 15 y 20 días hábiles.' },
  { id: 'b', title: '¿Envían a todo el país?', content: 'Sí, a toda Colombia.' },
];

function Example({ open }: { open: string[] }) {
  const [value, setValue] = useState(open);
  return <Accordion items={items} value={value} onValueChange={setValue} />;
}

export const states = {
  'first question open': <Example open={['a']} />,
  'all closed': <Example open={[]} />,
};
