import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper';

function Example({ from }: { from: number }) {
  const [value, setValue] = useState(from);
  return <QuantityStepper label="Mochila Milano" value={value} max={3} onStep={(step) => setValue(value + step)} />;
}

export const states = {
  one: <Example from={1} />,
  'the most': <Example from={3} />,
};
