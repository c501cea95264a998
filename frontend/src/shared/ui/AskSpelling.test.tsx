import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../testing/render-app';
import { Toaster } from './Toast';

/** The error that browsers throw for code that they cannot fetch. */
let reachable: boolean;
jest.unstable_mockModule('./SpellingCheck', () => {
  if (!reachable) throw new TypeError('Failed to fetch dynamically imported module');
  return { SpellingCheck: () => <p>¿Así se escribe?</p> };
});

const { AskSpelling } = await import('./AskSpelling');

function Order() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button onClick={() => setAsked(true)}>Agregar al carrito</button>
      <AskSpelling
        confirmation={{
          spelling: asked ? [{ label: 'Nombre a bordar', text: 'Sofía' }] : [],
          add: () => undefined,
          confirm: () => undefined,
          correct: () => setAsked(false),
        }}
      />
      <Toaster />
    </>
  );
}

it('cancels the order when the dialog cannot be loaded, shows an error, and retries at the next click', async () => {
  const user = userEvent.setup();
  renderApp(<Order />);
  reachable = false;
  await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
  expect(await screen.findByText('No pudimos agregarla todavía')).toBeInTheDocument();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
  expect(await screen.findByText('¿Así se escribe?')).toBeInTheDocument();
});
