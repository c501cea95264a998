import { useState } from 'react';
import { ChatComposer } from './ChatComposer';

function Example({ pending = false }: { pending?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <ChatComposer value={value} onChange={setValue} onSend={() => setValue('')} pending={pending} maxLength={500} />
  );
}

export const states = {
  empty: <Example />,
  pending: <Example pending />,
};
