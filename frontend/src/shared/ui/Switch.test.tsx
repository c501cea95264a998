import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch';

it('tells the state that it is asked for, by click and by key', async () => {
  const change = jest.fn();
  render(
    <Switch checked onChange={change}>
      Con bordado
    </Switch>,
  );
  const control = screen.getByRole('switch', { name: 'Con bordado' });
  expect(control).toBeChecked();
  await userEvent.click(screen.getByText('Con bordado'));
  control.focus();
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[false], [false]]);
});
