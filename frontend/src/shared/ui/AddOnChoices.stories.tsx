import { useState } from 'react';
import { pricing } from '../../testing/catalogue-data';
import { AddOnChoices } from './AddOnChoices';

function Example({ chosen, error }: { chosen: string[]; error?: string }) {
  const [state, setState] = useState({ chosen, text: '' });
  return (
    <AddOnChoices
      addOns={pricing.addOns}
      chosen={state.chosen}
      onChange={(ids, text) => setState({ chosen: ids, text })}
      keychainText={state.text}
      keychainLimit={pricing.limits.keychain}
      keychainError={error}
    />
  );
}

export const states = {
  'none chosen': <Example chosen={[]} />,
  'keychain without its text': <Example chosen={['keychain']} error="Escribe el texto del llavero" />,
};
