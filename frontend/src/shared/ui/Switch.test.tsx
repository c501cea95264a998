import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch';

it('reports the requested state, by click and by key', async () => {
  const change = jest.fn();
  render(
    <Switch label="Con bordado: Bolso" checked onChange={change}>
      Con bordado
    </Switch>,
  );
  const control = screen.getByRole('switch', { name: 'Con bordado: Bolso' });
  expect(control).toBeChecked();
  await userEvent.click(screen.getByText('Con bordado'));
  control.focus();
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[false], [false]]);
});

it('keeps its name when the text beside it changes with the state', () => {
  render(
    <Switch label="Con bordado: Bolso" checked={false} onChange={jest.fn()}>
      Sin bordado
    </Switch>,
  );
  expect(screen.getByRole('switch', { name: 'Con bordado: Bolso' })).not.toBeChecked();
});
