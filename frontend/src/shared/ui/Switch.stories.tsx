import { useState } from 'react';
import { Switch } from './Switch';

function Example({ from }: { from: boolean }) {
  const [checked, setChecked] = useState(from);
  return (
    <Switch label="Con bordado: Bolso" checked={checked} onChange={setChecked}>
      {checked ? 'Con bordado' : 'Sin bordado'}
    </Switch>
  );
}

export const states = {
  on: <Example from />,
  off: <Example from={false} />,
};
