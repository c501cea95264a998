import { useState } from 'react';
import type { AddOnDto } from '../../api/catalogue.api';
import { pricing } from '../../testing/catalogue-data';
import { AddOnChoices } from './AddOnChoices';

const keychain: AddOnDto = {
  id: 'keychain',
  label: 'Llavero personalizado',
  description: 'Con el texto que tú quieras',
  price: 55_000,
  needs: 'keychainText',
  field: 'addPersonalizedKeychain',
  hiddenWithEmbroidery: false,
  exceptProducts: [],
};

function Example({ chosen, error }: { chosen: string[]; error?: string }) {
  const [state, setState] = useState({ chosen, text: '' });
  return (
    <AddOnChoices
      addOns={[keychain, ...pricing.addOns]}
      delivery={pricing.delivery}
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
