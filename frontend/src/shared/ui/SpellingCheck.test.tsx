import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SpellingCheck } from './SpellingCheck';

function open() {
  const onConfirm = jest.fn();
  const onCorrect = jest.fn();
  render(
    <SpellingCheck texts={[{ label: 'Nombre', text: 'María José' }]} onConfirm={onConfirm} onCorrect={onCorrect} />,
  );
  return { onConfirm, onCorrect };
}

it('shows each letter with its accent, and the whole text to screen readers', () => {
  open();
  const dialog = screen.getByRole('dialog', { name: '¿Así se escribe?' });
  expect(dialog).toHaveTextContent('Nombre: María José');
  expect(screen.getByText('í', { ignore: false })).toBeVisible();
});

it('confirms only when the shopper accepts', async () => {
  const { onConfirm, onCorrect } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, así se escribe' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCorrect).not.toHaveBeenCalled();
});

it('returns to the form otherwise', async () => {
  const { onConfirm, onCorrect } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Corregir' }));
  expect(onCorrect).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('closes as soon as Escape is pressed, so that the next key is not lost', () => {
  const { onCorrect } = open();
  // Browsers fire `cancel` before they close the dialog, and `close` later.
  const goesOn = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(goesOn).toBe(false);
  expect(onCorrect).toHaveBeenCalledTimes(1);
});
