import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from './Toast';

/** Stands for the network: what a browser says of code that it cannot fetch. */
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
        ordering={{
          spelling: asked ? [{ label: 'Nombre a bordar', text: 'Sofía' }] : [],
          order: () => undefined,
          confirm: () => undefined,
          correct: () => setAsked(false),
        }}
      />
      <Toaster />
    </>
  );
}

it('gives an order back whose question cannot be brought, says so, and asks at the next press', async () => {
  const user = userEvent.setup();
  render(<Order />);
  reachable = false;
  await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
  expect(await screen.findByText('No pudimos agregarla todavía')).toBeInTheDocument();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));
  expect(await screen.findByText('¿Así se escribe?')).toBeInTheDocument();
});
